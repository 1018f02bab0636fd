import { describe, expect, test } from "vitest";
import type { BarChart, DotChart } from "../chart.ts";
import { barPlaces, dotPlaces } from "./rowPlaces.ts";

const barsOf = (values: readonly (number | null)[], rest: Partial<BarChart> = {}): BarChart => ({
  kind: "bars",
  categories: values.map(String),
  series: [{ name: "Here", colour: "#000000", values }],
  benchmark: null,
  format: { kind: "count" },
  unit: "",
  ...rest,
});
const held = (values: readonly (number | null)[]) => ({ name: "Nation", colour: "#000000", values });

describe("the bars of a ranking", () => {
  test("are as long as their values are large, and no data has none", () => {
    const { bars, zero } = barPlaces(barsOf([4, 1, null]));
    expect(bars.map(({ length }) => length)).toEqual([1, 0.25, 0]);
    expect(bars.map(({ start }) => start)).toEqual([0, 0, 0]);
    expect(zero).toBeNull();
  });

  test("leave room for what they are held against", () => {
    const { bars } = barPlaces(barsOf([2, 1], { benchmark: held([4, null]) }));
    expect(bars).toEqual([
      { start: 0, length: 0.5, tick: 1 },
      { start: 0, length: 0.25, tick: null },
    ]);
  });

  test("go to either side of zero where some gain and some lose", () => {
    const { bars, zero } = barPlaces(barsOf([3, -1]));
    expect(zero).toBe(0.25);
    expect(bars).toEqual([
      { start: 0.25, length: 0.75, tick: null },
      { start: 0, length: 0.25, tick: null },
    ]);
  });

  test("grow from their names where all of them lose", () => {
    const { bars, zero } = barPlaces(barsOf([-4, -1]));
    expect(bars.map(({ start, length }) => [start, length])).toEqual([
      [0, 1],
      [0, 0.25],
    ]);
    expect(zero).toBeNull();
  });

  test("share the scale of a list beside them, whether that gains or loses", () => {
    const lengths = (values: readonly number[]) =>
      barPlaces(barsOf(values, { reach: 8 })).bars.map(({ length }) => length);
    expect(lengths([4, 2])).toEqual([0.5, 0.25]);
    expect(lengths([-8, -2])).toEqual([1, 0.25]);
  });

  test("of indexes go as far from 100 as they are apart from it", () => {
    const { bars, zero } = barPlaces(barsOf([130, 90], { from: 100 }));
    expect(zero).toBe(0.25);
    expect(bars.map(({ start, length }) => [start, length])).toEqual([
      [0.25, 0.75],
      [0, 0.25],
    ]);
  });
});

describe("what is compared", () => {
  const chart: DotChart = {
    kind: "dots",
    categories: ["Radio", "Cable"],
    series: [
      { name: "Here", shape: "own", colour: "#000000", values: [8, 2] },
      { name: "Nation", shape: "nation", colour: "#000000", values: [4, null] },
    ],
    beside: { heads: [""], rows: [] },
    format: { kind: "count" },
    unit: "",
  };

  test("lies on one scale that ends at a round value", () => {
    const { ticks, rows } = dotPlaces(chart);
    expect(ticks.at(-1)).toEqual({ value: 8, at: 1 });
    expect(rows.map(({ dots }) => dots)).toEqual([
      [1, 0.5],
      [0.25, null],
    ]);
  });

  test("is joined where there are two of it", () => {
    expect(dotPlaces(chart).rows.map(({ span }) => span)).toEqual([[0.5, 1], null]);
  });
});
