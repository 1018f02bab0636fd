import type { ContentKind } from "#domain/content/contentKind.ts";
import type { ContentHead } from "#features/content/contract.ts";

/** The kinds that stand somewhere by themselves; texts on screens, insights and banners stand where they belong. */
const FOUND_KINDS = [
  "publication",
  "issue",
  "guide",
  "report",
  "webinar",
  "method",
  "aid",
] as const satisfies readonly ContentKind[];
export type FoundKind = (typeof FOUND_KINDS)[number];

export interface FoundPieces<Piece> {
  readonly kind: FoundKind;
  readonly pieces: readonly Piece[];
}

/** What was found by kind: the kind with the best find first, and in each the best first. */
export function groupFound<Piece extends Pick<ContentHead, "kind">>(pieces: readonly Piece[]): FoundPieces<Piece>[] {
  const groups = Map.groupBy(pieces, ({ kind }) => FOUND_KINDS.find((known) => known === kind));
  return [...groups].flatMap(([kind, found]) => (kind === undefined ? [] : [{ kind, pieces: found }]));
}
