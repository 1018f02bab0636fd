import type { Queryable } from "#platform/database/database.ts";
import { openDraft } from "#platform/database/queries/drafts/openDraft.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import { revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { Failure } from "#domain/failure.ts";
import type { LayoutName } from "#revisions/ingest/layout.ts";

/** What a change by hand is made from: the open draft, or the published revision that a draft would begin with. */
export interface DraftState {
  readonly revision: number;
  readonly label: string;
  readonly isDraft: boolean;
  /** Null where nothing is published yet. */
  readonly published: number | null;
  /** The import of a layout that counts; null where there is none. */
  readonly latest: (layout: LayoutName) => number | null;
  /** All imports of a layout, oldest first. */
  readonly all: (layout: LayoutName) => readonly number[];
}

/** @throws Failure `nothing-published` where there is neither a draft nor a published revision */
export async function draftState(store: Queryable): Promise<DraftState> {
  const published = await publishedRevision(store);
  const draft = await openDraft(store, published);
  const revision = draft ?? published;
  const record = revision === null ? null : await revisionRecord(store, revision);
  if (revision === null || !record)
    throw new Failure("nothing-published", "There are no markets yet. Import data first.");
  return { revision, label: record.label, isDraft: draft !== null, published, ...(await importsOf(store, revision)) };
}

/** The imports of a revision by layout. */
export async function importsOf(store: Queryable, revision: number): Promise<Pick<DraftState, "latest" | "all">> {
  const imports = await revisionImports(store, revision);
  const all = (layout: LayoutName) => imports.filter((one) => one.layout === layout).map(({ importId }) => importId);
  return { all, latest: (layout) => all(layout).at(-1) ?? null };
}
