import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { type Charted, chartedOf, exampleFigures, isRows, plain, textsOf } from "#tests/support/exampleFigures.ts";
import { officeFaults, openOfficePackage } from "#tests/support/officePackage.ts";
import type { FigurePart } from "../../document.ts";
import { yearsTold } from "../../yearsTold.ts";
import { writeDocument } from "../writeDocument.ts";

const SOURCE = resolve(import.meta.dirname, "../../..");

/** All words of a slide deck: those of its charts and those of its tables, in their order. */
async function wordsOfSlides(
  part: FigurePart,
): Promise<{ readonly charts: string; readonly texts: readonly string[]; readonly alts: string }> {
  const document = await exampleDocument("en-US");
  const shown = { ...part, shows: "chart" as const };
  const { parts } = await openOfficePackage(
    await writeDocument({ ...document, sections: [{ id: "one", title: "One", parts: [shown] }] }, "pptx"),
  );
  const of = (pattern: RegExp) =>
    [...parts]
      .filter(([name]) => pattern.test(name))
      .map(([, xml]) => xml)
      .join("");
  const slides = of(/^ppt\/slides\/slide\d+\.xml$/);
  return {
    charts: of(/^ppt\/charts\/chart\d+\.xml$/),
    texts: [...slides.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = ""]) => plain(text)),
    alts: plain(slides.replaceAll(/descr="([^"]*)"/g, "<>$1<>")),
  };
}

let charts: readonly Charted[];

beforeAll(async () => {
  charts = chartedOf(await exampleFigures());
});

describe("every figure", () => {
  test("makes slides that Office opens without an offer to repair them", async () => {
    const document = await exampleDocument("en-US");
    const parts = charts.map(({ part }) => ({ ...part, shows: "chart" as const }));
    const bytes = await writeDocument({ ...document, sections: [{ id: "all", title: "All", parts }] }, "pptx");
    expect(await officeFaults(bytes)).toEqual([]);
  }, 120_000);

  test("has on its slides the rows of its screen, each figure in the chart's labels or beside it", async () => {
    for (const { name, part, chart } of charts) {
      if (!isRows(chart)) continue;
      const { charts: xml, texts, alts } = await wordsOfSlides(part);
      expect(xml, name).toContain(chart.kind === "dots" ? "<c:scatterChart>" : '<c:barDir val="bar"/>');
      expect(alts, name).toContain(part.alt.slice(0, 60));
      const named =
        chart.kind === "dots"
          ? texts
          : [...xml.matchAll(/<c:cat>.*?<\/c:cat>/g)]
              .slice(0, 1)
              .flatMap(([cat]) => [...cat.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, text = ""]) => plain(text)));
      const places = chart.categories.map((category) => named.indexOf(category));
      expect(places.includes(-1), name).toBe(false);
      expect(places, name).toEqual(places.toSorted((a, b) => a - b));
      // One column may be what the bars' own labels say.
      const heads = (chart.beside?.heads ?? []).slice(1).filter((head) => head !== "" && !texts.includes(head));
      expect(heads.length, `${name}: ${heads.join()}`).toBeLessThanOrEqual(chart.kind === "dots" ? 0 : 1);
    }
  }, 120_000);

  test("has each of its small multiples as a chart of its own, all of them on one scale", async () => {
    const panels = charts.filter(({ chart }) => chart.kind === "panels");
    expect(panels.map(({ name }) => name)).toContain("verticalYears");
    for (const { name, part, chart } of panels) {
      if (chart.kind !== "panels") continue;
      const { charts: xml, texts } = await wordsOfSlides(part);
      expect(xml.match(/<c:lineChart>/g), name).toHaveLength(chart.panels.length);
      for (const panel of chart.panels) expect(texts, name).toContain(panel.name);
      expect(new Set([...xml.matchAll(/<c:max val="([^"]*)"/g)].map(([, most]) => most)).size, name).toBe(1);
    }
  }, 120_000);

  test("says below a chart over years what is known of them", async () => {
    const { name, part } = charts.find(({ name: one }) => one === "forecastByMedia") ?? {};
    if (!part?.chart) throw new Error("The forecast has a chart");
    const { texts } = await wordsOfSlides(part);
    expect(yearsTold(part.chart), name).toMatch(/^2020: pandemic · /);
    expect(texts).toContain(yearsTold(part.chart));
  }, 120_000);

  test("has its years, months and lines on slides as on its screen", async () => {
    for (const { name, part, chart } of charts) {
      if (chart.kind !== "columns" && chart.kind !== "lines") continue;
      const { charts: xml } = await wordsOfSlides(part);
      expect(xml, name).toContain(chart.kind === "lines" ? "<c:lineChart>" : '<c:barDir val="col"/>');
      for (const text of [...chart.categories, ...chart.series.map((series) => series.name)])
        expect(plain(xml.replaceAll("<c:v>", "> ")), `${name}: ${text}`).toContain(text);
      const texts = textsOf(chart).join("|");
      const loud =
        chart.kind === "lines"
          ? chart.series.filter(({ weight }) => weight !== "quiet")
          : chart.series.length > 1
            ? chart.series
            : [];
      for (const series of loud.slice(0, 3)) expect(texts, name).toContain(series.name.slice(0, 8));
    }
  }, 120_000);
});

test("screens paint figures from their description alone", () => {
  const painters = /from "[^"]*\/figures\/(?:BarList|DotRows|Plot)\.tsx"/;
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  const drawn = files.filter((file) => painters.test(readFileSync(join(SOURCE, file), "utf8")));
  // The others draw what is no figure: it has neither a file nor a place in a report.
  expect(drawn.toSorted()).toEqual([
    "features/ad-intel/web/TrendPart.tsx",
    "features/forecast-analysis/web/media/MediumChart.tsx",
    "features/share-wallet/web/plan/PacingSection.tsx",
    "features/share-wallet/web/plan/PlannerSection.tsx",
    "features/stations/web/drawer/AudienceTrend.tsx",
    "features/stations/web/drawer/RevenueTrend.tsx",
    "ui/figures/changes/ChangesChart.tsx",
    "ui/figures/chart/FigureChart.tsx",
  ]);
});
