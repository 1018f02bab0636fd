import { sumKnown } from "../figures/amount.ts";
import { COUNTY_DRIVERS, type CountyDriver, driverOf } from "./countyDriver.ts";

/** A county and the part of it, above 0 up to 1, that lies in a market. */
export interface MemberCounty {
  readonly county: { readonly fips: string } & Readonly<Record<CountyDriver, number>>;
  readonly share: number;
}

/**
 * Which part of a TV market lies in another market. The TV market's counties lie side by side on a line from 0 to 1, each as long
 * as its part of the driver; the other market covers slices of that line. Slices rather than bare parts, so that markets which
 * divide a TV market's counties between them are cut at the same places and add up to it exactly.
 */
export interface CountyShares {
  readonly slices: readonly CountySlice[];
}

/** A stretch of the line, 0–1, for each sub-vertical in the order of the axis. */
export interface CountySlice {
  readonly from: Float64Array;
  readonly to: Float64Array;
}

/** A stretch for each driver. */
type DriverSlice = Readonly<Record<CountyDriver, readonly [from: number, to: number]>>;

/**
 * The part of a TV market that lies in a market, by the counties of both; null where they have no county in common. Of a county
 * that lies in the market in part, the same part is taken of what the TV market has of it.
 */
export function countyShares(
  tvMarket: readonly MemberCounty[],
  market: readonly MemberCounty[],
  subVerticals: readonly string[],
): CountyShares | null {
  const parts = new Map(market.map(({ county, share }) => [county.fips, share]));
  const slices = countyLine(tvMarket).flatMap(({ fips, slice }) => {
    const part = parts.get(fips);
    return part === undefined ? [] : [part < 1 ? shortened(slice, part) : slice];
  });
  if (slices.length === 0) return null;
  const drivers = subVerticals.map(driverOf);
  return {
    slices: joined(slices).map((slice) => ({
      from: Float64Array.from(drivers, (driver) => slice[driver][0]),
      to: Float64Array.from(drivers, (driver) => slice[driver][1]),
    })),
  };
}

/** The counties of a TV market side by side, in the order of their codes so that every market sees the same line. */
function countyLine(tvMarket: readonly MemberCounty[]): { fips: string; slice: DriverSlice }[] {
  const members = tvMarket.toSorted((a, b) => (a.county.fips < b.county.fips ? -1 : 1));
  const bounds = forDrivers((driver) => boundsOf(members, driver));
  return members.map(({ county: { fips } }, at) => ({
    fips,
    slice: forDrivers((driver) => [bounds[driver][at] ?? 0, bounds[driver][at + 1] ?? 1] as const),
  }));
}

/** Where the counties begin and end: 0 first, exactly 1 last. A driver nobody has gives way to people, then to equal parts. */
function boundsOf(members: readonly MemberCounty[], driver: CountyDriver): number[] {
  const weighed = (by: CountyDriver) => members.map(({ county, share }) => Math.max(county[by], 0) * share || 0);
  const [own, people] = [weighed(driver), weighed("population")];
  const weights = [own, people].find((list) => sumKnown(list) > 0) ?? members.map(() => 1);
  const whole = sumKnown(weights);
  let reached = 0;
  const ends = weights.map((weight) => (reached += weight) / whole);
  return [0, ...ends.slice(0, -1), 1];
}

function shortened(slice: DriverSlice, part: number): DriverSlice {
  return forDrivers((driver) => {
    const [from, to] = slice[driver];
    return [from, from + (to - from) * part] as const;
  });
}

/** Slices that touch become one, which spares the wallet arithmetic most of its work. */
function joined(slices: readonly DriverSlice[]): DriverSlice[] {
  const result: DriverSlice[] = [];
  for (const slice of slices) {
    const last = result.at(-1);
    const touches = last && COUNTY_DRIVERS.every((driver) => last[driver][1] === slice[driver][0]);
    if (touches) result.pop();
    result.push(touches ? forDrivers((driver) => [last[driver][0], slice[driver][1]] as const) : slice);
  }
  return result;
}

function forDrivers<Value>(make: (driver: CountyDriver) => Value): Record<CountyDriver, Value> {
  return {
    population: make("population"),
    households: make("households"),
    income: make("income"),
    retailSales: make("retailSales"),
    establishments: make("establishments"),
  };
}
