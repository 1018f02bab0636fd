import { describe, expect, test } from "vitest";
import { giveStations } from "#tests/support/giveStations.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const OTHER = "other@example.com";
const nothing = { language: null, homeMarket: null, verticals: [], stations: [], welcomed: false, timeZone: null };

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
    const chosen = {
      ...nothing,
      language: "de-DE",
      homeMarket: "tv-623",
      verticals: ["retail"],
      welcomed: true,
      timeZone: "America/Chicago",
    };
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
    [{ timeZone: "Mars/Olympus" }, "invalid-input"],
    [{ stations: ["tv-no-such-station"] }, "invalid-input"],
    [{ more: 1 }, "invalid-input"],
  ])("%j is refused and changes nothing", async (change, code) => {
    const { read, save } = await withSeller();
    expect((await save(SELLER, change)).json()).toMatchObject({ code });
    expect(await read(SELLER)).toEqual(nothing);
  });

  test("own stations are named with the session as long as medium and market are the person's", async () => {
    const { get, given, database, loadedRevisions, read, save } = await withSeller();
    await giveStations(database, Number(loadedRevisions.current().revision.id));
    await given.customer({ markets: ["tv-623"], access: ["tv"] });
    expect((await save(SELLER, { stations: ["tv-1"] })).json()).toMatchObject({
      code: "invalid-input",
      errors: [{ pointer: "/body/stations/0" }],
    });
    expect((await save(SELLER, { stations: ["tv-3"], verticals: ["retail"] })).statusCode).toBe(200);
    expect(await read(SELLER)).toMatchObject({ stations: ["tv-3"] });
    const session = async () => (await get("/api/v1/session", { as: SELLER })).json<unknown>();
    expect(await session()).toMatchObject({
      followed: ["retail"],
      stations: [{ id: "tv-3", callSign: "KXAS-TV", medium: "tv", market: "tv-623" }],
    });
    await given.customer({ markets: ["tv-501"], access: ["tv"], verticals: ["automotive"] });
    expect(await session()).toMatchObject({ followed: [], stations: [] });
  });

  test("the tour goes on where a person left it, on any machine, and is nobody else's", async () => {
    const { get, read, save } = await withSeller();
    const place = async (as: string) => (await get("/api/v1/session", { as })).json<{ tour: unknown }>().tour;
    const keep = (body: object) =>
      get("/api/v1/preferences/tour", {
        method: "PUT",
        as: SELLER,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    expect(await place(SELLER)).toBe(null);
    expect((await keep({ step: "gap", state: "left" })).json()).toEqual({ step: "gap", state: "left" });
    expect([await place(SELLER), await place(OTHER)]).toEqual([{ step: "gap", state: "left" }, null]);
    expect(await read(SELLER)).toEqual(nothing);
    await save(SELLER, { welcomed: true });
    expect(await place(SELLER)).toEqual({ step: "gap", state: "left" });
    for (const wrong of [{ step: "gap", state: "over" }, { step: "a step", state: "left" }, { step: "gap" }])
      expect((await keep(wrong)).json()).toMatchObject({ code: "invalid-input" });
    await keep({ step: "meeting", state: "finished" });
    expect(await place(SELLER)).toEqual({ step: "meeting", state: "finished" });
  });

  test("nobody reads them without signing in", async () => {
    const { get } = await withSeller();
    expect((await get("/api/v1/preferences")).json()).toMatchObject({ code: "sign-in-required" });
  });
});
