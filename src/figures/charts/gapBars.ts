/** A bar that begins at zero and goes to either side; parts of the width, 0–1. */
export interface GapBar {
  readonly id: string;
  readonly start: number;
  readonly length: number;
}

export interface GapBars {
  /** Where zero stands. */
  readonly zero: number;
  readonly bars: readonly GapBar[];
}

/** Gains to the right of zero, losses to its left, on one scale that fills the width; no data has no bar. */
export function gapBars(items: readonly { readonly id: string; readonly value: number | null }[]): GapBars {
  const values = items.map(({ value }) => value ?? 0);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const range = most - least;
  const zero = range === 0 ? 0 : -least / range;
  return {
    zero,
    bars: items.map(({ id }, at) => {
      const length = range === 0 ? 0 : Math.abs(values[at] ?? 0) / range;
      return { id, start: (values[at] ?? 0) < 0 ? zero - length : zero, length };
    }),
  };
}
