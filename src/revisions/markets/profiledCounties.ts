import { marketPolygon } from "#forecast/geography/marketPolygon.ts";
import { countyShapes } from "./countyShapes.ts";
import type { LoadedRevision } from "../publishing/loadedRevision.ts";

/** The counties of a market as they are listed and drawn: what of each lies there, and its own shape. @throws Failure `market-unknown` */
export function profiledCounties(loadedRevision: LoadedRevision, market: string) {
  return loadedRevision.counties(market).map(({ county, share }) => ({
    fips: county.fips,
    name: county.name,
    state: county.state,
    share,
    population: Math.round(county.population * share),
    households: Math.round(county.households * share),
    polygons: marketPolygon(countyShapes(), [county.fips])?.coordinates ?? null,
  }));
}
