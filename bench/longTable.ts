import type { ReportColumn } from "#documents/document.ts";

export const LONG_ROWS = 100_000;
const YEARS = 8;

/** A long table: where, what, and dollars of eight years. */
export function longColumns(): ReportColumn[] {
  const base = { headUnit: "", forecast: false } as const;
  const text = (key: string): ReportColumn => ({ ...base, key, head: key, unit: "text", format: null, numeric: false });
  const money = (_: unknown, at: number): ReportColumn => ({
    ...base,
    key: `dollars_${2019 + at}`,
    head: String(2019 + at),
    unit: "dollars",
    format: { kind: "money", scale: "million" },
    numeric: true,
  });
  return [text("market"), text("sub_vertical"), ...Array.from({ length: YEARS }, money)];
}

export function* longRows(): Generator<(string | number)[]> {
  for (let at = 0; at < LONG_ROWS; at += 1) {
    const years = Array.from({ length: YEARS }, (_, year) => Math.round(1e8 * Math.abs(Math.sin(at * YEARS + year))));
    yield [`Market ${at % 210}`, `Sub-vertical ${at % 103}`, ...years];
  }
}
