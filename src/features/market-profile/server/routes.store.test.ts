import { describe, expect, test } from "vitest";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { NATION } from "#domain/markets/market.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { testApp } from "#tests/support/testApp.ts";
import type { marketDemographics, marketDemographicsBreakdown, marketProfileStats } from "../contract.ts";

const SELLER = "seller@example.com";
const MARKETS = ["tv-501", "tv-623", "radio-35620"];
const FILES = {
  counties: [
    "fips,county,state,population,households,retail_sales_usd,anteil_eigentum,pct_hispanic,pct_white_nonhispanic,pct_black_nonhispanic,pct_asian_nonhispanic",
    "48001,Anderson,TX,1000,400,10000000,75,20,60,10,5",
    "48003,Andrews,TX,3000,1200,30000000,25,40,40,10,5",
    "48005,Angelina,TX,500,200,,,,,,",
  ].join("\n"),
  "county-history": [
    "bea_fips,year,population,per_capita_personal_income_usd",
    "48001,2020,800,20000",
    "48001,2025,1000,22000",
    "48001,2030,1100,",
  ].join("\n"),
};

async function withSeller(files: Partial<typeof FILES> = FILES) {
  const product = await testApp();
  await product.given.published({ markets: MARKETS, files });
  await product.given.customer({ markets: ["tv-501", "radio-35620"], access: ["tv", "radio"] });
  await product.given.person(SELLER);
  const ask = async <Answer>(url: string, as = SELLER) => (await product.get(url, { as })).json<Answer>();
  return { ...product, ask };
}

describe.skipIf(storeMissing)("the profile of a market", () => {
  test("its key figures stand beside the nation's, with growth where a series tells it", async () => {
    const { ask } = await withSeller();
    const { figures } = await ask<EndpointOutput<typeof marketProfileStats>>("/markets/tv-501/market-profile-stats");
    const named = (name: string) => figures.find(({ figure }) => figure === name);
    expect(named("population")).toEqual({
      figure: "population",
      unit: "persons",
      value: 1000,
      nation: 4000,
      nationShare: 0.25,
      index: null,
      coverage: 1,
      past: { from: 2020, to: 2025, change: 0.25 },
      ahead: { from: 2025, to: 2030, change: expect.closeTo(0.1) },
      // Of the nation a single county has a series, and that is too little to speak for it.
      nationPast: null,
      nationAhead: null,
    });
    expect(named("retailPerHousehold")).toMatchObject({ value: 25_000, index: 100 });
    expect(named("incomePerHousehold")).toMatchObject({
      value: null,
      past: { change: expect.closeTo(0.1) },
      ahead: null,
    });
    expect(named("tvHomes")).toMatchObject({ value: null, nation: null });
    expect(named("adPerRetail")?.value).toBeGreaterThan(0);
  });

  test("its people are told apart as the file does, in whatever language its columns are named", async () => {
    const { ask } = await withSeller();
    const { topics } = await ask<EndpointOutput<typeof marketDemographicsBreakdown>>(
      "/markets/tv-501/market-demographics-breakdown",
    );
    expect(topics.map(({ topic }) => topic)).toEqual(["ethnicity", "home"]);
    expect(topics[1]?.rows).toEqual([
      { band: "owner", count: 300, percent: 75, nationPercent: 37.5, index: 200 },
      { band: "renter", count: 100, percent: 25, nationPercent: 62.5, index: 40 },
    ]);
    const { totals } = await ask<EndpointOutput<typeof marketDemographics>>("/markets/nation/market-demographics");
    expect(totals).toEqual([
      { base: "persons", count: 4000, nation: 4000, nationShare: 1 },
      { base: "adults", count: null, nation: null, nationShare: null },
      { base: "households", count: 1600, nation: 1600, nationShare: 1 },
    ]);
  });

  test("a radio market whose county says nothing of its people shows no figures of them", async () => {
    const { ask } = await withSeller();
    const { topics } = await ask<EndpointOutput<typeof marketDemographicsBreakdown>>(
      "/markets/radio-35620/market-demographics-breakdown",
    );
    expect(topics.map(({ coverage }) => coverage)).toEqual([0, 0]);
    expect(topics.flatMap(({ rows }) => rows.map(({ count }) => count)).every((count) => count === null)).toBe(true);
  });

  test("a revision without such files says of people what the list of counties says, and no more", async () => {
    const { ask } = await withSeller({});
    expect(await ask("/markets/tv-501/market-demographics-breakdown")).toEqual({ topics: [] });
    const { figures } = await ask<EndpointOutput<typeof marketProfileStats>>("/markets/tv-501/market-profile-stats");
    expect(figures.filter(({ value }) => value !== null).map(({ figure }) => figure)).toEqual([
      "population",
      "households",
      "personsPerHousehold",
    ]);
  });

  test.each([
    ["market-profile-stats", "figure,unit,value,nation,nation_share_percent,index"],
    ["market-demographics", "base,count,nation,nation_share_percent"],
    ["market-demographics-breakdown", "topic,band,base,count,share_percent,nation_share_percent,index"],
  ])("%s comes as CSV and as a workbook too", async (name, head) => {
    const { get } = await withSeller();
    expect((await get(`/markets/tv-501/${name}.csv`, { as: SELLER })).body.replace("\uFEFF", "")).toMatch(head);
    const workbook = await get(`/markets/tv-501/${name}.xlsx`, { as: SELLER });
    expect(workbook.rawPayload.subarray(0, 2).toString()).toBe("PK");
  });

  test("it takes the flag of the market's own medium, and the market; the nation is everybody's with either", async () => {
    const { ask, given } = await withSeller();
    await given.person("none@example.com", { access: [] });
    await given.person("tv@example.com", { access: ["tv"] });
    await given.person("radio@example.com", { access: ["radio"] });
    for (const name of ["market-profile-stats", "market-demographics", "market-demographics-breakdown"]) {
      expect(await ask(`/markets/tv-623/${name}`)).toMatchObject({ code: "market-not-entitled" });
      expect(await ask(`/markets/tv-501/${name}`, "none@example.com")).toMatchObject({ status: 403 });
      expect(await ask(`/markets/tv-501/${name}`, "tv@example.com")).not.toHaveProperty("code");
      expect(await ask(`/markets/tv-501/${name}`, "radio@example.com")).toMatchObject({ code: "access-required" });
      expect(await ask(`/markets/radio-35620/${name}`, "tv@example.com")).toMatchObject({ code: "access-required" });
      expect(await ask(`/markets/${NATION}/${name}`, "radio@example.com")).not.toHaveProperty("code");
      expect(await ask(`/markets/${NATION}/${name}`)).not.toHaveProperty("code");
    }
  });

  test("who bought one vertical sees the advertising of that vertical set against retail sales", async () => {
    const { ask, given } = await withSeller();
    await given.person("narrow@example.com", { verticals: ["leisure"] });
    const adPerRetail = async (as: string) => {
      const url = "/markets/tv-501/market-profile-stats";
      const { figures } = await ask<EndpointOutput<typeof marketProfileStats>>(url, as);
      return figures.find(({ figure }) => figure === "adPerRetail")?.value ?? 0;
    };
    expect(await adPerRetail("narrow@example.com")).toBeLessThan(await adPerRetail(SELLER));
  });
});
