import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { COUNTY_DRIVERS, type CountyDriver } from "#domain/markets/countyDriver.ts";
import { NATION } from "#domain/markets/market.ts";
import { driversOf } from "#forecast/mediumDrivers.ts";
import { sumOver } from "#revisions/markets/marketMembership.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { marketDrivers as contract } from "../contract.ts";

/** A market's parts of what the nation's money follows, and how much each medium follows which. @throws Failure `market-unknown` */
export function marketDrivers(loadedRevision: LoadedRevision, market: string): EndpointOutput<typeof contract> {
  const [own, nation] = [loadedRevision.counties(market), loadedRevision.counties(NATION)];
  const partOf = (driver: CountyDriver) => {
    const whole = sumOver(nation, driver);
    return whole > 0 ? sumOver(own, driver) / whole : null;
  };
  return {
    revision: loadedRevision.revision.id,
    market,
    method: METHODS[loadedRevision.market(market).kind],
    parts: COUNTY_DRIVERS.map((driver) => ({ driver, part: partOf(driver) })),
    media: loadedRevision.revision.media.map((medium) => ({ medium, weights: weightsOf(medium) })),
  };
}

/** TV markets share the nation out; every other market takes its counties' parts of theirs. */
const METHODS = { tv: "shared", radio: "counties", custom: "counties", nation: "sum" } as const;

function weightsOf(medium: string): { driver: CountyDriver; weight: number }[] {
  const { blend } = driversOf(medium);
  return COUNTY_DRIVERS.flatMap((driver) => {
    const weight = blend[driver] ?? 0;
    return weight > 0 ? [{ driver, weight }] : [];
  });
}
