import type { PublishedRevision } from "#domain/trackRecord/publishedRevision.ts";
import { areScored } from "#domain/trackRecord/scoreForecasts.ts";
import type { Queryable } from "#platform/database/database.ts";
import { revisionLine } from "#platform/database/queries/revisionLine.ts";
import { recordsOf } from "#platform/database/queries/revisionRecords.ts";
import { describeRevision } from "../describeRevision.ts";
import type { LoadedRevision } from "../publishing/loadedRevision.ts";

/** The revisions whose forecasts count, oldest first; the published one is the last. */
export interface ScoredRevisions {
  readonly revisions: readonly PublishedRevision[];
  /** Whether any forecast of theirs can be scored by now. */
  readonly areScored: boolean;
  /** Another one where more is kept, or a revision is called otherwise. */
  readonly key: string;
}

const known = new WeakMap<object, ScoredRevisions>();

/**
 * The published revision and those that it came from, without those that were deleted before anything was kept. Sample data and figures of
 * one's own are not held against each other.
 */
export async function scoredRevisions(
  store: Queryable,
  { revision: { id: published, sample: isSample }, cacheKey }: LoadedRevision,
): Promise<ScoredRevisions> {
  const line = (await revisionLine(store, Number(published))).filter(
    ({ sample, kept, swept }) => (kept || !swept) && sample === isSample,
  );
  const key = JSON.stringify(line.map(({ id, label, kept }) => [id, label, kept]));
  const before = known.get(cacheKey);
  if (before?.key === key) return before;
  const ids = line.map(({ id }) => id);
  const revisions = (await recordsOf(store, ids)).map(describeRevision);
  const made = { revisions, areScored: areScored(revisions), key };
  known.set(cacheKey, made);
  return made;
}
