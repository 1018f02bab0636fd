import { describe, expect, test } from "vitest";
import type { BenchmarkRecord } from "#domain/benchmarks/benchmarkRecord.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const NARROW = "narrow@example.com";
const LOCAL = "local@example.com";
const YEARS = [2023, 2024, 2025];

const HEAD = "area_kind,area,medium,sub_vertical,period,amount_usd,status,source,note";
const PUBLISHED = [
  "nation,US,,,2024,2000,estimate,Example Bureau,",
  "nation,US,tvOta,hotels,2023-2024,500,actual,Example Bureau,",
  "state,TX,,political,2024,60,actual,Example Tracker,",
  "tv-market,501,tvOta,hotels,2024,100,estimate,Example Bureau,",
  "tv-market,623,tvOta,hotels,2024,1000,estimate,Example Bureau,",
  "tv-market,501,tvOta,hospitals,2024,500,estimate,Example Bureau,",
  "tv-market,501,tvOta,hotels,2009,100,estimate,Example Bureau,",
  "tv-market,501,tvOta,hotels,2024-Q3,100,estimate,Example Bureau,",
  "tv-market,501,social,hotels,2024,100,estimate,Example Bureau,",
  "owner,Example Radio,tvOta,,2024,100,estimate,Example Bureau,",
];

interface World {
  readonly published?: readonly string[];
  /** Hotels of Dallas, and hospitals of New York: what some may not see. */
  readonly dallas?: number;
  readonly hospitals?: number;
}

async function world({ published = PUBLISHED, dallas = 50, hospitals = 400 }: World = {}) {
  const product = await testApp();
  const tv = (market: string, hotels: number, other: number) =>
    walletOf(market, YEARS, {
      tvOta: {
        hotels: [hotels, hotels, hotels],
        hospitals: [other, other, other],
        politicalCandidates: [0, 20, 0],
        ballotIssues: [0, 1, 0],
      },
    });
  await product.given.published({
    currentYear: 2025,
    wallets: [tv("tv-501", 110, hospitals), tv("tv-866", 1000 - dallas, 1), tv("tv-623", dallas, 1)],
    files: { benchmarks: `${[HEAD, ...published].join("\n")}\n` },
  });
  await product.given.customer({ markets: ["tv-501", "tv-866", "tv-623"] });
  await product.given.person(SELLER);
  await product.given.person(NARROW, { verticals: ["leisure"] });
  await product.given.customer({ name: "Local Media", markets: ["tv-501", "tv-866"] });
  await product.given.person(LOCAL, { customer: "Local Media" });
  const record = async (as = SELLER) => (await product.get("/api/v1/accuracy", { as })).json<BenchmarkRecord>();
  return { ...product, record };
}

const shortly = ({ items }: BenchmarkRecord) =>
  items.map(({ area, subVertical, period, ours, miss, notCompared }) => [
    [area, subVertical ?? "all", period].join(" "),
    ours,
    miss ?? notCompared,
  ]);

