/** The years that a published figure is of, and the part of them: an election cycle has two, a quarter is one fourth of one. */
export interface BenchmarkPeriod {
  readonly firstYear: number;
  readonly lastYear: number;
  /** From 1 to 12, within the year; 1 and 12 where whole years are meant. */
  readonly firstMonth: number;
  readonly lastMonth: number;
}

const FORM = /^(\d{4})(?:-(\d{4})|-Q([1-4])|-(0[1-9]|1[0-2]))?$/;
/** The longest span of years that is still one figure. */
const MOST_YEARS = 4;

/** Reads `2024`, `2023-2024`, `2024-Q3` or `2024-07`; null for anything else. */
export function benchmarkPeriod(text: string): BenchmarkPeriod | null {
  const [, year, until, quarter, month] = FORM.exec(text) ?? [];
  if (year === undefined) return null;
  const firstYear = Number(year);
  const lastYear = Number(until ?? year);
  if (lastYear < firstYear || lastYear >= firstYear + MOST_YEARS || until === year) return null;
  if (quarter !== undefined)
    return { firstYear, lastYear, firstMonth: Number(quarter) * 3 - 2, lastMonth: Number(quarter) * 3 };
  if (month !== undefined) return { firstYear, lastYear, firstMonth: Number(month), lastMonth: Number(month) };
  return { firstYear, lastYear, firstMonth: 1, lastMonth: 12 };
}
