import type { TFunction } from "i18next";

/** Figures in a few classes, the smallest first; each holds what is at least `from` and less than `below`. */
export interface FigureClass {
  readonly from: number;
  /** Where the next class begins; null of the last one. */
  readonly below: number | null;
  readonly count: number;
}

/** As many as a reader tells apart on a map. */
const CLASSES = 5;

/**
 * Classes with about equally many figures each, parted at round numbers that are all as round: neither gaps nor figures in two of
 * them. Equal figures never part, so there are fewer classes where many are the same; none where there is no figure.
 */
export function figureClasses(figures: readonly number[], wanted = CLASSES): FigureClass[] {
  const sorted = figures.filter(Number.isFinite).toSorted((a, b) => a - b);
  const [least] = sorted;
  if (least === undefined) return [];
  const parted = new Set<number>();
  for (let at = 1; at < wanted; at++) {
    const bound = sorted[Math.floor((at * sorted.length) / wanted)] ?? least;
    if (bound > least) parted.add(bound);
  }
  const from = [least, ...roundBounds([...parted], sorted)];
  return from.map((start, at) => {
    const below = from[at + 1] ?? null;
    return {
      from: start,
      below,
      count: sorted.filter((one) => one >= start && (below === null || one < below)).length,
    };
  });
}

/** The position of a figure's class; −1 for one that is not known. */
export function classOf(classes: readonly Pick<FigureClass, "from">[], figure: number | null | undefined): number {
  if (figure === null || figure === undefined) return -1;
  // What is less than the least stands with it.
  return classes.length === 0
    ? -1
    : Math.max(
        0,
        classes.findLastIndex(({ from }) => figure >= from),
      );
}

/** The classes in words: "under 60,000", "60,000 to under 150,000", "150,000 and up"; a single one is what all its figures are. */
export function classNames(
  classes: readonly FigureClass[],
  write: (value: number) => string,
  text: TFunction,
): string[] {
  return classes.map(({ from, below }, at) => {
    if (classes.length === 1) return write(from);
    if (below === null) return text("maps.class.over", { from: write(from) });
    if (at === 0) return text("maps.class.under", { below: write(below) });
    return text("maps.class.between", { from: write(from), below: write(below) });
  });
}

/** How many times finer than the first digit of the smallest bound they may become; beyond, they stay as they are. */
const FINEST = 6;

/** Bounds cut to the same digit: the first of the smallest, or one as fine as it takes for none of them to fall together. */
function roundBounds(bounds: readonly number[], sorted: readonly number[]): readonly number[] {
  const smallest = Math.min(...bounds.map(Math.abs).filter((bound) => bound > 0));
  if (!Number.isFinite(smallest)) return bounds;
  const power = Math.floor(Math.log10(smallest));
  for (let finer = 0; finer <= FINEST; finer++) {
    const cut = bounds.map((bound) => cutBetween(sorted.findLast((one) => one < bound) ?? bound, bound, finer - power));
    const edges = [-Infinity, ...cut, Infinity];
    const filled = edges.slice(1).every((edge, at) => sorted.some((one) => one >= (edges[at] ?? edge) && one < edge));
    if (filled) return cut;
  }
  return bounds;
}

/** The round number nearest to the middle of a gap between two figures; near the upper one where the gap has none. */
function cutBetween(below: number, bound: number, digits: number): number {
  const middle = cutTo((below + bound) / 2, digits);
  return middle > below && middle <= bound ? middle : cutTo(bound, digits);
}

/** Rounded to so many digits after the point, or before it where negative; without the dust of binary fractions. */
function cutTo(value: number, digits: number): number {
  return Number(`${Math.round(Number(`${value}e${digits}`))}e${-digits}`);
}
