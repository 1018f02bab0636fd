import type { ContentHead } from "#features/content/contract.ts";
import type { GuidesView } from "../guidesAddress.ts";

/** The pieces of a kind that fit the choice; one without a vertical is about all of them. */
export function choosePieces<Piece extends ContentHead>(
  pieces: readonly Piece[],
  kind: ContentHead["kind"],
  { vertical, show }: Pick<GuidesView, "vertical" | "show">,
): Piece[] {
  return pieces.filter(
    (piece) => piece.kind === kind && isAbout(piece, vertical) && (show === "all" || isMarked(piece, show)),
  );
}

function isAbout({ tags: { verticals } }: ContentHead, vertical: string | null): boolean {
  return vertical === null || verticals.length === 0 || verticals.includes(vertical);
}

function isMarked({ marks }: ContentHead, show: "unread" | "saved"): boolean {
  return show === "unread" ? !marks.read : marks.saved;
}

/** The issues of a publication, the latest first. */
export function issuesOf<Piece extends ContentHead>(pieces: readonly Piece[], publication: string): Piece[] {
  return pieces
    .filter(({ kind, properties }) => kind === "issue" && properties.publication === publication)
    .toSorted((a, b) => (b.properties.number ?? 0) - (a.properties.number ?? 0) || b.date.localeCompare(a.date));
}

export interface IssueNeighbours {
  readonly previous: ContentHead | null;
  readonly next: ContentHead | null;
}

/** The issues before and after one. */
export function neighboursOf(pieces: readonly ContentHead[], { key, properties }: ContentHead): IssueNeighbours {
  const issues = issuesOf(pieces, properties.publication ?? "");
  const at = issues.findIndex((issue) => issue.key === key);
  if (at === -1) return { previous: null, next: null };
  return { previous: issues[at + 1] ?? null, next: issues[at - 1] ?? null };
}
