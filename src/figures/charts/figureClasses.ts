/** Figures in a few classes, the smallest first; each holds what is at least `from` and below the next one's. */
export interface FigureClass {
  readonly from: number;
  /** The largest figure in it. */
  readonly to: number;
  readonly count: number;
}

/** As many as a reader tells apart on a map. */
const CLASSES = 5;

/**
 * Classes with about equally many figures each. Equal figures never part, so there are fewer classes where many are the same; none
 * where there is no figure.
 */
export function figureClasses(figures: readonly number[], wanted = CLASSES): FigureClass[] {
  const sorted = figures.filter(Number.isFinite).toSorted((a, b) => a - b);
  const bounds = new Set<number>();
  for (let at = 0; at < wanted; at++) {
    const bound = sorted[Math.floor((at * sorted.length) / wanted)];
    if (bound !== undefined) bounds.add(bound);
  }
  const from = [...bounds];
  return from.map((least, at) => {
    const next = from[at + 1] ?? Number.POSITIVE_INFINITY;
    const inside = sorted.filter((figure) => figure >= least && figure < next);
    return { from: least, to: inside.at(-1) ?? least, count: inside.length };
  });
}

/** The position of a figure's class; −1 for one that is not known. */
export function classOf(classes: readonly FigureClass[], figure: number | null | undefined): number {
  return figure === null || figure === undefined ? -1 : classes.findLastIndex(({ from }) => figure >= from);
}
