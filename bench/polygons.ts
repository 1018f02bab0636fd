import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CountyTopology, countyAtlas } from "#forecast/geography/countyAtlas.ts";
import { countyAtlasShapes } from "#forecast/geography/countyAtlasShapes.ts";
import { marketPolygon } from "#forecast/geography/marketPolygon.ts";
import { countryShapes } from "#features/market-editing/contract.ts";
import { countryAreas, editorScene } from "#features/market-editing/web/countryScene.ts";
import { MAINLAND } from "#figures/charts/map/mapScene.ts";
import { type BenchRow, median } from "./row.ts";

const COUNTIES = 30;
const TRIES = 25;
const GOAL_MS = 200;

/** A market's shape while its counties are edited: dissolved where it is stored, and its border where it is drawn; processor time. */
export function bench(): BenchRow[] {
  const file = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
  const topology: CountyTopology = JSON.parse(readFileSync(file, "utf8"));
  const atlas = countyAtlas(topology);
  const sent = countryShapes.response.parse(countyAtlasShapes(atlas));
  const fips = [...atlas.shapes.keys()].filter((code) => code.startsWith("48")).slice(0, COUNTIES);
  const counties = [...atlas.shapes.keys()].map((code) => ({
    fips: code,
    name: code,
    state: "",
    population: 1,
    households: 1,
    markets: [],
  }));
  const areas = countryAreas(sent, counties);
  const chosen = { choice: new Map(fips.map((code) => [code, 1])), over: new Map<string, number>() };
  const note = `${COUNTIES} counties`;
  return [
    {
      name: "dissolve a market's counties",
      value: timed(() => marketPolygon(atlas, fips)),
      unit: "ms",
      goal: { atMost: GOAL_MS },
      note,
    },
    {
      name: "draw its counties and border anew in the editor",
      value: timed(() => editorScene(sent, areas, MAINLAND, chosen)),
      unit: "ms",
      goal: { atMost: GOAL_MS },
      note,
    },
    {
      name: "open the editor's map of the country",
      value: timed(() => countryAreas(sent, counties)),
      unit: "ms",
      note: "3,000 counties",
    },
  ];
}

/** Milliseconds, the median of several. */
function timed(work: () => unknown): number {
  return median(
    Array.from({ length: TRIES }, () => {
      const began = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1000;
    }),
  );
}
