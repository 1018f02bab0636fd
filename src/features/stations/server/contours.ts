import type { Station } from "#domain/stations/station.ts";
import { contourArea } from "#forecast/contours/contourArea.ts";
import { contourFeature } from "#forecast/contours/contourFeature.ts";
import { contourOf } from "#forecast/contours/contourOf.ts";
import { populationInside, type SharedReach, sharedReach } from "#forecast/contours/populationInside.ts";
import { contourZone, ringsZone, type Zone } from "#forecast/contours/zone.ts";
import type { Queryable } from "#platform/database/database.ts";
import { type StationContourRow, stationContourRows } from "#platform/database/queries/stations/stationContourRows.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { latticeOf, transmitterOf } from "#revisions/stations/coverage.ts";
import type { StationContours } from "../contract.ts";

type Feature = StationContours["features"][number];

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

/** How the people inside the contours of two stations divide; null where one of them has none. */
export async function reachOf(
  store: Queryable,
  loadedRevision: LoadedRevision,
  first: Station,
  second: Station,
): Promise<SharedReach | null> {
  const rows = await stationContourRows(store, loadedRevision.revision.id, [first.id, second.id]);
  const [one, other] = [first, second].map((station) =>
    zoneOf(
      station,
      rows.findLast((row) => row.station === station.id),
    ),
  );
  return one && other ? sharedReach(one, other, latticeOf(loadedRevision)) : null;
}

function zoneOf(station: Station, official: StationContourRow | undefined): Zone | null {
  if (official) {
    const { type, coordinates }: Feature["geometry"] = JSON.parse(official.geometry);
    return ringsZone(type === "Polygon" ? coordinates : coordinates.flat());
  }
  const { contour } = contourOf(transmitterOf(station));
  return contour && contourZone(contour);
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
