import { expect, test } from "vitest";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { aboutDocument } from "./aboutDocument.ts";
import { brandOf } from "./brand.ts";
import { sourceLine } from "./sourceLine.ts";
import { scenarioSubject } from "./scenarioSubject.ts";
import { spendingFacts } from "./spendingFacts.ts";

async function example(options: Parameters<typeof exampleSpending>[0] = {}, client: string | null = null) {
  const spending = await exampleSpending(options);
  return aboutDocument({
    name: ["tv-501", "mediaAdSpending", "Ümläut & Söhne/..", "2025"],
    revision: spending.revision,
    year: spending.view.year,
    facts: spendingFacts(spending),
    words: spending.words,
    client,
    madeAt: "2026-11-22T10:05:00.000Z",
  });
}

test("a file's name takes small letters, figures and hyphens alone, and says first that figures are a sample", async () => {
  expect((await example()).fileName).toBe("tv-501-media-ad-spending-umlaut-sohne-2025");
  expect((await example({ revision: { sample: true } })).fileName).toMatch(/^open-estimate-tv-501-/);
});

test("filters and revision stand in it by name", async () => {
  const { facts, sources, madeAt } = await example({ scope: { kind: "subVertical", id: "hotels" }, measure: "share" });
  expect(facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    "Market: New York",
    "Category: Hotels & motels",
    "Year: 2025",
    "Political advertising: with political",
    "Measure: Share in %",
    "Revision: 2026 spring",
    "Published: Mar 4, 2026",
  ]);
  expect(sources).toEqual(["National total: Example"]);
  expect(madeAt).toBe("Nov 22, 2026, 10:05 AM UTC");
});

test.each(LOCALES)("in %s it tells which years are actual and which are forecasts, without a hole", async (locale) => {
  const { method, sample } = await example({ locale, revision: { sample: true } });
  expect(method[0]).toContain("2019–2025");
  expect(method[1]).toContain("2026–2031");
  expect(method.concat(sample?.sentence ?? "").join(" ")).not.toMatch(/undefined|documents\.|\{\{/);
});

test("a client is named without spaces around, and nobody is no client", async () => {
  expect((await example({}, "  Smith Motors ")).client).toBe("Smith Motors");
  expect((await example({}, "  ")).client).toBeNull();
});

test("the source line is that of the screen", async () => {
  expect(sourceLine(await exampleSpending({ revision: { sample: true } }))).toBe(
    "Source: national totals from Example. Allocated to markets and categories by Spotmarket’s model · Data: 2026 spring · Mar 4, 2026 · Open estimate",
  );
});

test("a customer without colours of its own has the product's, and one with a single one uses it for both", () => {
  expect(brandOf("Spotmarket", null)).toMatchObject({ organisation: null, colour: "#133f73", accent: "#1864b7" });
  const own = { name: "KXYZ", colour: "#112233", accent: null, logo: null };
  expect(brandOf("Spotmarket", own)).toMatchObject({ organisation: "KXYZ", colour: "#112233", accent: "#112233" });
});

test("a document of a scenario says so first in its small print, in its name and in what it is about", async () => {
  const { fileName, sources } = await example({ revision: { status: "scenario", label: "Recession", sample: true } });
  expect(fileName).toMatch(/^open-estimate-what-if-tv-501-/);
  expect(sources).toEqual(["What if: Recession (not our forecast)", "National total: Example"]);
  const { words } = await exampleSpending({});
  expect(scenarioSubject("Dallas · 2027", words)).toBe("Dallas · 2027");
  expect(scenarioSubject("Dallas · 2027", { ...words, scenarioName: "Recession" })).toBe(
    "Dallas · 2027 · What if: Recession (not our forecast)",
  );
});
