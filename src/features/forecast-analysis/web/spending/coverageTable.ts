import type { Table } from "#domain/tables/table.ts";
import type { Words } from "#language/words/words.ts";
import type { CoveredTrade } from "./coverageQuery.ts";

/** Parts of 1 that a coverage comes to; null where there is nothing to be a part of. */
export interface CoverageParts {
  /** Of all people, those who live where it is counted. */
  readonly people: number | null;
  /** Of the establishments told, those whose employees are withheld. */
  readonly withheld: number | null;
  /** Of the employees nationwide, those that were taken from places around. */
  readonly pooled: number | null;
}

export function coverageParts({
  people,
  establishments,
  employees,
  withheld,
  pooledEmployees,
}: CoveredTrade): CoverageParts {
  const part = (of: number, all: number) => (all > 0 ? of / all : null);
  return {
    people: part(people.told, people.told + people.none + people.unknown),
    withheld: part(withheld, establishments),
    // Drawn to its surroundings, a trade may come to a little less than was told.
    pooled: pooledEmployees === null ? null : part(Math.max(0, pooledEmployees - employees), pooledEmployees),
  };
}

/** Categories that follow a trade, those of which the least is counted first. */
export function leastCovered(items: readonly CoveredTrade[]): CoveredTrade[] {
  return items
    .filter(({ naics }) => naics.length > 0)
    .toSorted((a, b) => (coverageParts(a).people ?? 0) - (coverageParts(b).people ?? 0));
}

/** The same as plain rows. Percent columns hold 12.3 for 12.3 %. */
export function coverageTable(items: readonly CoveredTrade[], words: Words): Table {
  const percent = (part: number | null) => (part === null ? null : Number((part * 100).toFixed(1)));
  return {
    columns: [
      { key: "category", unit: "text" },
      { key: "naics", unit: "text" },
      { key: "counties_told", unit: "count" },
      { key: "counties_without", unit: "count" },
      { key: "counties_unknown", unit: "count" },
      { key: "people_told", unit: "persons" },
      { key: "people_without", unit: "persons" },
      { key: "people_unknown", unit: "persons" },
      { key: "establishments", unit: "count" },
      { key: "employees", unit: "count" },
      { key: "establishments_withheld_percent", unit: "percent" },
      { key: "employees_pooled_percent", unit: "percent" },
      { key: "codes_without_rows", unit: "text" },
    ],
    rows: items.map((item) => {
      const { counties, people, establishments, employees } = item;
      const { withheld, pooled } = coverageParts(item);
      return [
        words.subVertical(item.subVertical ?? ""),
        item.naics.join(" "),
        counties.told,
        counties.none,
        counties.unknown,
        people.told,
        people.none,
        people.unknown,
        establishments,
        employees,
        percent(withheld),
        percent(pooled),
        item.missing.join(" "),
      ];
    }),
  };
}
