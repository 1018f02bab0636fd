import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const OTHER = "other@example.com";
const nothing = { language: null, homeMarket: null, verticals: [], welcomed: false };

async function withSeller() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501", "tv-623"] });
  await product.given.customer({ markets: ["tv-623"], verticals: ["automotive", "retail"] });
  await product.given.person(SELLER);
  await product.given.person(OTHER);
  const read = async (as: string) => (await product.get("/api/v1/preferences", { as })).json<unknown>();
  const save = (as: string, change: object) =>
    product.get("/api/v1/preferences", {
      method: "PUT",
      as,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...nothing, ...change }),
    });
  return { ...product, read, save };
}

describe.skipIf(storeMissing)("preferences", () => {
  test("what a person chooses is hers alone, and stays", async () => {
    const { read, save } = await withSeller();
    expect(await read(SELLER)).toEqual(nothing);
    const chosen = { language: "de-DE", homeMarket: "tv-623", verticals: ["retail"], welcomed: true };
    expect((await save(SELLER, chosen)).json()).toEqual(chosen);
    expect(await read(SELLER)).toEqual(chosen);
    expect(await read(OTHER)).toEqual(nothing);
    expect((await save(SELLER, {})).json()).toEqual(nothing);
  });

  test.each([
    [{ homeMarket: "tv-501" }, "market-not-entitled"],
    [{ homeMarket: "tv-999" }, "market-not-entitled"],
    [{ verticals: ["media"] }, "vertical-not-entitled"],
    [{ verticals: ["dragons"] }, "invalid-input"],
    [{ language: "fr-FR" }, "invalid-input"],
    [{ homeMarket: "x".repeat(65) }, "invalid-input"],
    [{ more: 1 }, "invalid-input"],
  ])("%j is refused and changes nothing", async (change, code) => {
    const { read, save } = await withSeller();
    expect((await save(SELLER, change)).json()).toMatchObject({ code });
    expect(await read(SELLER)).toEqual(nothing);
  });

  test("nobody reads them without signing in", async () => {
    const { get } = await withSeller();
    expect((await get("/api/v1/preferences")).json()).toMatchObject({ code: "sign-in-required" });
  });
});
