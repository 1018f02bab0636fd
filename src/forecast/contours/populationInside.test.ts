import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import type { Contour } from "./contour.ts";
import { populationInside, sharedReach } from "./populationInside.ts";
import { type CountyTopology, populationLattice } from "./populationLattice.ts";
import { TOWNS } from "./towns.ts";
import { contourZone, ringsZone } from "./zone.ts";

/** Two counties of one degree side by side on the 40th parallel, and one that has no shape. */
const twoCounties: CountyTopology = {
  type: "Topology",
  arcs: [
    [
      [-100, 40],
      [-100, 41],
      [-99, 41],
      [-99, 40],
      [-100, 40],
    ],
    [
      [-99, 40],
      [-99, 41],
      [-98, 41],
      [-98, 40],
      [-99, 40],
    ],
  ],
  objects: {
    counties: {
      type: "GeometryCollection",
      geometries: [
        { type: "Polygon", id: "31001", arcs: [[0]] },
        { type: "MultiPolygon", id: "31002", arcs: [[[1]]] },
        { type: null, id: "31003" },
      ],
    },
  },
};
const people = new Map([
  ["31001", 60_000],
  ["31002", 10_000],
  ["31003", 500],
]);
const lattice = populationLattice(twoCounties, people);

const circle = (longitude: number, radiusKm: number, latitude = 40.5): Contour => ({
  facilityId: "1",
  latitude,
  longitude,
  levelDbu: 60,
  method: "F(50,50)",
  radiiKm: Array<number>(72).fill(radiusKm),
  assumed: [],
});

describe("people inside a contour", () => {
  test("are all of the counties it has whole, and none of those it does not touch", () => {
    expect(populationInside(circle(-99, 150), lattice)).toBe(70_000);
    expect(populationInside(circle(-99.5, 75), lattice)).toBeGreaterThan(60_000);
    expect(populationInside(circle(-120, 150), lattice)).toBe(0);
  });

  test("are as large a share of a county as its land inside, where it has no town of its own", () => {
    const landSqKm = 111.19 * 111.19 * Math.cos((40.5 * Math.PI) / 180);
    const expected = (60_000 * Math.PI * 30 ** 2) / landSqKm;
    expect(Math.abs(populationInside(circle(-99.5, 30), lattice) / expected - 1)).toBeLessThan(0.02);
  });

  test("follow the bearings of the contour", () => {
    const toTheWest = { ...circle(-99, 150), radiiKm: Array.from({ length: 72 }, (_, at) => (at >= 36 ? 150 : 0)) };
    const west = populationInside(toTheWest, lattice);
    expect(west).toBeGreaterThan(59_900);
    expect(west).toBeLessThan(60_400);
  });
});

describe("people inside two contours", () => {
  const [west, east] = [circle(-99.5, 40), circle(-99, 40)];

  test("are those of one alone, those of both and those of the other, and add up to what each has", () => {
    const { firstOnly, both, secondOnly } = sharedReach(contourZone(west), contourZone(east), lattice);
    expect(firstOnly + both).toBe(populationInside(west, lattice));
    expect(both + secondOnly).toBe(populationInside(east, lattice));
    expect(Math.min(firstOnly, both, secondOnly)).toBeGreaterThan(0);
  });

  test("are all of one's where the other holds it whole, and nobody where they lie apart", () => {
    const wide = sharedReach(contourZone(circle(-99, 300)), contourZone(east), lattice);
    expect(wide).toMatchObject({ both: populationInside(east, lattice), secondOnly: 0 });
    expect(sharedReach(contourZone(circle(-99.8, 10)), contourZone(circle(-98.2, 10)), lattice).both).toBe(0);
  });

  test("are counted in a published outline as in a predicted one", () => {
    const outline = ringsZone([
      [
        [-99.9, 40.1],
        [-99.9, 40.9],
        [-99.1, 40.9],
        [-99.1, 40.1],
        [-99.9, 40.1],
      ],
    ]);
    const { firstOnly, both, secondOnly } = sharedReach(outline, contourZone(circle(-99.5, 300)), lattice);
    expect(firstOnly).toBe(0);
    expect(Math.abs(both / (60_000 * 0.64) - 1)).toBeLessThan(0.05);
    expect(both + secondOnly).toBe(70_000);
  });
});

describe("people inside contours of the United States", () => {
  const file = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
  const topology: CountyTopology = JSON.parse(readFileSync(file, "utf8"));
  const fips = topology.objects.counties.geometries.map((county) => String(county.id));
  const oneEach = new Map(fips.filter((code) => code < "60").map((code) => [code, 1]));
  const everywhere = populationLattice(topology, oneEach);

  test("may live in any county that has a shape", () => {
    expect(everywhere.counties.length).toBeGreaterThan(3130);
    expect(populationInside(circle(-110, 9000, 45), everywhere)).toBe(everywhere.counties.length);
  });

  test("lie in the towns of large counties, each of which has land around it", () => {
    const landless = TOWNS.filter(({ fips: county, latitude, longitude, radiusKm }) => {
      const lone = populationLattice(topology, new Map([[county, 1_000_000]]));
      return populationInside(circle(longitude, Math.max(6, radiusKm / 2), latitude), lone) < 5_000;
    });
    expect(landless.map(({ name }) => name)).toEqual([]);
    for (const [county, towns] of Map.groupBy(TOWNS, (town) => town.fips)) {
      expect(
        towns.reduce((sum, { share }) => sum + share, 0),
        county,
      ).toBeLessThanOrEqual(1);
    }
  });

  test("of Las Vegas are nearly all of its county's, on a tenth of its land", () => {
    const clark = populationLattice(topology, new Map([["32003", 2_000_000]]));
    expect(populationInside(circle(-115.17, 25, 36.15), clark)).toBeGreaterThan(1_900_000);
  });

  test("are found across the date line, where the Aleutians go on", () => {
    expect(populationInside(circle(179.5, 2000, 52), everywhere)).toBeGreaterThan(5);
  });
});
