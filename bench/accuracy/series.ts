import { existsSync, readFileSync } from "node:fs";
import { fromCsv } from "#domain/tables/fromCsv.ts";
import type { YearPoint, YearSeries } from "#forecast/projection/yearSeries.ts";

const HOLD_OUT = new URL("./holdOut/", import.meta.url);
/** Not part of the project: public figures that lie beside it on machines that have them. */
const ADVERTISING = new URL("../../../shared/data/spend/us_ad_revenue_by_medium_year.csv", import.meta.url);

/** The frozen series; see README.md beside this file. */
export function holdOut(): YearSeries[] {
  const read = (name: string) => fromCsv(readFileSync(new URL(name, HOLD_OUT), "utf8")).rows.map(({ cells }) => cells);
  const points = Map.groupBy(read("values.csv"), ({ series }) => series ?? "");
  return read("series.csv").map(({ series: id = "", kind = "" }) => ({
    id,
    kind,
    political: false,
    points: (points.get(id) ?? []).map(({ year, value }) => pointOf(year, value, true)),
  }));
}

/** The advertising series that the method was shaped on; null on machines without them. */
export function advertising(): YearSeries[] | null {
  if (!existsSync(ADVERTISING)) return null;
  const lines = fromCsv(readFileSync(ADVERTISING, "utf8")).rows.map(({ cells }) => cells);
  return [...Map.groupBy(lines, ({ medium }) => medium ?? "")].map(([id, own]) => ({
    id,
    kind: "advertising",
    political: false,
    points: own.map((line) =>
      pointOf(line["year"], line["amount_usd_millions"], !line["status"]?.startsWith("forecast")),
    ),
  }));
}

function pointOf(year: string | undefined, value: string | undefined, observed: boolean): YearPoint {
  return { year: Number(year), value: Number(value), observed };
}
