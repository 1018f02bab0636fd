import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CountyCompanies } from "../contract/countyCompanies.ts";

const ANN = "ann@example.com";
const NARROW = "narrow@example.com";
const RIVAL = "rival@other.example";
const FILE = `name,category,county,last year
Company 1,hotels,"County 1, TX",12000
Company 2,hotels,"County 1, TX",
Company 3,commercialBanking,"County 1, TX",
Company 4,hotels,,
`;

async function withCompanies() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-623", "tv-501"] });
  await product.given.customer({ markets: ["tv-623"] });
  await product.given.person(ANN);
  await product.given.person(NARROW, { verticals: ["finance"] });
  await product.given.customer({ name: "Other Media", markets: ["tv-623"] });
  await product.given.person(RIVAL, { customer: "Other Media" });
  await product.get("/api/v1/companies/file", {
    method: "POST",
    as: ANN,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "book.csv",
      content: Buffer.from(FILE).toString("base64"),
      mode: "add",
      dryRun: false,
    }),
  });
  const answer = (as: string, query: string) => product.get(`/api/v1/companies/by-county?${query}`, { as });
  return { answer, ask: async (as: string, query: string) => (await answer(as, query)).json<CountyCompanies>() };
}

describe.skipIf(storeMissing)("companies on the map of a market", () => {
  test("are counted by county, of one vertical where it is asked for, the best of each first", async () => {
    const { ask } = await withCompanies();
    const whole = await ask(ANN, "market=tv-623");
    expect(whole).toMatchObject({ all: 4, found: 3, withoutCounty: 1 });
    expect(whole.counties).toMatchObject([{ name: "County 1, TX", companies: 3 }]);
    expect(whole.counties[0]?.items.map(({ name }) => name)[0]).toBe("Company 1");
    const ofFinance = await ask(ANN, "market=tv-623&vertical=finance");
    expect(ofFinance).toMatchObject({ all: 4, found: 1, withoutCounty: 0 });
    expect(ofFinance.counties.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(["Company 3"]);
  });

  test("are those of the organization in what is open to the reader, in markets that are", async () => {
    const { answer, ask } = await withCompanies();
    expect(await ask(NARROW, "market=tv-623")).toMatchObject({ all: 1, found: 1, withoutCounty: 0 });
    expect(await ask(RIVAL, "market=tv-623")).toEqual({ all: 0, found: 0, withoutCounty: 0, counties: [] });
    expect((await answer(ANN, "market=tv-501")).statusCode).toBe(403);
    expect((await answer(NARROW, "market=tv-623&vertical=leisure")).statusCode).toBe(403);
  });
});
