import type { Revision } from "#domain/revisions/revision.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";

/** The revision with the sub-verticals of some verticals alone. */
export function narrowRevision(revision: Revision, verticals: readonly string[] | "all"): Revision {
  if (verticals === "all") return revision;
  const kept = new Set(verticals);
  return { ...revision, subVerticals: revision.subVerticals.filter((id) => kept.has(verticalOf(id))) };
}
