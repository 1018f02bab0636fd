/** One slice of a bar, from its start to its end in pixels, and how wide its name is. */
export interface NamedSlice {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly nameWidth: number;
}

/** Where a slice's name stands above it: from its left end on, or up to its right end. */
export type NameSide = "start" | "end";

/** Between two names, in pixels. */
const AIR = 12;

/**
 * Names that stand over their slices without touching each other. A name wider than its slice reaches back over the slice before it, where that
 * one's own name leaves room, but never by more than half: otherwise nobody could say whose it is. What finds no place is left out. Nothing
 * reaches back over the bar's own start, where the page may end.
 */
export function sliceNames(slices: readonly NamedSlice[]): ReadonlyMap<string, NameSide> {
  const placed = new Map<string, NameSide>();
  let taken = (slices[0]?.start ?? 0) - AIR;
  for (const { id, start, end, nameWidth } of slices) {
    const fromStart = start + nameWidth <= end - AIR / 2 && start - taken >= AIR / 2;
    const fromEnd = end - nameWidth - taken >= AIR && end - start >= nameWidth / 2;
    if (!fromStart && !fromEnd) continue;
    placed.set(id, fromStart ? "start" : "end");
    taken = fromStart ? start + nameWidth : end;
  }
  return placed;
}
