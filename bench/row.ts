/** One measured figure, with the bound it is meant to keep. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
  /** What the figure was compared with, or how it was taken. */
  readonly note?: string;
}

export function keepsGoal({ value, goal }: BenchRow): boolean {
  if (!goal) return true;
  return "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** The middle of the measured values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a part (0–1) of the measured ones lie. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
