import { expect, test } from "vitest";
import type { LineChart } from "./chart.ts";
import { yearsTold } from "./yearsTold.ts";

const chart: LineChart = {
  kind: "lines",
  ranks: false,
  band: null,
  categories: ["2023", "2024", "2025"],
  series: [],
  format: { kind: "count" },
  unit: "",
};

test("what is known of years is one line, in the order of the years, new definitions among it", () => {
  const notes = [
    { at: 1, text: "presidential" },
    { at: 2, text: "this year" },
  ];
  expect(yearsTold({ ...chart, notes, breaks: { at: [0], name: "new definition" } })).toBe(
    "2023: new definition · 2024: presidential · 2025: this year",
  );
});

test("where nothing is known, nothing is said", () => {
  expect(yearsTold(chart)).toBe("");
});
