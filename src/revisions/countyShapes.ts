import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CountyAtlas, type CountyTopology, countyAtlas } from "#geography/countyAtlas.ts";

const FILE = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
let atlas: CountyAtlas | null = null;

/** The counties of the United States, read and simplified on first use: a process that shows no map pays nothing. */
export function countyShapes(): CountyAtlas {
  if (atlas) return atlas;
  const topology: CountyTopology = JSON.parse(readFileSync(FILE, "utf8"));
  atlas = countyAtlas(topology);
  return atlas;
}
