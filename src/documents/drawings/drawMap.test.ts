import { expect, test } from "vitest";
import { formatsFor } from "#language/format.ts";
import type { MapChart } from "../chart.ts";
import { drawMap } from "./drawMap.ts";
import { largestAreas } from "./largestAreas.ts";

const square = (west: number, south: number): MapChart["areas"][number]["polygons"] => [
  [
    [
      [west, south],
      [west + 1, south],
      [west + 1, south + 1],
      [west, south + 1],
      [west, south],
    ],
  ],
];
const chart: MapChart = {
  kind: "map",
  colour: "#1864b7",
  classes: [
    { from: 1000, name: "under 5,000" },
    { from: 5000, name: "5,000 and up" },
  ],
  areas: [
    { name: "West", label: "West", value: 1000, polygons: square(-80, 40) },
    { name: "East", label: "East", value: 5000, polygons: square(-79, 40) },
    { name: "Nobody", label: "Nobody", value: null, polygons: square(-78, 40) },
  ],
  format: { kind: "count" },
  unit: "Population",
};
const sheet = {
  width: 600,
  height: 300,
  formats: formatsFor("en-US"),
  kindNames: { actual: "Actual", estimate: "Estimate", forecast: "Forecast" },
};

test("a map has a key of its classes, the names of its areas, and no data apart from the least", () => {
  const { shapes } = drawMap(chart, sheet);
  const texts = shapes.flatMap(({ text }) => text ?? []);
  expect(texts).toEqual(["under 5,000", "5,000 and up", "East", "West", "Nobody"]);
  const fills = shapes.filter(({ tag, attributes }) => tag === "path" && "fillOpacity" in attributes);
  expect(fills.map(({ attributes: { fill, fillOpacity } }) => [fill, fillOpacity])).toEqual([
    ["#1864b7", 0.16],
    ["#1864b7", 0.86],
    ["var(--chart-grid)", 0.4],
  ]);
});

test("islands on both sides of the date line stand side by side", () => {
  const islands = [
    { name: "Near", label: "Near", value: 1, polygons: square(-179, 52) },
    { name: "Far", label: "Far", value: 2, polygons: square(178, 52) },
  ];
  const { shapes } = drawMap({ ...chart, areas: islands }, sheet);
  const where = new Map(shapes.flatMap(({ text, attributes }) => (text ? [[text, Number(attributes["x"])]] : [])));
  const [far = 0, near = 0] = [where.get("Far"), where.get("Near")];
  expect(near - far).toBeGreaterThan(100);
});

test("where no shapes can be drawn, the largest areas stand as bars", () => {
  const { categories, series } = largestAreas(chart);
  expect(categories).toEqual(["East", "West", "Nobody"]);
  expect(series.map(({ values }) => values)).toEqual([[5000, 1000, null]]);
});
