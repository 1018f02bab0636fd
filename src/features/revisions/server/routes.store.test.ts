import { describe, expect, test } from "vitest";
import { csvFile } from "#domain/tables/csv.ts";
import { NATION } from "#domain/markets/market.ts";
import { type RankedMarket, rankedMarketsTable } from "#domain/verticals/rankMarkets.ts";
import { rankByVertical, type VerticalTotals } from "#domain/verticals/verticalTotals.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { rankings } from "../contract.ts";

const SELLER = "seller@example.com";
const ADMIN = "admin@example.com";
const YEARS = [2024, 2025];

async function withTwoRevisions() {
  const product = await testApp();
  const first = await product.given.published({ markets: ["tv-501"], label: "First", sample: true });
  const second = await product.given.published({
    label: "Second",
    wallets: [
      walletOf("tv-501", YEARS, {
        tvOta: { hospitals: [40, 50], casinos: [60, 50] },
        mobile: { hospitals: [0, 100] },
      }),
      walletOf("tv-623", YEARS, {
        tvOta: { hospitals: [90, 80], casinos: [10, 20] },
        mobile: { hospitals: [0, 300] },
      }),
      walletOf("tv-618", YEARS, { tvOta: { hospitals: [9, 200], casinos: [1, 0] }, mobile: { hospitals: [0, 0] } }),
    ],
  });
  await product.given.customer({ markets: ["tv-501", "tv-623"] });
  await product.given.person(SELLER);
  await product.given.person(ADMIN, { role: "Administrator" });
  return { ...product, first, second };
}

