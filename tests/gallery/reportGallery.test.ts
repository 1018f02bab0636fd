import { expect, test } from "vitest";
import { nameWidth } from "#figures/charts/nameLines.ts";
import { overlap } from "#figures/charts/placeLabels.ts";
import { chartDrawing, chartSvg } from "#documents/drawings/chartSvg.ts";
import * as reportCharts from "./reportCharts.ts";

const pictures: [string, () => reportCharts.OnPaper][] = Object.entries(reportCharts);

test.each(pictures)("%s of a file looks as it did, on a light page and on a dark one", async (name, onPaper) => {
  const { chart, size } = onPaper();
  for (const look of ["light", "dark"] as const) {
    await expect(chartSvg(chart, { ...size, look })).toMatchFileSnapshot(`pictures/${name}.${look}.svg`);
  }
});

test.each(pictures)("no text of %s lies on another or leaves the sheet", (_, onPaper) => {
  const { chart, size } = onPaper();
  const { width, height, shapes } = chartDrawing(chart, size);
  const texts = shapes.flatMap(({ tag, attributes, text = "" }) => {
    if (tag !== "text") return [];
    const wide = nameWidth(text) * (Number(attributes["fontSize"]) / 12) * 0.92;
    const x = Number(attributes["x"]);
    const left = { end: x - wide, middle: x - wide / 2 }[String(attributes["textAnchor"])] ?? x;
    const bottom = Number(attributes["y"]);
    return [{ text, left, right: left + wide, top: bottom - 9, bottom }];
  });
  expect(texts.length).toBeGreaterThan(3);
  for (const [at, box] of texts.entries()) {
    expect(
      texts
        .slice(at + 1)
        .filter((other) => overlap(box, other))
        .map(({ text }) => [box.text, text]),
    ).toEqual([]);
    expect([box.text, box.left >= -1, box.right <= width + 1, box.top >= -1, box.bottom <= height]).toEqual([
      box.text,
      true,
      true,
      true,
      true,
    ]);
  }
  expect(JSON.stringify(shapes)).not.toMatch(/NaN|Infinity|undefined/);
});

test.each([reportCharts.reportStack, reportCharts.reportLines, reportCharts.reportRanks])(
  "a forecast is told apart without its colour, and the divide says what it is",
  (onPaper) => {
    const { chart, size } = onPaper();
    expect(chartSvg(chart, { ...size, locale: "de-DE" })).toContain(">Prognose</text>");
    if (!("kinds" in chart)) throw new Error("A chart over years was expected");
    expect(chartSvg({ ...chart, kinds: chart.kinds?.map(() => "actual" as const) ?? [] }, size)).not.toMatch(
      /Forecast|stroke-dasharray/,
    );
  },
);

test("the same chart gives the same bytes, with every colour written out", () => {
  const { chart, size } = reportCharts.reportScatter();
  expect(chartSvg(chart, size)).toBe(chartSvg(structuredClone(chart), size));
  expect(chartSvg(chart, { ...size, look: "dark" })).not.toMatch(/var\(/);
});
