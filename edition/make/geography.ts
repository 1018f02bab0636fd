import { countyFinder } from "./countyOf.ts";
import { readCountyFacts } from "./countyFigures.ts";
import { type CountyShape, readCountyShapes } from "./countyShapes.ts";
import { type Place, placeFinder, readPlaces } from "./places.ts";
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
  const facts = readCountyFacts();
  const stateByFips = new Map(states.map((state) => [state.fips, state]));
  return {
    states,
    counties,
    population: counties.map(({ fips }) => facts.get(fips)?.("population") ?? 0),
    countyOf,
    findPlace: placeFinder(places),
    stateOf: (county) => {
      const state = stateByFips.get(counties[county]?.fips.slice(0, 2) ?? "");
      if (!state) throw new Error(`County ${county} lies in no known state.`);
      return state;
    },
  };
}
