import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { testApp } from "#tests/support/testApp.ts";
import type { quarterlySpending } from "../contract.ts";

const SELLER = "seller@example.com";
const NARROW = "narrow@example.com";
const SEASONS = readFileSync(
  resolve(import.meta.dirname, "../../../../tests/fixtures/imports/seasons-clean.csv"),
  "utf8",
);

type Quarters = EndpointOutput<typeof quarterlySpending>;

interface Media {
  readonly total: number;
  readonly previousTotal: number | null;
  readonly growth: number | null;
  readonly rows: readonly { readonly medium: string; readonly dollars: number; readonly basis: string }[];
}

async function withSeller(files: Readonly<Record<string, string>> = { seasons: SEASONS }) {
  const product = await testApp();
  await product.given.published({ markets: ["tv-623", "tv-618"], files });
  await product.given.customer({ markets: ["tv-623"] });
  await product.given.person(SELLER);
  await product.given.person(NARROW, { verticals: ["leisure"] });
  const ask = (query: string, as = SELLER) => product.get(`/markets/tv-623/quarterly-spending${query}`, { as });
  return { ...product, ask };
}

describe.skipIf(storeMissing)("a year by quarter", () => {
  test("adds up to the year, and is modelled", async () => {
    const { ask, get } = await withSeller();
    const { quarters, total, basis, seasonal } = (await ask("?year=2024")).json<Quarters>();
    const year = (await get("/markets/tv-623/media-ad-spending?year=2024", { as: SELLER })).json<{ total: number }>();
    expect(total).toBe(year.total);
    expect(quarters.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0)).toBe(total);
    expect(basis).toBe("modelled");
    expect(seasonal).toBeGreaterThan(0);
    expect(seasonal).toBeLessThan(1);
  });

  test("follows the season of a category", async () => {
    const { ask } = await withSeller();
    const { quarters, seasonal } = (await ask("?year=2024&subVertical=hotels")).json<Quarters>();
    expect(seasonal).toBe(1);
    expect(quarters.map(({ share }) => share?.toFixed(2))).toEqual(["0.00", "0.45", "0.45", "0.10"]);
  });

  test("is even where no seasons were imported", async () => {
    const { ask } = await withSeller({});
    const { quarters, seasonal } = (await ask("?year=2024&subVertical=hotels")).json<Quarters>();
    expect(seasonal).toBe(0);
    expect(quarters.map(({ share }) => share?.toFixed(2))).toEqual(Array(4).fill("0.25"));
  });

  test("is what each section says of a quarter that is asked for, and growth is on the same quarter", async () => {
    const { ask, get } = await withSeller();
    const { quarters } = (await ask("?year=2024")).json<Quarters>();
    for (const { quarter, dollars, previous, growth, media } of quarters) {
      const section = await get(`/markets/tv-623/media-ad-spending?year=2024&quarter=${quarter}`, { as: SELLER });
      const { total, previousTotal, rows, ...rest } = section.json<Media>();
      expect([total, previousTotal, rest.growth]).toEqual([dollars, previous, growth]);
      for (const { medium, dollars: of, basis } of rows) {
        expect([of, basis]).toEqual([media.find((one) => one.medium === medium)?.dollars, "modelled"]);
      }
    }
    const summary = await get("/markets/tv-623/market-summary?year=2024&quarter=3", { as: SELLER });
    expect(summary.json()).toMatchObject({
      year: 2024,
      quarter: 3,
      sections: { mediaAdSpending: { total: quarters[2]?.dollars } },
    });
    const none = await get("/markets/tv-623/market-summary?year=2024", { as: SELLER });
    expect(none.json()).toMatchObject({ quarter: null });
  });

  test("is said in the file of a section, and a fifth quarter is refused", async () => {
    const { get } = await withSeller();
    const { body } = await get("/markets/tv-623/media-ad-spending.csv?year=2024&quarter=3", { as: SELLER });
    const [head = "", ...lines] = body.trim().split("\r\n");
    expect(head).toMatch(/,quarter$/);
    expect(lines.every((line) => line.endsWith(",3"))).toBe(true);
    const refused = await get("/markets/tv-623/media-ad-spending?quarter=5", { as: SELLER });
    expect(refused.json()).toMatchObject({ status: 400, errors: [{ pointer: "/query/quarter" }] });
  });

  test("of a vertical that is not bought is refused as its year is", async () => {
    const { get } = await withSeller();
    const asked = "/markets/tv-623/media-ad-spending?year=2024&quarter=2";
    expect((await get(`${asked}&vertical=automotive`, { as: NARROW })).json()).toMatchObject({
      code: "vertical-not-entitled",
    });
    expect((await get(`${asked}&vertical=leisure`, { as: NARROW })).statusCode).toBe(200);
  });

  test("is a file with a line for each quarter", async () => {
    const { get } = await withSeller();
    const { body } = await get("/markets/tv-623/quarterly-spending.csv?year=2024", { as: SELLER });
    expect(
      body
        .split("\r\n")
        .slice(1, 5)
        .map((line) => line.slice(0, 7)),
    ).toEqual([1, 2, 3, 4].map((at) => `${at},2024,`));
  });

  test("of a vertical or market that was not bought is refused, as is a year nobody has", async () => {
    const { ask, get } = await withSeller();
    expect((await ask("?vertical=automotive", NARROW)).json()).toMatchObject({ code: "vertical-not-entitled" });
    expect((await ask("?vertical=leisure", NARROW)).statusCode).toBe(200);
    const other = await get("/markets/tv-618/quarterly-spending", { as: SELLER });
    expect(other.json()).toMatchObject({ code: "market-not-entitled" });
    expect((await ask("?year=1999")).json()).toMatchObject({
      code: "invalid-input",
      errors: [{ pointer: "/query/year" }],
    });
  });
});
