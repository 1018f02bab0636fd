import { describe, expect, test } from "vitest";
import type { BarChart, ColumnChart } from "../chart.ts";
import { chartDrawing } from "./chartSvg.ts";

const PHONE = 362;
const textsOf = (chart: BarChart | ColumnChart, width: number) =>
  chartDrawing(chart, { width, locale: "de-DE" }).shapes.flatMap(({ text, attributes }) =>
    text === undefined ? [] : [{ text, y: Number(attributes["y"]) }],
  );

describe("on a phone", () => {
  const names = ["Werbesendungen", "Verzeichnismedien", "Radio terrestrisch"];
  const ranking: BarChart = {
    kind: "bars",
    categories: names,
    series: [{ name: "Hier", colour: "#000000", values: [3, 2, 1] }],
    benchmark: null,
    format: { kind: "count" },
    unit: "",
    beside: {
      heads: ["Medium", "Mio. $ gesch.", "Anteil", "ggü. Vorjahr", "Ohne Politik ggü. Vorjahr", "Index"],
      rows: names.map(() => ({
        cells: ["1.477", "27,6 %", "+10,3 %", "+10,3 %", "111"].map((text) => ({ text })),
      })),
    },
  };

  test("a name that has no room beside its figures stands whole above them", () => {
    const texts = textsOf(ranking, PHONE);
    const figures = texts.filter(({ text }) => text === "1.477");
    for (const [at, name] of names.entries()) {
      const named = texts.find(({ text }) => text === name);
      expect(named?.y).toBeLessThan(figures[at]?.y ?? 0);
    }
    expect(texts.filter(({ text }) => text.includes("…"))).toEqual([]);
  });

  test("a name that has room stands beside its figures", () => {
    const texts = textsOf(ranking, 900);
    expect(texts.find(({ text }) => text === names[0])?.y).toBe(texts.find(({ text }) => text === "1.477")?.y);
  });

  test("values of hot months that are neighbours do not stand on each other: the highest is said", () => {
    const parts = [0.05, 0.05, 0.096, 0.091, 0.083, 0.05, 0.095, 0.05, 0.05, 0.05, 0.05, 0.05];
    const season: ColumnChart = {
      kind: "columns",
      stacked: false,
      categories: parts.map((_, at) => `M${at}`),
      series: [{ name: "Anteil", colour: "#000000", values: parts }],
      threshold: { name: "stark", value: 0.08 },
      format: { kind: "share" },
      unit: "",
    };
    const said = textsOf(season, PHONE).filter(({ text }) => /^\d+,\d/.test(text));
    expect(said.map(({ text }) => text.slice(0, 3))).toEqual(["9,6", "9,5"]);
  });

  test("a key of many names leaves the columns their height", () => {
    const columns = (count: number): ColumnChart => ({
      kind: "columns",
      stacked: true,
      categories: ["2025", "2026"],
      series: Array.from({ length: count }, (_, at) => ({
        name: `Andere Suchmaschinen ${at}`,
        colour: "#000000",
        values: [1, 1],
      })),
      format: { kind: "count" },
      unit: "",
    });
    const high = (count: number) => {
      const { shapes } = chartDrawing(columns(count), { width: PHONE, locale: "de-DE" });
      const grid = shapes.filter(({ tag }) => tag === "line").map(({ attributes }) => Number(attributes["y1"]));
      return Math.max(...grid) - Math.min(...grid);
    };
    expect(high(9)).toBeGreaterThanOrEqual(high(2) - 1);
  });
});
