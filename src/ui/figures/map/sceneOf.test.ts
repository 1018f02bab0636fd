import { expect, test } from "vitest";
import { type CountyTopology, type MarketTopology, sceneOf, withContours } from "./sceneOf.ts";

/** Two squares of a degree side by side: the border between them is one arc of both. */
const ARCS = [
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
];
const topologyAt = (west: number) => ({
  type: "Topology" as const,
  transform: { scale: [1, 1] as [number, number], translate: [west, 52] as [number, number] },
  arcs: ARCS,
});
const county = (id: string, arcs: number[][], population: number) => ({
  type: "Polygon" as const,
  id,
  arcs,
  properties: { name: `County ${id}`, state: "AK", population, households: 1, share: 1 },
});
const counties = (west: number): CountyTopology => ({
  ...topologyAt(west),
  objects: {
    counties: { type: "GeometryCollection", geometries: [county("1", [[0, 1]], 10), county("2", [[2, ~0]], 20)] },
  },
});
const land: MarketTopology = {
  ...topologyAt(-100),
  objects: {
    states: { type: "GeometryCollection", geometries: [] },
    markets: {
      type: "GeometryCollection",
      geometries: [{ type: "Polygon", id: "tv-1", arcs: [[0, 1]], properties: { name: "One" } }],
    },
  },
};
const parts = { land, figure: null, market: "tv-1", stations: [] };

test("a market is outlined by what its counties do not share", () => {
  const { outline, view } = sceneOf({ ...parts, counties: counties(-100) });
  expect(view).toEqual([-100, 52, -98, 53]);
  expect(outline?.coordinates.map((line) => line.length).toSorted()).toEqual([7]);
});

test("what lies east of the date line runs on in the west", () => {
  expect(sceneOf({ ...parts, counties: counties(178) }).view).toEqual([-182, 52, -180, 53]);
});

test("without counties the markets are the areas, and the one asked for is outlined", () => {
  const values = new Map([["tv-1", 7]]);
  const figure = { name: "People", values, write: String };
  const { areas, view } = sceneOf({ ...parts, counties: null, figure });
  expect(areas.map(({ name, value, shade, county: told }) => ({ name, value, shade, told }))).toEqual([
    { name: "One", value: 7, shade: 0, told: null },
  ]);
  expect(view).toEqual([-100, 52, -99, 53]);
});

test("the country opens on the mainland", () => {
  expect(sceneOf({ ...parts, counties: null, market: "nation" }).view).toEqual([-125, 24.3, -66.8, 49.5]);
});

test("around a market at the border lies the neighbor's land, around one inland and around the country none", () => {
  const abroadOf = (west: number, south: number) => {
    const topology = {
      ...counties(-100),
      transform: { scale: [1, 1] as [number, number], translate: [west, south] as [number, number] },
    };
    return sceneOf({ ...parts, counties: topology }).abroad.map(({ country }) => country);
  };
  expect(abroadOf(-117.5, 32.5)).toEqual(["mexico"]);
  expect(abroadOf(-84, 42)).toEqual(["canada"]);
  expect(abroadOf(-94, 37)).toEqual([]);
  expect(sceneOf({ ...parts, counties: null, market: "nation" }).abroad).toEqual([]);
});

test("the contour of a chosen station is seen whole, that of another changes nothing", () => {
  const ring = [
    [-100.5, 51],
    [-99, 51],
    [-99, 52.5],
    [-100.5, 51],
  ];
  const station = {
    id: "tv-9",
    medium: "tv" as const,
    callSign: "QAAA",
    channel: null,
    latitude: 52,
    longitude: -99,
    erpKw: null,
    haatM: null,
    population: null,
    contour: { type: "Polygon" as const, coordinates: [ring] },
  };
  const scene = sceneOf({ ...parts, counties: counties(-100), stations: [station] });
  expect(withContours(scene, ["tv-9"]).view).toEqual([-100.5, 51, -98, 53]);
  expect(withContours(scene, []).view).toEqual(scene.view);
});
