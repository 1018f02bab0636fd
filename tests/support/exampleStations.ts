import { competitiveOverview } from "#domain/stations/competitiveOverview.ts";
import type { BlockMaterial } from "#documents/block.ts";
import type { StationsOverview } from "#documents/parts/stations/stationsOverview.ts";
import { exampleFigures } from "./exampleStation.ts";
import { examplePeople } from "./examplePeople.ts";

/** Four stations of two owners and a public one, with an audience, and revenue of some. */
export function exampleStations(year = 2025): StationsOverview {
  const figures = [
    exampleFigures("WAAA", {
      shares: { "2025-11": 12, "2025-05": 10 },
      local: { [year]: 60_000_000, [year - 1]: 50_000_000 },
      ownerGroup: "One",
      network: "NBC",
    }),
    exampleFigures("WBBB", {
      shares: { "2025-11": 6 },
      local: { [year]: 30_000_000 },
      ownerGroup: "Two",
      network: "CBS",
    }),
    exampleFigures("WCCC", { shares: { "2025-11": 2 }, ownerGroup: "Two" }),
    exampleFigures("WPBS", { shares: { "2025-11": 5 }, commercial: false, owner: "Four", network: "PBS" }),
  ];
  const overview = competitiveOverview(figures, {
    market: "tv-501",
    year,
    years: [{ year, kind: "actual" }],
    demographic: "HH",
    daypart: "total",
  });
  return { ...overview, medium: "tv", revenueWithheld: false };
}

/** What the blocks of a profile and of the stations are made from. */
export function exampleLocal(year = 2025): BlockMaterial {
  const { figures, topics } = examplePeople();
  return {
    profile: figures,
    topics,
    counties: [
      { fips: "36047", name: "Kings", state: "NY", share: 1, population: 2_600_000, households: 1_000_000 },
      { fips: "36081", name: "Queens", state: "NY", share: 0.5, population: 1_200_000, households: 450_000 },
    ],
    stations: exampleStations(year),
    stationYears: [],
    ownStations: new Set(["tv-WBBB"]),
  };
}