describe.skipIf(storeMissing)("revisions", () => {
  test("revisions are listed newest first, with what readers need to know of them", async () => {
    const { get, first, second } = await withTwoRevisions();
    expect((await get("/revisions", { as: SELLER })).json()).toMatchObject({
      items: [
        { id: second, label: "Second", status: "published", sample: false, years: YEARS },
        { id: first, label: "First", status: "superseded", sample: true },
      ],
    });
  });

  test("drafts are for administrators: others neither see nor reach them", async () => {
    const { get, database } = await withTwoRevisions();
    const [draft] = await database.query<{ id: number }>(
      "insert into revision (label, status, created_by) values ('Next', 'draft', 'test') returning revision_id as id",
    );
    const ids = async (as: string) =>
      (await get("/revisions", { as })).json<{ items: { id: string }[] }>().items.map(({ id }) => id);
    expect(await ids(SELLER)).not.toContain(String(draft?.id));
    expect(await ids(ADMIN)).toContain(String(draft?.id));
    expect((await get(`/revisions/${draft?.id}`, { as: SELLER })).json()).toMatchObject({ code: "revision-unknown" });
    expect((await get(`/revisions/${draft?.id}`, { as: ADMIN })).json()).toMatchObject({
      status: "draft",
      label: "Next",
    });
    const wallet = await get(`/revisions/${draft?.id}/wallets/tv-501`, { as: ADMIN });
    expect(wallet.json()).toMatchObject({ code: "revision-unknown" });
  });

  test("a superseded revision is still served by its id", async () => {
    const { get, first } = await withTwoRevisions();
    const answer = await get(`/revisions/${first}/wallets/tv-501`, { as: SELLER });
    expect(answer.json()).toMatchObject({ revision: first, market: "tv-501" });
    expect(answer.headers["etag"]).toContain(`"${first}-tv-501-`);
  });

  test("a market's year is held against another revision, category by category, the largest difference first", async () => {
    const product = await testApp();
    const wallet = (hospitals: number, casinos: number) =>
      walletOf("tv-501", YEARS, { tvOta: { hospitals: [40, hospitals], casinos: [60, casinos] } });
    const before = await product.given.published({ label: "First", wallets: [wallet(50, 50)] });
    const now = await product.given.published({ label: "Second", wallets: [wallet(90, 51)] });
    await product.given.customer({ markets: ["tv-501"] });
    await product.given.person(SELLER);
    const ask = async (market: string, query: string) =>
      (await product.get(`/revisions/current/wallets/${market}/changes?${query}`, { as: SELLER })).json();
    expect(await ask("tv-501", `before=${before}&year=2025`)).toEqual({
      revision: now,
      before,
      market: "tv-501",
      year: 2025,
      items: [
        { subVertical: "hospitals", before: 50, after: 90 },
        { subVertical: "casinos", before: 50, after: 51 },
      ],
    });
    expect(await ask("tv-501", `before=${before}&year=2031`)).toMatchObject({
      code: "invalid-input",
      errors: [{ pointer: "/query/year" }],
    });
    expect(await ask("tv-501", "before=99999&year=2025")).toMatchObject({ code: "revision-unknown" });
    expect(await ask("tv-623", `before=${before}&year=2025`)).toMatchObject({ status: 403 });
  });

  test("markets are ranked by what is spent on a medium, among those the caller may see", async () => {
    const { get, second } = await withTwoRevisions();
    const answer = await get("/revisions/current/rankings?by=medium&of=tvOta", { as: SELLER });
    expect(answer.json()).toEqual({
      revision: second,
      by: "medium",
      of: "tvOta",
      year: 2025,
      items: [
        {
          market: "tv-501",
          name: "Market tv-501",
          rank: 1,
          previousRank: 1,
          dollars: 100,
          share: 0.5,
          growth: 0,
          coreGrowth: null,
          perCapita: 0.1,
          index: 100,
        },
        {
          market: "tv-623",
          name: "Market tv-623",
          rank: 2,
          previousRank: 2,
          dollars: 100,
          share: 0.25,
          growth: 0,
          coreGrowth: null,
          perCapita: 0.1,
          index: 50,
        },
      ],
    });
  });

  test("an administrator's ranking has every market, and ranks move from year to year", async () => {
    const { get } = await withTwoRevisions();
    const answer = await get("/revisions/current/rankings?by=subVertical&of=hospitals", { as: ADMIN });
    const items = answer.json<{ items: { market: string; rank: number; previousRank: number }[] }>().items;
    expect(items.map(({ market, rank, previousRank }) => [market, rank, previousRank])).toEqual([
      ["tv-623", 1, 1],
      ["tv-618", 2, 3],
      ["tv-501", 3, 2],
    ]);
  });

  test("a vertical adds up its sub-verticals, and in the first year there is no rank before", async () => {
    const { get } = await withTwoRevisions();
    const answer = await get("/revisions/current/rankings?by=vertical&of=leisure&year=2024", { as: ADMIN });
    const [top] = answer.json<{ items: object[] }>().items;
    expect(top).toMatchObject({ market: "tv-501", dollars: 60, share: 0.6, previousRank: null, growth: null });
  });

  test.each([
    ["by=medium&of=telepathy", "/query/of"],
    ["by=vertical&of=hospitals", "/query/of"],
    ["by=medium&of=tvOta&year=1999", "/query/year"],
    ["by=colour&of=tvOta", "/query/by"],
    ["of=tvOta", "/query/by"],
  ])("a ranking that makes no sense (%s) is refused with the place of the fault", async (query, pointer) => {
    const { get } = await withTwoRevisions();
    const answer = await get(`/revisions/current/rankings?${query}`, { as: SELLER });
    expect(answer.json()).toMatchObject({ code: "invalid-input", errors: [{ pointer }] });
  });

  test("a vertical that is not part of the subscription is not ranked, and refused like one that does not exist", async () => {
    const { get, given } = await withTwoRevisions();
    await given.person("narrow@example.com", { verticals: ["leisure"] });
    const ask = async (query: string) => get(`/revisions/current/rankings?${query}`, { as: "narrow@example.com" });
    expect((await ask("by=vertical&of=leisure")).statusCode).toBe(200);
    for (const query of [
      "by=vertical&of=healthcare",
      "by=subVertical&of=hospitals",
      "by=vertical&of=telepathy",
      "by=subVertical&of=telepathy",
    ])
      expect((await ask(query)).json()).toMatchObject({ status: 403, code: "vertical-not-entitled" });
  });

  test("the CSV of a ranking holds the same figures", async () => {
    const { get } = await withTwoRevisions();
    const json = await get("/revisions/current/rankings?by=medium&of=mobile", { as: ADMIN });
    const csv = await get("/revisions/current/rankings.csv?by=medium&of=mobile", { as: ADMIN });
    expect(csv.body).toBe(csvFile(rankedMarketsTable(json.json<{ items: RankedMarket[] }>().items)));
    expect(csv.body.split("\r\n")[1]).toBe("1,2,tv-623,Market tv-623,300,75,,,0.3,150");
  });

  test("the totals of all verticals rank the markets, in any year, as the ranking itself does", async () => {
    const { get, loadedRevisions } = await withTwoRevisions();
    const totals = (await get("/revisions/current/vertical-totals?kind=tv", { as: ADMIN })).json<VerticalTotals>();
    const nation = loadedRevisions.current().wallet(NATION);
    for (const vertical of totals.verticals) {
      for (const year of YEARS) {
        for (const political of ["with", "without"] as const) {
          const query = `by=vertical&of=${vertical}&year=${year}&political=${political}`;
          const { items } = (await get(`/revisions/current/rankings?${query}`, { as: ADMIN })).json<{
            items: RankedMarket[];
          }>();
          const ranked = rankByVertical(totals, nation, { vertical, year, political });
          expect(rankings.response.shape.items.parse(ranked)).toEqual(items);
          const csv = await get(`/revisions/current/rankings.csv?${query}`, { as: ADMIN });
          expect(csv.body).toBe(csvFile(rankedMarketsTable(ranked)));
        }
      }
    }
  });

  test("the totals hold the markets and verticals of the caller alone", async () => {
    const { get, given } = await withTwoRevisions();
    await given.person("narrow@example.com", { verticals: ["leisure"], markets: ["tv-501"] });
    const answer = await get("/revisions/current/vertical-totals?kind=tv", { as: "narrow@example.com" });
    const { markets, verticals, core } = answer.json<VerticalTotals>();
    expect([markets.map(({ id }) => id), verticals]).toEqual([["tv-501"], ["leisure"]]);
    expect(core).toEqual([60, 50]);
  });
});
