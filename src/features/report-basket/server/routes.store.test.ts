import { describe, expect, test } from "vitest";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { BasketItem } from "../contract.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const ADDRESS = "/api/v1/report-basket";
const SUMMARY = "/market-summary?market=tv-623&year=2025";
const LEISURE = "/vertical/7?market=tv-501&year=2024&political=without";

async function withSellers() {
  const product = await testApp({ documentWorker: "light" });
  const revision = await product.given.published({ markets: ["tv-501", "tv-623", "tv-618"] });
  await product.given.customer({ markets: ["tv-501", "tv-623"] });
  await product.given.person(ANN);
  await product.given.person(BEN);
  const send = (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path = "", body?: object, as = ANN) =>
    product.get(ADDRESS + path, {
      method,
      as,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  const add = async (section: string, path = SUMMARY, as = ANN) => {
    const answer = await send("POST", "", { section, path, revision }, as);
    expect(answer.json()).not.toHaveProperty("code");
    return answer.json<{ item: BasketItem; count: number; added: boolean }>();
  };
  const list = async (as = ANN) => (await send("GET", "", undefined, as)).json<{ items: BasketItem[] }>().items;
  const sections = async () => (await list()).map(({ section }) => section);
  /** The document as the document worker got it. */
  const file = async (query = "", as = ANN) => {
    const answer = await send("GET", `/file${query}`, undefined, as);
    return { answer, document: product.printed.at(-1) };
  };
  const narrow = async (change: string) => {
    await product.database.query(`update person set ${change} where email = $1`, [ANN]);
    announceRights(product.database);
  };
  return { ...product, revision, send, add, list, sections, file, narrow };
}

describe.skipIf(storeMissing)("a report of one's own", () => {
  test("takes blocks of different screens, in the order in which they were added, each once", async () => {
    const { add, list } = await withSellers();
    expect(await add("mediaAdSpending")).toMatchObject({ count: 1, added: true });
    expect(await add("verticalBreakdown", LEISURE)).toMatchObject({ count: 2, added: true });
    expect(await add("mediaAdSpending")).toMatchObject({ count: 2, added: false });
    expect(await list()).toMatchObject([
      { section: "mediaAdSpending", market: "tv-623", marketName: "Market tv-623", year: 2025, vertical: null },
      { section: "verticalBreakdown", market: "tv-501", year: 2024, vertical: "leisure", open: true, title: null },
    ]);
  });

  test("is put in order, renamed and noted", async () => {
    const { add, sections, send, list } = await withSellers();
    const [media, trend, forecast] = [
      await add("mediaAdSpending"),
      await add("mediaAdSpendingTrend"),
      await add("forecastByMedia"),
    ];
    await send("PUT", "/order", { items: [forecast.item.id, media.item.id] });
    expect(await sections()).toEqual(["forecastByMedia", "mediaAdSpending", "mediaAdSpendingTrend"]);
    const path = `/${trend.item.id}`;
    await send("PATCH", path, { title: "Where it goes", note: "Ask about radio.\nThen about TV." });
    await send("PATCH", path, { note: "" });
    expect((await list()).at(-1)).toMatchObject({ title: "Where it goes", note: "" });
    await send("PATCH", path, { title: null });
    expect((await list()).at(-1)).toMatchObject({ title: null });
  });

  test("what was taken out can be had back where it was, one block or all of them", async () => {
    const { add, sections, send } = await withSellers();
    const first = await add("mediaAdSpending");
    await add("forecastByMedia");
    await send("DELETE", `/${first.item.id}`);
    expect(await sections()).toEqual(["forecastByMedia"]);
    expect((await send("DELETE", `/${first.item.id}`)).json()).toMatchObject({ code: "not-found" });
    await send("POST", "/restoration", { items: [first.item.id] });
    expect(await sections()).toEqual(["mediaAdSpending", "forecastByMedia"]);
    const { removed } = (await send("DELETE")).json<{ removed: string[] }>();
    expect(await sections()).toEqual([]);
    await send("POST", "/restoration", { items: removed });
    expect(await sections()).toEqual(["mediaAdSpending", "forecastByMedia"]);
  });

  test("what was taken out more than a day ago is gone", async () => {
    const { add, send, database } = await withSellers();
    const { item } = await add("mediaAdSpending");
    await send("DELETE", `/${item.id}`);
    await database.query("update report_basket_item set deleted_at = now() - interval '25 hours'");
    expect((await send("POST", "/restoration", { items: [item.id] })).json()).toMatchObject({ code: "not-found" });
  });

  test("is nobody else's", async () => {
    const { add, list, send, file } = await withSellers();
    const { item } = await add("mediaAdSpending");
    expect(await list(BEN)).toEqual([]);
    const tries = await Promise.all([
      send("PATCH", `/${item.id}`, { title: "mine" }, BEN),
      send("DELETE", `/${item.id}`, undefined, BEN),
      send("POST", "/restoration", { items: [item.id] }, BEN),
    ]);
    expect(tries.map((answer) => answer.json().code)).toEqual(["not-found", "not-found", "not-found"]);
    expect((await file("", BEN)).answer.json()).toMatchObject({ code: "not-found" });
  });

  test.each([
    ["/market-summary?market=tv-618&year=2025", "market-not-entitled"],
    ["/market-summary?market=tv-623&year=2025&compare=tv-618", "market-not-entitled"],
    ["/market-summary?market=tv-623&year=1999", "invalid-input"],
    ["/market-summary?market=tv-623", "invalid-input"],
    ["/home?market=tv-623&year=2025", "invalid-input"],
    ["/share-wallet?market=tv-623&year=2025&medium=tvOta", "invalid-input"],
  ])("refuses %s", async (path, code) => {
    const { send, revision, list } = await withSellers();
    const answer = await send("POST", "", { section: "mediaAdSpending", path, revision });
    expect(answer.json()).toMatchObject({ code });
    expect(await list()).toEqual([]);
  });

  test("refuses a revision that was never published, and a block that nobody knows", async () => {
    const { send, revision } = await withSellers();
    const block = { section: "mediaAdSpending", path: SUMMARY, revision };
    expect((await send("POST", "", { ...block, revision: "999" })).json()).toMatchObject({ code: "revision-unknown" });
    expect((await send("POST", "", { ...block, section: "dragons" })).json()).toMatchObject({ code: "invalid-input" });
  });

  test("is full at sixty blocks", async () => {
    const { send, revision, database } = await withSellers();
    await database.query(
      `insert into report_basket_item (person_id, customer_id, position, path, section, revision_id)
       select person_id, customer_id, n, $2, 'mediaAdSpending', $3 from person, generate_series(1, 60) as n where email = $1`,
      [ANN, SUMMARY, Number(revision)],
    );
    const answer = await send("POST", "", { section: "forecastByMedia", path: SUMMARY, revision });
    expect(answer.json()).toMatchObject({ code: "conflict" });
  });
});

describe.skipIf(storeMissing)("the document of the blocks", () => {
  test("has them in their order under the market and year they are of, with title, note, client and paper", async () => {
    const { add, send, file } = await withSellers();
    const { item } = await add("mediaAdSpending");
    await add("forecastByMedia");
    await add("verticalBreakdown", LEISURE);
    await send("PATCH", `/${item.id}`, { title: "Where it goes", note: "Ask about radio." });
    const { answer, document } = await file("?client=Miller%20Motors&title=For%20you&language=de-DE&paper=a4");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-disposition"]).toContain("selected-figures.pdf");
    expect(document).toMatchObject({
      title: "For you",
      locale: "de-DE",
      paper: "a4",
      about: { client: "Miller Motors" },
    });
    expect(document?.sections.map(({ title }) => title)).toEqual([
      "Market tv-623 · 2025",
      expect.stringMatching(/ · Market tv-501 · 2024$/),
    ]);
    expect(document?.sections[0]?.parts).toMatchObject([
      {
        kind: "figure",
        name: "mediaAdSpending",
        headline: "Where it goes",
        table: { caption: expect.stringMatching(/^Where it goes: Market tv-623 · 2025: /) },
      },
      { kind: "text", text: "Ask about radio." },
      { kind: "figure", name: "forecastByMedia" },
    ]);
    const facts = Object.fromEntries(document?.about.facts.map(({ name, value }) => [name, value]) ?? []);
    expect(facts).toMatchObject({
      Markt: "Market tv-623 und Market tv-501",
      Jahr: "2025 und 2024",
      Revision: "Example",
    });
  });

  test("says of each block which revision it is of", async () => {
    const { add, send, file, given, list } = await withSellers();
    const { item } = await add("mediaAdSpending");
    await add("forecastByMedia");
    const later = await given.published({ markets: ["tv-501", "tv-623"], label: "Autumn", sample: true });
    expect((await list())[0]?.revision).toMatchObject({ label: "Example", current: false });
    await send("PATCH", `/${item.id}`, { revision: later });
    const { document } = await file();
    const sources = document?.sections.flatMap(({ parts }) =>
      parts.map((part) => (part.kind === "figure" ? part.source : "")),
    );
    expect(sources).toEqual([expect.stringContaining("Autumn"), expect.stringContaining("Example")]);
    expect(document?.about).toMatchObject({
      fileName: "open-estimate-selected-figures",
      sample: { badge: "Open estimate" },
    });
  });

  test("is made with the rights of now: a lost market is named and no figure of it is there", async () => {
    const { add, file, list, narrow } = await withSellers();
    await add("mediaAdSpending");
    await add("mediaAdSpending", "/market-summary?market=tv-501&year=2025&compare=tv-623,nation");
    await narrow("markets = '{tv-501}'");
    expect((await list()).map(({ open }) => open)).toEqual([false, true]);
    const { document } = await file();
    expect(document?.sections.map(({ title }) => title)).toEqual(["Market tv-501 · 2025", "Left out"]);
    expect(document?.sections[1]?.parts).toMatchObject([
      {
        points: [
          "Spending by medium (Market tv-623, 2025): no longer part of the subscription",
          expect.stringContaining("shown without Market tv-623"),
        ],
      },
    ]);
  });

  test("takes what stands on other screens than those of spending, with what was chosen there", async () => {
    const { add, list, file } = await withSellers();
    const place = "market=tv-623&year=2025";
    await add("walletBar", `/share-wallet?${place}&medium=tvOta&focus=leisure&benchmark=custom:12.5`);
    await add("quadrant", `/share-wallet?${place}&medium=tvOta`);
    await add("marketRankYears", `/market-reports/media-rank-report?${place}&tab=markets&medium=mobile`);
    await add("localForecastSummary", `/home?${place}`);
    await add("marketRanking", LEISURE);
    expect((await list()).map(({ vertical, open }) => [vertical, open])).toEqual([
      ["leisure", true],
      [null, true],
      [null, true],
      [null, true],
      ["leisure", true],
    ]);
    const { document } = await file();
    const figures = document?.sections.flatMap(({ parts }) => parts.filter((part) => part.kind === "figure")) ?? [];
    expect(figures.map(({ name }) => name)).toEqual([
      "walletBar",
      "quadrant",
      "marketRankYears",
      "localForecastSummary",
      "marketRanking",
    ]);
    expect(figures[0]?.measure).toContain("Your own target");
    expect(figures[2]?.measure).toContain("Mobile");
    expect(JSON.stringify(figures)).not.toContain("tv-618");
  });

  test("who has no share of wallet any more keeps its blocks by name alone, and can add none", async () => {
    const { add, list, file, send, given, revision } = await withSellers();
    const path = "/share-wallet?market=tv-623&year=2025&medium=tvOta";
    await add("walletBar", path);
    await add("mediaAdSpending");
    await given.customer({ markets: ["tv-501", "tv-623"], access: ["tv"] });
    expect((await list()).map(({ open }) => open)).toEqual([false, true]);
    const { document } = await file();
    expect(JSON.stringify(document?.sections)).toContain("Share of wallet (Market tv-623, 2025): no longer part of");
    expect(JSON.stringify(document?.sections)).not.toContain("walletBar");
    const again = await send("POST", "", { section: "quadrant", path, revision });
    expect(again.json()).toMatchObject({ code: "access-required" });
  });

  test("own revenue stands in the document of its own people, and in no one else's", async () => {
    const { add, file, send, get } = await withSellers();
    const cells = [{ medium: "tvOta", subVertical: "hotels", year: 2025, month: null, dollars: 1_234 }];
    await get("/markets/tv-623/own-revenue", {
      method: "PUT",
      as: ANN,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ cells }),
    });
    await add("walletBar", "/share-wallet?market=tv-623&year=2025&medium=tvOta");
    const { document } = await file();
    expect(JSON.stringify(document?.sections)).toContain("$1K");
    expect((await send("GET", "/file", undefined, BEN)).json()).toMatchObject({ code: "not-found" });
  });

  test("a lost vertical is left out likewise, and with nothing open there is no document", async () => {
    const { add, file, narrow } = await withSellers();
    await add("verticalBreakdown", LEISURE);
    await add("mediaAdSpending");
    await narrow("verticals = '{automotive}'");
    expect((await file()).document?.sections.map(({ id }) => id)).toEqual(["figures-1", "left-out"]);
    await narrow("markets = '{}'");
    expect((await file()).answer.json()).toMatchObject({ code: "not-found" });
  });

  test.each(["pdf", "pptx", "xlsx"])("comes as %s", async (format) => {
    const { add, file } = await withSellers();
    await add("mediaAdSpending");
    const { answer } = await file(`?format=${format}`);
    expect(answer.headers["content-disposition"]).toContain(`selected-figures.${format}`);
  });

  test.each(["?format=exe", "?language=xx", "?paper=a3", "?client=a%0Ab"])("%s is refused", async (query) => {
    const { file } = await withSellers();
    expect((await file(query)).answer.json()).toMatchObject({ code: "invalid-input" });
  });
});
