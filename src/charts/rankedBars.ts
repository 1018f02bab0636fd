/** One item of a ranking as it comes from the figures. */
export interface Ranked {
  readonly id: string;
  /** What the bar's length shows; null is "no data". */
  readonly value: number | null;
  /** The same for the benchmark, drawn as a tick; null draws none. */
  readonly benchmark: number | null;
}

/** One bar, in parts of the widest thing drawn, 0–1. */
export interface Bar {
  readonly id: string;
  readonly length: number;
  readonly tick: number | null;
}

export interface RankedBars {
  readonly bars: readonly Bar[];
  /** The items too small for a bar of their own, with the bar of them all; null when every item has its bar. */
  readonly rest: { readonly ids: readonly string[]; readonly length: number } | null;
}

/**
 * Bars on one scale from zero, in the given order. Beyond `keep` of them the smaller ones fold into one, but never fewer
 * than three: two bars say more than "2 others". Their own bar is as long as their sum.
 */
export function rankedBars(items: readonly Ranked[], keep: number): RankedBars {
  const folds = items.length - keep >= 3;
  const shown = folds ? items.slice(0, keep) : items;
  const folded = folds ? items.slice(keep) : [];
  const sum = folded.reduce((total, { value }) => total + (value ?? 0), 0);
  const widest = Math.max(sum, ...shown.map(({ value, benchmark }) => Math.max(Math.abs(value ?? 0), benchmark ?? 0)));
  const part = (value: number): number => (widest === 0 ? 0 : Math.abs(value) / widest);

  return {
    bars: shown.map(({ id, value, benchmark }) => ({
      id,
      length: part(value ?? 0),
      tick: benchmark === null ? null : part(benchmark),
    })),
    rest: folds ? { ids: folded.map(({ id }) => id), length: part(sum) } : null,
  };
}
