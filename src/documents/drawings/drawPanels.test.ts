import { describe, expect, test } from "vitest";
import type { PanelChart } from "../chart.ts";
import { chartDrawing } from "./chartSvg.ts";

const chart: PanelChart = {
  kind: "panels",
  categories: ["2024", "2025", "2026"],
  kinds: ["actual", "estimate", "forecast"],
  lines: [{ name: "Phoenix", colour: "#0b6e99" }],
  panels: [
    { name: "Automotive", says: "$80", values: [[40, 60, 80]] },
    { name: "Leisure", says: "$8", values: [[4, 6, 8]] },
  ],
  format: { kind: "count" },
  unit: "",
};
const drawn = (width: number, of: PanelChart = chart) => chartDrawing(of, { width, locale: "en-US" });
const texts = (width: number, of?: PanelChart) => drawn(width, of).shapes.flatMap(({ text }) => text ?? []);

describe("small multiples", () => {
  test("stand side by side where there is room, each with its name, its figures and its first and last year", () => {
    expect(texts(640)).toEqual(expect.arrayContaining(["Automotive", "$80", "Leisure", "$8"]));
    expect(texts(640).filter((text) => text === "2024" || text === "2026")).toHaveLength(4);
    const [first, second] = drawn(640).stops;
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  });

  test("have one scale: what is a tenth is drawn a tenth as high", () => {
    const heights = drawn(640)
      .shapes.filter(({ tag, attributes }) => tag === "circle" && attributes["r"] === 2.2)
      .map(({ attributes }) => Number(attributes["cy"]));
    const ground = Math.max(
      ...drawn(640)
        .shapes.filter(({ tag }) => tag === "line")
        .map(({ attributes }) => Number(attributes["y1"])),
    );
    const [large = 0, , small = 0] = heights;
    expect((ground - small) / (ground - large)).toBeCloseTo(0.1, 2);
  });

  test("draw forecasts dashed and estimates hollow, and the key says so", () => {
    const { shapes } = drawn(640);
    expect(shapes.filter(({ attributes }) => attributes["strokeDasharray"] === "4 3")).toHaveLength(2);
    const dots = shapes.filter(({ tag, attributes }) => tag === "circle" && attributes["r"] === 2.2);
    expect(dots.map(({ attributes }) => attributes["fill"] === attributes["stroke"])).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(texts(640)).toEqual(expect.arrayContaining(["Actual", "Estimate", "Forecast"]));
  });

  test("name their lines once, above all of them, where there are several", () => {
    const compared = {
      ...chart,
      lines: [...chart.lines, { name: "Dallas", colour: "#868e96" }],
      panels: chart.panels.map((panel) => ({ ...panel, values: [...panel.values, [1, 2, 3]] })),
    };
    expect(texts(640, compared).filter((text) => text === "Dallas")).toHaveLength(1);
    expect(texts(640)).not.toContain("Phoenix");
  });

  test("stand two by two on a phone", () => {
    const [first, second] = drawn(358).stops;
    expect(second?.y).toBe(first?.y);
  });
});
