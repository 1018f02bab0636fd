/** How a series goes on beyond its ends. */
export interface Trend {
  /** Part of a year's growth that is left in the next. */
  readonly damping: number;
  /** Years of the series that growth is measured over. */
  readonly window: number;
}

/** Gardner and McKenzie (1985) and later contests favour 0.8 to 0.98. */
const USUAL: Trend = { damping: 0.85, window: 3 };

/** No trend is believed beyond this much a year, in logarithms (±16 %): short series mislead. */
const STEEPEST = 0.15;

/** How a figure of a filled series came about, with the years it leans on. */
export type Filling =
  | { readonly how: "given" }
  | { readonly how: "between"; readonly from: number; readonly to: number }
  | { readonly how: "before" | "after"; readonly from: number };

export interface FilledYear {
  readonly value: number;
  readonly filling: Filling;
}

/** One value a year; the years may have gaps, the values are zero or more. */
export type Series = ReadonlyMap<number, number>;

/**
 * The series in every one of `years`: given values as they are, gaps at constant growth (evenly where one end is zero), beyond
 * the ends a damped trend: growth starts at its recent pace and fades. One given value alone stays level. Null for no value.
 */
export function fillSeries(given: Series, years: readonly number[], trend: Trend = USUAL): FilledYear[] | null {
  const known = [...given.keys()].sort((a, b) => a - b);
  const first = known[0];
  const last = known.at(-1);
  if (first === undefined || last === undefined) return null;
  return years.map((year) => {
    const value = given.get(year);
    if (value !== undefined) return { value, filling: { how: "given" } };
    if (year > last) return { value: extend(given, known, year, trend), filling: { how: "after", from: last } };
    if (year < first)
      return { value: extend(given, known.toReversed(), year, trend), filling: { how: "before", from: first } };
    const from = known.findLast((earlier) => earlier < year) ?? first;
    const to = known.find((later) => later > year) ?? last;
    return { value: interpolate(given, from, to, year), filling: { how: "between", from, to } };
  });
}

/** The value of a year between two given ones, at constant growth. */
export function interpolate(given: Series, from: number, to: number, year: number): number {
  const start = given.get(from) ?? 0;
  const end = given.get(to) ?? 0;
  const part = (year - from) / (to - from);
  return start > 0 && end > 0 ? start * (end / start) ** part : start + (end - start) * part;
}

/** Beyond the end of a series; `known` are its years, the end last. Works backwards as well. */
function extend(given: Series, known: readonly number[], year: number, { damping, window }: Trend): number {
  const end = known.at(-1) ?? year;
  const start = known.find((earlier) => Math.abs(end - earlier) <= window && earlier !== end) ?? known.at(-2) ?? end;
  const [from, to] = [given.get(start) ?? 0, given.get(end) ?? 0];
  if (start === end || from <= 0 || to <= 0) return to;
  const yearly = Math.log(to / from) / Math.abs(end - start);
  const trend = Math.max(-STEEPEST, Math.min(STEEPEST, yearly));
  const steps = Math.abs(year - end);
  // The geometric sum damping + damping² + … of as many terms as there are years to go.
  return to * Math.exp((trend * damping * (1 - damping ** steps)) / (1 - damping));
}
