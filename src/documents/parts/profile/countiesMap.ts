import type { Polygons } from "#figures/charts/marketMap.ts";
import type { Words } from "#language/words/words.ts";
import type { MapChart } from "../../chart.ts";
import { roleLight } from "../lightColours.ts";

interface MappedCounty {
  readonly name: string;
  readonly population: number;
  /** Null where nobody knows the county's shape; left out where nobody asked. */
  readonly polygons?: Polygons | null;
}

/** More of them are too small to be told apart: the counties of the nation. */
const MOST = 400;

/** Where the people of a market live, as a map; null where there is nothing to draw. */
export function countiesMap(counties: readonly MappedCounty[], { text }: Words): MapChart | null {
  const areas = counties.flatMap(({ name, population, polygons }) =>
    polygons && polygons.length > 0 ? { name, value: population, polygons } : [],
  );
  if (areas.length === 0 || areas.length > MOST) return null;
  return {
    kind: "map",
    colour: roleLight("own"),
    areas,
    format: { kind: "count" },
    unit: text("marketProfile.figure.population"),
  };
}
