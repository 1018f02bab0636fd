/** A scale for bars that go to either side of zero, in parts of its width. */
export interface GrowthSpan {
  /** Where zero stands, 0–1. */
  readonly zero: number;
  readonly place: (value: number) => number;
  readonly bar: (value: number) => { readonly start: number; readonly length: number };
}

/** The scale from the least to the largest of some changes, zero always on it. */
export function growthSpan(values: readonly number[]): GrowthSpan {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const width = most - least || 1;
  const place = (value: number) => (value - least) / width;
  return {
    zero: place(0),
    place,
    bar: (value) => ({ start: place(Math.min(0, value)), length: Math.abs(value) / width }),
  };
}
