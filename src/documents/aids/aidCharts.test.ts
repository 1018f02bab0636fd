import JSZip from "jszip";
import { describe, expect, test } from "vitest";
import { CHART_FIELDS, chartOf } from "#domain/sellingAids/mergeFields.ts";
import type { Block, ContentDocument } from "#domain/content/contentDocument.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { brandOf } from "../brand.ts";
import { writePptx } from "../writers/pptx/writePptx.ts";
import { aidChart } from "./aidCharts.ts";
import { aidDocument } from "./aidDocument.ts";
import type { AidFilling } from "./aidFilling.ts";
import { mergeValues } from "./mergeValues.ts";

const SEASON = {
  subVertical: "newCarDealers",
  months: [0.05, 0.05, 0.06, 0.07, 0.09, 0.12, 0.13, 0.12, 0.09, 0.08, 0.07, 0.07],
  source: "Example",
};

async function filled(given: Partial<AidFilling> = {}, locale: (typeof LOCALES)[number] = "en-US") {
  const scope = { kind: "subVertical", id: "newCarDealers" } as const;
  return {
    spending: await exampleSpending({ locale, scope }),
    medium: "radioOta",
    gaps: false,
    client: "Example Motors",
    seasons: [SEASON],
    seller: "Example Seller",
    company: "Example Media",
    madeAt: "2026-11-22T10:00:00.000Z",
    ...given,
  } satisfies AidFilling;
}

const words = (text: string): Block => ({ type: "paragraph", content: [{ type: "text", text }] });
const head = (text: string): Block => ({ type: "heading", level: 2, content: [{ type: "text", text }] });
const BODY: ContentDocument = {
  type: "doc",
  content: [
    head("{{subVertical}}"),
    words("{{seasonChart}}"),
    head("The medium"),
    words("{{mediumChart}}"),
    words("Then: {{mediumChart}}"),
    head("The years"),
    words("{{forecastChart}}"),
  ],
};

const deckOf = (filling: AidFilling) =>
  aidDocument({ key: "deck", type: "category-deck", title: "A deck", body: BODY, merges: true }, filling, {
    paper: "letter",
    brand: brandOf("Spotmarket", null),
    slides: true,
    pictures: new Map(),
  });

describe.each(LOCALES)("the charts of an aid, in %s", (locale) => {
  test("stand where their field has a paragraph of its own; within a sentence it is their headline", async () => {
    const filling = await filled({}, locale);
    const { sections } = deckOf(filling);
    expect(sections.map(({ parts }) => parts.map(({ kind }) => kind))).toEqual([
      ["figure"],
      ["figure", "passage"],
      ["figure"],
    ]);
    const headline = aidChart("mediumChart", filling)?.headline ?? "";
    expect(headline).not.toBe("");
    expect(JSON.stringify(sections[1]?.parts[1])).toContain(JSON.stringify(`Then: ${headline}`).slice(1, -1));
    expect(JSON.stringify(sections)).not.toMatch(/\{\{|undefined|NaN/);
  });

  test("argue for the medium that is sold, and never for another one", async () => {
    for (const medium of ["tvOta", "radioOta", "mobile", "email"]) {
      const filling = await filled({ medium }, locale);
      const { media } = filling.spending.revision;
      const own = filling.spending.words.medium(medium);
      for (const field of CHART_FIELDS) {
        const headline = aidChart(field, filling)?.headline.replaceAll(own, "") ?? "";
        for (const other of media.filter((id) => id !== medium))
          expect(headline).not.toContain(filling.spending.words.medium(other));
      }
    }
  });
});

test("slides have them as charts that can be edited, one a slide", async () => {
  const deck = await JSZip.loadAsync(await writePptx(deckOf(await filled())));
  const charts = Object.keys(deck.files).filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name));
  expect(charts.length).toBeGreaterThanOrEqual(3);
});

test("a season that nobody knows is left out, and said in words", async () => {
  const filling = await filled({ seasons: [] });
  expect(aidChart("seasonChart", filling)).toBeNull();
  expect(deckOf(filling).sections[0]?.parts).toEqual([]);
  expect(mergeValues(filling).seasonChart).toBe("no data");
});

test("a field among other words is text", () => {
  expect(chartOf(words("{{seasonChart}}"))).toBe("seasonChart");
  expect(chartOf(words(" {{seasonChart}} "))).toBe("seasonChart");
  expect(chartOf(words("See {{seasonChart}}"))).toBeNull();
  expect(chartOf(words("{{market}}"))).toBeNull();
  expect(chartOf(head("{{seasonChart}}"))).toBeNull();
});