describe.skipIf(storeMissing)("figures that others published", () => {
  test("stand beside ours for the same place, media, advertisers and years, with the miss or why there is none", async () => {
    const { record } = await world();
    expect(shortly(await record())).toEqual([
      ["US all 2024", 110 + 950 + 50 + 402 + 63, -0.2125],
      ["US hotels 2023-2024", 2 * 1110, 3.44],
      ["TX political 2024", 63, 0.05],
      ["tv-501 hotels 2024", 110, 0.1],
      ["tv-623 hotels 2024", 50, -0.95],
      ["tv-501 hospitals 2024", 400, -0.2],
      ["tv-501 hotels 2009", null, "years"],
      ["tv-501 hotels 2024-Q3", null, "period"],
      ["tv-501 hotels 2024", null, "medium"],
      ["Example Radio all 2024", null, "owner"],
    ]);
  });

  test("of years before ours are compared by their part of the nation's, in the first year of the same phase of elections", async () => {
    const { record } = await world({
      published: [
        "nation,US,tvOta,hotels,2020,2220,estimate,Example Bureau,",
        "tv-market,501,tvOta,hotels,2020,200,estimate,Example Bureau,",
        "tv-market,623,tvOta,hotels,2019,200,estimate,Another Bureau,",
        "tv-market,866,tvOta,hotels,2016,200,estimate,Example Bureau,",
      ],
    });
    const { items } = await record();
    // tv-501 has 110 of 1,110 in 2024, so 220 of the 2,220 that were published of the nation in 2020.
    expect(items.map(({ ours, partYears, miss, notCompared }) => [ours, partYears, miss ?? notCompared])).toEqual([
      [null, null, "years"],
      [220, "2024", 0.1],
      [null, null, "years"],
      [null, null, "years"],
    ]);
  });

  test("are summed up by half and kind of area, and each half is drawn and not chosen", async () => {
    const { record } = await world();
    const { items, summaries } = await record();
    const of = (half: string | null, areaKind: string) =>
      summaries.find((summary) => summary.half === half && summary.areaKind === areaKind);
    expect(of(null, "nation")).toMatchObject({ count: 2, medianMiss: 1.82625 });
    expect(of(null, "local")).toMatchObject({ count: 4, medianMiss: 0.15, medianLean: -0.075 });
    expect(of(null, "tv-market")).toMatchObject({ count: 3, medianMiss: 0.2, medianLean: -0.2 });
    const compared = items.filter(({ areaKind, miss }) => areaKind !== "nation" && miss !== null);
    const halves = ["fit", "test"].map((half) => compared.filter((item) => item.half === half).length);
    expect([of("fit", "local")?.count ?? 0, of("test", "local")?.count ?? 0]).toEqual(halves);
  });

  test("come as plain rows too", async () => {
    const { get } = await world();
    const lines = (await get("/api/v1/accuracy.csv", { as: SELLER })).body.split("\r\n");
    expect(lines[0]?.slice(1)).toBe(
      "area_kind,area,medium,sub_vertical,period,published,ours,part_years,miss_percent,not_compared,half,status,source,note",
    );
    expect(lines[4]).toMatch(/^tv-market,tv-501,tvOta,hotels,2024,100,110,,10,,(fit|test),estimate,Example Bureau,$/);
    expect(lines).toHaveLength(12);
  });

  test("are none where the revision holds none, and what it is made of is told all the same", async () => {
    const product = await testApp();
    await product.given.published({ markets: ["tv-501"], sample: true });
    await product.given.customer({ markets: ["tv-501"] });
    await product.given.person(SELLER);
    const { items, summaries, inputs, totals } = (
      await product.get("/api/v1/accuracy", { as: SELLER })
    ).json<BenchmarkRecord>();
    expect([items, summaries]).toEqual([[], []]);
    expect(inputs).toContainEqual({ layout: "counties", nature: "fact" });
    expect(inputs).toContainEqual({ layout: "vertical-mix", nature: "assumed" });
    expect(totals.length).toBeGreaterThan(0);
  });

  test("say which years the counted figures of the revision are of, without its projections", async () => {
    const product = await testApp();
    await product.given.published({
      currentYear: 2025,
      markets: ["tv-501"],
      files: {
        "county-history": [
          "fips,year,population,per_capita_income_usd,jobs,votes",
          "36061,2016,1600000,70000,,640000",
          "36061,2022,1590000,95000,2800000,",
          "36061,2024,1580000,,,690000",
          "36061,2030,1570000,,,",
          "",
        ].join("\n"),
        "county-trades": "fips,naics,year,establishments\n36061,541110,2019,5\n36061,4411,2023,9\n",
      },
    });
    await product.given.customer({ markets: ["tv-501"] });
    await product.given.person(SELLER);
    const { facts } = (await product.get("/api/v1/accuracy", { as: SELLER })).json<BenchmarkRecord>();
    expect(facts).toEqual([
      { fact: "peopleByYear", first: "2016", last: "2024" },
      { fact: "incomeByYear", first: "2016", last: "2022" },
      { fact: "jobsByYear", first: "2022", last: "2022" },
      { fact: "votes", first: "2016", last: "2024" },
      { fact: "trades", first: "2019", last: "2023" },
    ]);
  });

  test("files of one's own are one's own to answer for", async () => {
    const { record } = await world();
    expect((await record()).inputs).toContainEqual({ layout: "benchmarks", nature: "own" });
  });
});

describe.skipIf(storeMissing)("who may see published figures beside ours", () => {
  test("of a market or a trade: who may see it; of a state: who may see all its markets; of all advertisers: who may see all", async () => {
    const { record } = await world();
    const seen = async (as: string) => shortly(await record(as)).map(([what]) => what);
    expect(await seen(LOCAL)).toEqual([
      "US all 2024",
      "US hotels 2023-2024",
      "tv-501 hotels 2024",
      "tv-501 hospitals 2024",
      "tv-501 hotels 2009",
      "tv-501 hotels 2024-Q3",
      "tv-501 hotels 2024",
      "Example Radio all 2024",
    ]);
    expect(await seen(NARROW)).toEqual([
      "US hotels 2023-2024",
      "tv-501 hotels 2024",
      "tv-623 hotels 2024",
      "tv-501 hotels 2009",
      "tv-501 hotels 2024-Q3",
      "tv-501 hotels 2024",
    ]);
  });

  test("two worlds that differ in a market or a trade that is not one's own answer the same", async () => {
    const local = [];
    const narrow = [];
    const published = [...PUBLISHED, "tv-market,623,tvOta,hospitals,2024,7,estimate,Another Bureau,"];
    for (const hidden of [{}, { dallas: 900 }, { hospitals: 1, published }]) {
      const { get } = await world(hidden);
      local.push((await get("/api/v1/accuracy", { as: LOCAL })).body);
      narrow.push((await get("/api/v1/accuracy", { as: NARROW })).body);
    }
    expect(local[1]).toBe(local[0]);
    expect(narrow[2]).toBe(narrow[0]);
  });
});
