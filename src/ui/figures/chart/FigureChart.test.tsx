import { createInstance } from "i18next";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { BLOCK_NAMES, type BlockName } from "#domain/blockNames.ts";
import type { Chart } from "#documents/chart.ts";
import { chartDrawing } from "#documents/drawings/chartSvg.ts";
import { figurePicture } from "#documents/drawings/figurePicture.ts";
import {
  type Charted,
  chartedOf,
  exampleFigures,
  isRows,
  labelsOf,
  plain,
  textsOf,
} from "#tests/support/exampleFigures.ts";
import { reportChart } from "#platform/api/reportChart.ts";
import { ChartOnScreen } from "./FigureChart.tsx";

/**
 * The chart on a screen is the one in its files: every figure there is has one description, `chart()`, which a screen hands to
 * `FigureChart` and files hand to their writers. What is held here is that both say the same of it; of slides, see
 * `documents/writers/pptx/figuresOnSlides.slow.test.ts`.
 */

/** What the first words of an alternative text say of a chart. */
const SPOKEN: readonly (readonly [words: string, is: (chart: Chart) => boolean])[] = [
  ["Bar chart.", ({ kind }) => kind === "bars"],
  ["Dot plot.", ({ kind }) => kind === "dots"],
  ["Line chart.", (chart) => chart.kind === "lines" && !chart.ranks],
  ["Lines of ranks,", (chart) => chart.kind === "lines" && chart.ranks],
  ["Stacked columns.", (chart) => chart.kind === "columns" && chart.stacked],
  ["Column chart.", ({ kind }) => kind === "columns"],
  ["Tree map.", ({ kind }) => kind === "tree"],
];

/** Lists without a picture, and texts of authors, which nobody would make up for a test. */
const WITHOUT_CHART: readonly BlockName[] = [
  "marketIntelligence",
  "subVerticalInsights",
  "salesCalendar",
  "stationCompetitiveOverview",
];
/** Painted by hand until they are painted from their description; and lists that have a chart in files alone. */
const WITHOUT_MARKS: readonly BlockName[] = [
  "verticalBreakdown",
  "walletBar",
  "marketPolygon",
  "stationProgrammes",
  "similarSubVerticals",
];

const LANGUAGE = createInstance();
void LANGUAGE.init({ lng: "en-US", resources: {}, initAsync: false });

/** The rows that a screen shows: the mark of each, and its texts in their order. */
function rowsOnScreen(chart: Chart): { readonly id: string; readonly texts: readonly string[] }[] {
  const markup = renderToStaticMarkup(
    createElement(I18nextProvider, { i18n: LANGUAGE }, createElement(ChartOnScreen, { chart })),
  );
  return [...markup.matchAll(/<button[^>]*data-figure="([^"]*)"[^>]*>(.*?)<\/button>/g)].map(
    ([, id = "", inner = ""]) => ({
      id: plain(id),
      texts: [...inner.matchAll(/>([^<>]+)</g)].map(([, text = ""]) => plain(text)),
    }),
  );
}

let charts: readonly Charted[];

beforeAll(async () => {
  charts = chartedOf(await exampleFigures());
});

describe("every figure", () => {
  test("that there is has a chart here, or is one of the few lists without", () => {
    const drawn = new Set(charts.map(({ name }) => name));
    expect(BLOCK_NAMES.filter((name) => !drawn.has(name)).toSorted()).toEqual(WITHOUT_CHART.toSorted());
  });

  test("has marks that tips, keys and explanations can hang on", () => {
    expect(charts.flatMap(({ name, chart }) => (chart.marks ? [] : [name])).toSorted()).toEqual(
      WITHOUT_MARKS.toSorted(),
    );
  });

  test("has one mark for each of its labels, each within the drawing, on a screen and on a phone", () => {
    for (const { name, chart } of charts) {
      if (!chart.marks) continue;
      const ids = chart.marks.map(({ id }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
      expect(labelsOf(chart).length, name).toBe(ids.length);
      for (const width of [1040, 340]) {
        const { stops, height } = chartDrawing(chart, { width, locale: "en-US" });
        expect(stops.length, name).toBe(ids.length);
        const out = stops.filter(({ x, y }) => !(x >= 0 && x <= width && y >= 0 && y <= height));
        expect(out, name).toEqual([]);
      }
    }
  });

  test("has on its screen the rows that its files have, by the same marks, with the same names and figures", () => {
    expect(charts.filter(({ chart }) => isRows(chart)).length).toBeGreaterThan(15);
    for (const { name, chart } of charts) {
      if (!isRows(chart)) continue;
      const shown = rowsOnScreen(chart);
      expect(
        shown.map(({ id }) => id),
        name,
      ).toEqual(chart.marks?.map(({ id }) => id));
      const texts = textsOf(chart);
      let from = 0;
      for (const row of shown) {
        const [first = "", ...others] = row.texts;
        const at = texts.findIndex(
          (text, place) => place >= from && text !== "" && first.startsWith(text.replace(/…$/, "")),
        );
        expect([name, first, at >= 0], name).toEqual([name, first, true]);
        from = at + 1;
        const cells = others.slice(-(chart.beside?.heads.length ?? 1) + 1);
        for (const cell of cells) {
          const place = texts.indexOf(cell, from);
          expect([name, first, cell, place >= 0]).toEqual([name, first, cell, true]);
          from = place + 1;
        }
      }
      for (const head of chart.beside?.heads.slice(1) ?? [])
        expect(texts.join(" "), name).toContain(head.split(" ")[0]);
    }
  });

  test("is in the API's answers as it is in the product, with nothing left out", () => {
    for (const { name, chart } of charts) expect(reportChart.parse(chart), name).toEqual(chart);
  });

  test("is told of in words that fit what is drawn, the same on the screen and in files", () => {
    for (const { name, part, chart } of charts) {
      expect(part.alt, name).not.toBe("");
      for (const [words, is] of SPOKEN) {
        if (part.alt.startsWith(words)) expect([name, words, is(chart)]).toEqual([name, words, true]);
      }
      const svg = figurePicture(part, { locale: "en-US", look: "light", about: "Dallas", badge: null })?.svg ?? "";
      expect(plain(/<desc>.*?<\/desc>/s.exec(svg)?.[0] ?? ""), name).toBe(part.alt);
    }
  });
});
