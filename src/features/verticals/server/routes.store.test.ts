import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { NATION } from "#domain/markets/market.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { testApp } from "#tests/support/testApp.ts";
import type { marketIntelligence, prospects, seasons, subVerticalInsights } from "../contract.ts";

const SELLER = "seller@example.com";
const HEALTH = "health@example.com";
const MARKETS = ["tv-501", "tv-623", "radio-35620"];
const LAYOUTS = ["platform-shares", "seasons", "prospects", "market-intelligence", "insights"] as const;
const FOLDER = resolve(import.meta.dirname, "../../../../tests/fixtures/imports");
const FILES = Object.fromEntries(
  LAYOUTS.map((layout) => [layout, readFileSync(resolve(FOLDER, `${layout}-clean.csv`), "utf8")]),
);

async function withFacts() {
  const product = await testApp();
  await product.given.published({ markets: MARKETS, files: FILES });
  await product.given.customer({ markets: ["tv-501", "radio-35620"] });
  await product.given.person(SELLER);
  await product.given.person(HEALTH, { verticals: ["healthcare"] });
  const ask = async <Answer>(url: string, as = SELLER) =>
    (await product.get(`/revisions/current/${url}`, { as })).json<Answer>();
  return { ...product, ask };
}

const insightsOf = (subVertical: string, language = "en-US") =>
  `sub-vertical-insights/${subVertical}?language=${language}`;

