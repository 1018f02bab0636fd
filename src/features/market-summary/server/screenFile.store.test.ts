import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const NARROW = "narrow@example.com";

const FOLDER = resolve(import.meta.dirname, "../../../../tests/fixtures/imports");
const ADVERTISERS = Object.fromEntries(
  ["platform-shares", "seasons", "prospects", "market-intelligence", "insights"].map((layout) => [
    layout,
    readFileSync(resolve(FOLDER, `${layout}-clean.csv`), "utf8"),
  ]),
);

async function withSellers() {
  const product = await testApp({ documentWorker: "light" });
  await product.given.published({ markets: ["tv-501", "tv-623", "tv-618", "radio-35620"], files: ADVERTISERS });
  await product.given.customer({ markets: ["tv-501", "tv-623"] });
  await product.given.person(SELLER);
  await product.given.person(NARROW, { verticals: ["leisure"] });
  const ask = async (query = "", as = SELLER, market = "tv-623") => {
    const answer = await product.get(`/markets/${market}/screen-file${query}`, { as });
    return { answer, document: product.printed.at(-1) };
  };
  return { ...product, ask };
}

describe.skipIf(storeMissing)("the file of a screen", () => {
  test("says in its name and on its cover what the screen shows", async () => {
    const { ask } = await withSellers();
    const { answer, document } = await ask("?format=pdf&year=2024&vertical=leisure&locale=de-DE&compare=tv-501,nation");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-disposition"]).toContain("tv-623-leisure-2024.pdf");
    expect(document).toMatchObject({ locale: "de-DE", subject: expect.stringContaining("Market tv-623 · 2024") });
    const compared = document?.about.facts.find(({ name }) => name === "Im Vergleich mit");
    expect(compared?.value).toContain("Market tv-501");
  });

  test("of a quarter says so in its name, on its cover and above each figure, and what is of the year names the year", async () => {
    const { ask } = await withSellers();
    const { answer, document } = await ask("?format=pdf&year=2024&quarter=3");
    expect(answer.headers["content-disposition"]).toContain("tv-623-market-summary-2024-q3.pdf");
    expect(document).toMatchObject({ subject: expect.stringContaining("Market tv-623 · Q3 2024") });
    const figures = document?.sections.flatMap(({ parts }) => parts.filter((part) => part.kind === "figure")) ?? [];
    const measureOf = (name: string) => figures.find((figure) => figure.name === name)?.measure;
    expect(measureOf("mediaAdSpending")).toContain("Q3 2024");
    expect(measureOf("quarterlySpending")).toContain("2023 and 2024");
    const points = document?.sections.flatMap(({ parts }) => parts.filter((part) => part.kind === "points")) ?? [];
    expect(points.map(({ title }) => title)).toEqual(["Talking points for all of 2024"]);
    expect(document?.about.method.join(" ")).toContain("Q3 2024: each category’s year divided by its own season");
    expect(document?.about.method.join(" ")).not.toMatch(/Q3 20\d\d–/);
  });

  test("of a share of wallet in a quarter holds the quarter against what the benchmark reaches over the year", async () => {
    const { ask } = await withSellers();
    const { document } = await ask("?format=pdf&screen=wallet&medium=tvOta&year=2024&quarter=3");
    const figures = document?.sections.flatMap(({ parts }) => parts.filter((part) => part.kind === "figure")) ?? [];
    const [bar, quarters] = figures;
    expect(bar?.measure).toContain("Q3 2024");
    expect(bar?.measure).toContain("benchmark: Nationwide, all of 2024");
    expect(quarters?.measure).toContain("by quarter, 2024");
    const slice = bar?.table?.rows.find(({ cells }) => cells.some(({ text }) => text === "TV OTA"));
    const own = quarters?.table?.rows[2]?.cells[2]?.value;
    expect(own).toBeGreaterThan(0);
    expect(slice?.cells.map(({ value }) => value)).toContain(own);
  });

  test("of a market that is not bought is refused, beside another one too", async () => {
    const { ask } = await withSellers();
    for (const refused of [await ask("", SELLER, "tv-618"), await ask("?compare=tv-618")]) {
      expect(refused.answer.json()).toMatchObject({ code: "market-not-entitled" });
      expect(refused.document).toBeUndefined();
    }
  });

  test("with another market beside it opens with both side by side, the figures of the screen in each format", async () => {
    const { ask } = await withSellers();
    const { document } = await ask("?format=pdf&year=2024&compare=tv-501");
    const [, compared] = document?.sections ?? [];
    expect(compared?.title).toBe("Markets side by side");
    const figures = compared?.parts.filter((part) => part.kind === "figure") ?? [];
    expect(figures.map(({ name }) => name)).toEqual(["marketsCompared", "marketsComparedYears", "categoriesCompared"]);
    const [markets] = figures;
    expect(markets?.table?.rows.map(({ cells }) => cells[0]?.text)).toEqual([
      "Market tv-623",
      "Market tv-501",
      "Nationwide",
    ]);
    const drawn = markets?.chart?.kind === "bars" ? markets.chart.beside?.rows.map(({ cells }) => cells[0]?.text) : [];
    const told = markets?.table?.rows.slice(0, 2).map(({ cells }) => cells[1]?.text);
    expect(drawn?.toSorted()).toEqual(told?.toSorted());
    const { document: alone } = await ask("?format=pdf&year=2024&compare=nation");
    expect(alone?.sections.map(({ title }) => title)).not.toContain("Markets side by side");
  });

  test("of a vertical that is not bought is refused, and of the market holds the bought ones alone", async () => {
    const { ask } = await withSellers();
    for (const query of ["?vertical=automotive", "?subVertical=newCarDealers"]) {
      expect((await ask(query, NARROW)).answer.json()).toMatchObject({ code: "vertical-not-entitled" });
    }
    const { document } = await ask("", NARROW);
    const written = JSON.stringify(document);
    expect(written).toContain("Hotels");
    for (const other of ["Hospitals", "Automotive"]) expect(written).not.toContain(other);
  });

  test("of a vertical holds every block of its page, each with its headline, measure and source", async () => {
    const { ask } = await withSellers();
    const { document } = await ask("?format=pdf&vertical=leisure");
    const figures = document?.sections.flatMap(({ parts }) => parts.filter((part) => part.kind === "figure")) ?? [];
    expect(figures.map(({ name }) => name)).toEqual([
      "mediaAdSpending",
      "mediaAdSpendingMarketCompare",
      "mediaAdSpendingTrend",
      "mediaAdSpendingTable",
      "verticalBreakdown",
      "verticalAdSpendingTable",
      "digitalSpendingByPlatformTable",
      "digitalMarketProspects",
      "seasons",
      "quarterlySpending",
      "marketIntelligence",
      "marketRanking",
    ]);
    for (const { headline, measure, source } of figures) {
      for (const said of [headline, measure, source]) expect(said).not.toBe("");
    }
    const ranking = figures.at(-1)?.table?.rows.map(({ cells }) => cells[0]?.text);
    expect(ranking?.toSorted()).toEqual(["Market tv-501", "Market tv-623"]);
  });

  test("of a category holds what to know, its season and its likes beside its spending", async () => {
    const { ask } = await withSellers();
    const { document } = await ask("?format=pdf&subVertical=hotels");
    const names = document?.sections.flatMap(({ parts }) =>
      parts.map((part) => (part.kind === "figure" ? part.name : "")),
    );
    expect(names).toEqual(
      expect.arrayContaining(["mediumGaps", "subVerticalInsights", "seasons", "similarSubVerticals"]),
    );
  });

  test.each(["", "&vertical=leisure", "&subVertical=hotels"])(
    "begins with what a seller says by heart: key figures and talking points%s",
    async (about) => {
      const { ask } = await withSellers();
      const glance = (await ask(`?format=pptx${about}`)).document?.sections[0];
      expect(glance).toMatchObject({ id: "glance", title: "Snapshot" });
      expect(glance?.parts.map(({ kind }) => kind)).toEqual(["keyFigures", "points"]);
      const [figures] = glance?.parts ?? [];
      expect(figures?.kind === "keyFigures" && figures.figures).toHaveLength(5);
    },
  );

  test("of the share of wallet holds the finding, the gaps and the quadrant; who has not the flag is refused", async () => {
    const { ask, given } = await withSellers();
    const query = "?format=pdf&screen=wallet&medium=tvOta&benchmark=custom:12.5&vertical=leisure";
    const { answer, document } = await ask(query);
    expect(answer.headers["content-disposition"]).toContain("tv-623-leisure-share-of-wallet-2025.pdf");
    const parts = document?.sections.flatMap((section) => section.parts) ?? [];
    expect(parts.map((part) => (part.kind === "figure" ? part.name : part.kind)).slice(0, 5)).toEqual([
      "keyFigures",
      "walletBar",
      "walletQuarters",
      "points",
      "subVerticalGaps",
    ]);
    expect(document?.about.facts).toEqual(
      expect.arrayContaining([{ name: "Benchmark", value: expect.stringContaining("12.5%") }]),
    );
    await given.customer({ markets: ["tv-501", "tv-623"], access: ["tv"] });
    expect((await ask(query)).answer.json()).toMatchObject({ code: "access-required" });
    expect((await ask("?format=pdf")).answer.statusCode).toBe(200);
  });

  test.each(["media", "markets", "verticals"])("of the ranker holds the ranking and its years: %s", async (tab) => {
    const { ask } = await withSellers();
    const { document } = await ask(`?format=pdf&screen=ranker&medium=tvOta&tab=${tab}`);
    const figures = document?.sections.flatMap(({ parts }) => parts.filter((part) => part.kind === "figure")) ?? [];
    expect(figures).toHaveLength(2);
    expect(figures[1]?.chart).toMatchObject({ kind: "lines", ranks: true });
    expect(JSON.stringify(figures)).not.toContain("tv-618");
  });

  test.each([
    ["?screen=moon", "/query/screen"],
    ["?screen=wallet&benchmark=dragons", "/query/benchmark"],
    ["?screen=ranker&medium=holograms", "/query/medium"],
    ["?screen=ranker&tab=stars", "/query/tab"],
    ["?vertical=leisure&subVertical=hotels", "/query/subVertical"],
    ["?year=1999", "/query/year"],
    ["?format=exe", "/query/format"],
    ["?measure=furlongs", "/query/measure"],
  ])("%s is refused, and its place named", async (query, pointer) => {
    const { ask } = await withSellers();
    expect((await ask(query)).answer.json()).toMatchObject({ code: "invalid-input", errors: [{ pointer }] });
  });
});
