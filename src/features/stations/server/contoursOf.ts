import { contourArea } from "#forecast/contours/contourArea.ts";
import { contourFeature } from "#forecast/contours/contourFeature.ts";
import { contourOf } from "#forecast/contours/contourOf.ts";
import { populationInside } from "#forecast/contours/populationInside.ts";
import { type PopulationLattice, populationLattice } from "#forecast/contours/populationLattice.ts";
import type { Queryable } from "#platform/database/database.ts";
import { type StationContourRow, stationContourRows } from "#platform/database/queries/stations/stationContourRows.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Station } from "#domain/stations/station.ts";
import { countyTopology } from "#revisions/markets/countyShapes.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { StationContours } from "../contract.ts";
import { transmitterOf } from "./transmitterOf.ts";

type Feature = StationContours["features"][number];

/** Where people live goes with the revision that says so. */
const lattices = new WeakMap<LoadedRevision["cacheKey"], PopulationLattice>();

/** Where some stations are received: as an official file draws it, else as predicted; and why of some nothing is known. */
export async function contoursOf(
  store: Queryable,
  loadedRevision: LoadedRevision,
  stations: readonly Station[],
): Promise<Pick<StationContours, "features" | "missing">> {
  const ids = stations.map(({ id }) => id);
  const rows = await stationContourRows(store, loadedRevision.revision.id, ids);
  const official = new Map(rows.map((row) => [row.station, row]));
  const features: Feature[] = [];
  const missing: StationContours["missing"] = [];
  for (const station of stations) {
    const drawn = official.get(station.id);
    const predicted = drawn ? null : contourOf(transmitterOf(station));
    if (drawn) features.push(officialFeature(station, drawn));
    else if (predicted?.contour) {
      const { geometry, properties } = contourFeature(
        predicted.contour,
        populationInside(predicted.contour, latticeOf(loadedRevision)),
      );
      features.push({
        type: "Feature",
        id: station.id,
        geometry,
        properties: {
          ...identity(station),
          level: properties.levelDbu,
          areaKm2: Math.round(contourArea(predicted.contour)),
          population: properties.population,
          method: properties.method,
          assumed: properties.assumed,
        },
      });
    } else
      missing.push({ station: station.id, callSign: station.callSign, reason: predicted?.reason ?? "no-position" });
  }
  return { features, missing };
}

function officialFeature(station: Station, { level, population, geometry }: StationContourRow): Feature {
  return {
    type: "Feature",
    id: station.id,
    // The import has read the shape and written it down itself.
    geometry: JSON.parse(geometry),
    properties: { ...identity(station), level, areaKm2: null, population, method: "official", assumed: [] },
  };
}

function identity({
  id,
  callSign,
  facilityId,
}: Station): Pick<Feature["properties"], "station" | "callSign" | "facilityId"> {
  return { station: id, callSign, facilityId };
}

function latticeOf(loadedRevision: LoadedRevision): PopulationLattice {
  const known = lattices.get(loadedRevision.cacheKey);
  if (known) return known;
  const people = new Map(loadedRevision.counties(NATION).map(({ county }) => [county.fips, county.population]));
  const made = populationLattice(countyTopology(), people);
  lattices.set(loadedRevision.cacheKey, made);
  return made;
}
