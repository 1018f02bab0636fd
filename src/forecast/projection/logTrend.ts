/** Logarithms of a history from its last zero on, since growth from nothing has no rate; empty where it ends at zero. */
export function logsOf(values: readonly number[]): number[] {
  return values.slice(values.findLastIndex((value) => value <= 0) + 1).map(Math.log);
}

/** Changes from each value to the next. */
export function changesOf(values: readonly number[]): number[] {
  return values.slice(1).map((value, place) => value - (values[place] ?? 0));
}

/** 0 of none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The middle value, of two the mean; 0 of none. */
export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1));
}

/** φ + φ² + …, a term a year: how many years' growth come of a growth that fades like that. */
export function fadingYears(damping: number, years: number): number {
  return (damping * (1 - damping ** years)) / (1 - damping);
}

/** No trend is believed beyond this much a year, in logarithms (±16 %): young series mislead, and no medium keeps doubling. */
const STEEPEST = 0.15;

/** A year's growth, in logarithms, within what is believed of any medium. */
export function believed(growth: number): number {
  return Math.max(-STEEPEST, Math.min(STEEPEST, growth));
}
