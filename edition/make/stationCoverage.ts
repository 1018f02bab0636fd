import { distanceKm, type Point } from "./distance.ts";
import type { Geography } from "./geography.ts";
import { type Place, readPlaces } from "./places.ts";
import type { SampleMarket } from "./tvMarkets.ts";

/** How far a class is heard well enough, km: its protected contour, 47 CFR 73.211. */
const FM_KM: Readonly<Record<string, number>> = { A: 28, B1: 45, B: 65, C3: 39, C2: 52, C1: 72, C0: 83, C: 92 };
const TV_KM: Readonly<Record<string, number>> = { "Full power": 95, "Class A": 45 };
/** AM by day: so far at one kilowatt, and farther with a root of the power. */
const AM_KM = { atOneKw: 40, exponent: 0.3 };
const USUAL_KM = 30;
/** A town is no point: reach ends softly over it. */
const EDGE_KM = 8;

/** The towns of every county, by the county's position. */
export type Towns = ReadonlyMap<number, readonly Place[]>;

export interface Signal extends Point {
  /** Empty for TV. */
  readonly band: string;
  readonly service: string;
  readonly fmClass: string;
  readonly powerKw: number;
}

export function readTowns({ countyOf }: Geography): Towns {
  return Map.groupBy(
    readPlaces().filter(({ population }) => population > 0),
    (place) => countyOf(place),
  );
}

/** The part of a market's people a signal reaches, 0–1, by the towns of its counties. */
export function coverageOf({ population }: Geography, towns: Towns, market: SampleMarket, signal: Signal): number {
  const reach = reachKm(signal);
  let all = 0;
  let reached = 0;
  for (const { county, share } of market.counties) {
    const people = share * (population[county] ?? 0);
    const inTowns = towns.get(county) ?? [];
    const inhabitants = inTowns.reduce((sum, town) => sum + town.population, 0);
    all += people;
    for (const town of inTowns) {
      const part = town.population / inhabitants / (1 + Math.exp((distanceKm(town, signal) - reach) / EDGE_KM));
      reached += people * part;
    }
  }
  return all === 0 ? 0 : reached / all;
}

function reachKm({ band, service, fmClass, powerKw }: Signal): number {
  if (band === "") return TV_KM[service] ?? USUAL_KM;
  if (band === "AM") return AM_KM.atOneKw * Math.max(powerKw, 0.25) ** AM_KM.exponent;
  return FM_KM[fmClass] ?? USUAL_KM;
}
