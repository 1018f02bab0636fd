import { Failure } from "#domain/failure.ts";
import { fromCsv } from "#domain/tables/fromCsv.ts";
import { type BackTestReport, backTest } from "#forecast/projection/backTest.ts";
import type { YearPoint, YearSeries } from "#forecast/projection/yearSeries.ts";

/** Columns by any of the names they go by. */
const COLUMNS = {
  year: ["year"],
  series: ["series", "medium", "media", "name"],
  amount: ["amount", "value", "spend", "amount_usd", "amount_usd_millions", "core_usd"],
  status: ["status", "kind"],
} as const;

/**
 * Plays the past of a file's series through.
 *
 * @throws Failure `invalid-input` naming the line and what is wrong with it; ForecastError where a figure is none or no series is long enough
 */
export function backTestFile(text: string, horizons: number): BackTestReport {
  return backTest(readSeries(text), horizons);
}

/**
 * Reads series from a table of one line a year: year, medium or series, amount in any one unit, and, if it is there, a status. Lines whose
 * status begins with "forecast" lead a series on, but no model is judged by them.
 */
function readSeries(text: string): YearSeries[] {
  const { header, rows } = fromCsv(text);
  const columnOf = (wanted: keyof typeof COLUMNS) => COLUMNS[wanted].find((name) => header.includes(name));
  const [year, series, amount, status] = (["year", "series", "amount", "status"] as const).map(columnOf);
  for (const [what, found] of Object.entries({ year, series, amount })) {
    if (found !== undefined) continue;
    throw new Failure(
      "invalid-input",
      `The file has no column for the ${what}. It takes ${COLUMNS[what === "year" || what === "series" ? what : "amount"].join(", ")}; it has ${header.join(", ") || "none"}.`,
    );
  }
  const found = new Map<string, YearPoint[]>();
  for (const { line, cells } of rows) {
    const id = cells[series ?? ""] ?? "";
    if (id === "") throw new Failure("invalid-input", `Line ${line} does not say which series it belongs to.`);
    const point: YearPoint = {
      year: numberIn(cells[year ?? ""], `year of ${id}`, line),
      value: numberIn(cells[amount ?? ""], `amount of ${id}`, line),
      observed: !/^forecast/i.test(cells[status ?? ""] ?? ""),
    };
    found.set(id, [...(found.get(id) ?? []), point]);
  }
  return [...found].map(([id, points]) => ({ id, kind: "file", political: false, points }));
}

function numberIn(cell: string | undefined, what: string, line: number): number {
  const value = cell === undefined || cell === "" ? Number.NaN : Number(cell.replaceAll(",", ""));
  if (Number.isFinite(value)) return value;
  throw new Failure("invalid-input", `Line ${line}: the ${what} is "${cell ?? ""}", which is not a number.`);
}
