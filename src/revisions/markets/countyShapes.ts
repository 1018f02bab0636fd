import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CountyAtlas, countyAtlas } from "#forecast/geography/countyAtlas.ts";
import type { AtlasTopology } from "#forecast/geography/mapShapes.ts";

const FILE = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
let atlas: CountyAtlas | null = null;

/** The counties of the United States, read and simplified on first use: a process that shows no map pays nothing. */
export function countyShapes(): CountyAtlas {
  atlas ??= countyAtlas(countyTopology());
  return atlas;
}

/** The same as they are published, with the states, for finding what lies where and for maps that are looked at closely. */
export function countyTopology(): AtlasTopology {
  return JSON.parse(readFileSync(FILE, "utf8"));
}
