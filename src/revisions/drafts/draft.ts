import type { Database, Queryable } from "#platform/database/database.ts";
import { adIntelDisplacedByLast } from "#platform/database/queries/adIntel/adIntelDisplaced.ts";
import { addToDraft } from "#platform/database/queries/drafts/addToDraft.ts";
import { insertDraft } from "#platform/database/queries/drafts/insertDraft.ts";
import { openDraft } from "#platform/database/queries/drafts/openDraft.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { replacedSpend } from "#platform/database/queries/replacedSpend.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import { lockedRevision } from "#platform/database/queries/revisionRecords.ts";
import { Failure } from "#domain/failure.ts";
import type { Coverage } from "#domain/revisions/coverage.ts";
import type { LayoutName } from "#revisions/ingest/layout.ts";
import { standsBeside } from "#revisions/ingest/layoutByName.ts";

/** Any number, as long as nothing else takes the same advisory lock. */
const DRAFT_LOCK = 4600_0002;

export interface AcceptedImport {
  readonly layout: LayoutName;
  readonly importId: number;
  readonly by: string;
  /** The draft it belongs to; without one the open draft, which is begun when there is none. */
  readonly revision?: number | undefined;
  /** Takes the place of all earlier files of the layout where they would stand beside each other. */
  readonly replace?: boolean | undefined;
  /** Of a file of spend; all that was spent where it is not said. */
  readonly coverage?: Coverage | undefined;
  /** The import that it was made from by hand: another one in its place has what this one does not know of. */
  readonly madeFrom?: number | undefined;
}

export interface Drafted {
  readonly revision: number;
  /** Keys of earlier spend files that this one states anew; its figures count from now on. */
  readonly replacedKeys: number;
  /** Observed dollars of earlier files that this one states anew. */
  readonly displacedDollars: number;
}

/** Begins a draft made of what the published revision is made of, and answers its id. */
export async function beginDraft(store: Queryable, { label, by }: { label: string; by: string }): Promise<number> {
  return insertDraft(store, { label, basedOn: await publishedRevision(store), createdBy: by });
}

/**
 * Makes an accepted import part of a draft. Files of spend and of what is known about stations stand beside each other, and where two
 * name the same key the later one counts, unless it tells a part of what was spent: then it lifts and never lowers. A file of any other layout takes the place of the earlier one. To be called inside a transaction.
 */
export async function joinDraft(
  store: Queryable,
  engine: Database["engine"],
  accepted: AcceptedImport,
): Promise<Drafted> {
  if (engine !== "pglite") await store.query("select pg_advisory_xact_lock($1)", [DRAFT_LOCK]);
  const revision = accepted.revision ?? (await findOrBegin(store, accepted.by));
  const record = await lockedRevision(store, revision);
  if (record?.status !== "draft") {
    throw new Failure("conflict", `Revision ${revision} is no longer a draft; published revisions never change.`);
  }

  const { layout, importId, coverage = "whole" } = accepted;
  if (layout === "spend") await setCoverage(store, importId, coverage, accepted.replace === true);
  const beside = standsBeside(layout) && accepted.replace !== true;
  const earlier = (await revisionImports(store, revision)).filter((one) => one.layout === layout);
  const earlierIds = earlier.map((one) => one.importId);
  if (accepted.madeFrom !== undefined && earlierIds.at(-1) !== accepted.madeFrom)
    throw new Failure(
      "conflict",
      "The draft was changed by someone else since you opened it. Reload it, then save again.",
    );
  const replacedKeys =
    layout === "spend" && coverage === "whole" && beside && earlier.length > 0
      ? await replacedSpend(store, importId, earlierIds)
      : 0;
  await addToDraft(store, { revision, layout, importId, replaces: !beside });
  const displacedDollars =
    layout === "ad-intel" && beside && earlier.length > 0
      ? await adIntelDisplacedByLast(store, [...earlierIds, importId])
      : 0;
  return { revision, replacedKeys, displacedDollars };
}

/** @throws Failure `conflict` where a part is to take the place of the files before it */
async function setCoverage(store: Queryable, importId: number, coverage: Coverage, replace: boolean): Promise<void> {
  if (replace && coverage === "part")
    throw new Failure(
      "conflict",
      "A file with only part of the spending cannot replace earlier files. Mark it as complete, or add it to the earlier files.",
    );
  await store.query("update import set coverage = $2 where import_id = $1", [importId, coverage]);
}

/** The open draft; one is begun where there is none. To be called inside a transaction. */
export async function findOrBegin(store: Queryable, by: string): Promise<number> {
  const open = await openDraft(store, await publishedRevision(store));
  return open ?? beginDraft(store, { label: `Revision ${new Date().toISOString().slice(0, 10)}`, by });
}
