import { Failure } from "#domain/failure.ts";
import type { PulledTable } from "./publicData.ts";
import type { CountyColumns, PulledCounties } from "./pullCensus.ts";

/** What every file of counties has first. */
const FIRST = [
  "fips",
  "county",
  "state",
  "population",
  "households",
  "median_household_income_usd",
  "per_capita_income_usd",
  "median_age",
  "retail_sales_usd",
  "establishments",
  "latitude",
  "longitude",
];

/** What a county needs to be imported. */
const NEEDED = ["county", "state", "population", "households"];

/**
 * What was pulled, in place of the same columns of the counties that are known; everything else about them stays. Without known ones, the
 * counties of the answer alone.
 *
 * @throws Failure `conflict` where the answer does not say what a county needs, and nothing is known
 */
export function countyTable({ year, counties }: PulledCounties, known: CountyColumns): PulledTable {
  const base = known.size > 0 ? known : counties;
  const merged = [...base].map(
    ([fips, columns]) => new Map([["fips", fips], ...columns, ...(counties.get(fips) ?? [])]),
  );
  const usable = merged.filter((columns) => NEEDED.every((column) => (columns.get(column) ?? "") !== ""));
  if (usable.length === 0)
    throw new Failure(
      "conflict",
      "This source holds only part of the data for a county. Import counties first, or pull census-people.",
    );
  const more = new Set(usable.flatMap((columns) => [...columns.keys()]));
  const columns = [...FIRST.filter((column) => more.has(column)), ...[...more].filter((one) => !FIRST.includes(one))];
  return {
    layout: "counties",
    columns,
    rows: usable.map((county) => columns.map((column) => county.get(column) ?? "")),
    vintage: String(year),
    unchanged: known.size === 0 ? 0 : [...known.keys()].filter((fips) => !counties.has(fips)).length,
    leftOut: known.size === 0 ? 0 : [...counties.keys()].filter((fips) => !known.has(fips)).length,
  };
}
