import { describe, expect, test } from "vitest";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { testApp } from "#tests/support/testApp.ts";

const SELLER = "seller@example.com";

interface Areas {
  readonly objects: Readonly<Record<string, { readonly geometries: readonly { readonly id: string }[] }>>;
  readonly arcs: readonly unknown[];
}

async function withMarkets() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501", "tv-623", "tv-618"] });
  await product.given.customer({ markets: ["tv-623"] });
  await product.given.person(SELLER);
  return product;
}

describe.skipIf(storeMissing)("shapes for maps", () => {
  test("a seller is sent the shapes of the markets she has, and the states around them", async () => {
    const { get } = await withMarkets();
    const { objects } = (await get("/api/v1/market-shapes?kind=tv", { as: SELLER })).json<Areas>();
    expect(objects["markets"]?.geometries.map(({ id }) => id)).toEqual(["tv-623"]);
    expect(objects["states"]?.geometries.length).toBeGreaterThan(50);
  });

  test("the counties of a market come with nothing but their own borders", async () => {
    const { get } = await withMarkets();
    const { objects, arcs } = (await get("/markets/tv-623/county-shapes", { as: SELLER })).json<Areas>();
    expect(objects["counties"]?.geometries).toMatchObject([{ id: "48003", properties: { state: "TX", share: 1 } }]);
    expect(arcs.length).toBeLessThan(20);
  });

  test("a market that is not hers has no shapes for her", async () => {
    const { get } = await withMarkets();
    expect((await get("/markets/tv-501/county-shapes", { as: SELLER })).json()).toMatchObject({
      code: "market-not-entitled",
    });
  });
});
