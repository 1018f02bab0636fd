import { NATION } from "#domain/markets/market.ts";
import type { Station } from "#domain/stations/station.ts";
import { contourOf } from "#forecast/contours/contourOf.ts";
import { populationInside } from "#forecast/contours/populationInside.ts";
import { type PopulationLattice, populationLattice } from "#forecast/contours/populationLattice.ts";
import type { FmClass, Transmitter, TransmitterService } from "#forecast/contours/transmitter.ts";
import type { Queryable } from "#platform/database/database.ts";
import { stationContourRows } from "#platform/database/queries/stations/stationContourRows.ts";
import { countyTopology } from "../markets/countyShapes.ts";
import type { LoadedRevision } from "../publishing/loadedRevision.ts";

const TV: Readonly<Record<Station["service"], TransmitterService>> = {
  full: "tv",
  classA: "class-a",
  lowPower: "lptv",
  translator: "lptv",
  other: "lptv",
};
const FM: Readonly<Record<Station["service"], TransmitterService>> = {
  full: "fm",
  classA: "fm",
  lowPower: "lpfm",
  translator: "translator",
  other: "fm",
};
const CLASSES = ["A", "B1", "B", "C3", "C2", "C1", "C0", "C", "D"] as const satisfies readonly FmClass[];

/** A station as the prediction of its contour takes it. */
export function transmitterOf(station: Station): Transmitter {
  const { medium, band, service, stationClass } = station;
  return {
    facilityId: station.facilityId ?? station.id,
    service: medium === "tv" ? TV[service] : band === "AM" ? "am" : FM[service],
    channel: station.rfChannel,
    frequency: station.frequency,
    latitude: station.latitude,
    longitude: station.longitude,
    erpKw: station.erpKw,
    haatM: station.haatM,
    fmClass: band === "FM" ? (CLASSES.find((one) => one === stationClass?.toUpperCase()) ?? null) : null,
    pattern: station.pattern,
    patternRotation: station.patternRotation,
  };
}

/** Where people live goes with the revision that says so. */
const lattices = new WeakMap<LoadedRevision["cacheKey"], PopulationLattice>();

/** Where the people of a revision live. */
export function latticeOf(loadedRevision: LoadedRevision): PopulationLattice {
  const known = lattices.get(loadedRevision.cacheKey);
  if (known) return known;
  const people = new Map(loadedRevision.counties(NATION).map(({ county }) => [county.fips, county.population]));
  const made = populationLattice(countyTopology(), people);
  lattices.set(loadedRevision.cacheKey, made);
  return made;
}

/** How many people live inside the service contour of each station, as the map tells it: by the official file where there is one, else as predicted. */
export async function peopleInContours(
  store: Queryable,
  loadedRevision: LoadedRevision,
  stations: readonly Station[],
): Promise<ReadonlyMap<string, number>> {
  const ids = stations.map(({ id }) => id);
  const rows = await stationContourRows(store, loadedRevision.revision.id, ids);
  const official = new Map(rows.map((row) => [row.station, row.population]));
  return new Map(
    stations.flatMap((station) => {
      const counted = official.get(station.id);
      if (counted !== undefined) return counted === null ? [] : [[station.id, counted] as const];
      const { contour } = contourOf(transmitterOf(station));
      return contour ? [[station.id, populationInside(contour, latticeOf(loadedRevision))] as const] : [];
    }),
  );
}