describe.skipIf(storeMissing)("what a revision knows of advertisers", () => {
  test("a season is twelve parts of the year; a vertical's holds for sub-verticals without one", async () => {
    const { ask } = await withFacts();
    const { items } = await ask<EndpointOutput<typeof seasons>>("seasons");
    expect(items.find(({ subVertical }) => subVertical === "hotels")).toEqual({
      subVertical: "hotels",
      months: [0, 0, 0, 0, 0.15, 0.3, 0.3, 0.15, 0, 0, 0, 0.1],
      source: "Example Bureau",
    });
    const casinos = items.find(({ subVertical }) => subVertical === "casinos");
    expect(casinos?.months[0]).toBeCloseTo(1 / 12, 5);
    expect(items.some(({ subVertical }) => subVertical === "hospitals")).toBe(false);
  });

  test("a market's prospects are those of every market and its own, the largest of a sub-vertical first", async () => {
    const { ask } = await withFacts();
    const named = async (market: string) =>
      (await ask<EndpointOutput<typeof prospects>>(`prospects/${market}`)).items.map(({ names }) => names["en-US"]);
    const everywhere = ["Hotel chains", "Family-run inns"];
    expect(await named("tv-501")).toEqual([
      "Regional hospital groups",
      ...everywhere,
      "Sample Grand Hotel",
      "Airport hotels",
    ]);
    expect(await named("radio-35620")).toEqual(["Regional hospital groups", ...everywhere, "Muster-Pension"]);
    expect(await named(NATION)).toEqual(["Regional hospital groups", ...everywhere]);
  });

  test("a prospect has a name in every language and its parts of all dollars and of digital ones", async () => {
    const { ask } = await withFacts();
    const { items } = await ask<EndpointOutput<typeof prospects>>("prospects/tv-501");
    expect(items.find(({ kind }) => kind === "advertiser")).toEqual({
      id: "tv-501-hotels-samplegrandhotel",
      kind: "advertiser",
      market: "tv-501",
      subVertical: "hotels",
      names: { "en-US": "Sample Grand Hotel", "es-ES": "Sample Grand Hotel", "de-DE": "Sample Grand Hotel" },
      spendPart: 0.125,
      digitalPart: 0.2,
      source: "Example Bureau",
    });
  });

  test("nobody is told of the prospects of a market that is not theirs", async () => {
    const { ask } = await withFacts();
    expect(await ask("prospects/tv-623")).toMatchObject({ code: "market-not-entitled" });
  });

  test("facts are told in the order of the file, English where a translation is missing", async () => {
    const { ask } = await withFacts();
    const { items } = await ask<EndpointOutput<typeof marketIntelligence>>("market-intelligence");
    expect(items).toMatchObject([
      { vertical: "leisure", subVertical: null, topic: "budget", value: 50, unit: "percent", respondents: 400 },
      { vertical: "leisure", subVertical: "hotels", topic: "mediaUsed", value: null, unit: null, respondents: null },
      { vertical: "healthcare", subVertical: "hospitals", topic: "painPoints", value: 3, unit: "dollars", year: 2025 },
    ]);
    expect(items[1]?.statement["de-DE"]).toBe("Most book search ads first.");
    expect(items[0]?.statement["es-ES"]).toBe("La mitad gasta más que el año pasado.");
  });

  test("what to know of a sub-vertical comes in the language asked for, its vertical's texts last", async () => {
    const { ask } = await withFacts();
    expect(await ask<EndpointOutput<typeof subVerticalInsights>>(insightsOf("hotels", "de-DE"))).toEqual({
      subVertical: "hotels",
      language: "de-DE",
      profile: "Sie verkaufen Nächte und Frühstück.",
      buyer: null,
      season: null,
      questions: ["Wer entscheidet?", "Was wird zuletzt gebucht?"],
      objections: [{ objection: "Wir sind ohnehin voll.", answer: "Dann heben wir den Preis." }],
      coop: "Tourismusverbände geben Geld dazu.",
      sources: ["Example Bureau"],
    });
  });

  test("where a translation is missing it comes in English and says so", async () => {
    const { ask } = await withFacts();
    const insight = await ask<EndpointOutput<typeof subVerticalInsights>>(insightsOf("casinos", "es-ES"));
    expect(insight).toMatchObject({ language: "en-US", buyer: "The marketing director." });
    expect(insight.questions).toEqual(["What do guests book last?"]);
  });

  test("who has some verticals only is told of those alone", async () => {
    const { ask } = await withFacts();
    expect((await ask<EndpointOutput<typeof seasons>>("seasons", HEALTH)).items).toEqual([]);
    const { items: few } = await ask<EndpointOutput<typeof prospects>>("prospects/tv-501", HEALTH);
    expect(few.map(({ subVertical }) => subVertical)).toEqual(["hospitals"]);
    const { items: facts } = await ask<EndpointOutput<typeof marketIntelligence>>("market-intelligence", HEALTH);
    expect(facts.map(({ vertical }) => vertical)).toEqual(["healthcare"]);
    expect(await ask(insightsOf("hotels"), HEALTH)).toMatchObject({ code: "vertical-not-entitled" });
    expect(await ask(insightsOf("hospitals"), HEALTH)).toMatchObject({ subVertical: "hospitals", questions: [] });
  });

  test("a sub-vertical that the revision does not have is not found", async () => {
    const { ask } = await withFacts();
    expect(await ask(insightsOf("moonTravel"))).toMatchObject({ code: "not-found" });
  });

  test.each(["seasons", "prospects/tv-501", "market-intelligence", insightsOf("hotels", "es-ES")])(
    "%s: who has the answer is told so instead of being sent it again",
    async (url) => {
      const { get } = await withFacts();
      const first = await get(`/revisions/current/${url}`, { as: SELLER });
      const etag = String(first.headers["etag"]);
      const again = await get(`/revisions/current/${url}`, { as: SELLER, headers: { "if-none-match": etag } });
      expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ""]);
    },
  );

  test("the revision says who sells the digital media, and without an import what is usual", async () => {
    const { ask, given } = await withFacts();
    const shares = async () => (await ask<{ platformShares: Record<string, object> }>("")).platformShares;
    expect(await shares()).toMatchObject({
      ctvOtt: { google: 0.2, ctvSellers: 0.8 },
      mobile: { google: 0.333334, meta: 0.333333, otherSocial: 0.333333 },
      pcLaptop: { google: 1 },
    });
    await given.published({ markets: MARKETS });
    expect(await shares()).toMatchObject({ ctvOtt: { google: 0.1, ctvSellers: 0.9 } });
  });

  test("a revision without such files answers with nothing, not with a failure", async () => {
    const { ask, given } = await withFacts();
    await given.published({ markets: MARKETS });
    expect(await ask("seasons")).toEqual({ items: [] });
    expect(await ask("prospects/tv-501")).toEqual({ items: [] });
    expect(await ask("market-intelligence")).toEqual({ items: [] });
    expect(await ask(insightsOf("hotels"))).toMatchObject({ questions: [], profile: null });
  });
});
