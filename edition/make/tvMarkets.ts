import { nearness } from "./nearness.ts";
import { distanceKm } from "./distance.ts";
import type { Geography } from "./geography.ts";
import { growTerritories, type Seed } from "./growTerritories.ts";
import { joinIslands } from "./joinIslands.ts";
import type { Place } from "./places.ts";
import { readFacts } from "./readFacts.ts";

export interface SampleMarket {
  readonly code: string;
  readonly name: string;
  /** Its cities, the one that names it first. */
  readonly cities: readonly Place[];
  /** Counties by position, each with the part of its people that belongs to the market. */
  readonly counties: readonly { readonly county: number; readonly share: number }[];
}

/** A larger city's signal and papers carry farther, but only a little. */
const SPEED_EXPONENT = 0.15;
/** Crossing a state line costs as much as half the way again. */
const STATE_LINE = 1.5;
/** How far around its cities a market's size is measured. */
const METRO_KM = 25;

/** The 210 TV markets, each with its territory. */
export function tvMarkets(geography: Geography): SampleMarket[] {
  const { counties, countyOf, findPlace, population } = geography;
  const facts = readFacts<"code" | "name" | "state" | "cities" | "reach">("tv-markets.csv");
  const splits = splitCounties(geography);
  const size = nearness(counties, population, METRO_KM);
  const cities = facts.map((fact) => fact.cities.split("|").map((city) => findPlace(city, fact.state)));
  const seeds = facts.map(({ code, state, reach }, market): Seed => {
    const core = unique((cities[market] ?? []).map(countyOf));
    const towns = reach === "" ? [] : reach.split("|").map((town) => countyOf(findPlace(town, state)));
    return {
      core: core.filter((county) => (splits.get(county)?.get(code) ?? 1) > 0.5),
      reach: unique(towns).filter((county) => !core.includes(county)),
      speed: Math.max(...core.map((county) => size[county] ?? 1)) ** SPEED_EXPONENT,
    };
  });
  refuseRivals(geography, seeds, facts);
  const owner = growTerritories(neighboursOf(geography), seeds, (from, to) => wayKm(geography, from, to));
  return facts.map(({ code, name }, market) => ({
    code,
    name,
    cities: cities[market] ?? [],
    counties: [...counties.keys()].flatMap((county) => {
      const split = splits.get(county);
      const share = split ? (split.get(code) ?? 0) : Number(owner[county] === market);
      return share > 0 ? [{ county, share }] : [];
    }),
  }));
}

function neighboursOf({ counties }: Geography): number[][] {
  return joinIslands(
    counties,
    counties.map(({ neighbours }) => neighbours),
  );
}

function wayKm({ counties, stateOf }: Geography, from: number, to: number): number {
  const [here, there] = [counties[from], counties[to]];
  if (!here || !there) return Number.POSITIVE_INFINITY;
  return distanceKm(here, there) * (stateOf(from) === stateOf(to) ? 1 : STATE_LINE);
}

/** Counties that lie in two markets by common knowledge: position → market code → share of the people. */
function splitCounties({ counties }: Geography): Map<number, Map<string, number>> {
  const splits = new Map<number, Map<string, number>>();
  for (const { fips, market, share } of readFacts<"fips" | "market" | "share">("split-counties.csv")) {
    const county = counties.findIndex((shape) => shape.fips === fips);
    splits.set(county, (splits.get(county) ?? new Map<string, number>()).set(market, Number(share)));
  }
  return splits;
}

/** Two markets that both name a town of one county would make the outcome depend on their order. */
function refuseRivals({ counties }: Geography, seeds: readonly Seed[], facts: readonly { name: string }[]): void {
  const holders = new Map<number, string>();
  for (const [market, { core, reach }] of seeds.entries()) {
    for (const county of [...core, ...reach]) {
      const holder = holders.get(county);
      const name = facts[market]?.name ?? "";
      if (holder) throw new Error(`Both ${holder} and ${name} name a town of ${counties[county]?.name} County.`);
      holders.set(county, name);
    }
  }
}

function unique(numbers: readonly number[]): number[] {
  return [...new Set(numbers)];
}
