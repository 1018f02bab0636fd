import type { Queryable } from "#platform/database/database.ts";
import { openDraft } from "#platform/database/queries/drafts/openDraft.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { type RevisionRecord, revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { Failure } from "#domain/failure.ts";

/**
 * The revision that a run is made of: `current` is the published one, `draft` the open draft, or the published one where there is none.
 *
 * @throws Failure `revision-unknown`, `nothing-published`
 */
export async function runBase(store: Queryable, asked: string): Promise<RevisionRecord> {
  const published = await publishedRevision(store);
  const id = await idOf(store, asked, published);
  if (id === null) throw new Failure("nothing-published", "There are no figures yet. Import data first.");
  const record = await revisionRecord(store, id);
  if (!record) throw new Failure("revision-unknown", `There is no revision ${id}.`);
  return record;
}

async function idOf(store: Queryable, asked: string, published: number | null): Promise<number | null> {
  if (asked === "current") return published;
  if (asked === "draft") return (await openDraft(store, published)) ?? published;
  return Number(asked);
}
