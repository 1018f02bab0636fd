import { quantize } from "topojson-client";
import type { CountyAtlas } from "./countyAtlas.ts";
import { type AreaTopology, partTopology } from "./partTopology.ts";

/** Steps in each direction: some fifty metres across the mainland. */
const STEPS = 1e5;

/** Every county of an atlas as it is sent: simplified shapes on arcs that neighbours share, named after their FIPS codes. */
export function countyAtlasShapes({ topology, shapes }: CountyAtlas): AreaTopology<"counties"> {
  return partTopology(quantize(topology, STEPS), {
    counties: [...shapes].map(([id, shape]) => ({ ...shape, id, properties: { name: id } })),
  });
}
