import { countyFinder } from "./countyOf.ts";
import { countyPopulation } from "./countyPopulation.ts";
import { type CountyShape, readCountyShapes } from "./countyShapes.ts";
import { type Place, placeFinder, readPlaces } from "./places.ts";
import { readFacts } from "./readFacts.ts";
import { readStates, type State } from "./state.ts";

/** What every part of the sample stands on. A county is known by its position in `counties`. */
export interface Geography {
  readonly states: readonly State[];
  readonly counties: readonly CountyShape[];
  /** Persons per county. */
  readonly population: readonly number[];
  readonly countyOf: (place: Place) => number;
  /** Finds "Tulsa" in the state given, "Camden NJ" in the one it names. */
  readonly findPlace: (city: string, state: string) => Place;
  /** Postal code of a county's state. */
  readonly stateOf: (county: number) => State;
}

export function readGeography(): Geography {
  const states = readStates();
  const counties = readCountyShapes();
  const places = readPlaces();
  const countyOf = countyFinder(counties, new Map(states.map(({ code, fips }) => [code, fips])));
  const inPlaces = counties.map(() => 0);
  for (const place of places) {
    const county = countyOf(place);
    inPlaces[county] = (inPlaces[county] ?? 0) + place.population;
  }
  const known = new Map(
    readFacts<"fips" | "population">("large-counties.csv").map(({ fips, population }) => [fips, Number(population)]),
  );
  const stateByFips = new Map(states.map((state) => [state.fips, state]));
  return {
    states,
    counties,
    population: countyPopulation(counties, states, inPlaces, known),
    countyOf,
    findPlace: placeFinder(places),
    stateOf: (county) => {
      const state = stateByFips.get(counties[county]?.fips.slice(0, 2) ?? "");
      if (!state) throw new Error(`County ${county} lies in no known state.`);
      return state;
    },
  };
}
