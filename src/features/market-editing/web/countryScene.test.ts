import { expect, test } from "vitest";
import { MAINLAND } from "#figures/charts/map/mapScene.ts";
import { type CountryTopology, countryAreas, editorScene, IN, OUT, OVER, PART, viewAround } from "./countryScene.ts";

/** Two counties of a degree side by side, with the border between them as one arc of both. */
const topology: CountryTopology = {
  type: "Topology",
  transform: { scale: [1, 1], translate: [-98, 32] },
  arcs: [
    [
      [1, 0],
      [0, 1],
    ],
    [
      [1, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ],
    [
      [1, 0],
      [1, 0],
      [0, 1],
      [-1, 0],
    ],
  ],
  objects: {
    counties: {
      type: "GeometryCollection",
      geometries: [
        { type: "Polygon", id: "48439", arcs: [[0, 1]], properties: { name: "Tarrant" } },
        { type: "Polygon", id: "48113", arcs: [[2, ~0]], properties: { name: "Dallas" } },
      ],
    },
  },
};
const counties = ["48439", "48113"].map((fips, at) => ({
  fips,
  name: `${["Tarrant", "Dallas"][at]} County`,
  state: "TX",
  population: 2_000_000 + at,
  households: 700_000,
  markets: [],
}));
const areas = countryAreas(topology, counties);
const shades = (choice: ReadonlyMap<string, number>, over = new Map<string, number>()) =>
  editorScene(topology, areas, [-99, 31, -95, 34], { choice, over }).areas.map(({ shade }) => shade);

test("counties are told with their people, and called as on every map", () => {
  expect(areas.map(({ name, label, county }) => [name, label, county?.population])).toEqual([
    ["Tarrant County", "Tarrant", 2_000_000],
    ["Dallas County", "Dallas", 2_000_001],
  ]);
});

test("a county stands out by how much of it the market has, and by whether others have it, too", () => {
  expect(shades(new Map())).toEqual([OUT, OUT]);
  expect(shades(new Map([["48439", 1]]))).toEqual([IN, OUT]);
  expect(shades(new Map([["48113", 0.4]]))).toEqual([OUT, PART]);
  expect(shades(new Map([["48439", 1]]), new Map([["48439", 2]]))).toEqual([OVER, OUT]);
});

test("the map opens around the market's counties, and on the country where it has none", () => {
  expect(viewAround(areas, new Map([["48439", 1]]))).toEqual([-99, 31, -96, 34]);
  expect(viewAround(areas, new Map())).toBe(MAINLAND);
});
