import type { CountyFigures } from "./countyFigures.ts";
import { readStatePeople } from "./countyPeople.ts";
import { csvFile } from "./csvFile.ts";
import type { Geography } from "./geography.ts";
import { seededRandom } from "./seededRandom.ts";

/** The nation's growth that is expected of the next five years, and how much of a county's past goes on. */
const EXPECTED_GROWTH = 0.02;
const GOES_ON = 0.6;
/** Homes grow faster than people, since fewer live in each. */
const MORE_HOMES = 0.012;
/** Money figures against the sample's year: five years before, and five years on. */
const BEFORE = { income: 1 / 1.26, retail: 1 / 1.3 };
const AFTER = { income: 1.17, retail: 1.16 };

/** Every county five years before the sample's year, in it, and five years on: ours, from what is known of the growth of states. */
export function countyHistory({ counties, population, stateOf }: Geography, figures: readonly CountyFigures[]): string {
  const states = readStatePeople();
  const rows = counties.flatMap(({ fips }, county) => {
    const random = seededRandom(`growth ${fips}`);
    const spread = (random() + random() + random() - 1.5) * 0.05;
    const past = Number(states.get(stateOf(county).code)?.pct_growth_2020_2025) / 100 + spread;
    const ahead = EXPECTED_GROWTH + GOES_ON * (past - EXPECTED_GROWTH);
    const own = figures[county];
    const people = population[county] ?? 0;
    if (!own) return [];
    const money = spread / 2;
    const scaled = (count: number, growth: number) => Math.round(count * growth);
    const thousands = (dollars: number) => Math.round(dollars / 1000) * 1000;
    return [
      [
        fips,
        2020,
        scaled(people, 1 / (1 + past)),
        scaled(own.households, 1 / (1 + past + MORE_HOMES)),
        scaled(own.perCapitaIncome, BEFORE.income - money),
        thousands(own.retailSales * (BEFORE.retail / (1 + past / 2))),
      ],
      [fips, 2025, people, own.households, own.perCapitaIncome, own.retailSales],
      [
        fips,
        2030,
        scaled(people, 1 + ahead),
        scaled(own.households, 1 + ahead + MORE_HOMES),
        scaled(own.perCapitaIncome, AFTER.income + money),
        thousands(own.retailSales * AFTER.retail * (1 + ahead / 2)),
      ],
    ];
  });
  return csvFile(["fips", "year", "population", "households", "per_capita_income_usd", "retail_sales_usd"], rows);
}
