import { describe, expect, test } from "vitest";
import { NATION } from "#domain/markets/market.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { testApp } from "#tests/support/testApp.ts";

const SELLER = "seller@example.com";
const ADMIN = "admin@example.com";

interface Listed {
  readonly items: readonly { readonly id: string }[];
}

async function withMarkets() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501", "tv-623", "tv-618", "radio-35620"] });
  await product.given.customer({ markets: ["tv-623", "radio-35620", "tv-999"] });
  await product.given.person(SELLER);
  await product.given.person(ADMIN, { role: "Administrator" });
  const ids = async (url: string, as: string) =>
    (await product.get(url, { as })).json<Listed>().items.map(({ id }) => id);
  return { ...product, ids };
}

describe.skipIf(storeMissing)("markets", () => {
  test("a seller is shown the markets she has, by kind and rank, and the nation", async () => {
    const { ids } = await withMarkets();
    expect(await ids("/markets", SELLER)).toEqual(["tv-623", "radio-35620", NATION]);
    expect(await ids("/markets", ADMIN)).toEqual(["tv-501", "tv-623", "tv-618", "radio-35620", NATION]);
  });

  test("one kind can be asked for", async () => {
    const { ids, get } = await withMarkets();
    expect(await ids("/markets?kind=tv", SELLER)).toEqual(["tv-623"]);
    expect(await ids("/markets?kind=custom", ADMIN)).toEqual([]);
    expect((await get("/markets?kind=planet", { as: SELLER })).json()).toMatchObject({ code: "invalid-input" });
  });

  test("one market comes with its counties, its shape and the box around it", async () => {
    const { get } = await withMarkets();
    const answer = await get("/markets/tv-623", { as: SELLER });
    expect(answer.json()).toMatchObject({
      id: "tv-623",
      population: 1000,
      countyCount: 1,
      states: ["TX"],
      polygon: { type: "MultiPolygon" },
      counties: [{ fips: "48003", state: "TX", share: 1, population: 1000 }],
    });
    const [west, south, east, north] = answer.json<{ bounds: number[] }>().bounds;
    expect([west, south, east, north].map((degrees) => Math.round(degrees ?? 0))).toEqual([-103, 32, -102, 33]);
  });

  test("the nation is open to everyone who is signed in, and is all TV markets together", async () => {
    const { get } = await withMarkets();
    const answer = await get("/markets/nation", { as: SELLER });
    expect(answer.json()).toMatchObject({ id: NATION, kind: NATION, population: 3000, countyCount: 3 });
  });

  test("nobody learns whether a market exists that is not theirs; an administrator does", async () => {
    const { get } = await withMarkets();
    for (const market of ["tv-501", "tv-100", "nowhere"]) {
      const refused = await get(`/markets/${market}`, { as: SELLER });
      expect([refused.statusCode, refused.json().code]).toEqual([403, "market-not-entitled"]);
    }
    expect((await get("/markets/tv-100", { as: ADMIN })).json()).toMatchObject({ code: "market-unknown", status: 404 });
  });

  test("a market that is bought but not in this revision is simply not there", async () => {
    const { get } = await withMarkets();
    expect((await get("/markets/tv-999", { as: SELLER })).json()).toMatchObject({ code: "market-unknown" });
  });
});
