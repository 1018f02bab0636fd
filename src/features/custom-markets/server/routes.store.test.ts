import { describe, expect, test } from "vitest";
import { NATION } from "#domain/markets/market.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { importSmallCountry, importText, SMALL_IMPORTS } from "#tests/support/smallImports.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CustomMarketRecord, CustomMarketPreview } from "../contract/customMarketSchemas.ts";

const ADMIN = "admin@example.com";
const ANN = "ann@example.com";
const BEN = "ben@example.com";
/** Of another organization. */
const CARL = "carl@example.com";
const ADDRESS = "/api/v1/custom-markets";
const DALLAS = { market: "tv-623" };
const HOUSTON = { market: "tv-618" };
const RADIO = { market: "radio-26420" };
const HARRIS = { county: "48201", share: 1, of: "tv-618" };

interface WalletAnswer {
  readonly dollars: readonly (number | null)[];
}

async function withCountry() {
  const product = await testApp();
  const revision = await importSmallCountry(product.database);
  await buildRevision(product.database, revision);
  await publish(product.database, revision);
  await product.loadedRevisions.refresh();
  await product.given.customer({ markets: ["tv-623", "tv-618", "radio-26420"] });
  await product.given.customer({ name: "Other Media", markets: ["tv-618"] });
  await product.given.person(ANN);
  await product.given.person(BEN);
  await product.given.person(CARL, { customer: "Other Media" });
  await product.given.person(ADMIN, { role: "Administrator", customer: "Staff" });
  const send = (method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE", path: string, as: string, body?: object) =>
    product.get(path.startsWith("/api") ? path : ADDRESS + path, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  const make = async (as: string, body: object) => (await send("POST", "", as, body)).json<CustomMarketRecord>();
  const list = async (as: string, query = "") =>
    (await send("GET", query, as)).json<{ items: CustomMarketRecord[] }>().items;
  const marketIds = async (as: string) =>
    (await product.get("/markets?kind=custom", { as })).json<{ items: { id: string }[] }>().items.map(({ id }) => id);
  const wallet = async (market: string, as: string) =>
    (await product.get(`/revisions/current/wallets/${market}`, { as })).json<WalletAnswer>().dollars;
  const customerId = async (name: string) => {
    const [row] = await product.database.query<{ id: number }>(
      "select customer_id as id from customer where name = $1",
      [name],
    );
    return String(row?.id);
  };
  return { ...product, send, make, list, marketIds, wallet, customerId };
}

describe.skipIf(storeMissing)("custom markets", () => {
  test("a seller puts one together of her markets and it is a market from the next request on, to the dollar", async () => {
    const { make, marketIds, wallet, get } = await withCountry();
    const made = await make(ANN, { name: "Texas", members: [DALLAS, HOUSTON] });
    expect(made).toMatchObject({
      name: "Texas",
      kind: "tv",
      status: "active",
      complete: true,
      readable: true,
      mayChange: true,
      countyCount: 4,
      population: 10_200_000,
      customer: { name: "Example Media" },
    });
    expect(await marketIds(ANN)).toEqual([made.market]);
    expect(await wallet(made.market, ANN)).toEqual(await wallet(NATION, ANN));
    for (const address of [
      `/markets/${made.market}`,
      `/markets/${made.market}/county-shapes`,
      "/api/v1/market-shapes?kind=custom",
      `/markets/${made.market}/market-summary`,
      "/revisions/current/rankings?by=medium&of=tvOta&kind=custom",
    ])
      expect([address, (await get(address, { as: ANN })).statusCode]).toEqual([address, 200]);
  });

  test("what members share counts once, and is told", async () => {
    const { send, make, wallet } = await withCountry();
    const members = [HOUSTON, RADIO, HARRIS];
    const preview = (await send("POST", "/preview", ANN, { members })).json<CustomMarketPreview>();
    expect(preview).toMatchObject({
      kind: "mixed",
      countyCount: 3,
      population: 4_800_000 + 700_000 + 525_000,
      overlapCount: 3,
    });
    expect(preview.overlaps).toContainEqual({
      one: "tv-618",
      other: "county-48201-tv-618",
      counties: 1,
      people: 4_800_000,
      inside: "county-48201-tv-618",
    });
    const both = await make(ANN, { name: "Both", members });
    const tarrant = { county: "48439", share: 0.25, of: "tv-623" };
    const apart = await make(ANN, { name: "Apart", members: [HOUSTON, tarrant] });
    expect(await wallet(both.market, ANN)).toEqual(await wallet(apart.market, ANN));
  });

  test("colleagues see it and use it, its maker alone changes it, and nobody else knows of it", async () => {
    const { make, send, list, marketIds, get } = await withCountry();
    const { id, market, version } = await make(ANN, { name: "Houston side", members: [HOUSTON] });
    expect(await list(BEN)).toMatchObject([{ id, mayChange: false, readable: true }]);
    expect((await send("PATCH", `/${id}`, BEN, { version, name: "Mine" })).json()).toMatchObject({ code: "not-found" });
    expect((await send("DELETE", `/${id}`, BEN)).json()).toMatchObject({ code: "not-found" });
    expect(await list(CARL)).toEqual([]);
    expect(await marketIds(CARL)).toEqual([]);
    for (const address of [`/markets/${market}`, `/revisions/current/wallets/${market}`])
      expect((await get(address, { as: CARL })).json()).toMatchObject({ code: "market-not-entitled" });
    expect((await send("PATCH", `/${id}`, CARL, { version, name: "Mine" })).statusCode).toBe(404);
    expect(await list(ADMIN)).toMatchObject([{ id, mayChange: true }]);
  });

  test.each([
    ["a market that is not hers", { name: "x", members: [DALLAS] }, "market-not-entitled"],
    ["a market that there is none of", { name: "x", members: [{ market: "tv-999" }] }, "market-not-entitled"],
    [
      "a county of a market that is not hers",
      { name: "x", members: [{ county: "48113", of: "tv-623" }] },
      "market-not-entitled",
    ],
    ["a county whoever it belongs to", { name: "x", members: [{ county: "48201" }] }, "invalid-input"],
    [
      "a county that her market does not have",
      { name: "x", members: [{ county: "48113", of: "tv-618" }] },
      "invalid-input",
    ],
    ["the nation", { name: "x", members: [{ market: NATION }] }, "invalid-input"],
    ["another custom market", { name: "x", members: [{ market: "custom-1" }] }, "invalid-input"],
    ["nothing", { name: "x", members: [] }, "invalid-input"],
    ["a share above one", { name: "x", members: [{ ...HARRIS, share: 1.1 }] }, "invalid-input"],
    ["a name of nothing", { name: " ", members: [HOUSTON] }, "invalid-input"],
    ["a customer she names", { name: "x", members: [HOUSTON], customer: "1" }, "role-required"],
  ])("a seller makes none of %s", async (_, body, code) => {
    const { send, list } = await withCountry();
    expect((await send("POST", "", CARL, body)).json()).toMatchObject({ code });
    expect(await list(ADMIN)).toEqual([]);
  });

  test("who loses a member's market loses the custom market with it, and gets both back", async () => {
    const { make, marketIds, given, list } = await withCountry();
    const { id } = await make(ANN, { name: "Texas", members: [DALLAS, HOUSTON] });
    await given.customer({ markets: ["tv-618"] });
    expect(await marketIds(ANN)).toEqual([]);
    expect(await list(ANN)).toMatchObject([{ id, readable: false, dollars: null, population: null }]);
    expect(await list(BEN)).toEqual([]);
    await given.customer({ markets: ["tv-618", "tv-623"] });
    expect(await marketIds(BEN)).toHaveLength(1);
  });

  test("a customer of every market has none of another's custom markets", async () => {
    const { make, marketIds, given, get } = await withCountry();
    const { market } = await make(ANN, { name: "Texas", members: [DALLAS, HOUSTON] });
    await given.customer({ name: "Whole", allMarkets: true, markets: [] });
    await given.person("dora@example.com", { customer: "Whole" });
    expect(await marketIds("dora@example.com")).toEqual([]);
    expect((await get(`/revisions/current/wallets/${market}`, { as: "dora@example.com" })).json()).toMatchObject({
      code: "market-not-entitled",
    });
  });

  test("an administrator gives one to customers who lack its members, and takes it back", async () => {
    const { send, make, marketIds, customerId, wallet } = await withCountry();
    const other = await customerId("Other Media");
    const made = await make(ADMIN, { name: "Dallas County", members: [{ county: "48113" }], customer: other });
    expect(made).toMatchObject({ kind: "county", givenTo: [{ id: other, name: "Other Media" }] });
    expect(await marketIds(CARL)).toEqual([made.market]);
    expect((await wallet(made.market, CARL)).some((dollars) => (dollars ?? 0) > 0)).toBe(true);
    expect(await marketIds(ANN)).toEqual([]);
    const both = [other, await customerId("Example Media")];
    const given = await send("PUT", `/${made.id}/customers`, ADMIN, { version: made.version, customers: both });
    expect(await marketIds(ANN)).toEqual([made.market]);
    const { version } = given.json<CustomMarketRecord>();
    await send("PUT", `/${made.id}/customers`, ADMIN, { version, customers: [] });
    expect(await marketIds(ANN)).toEqual([]);
    expect(await marketIds(CARL)).toEqual([]);
    const unknown = await send("PUT", `/${made.id}/customers`, ADMIN, { version: version + 1, customers: ["999999"] });
    expect(unknown.json()).toMatchObject({ code: "invalid-input" });
  });

  test("a change holds at once, and two editors notice each other", async () => {
    const { send, make, wallet } = await withCountry();
    const made = await make(ANN, { name: "Side", members: [HOUSTON] });
    const changed = await send("PATCH", `/${made.id}`, ANN, { version: made.version, members: [DALLAS] });
    expect(changed.json()).toMatchObject({ version: made.version + 1, population: 4_700_000 });
    expect(await wallet(made.market, ANN)).toEqual(await wallet("tv-623", ANN));
    expect((await send("PATCH", `/${made.id}`, ANN, { version: made.version, name: "Late" })).json()).toMatchObject({
      code: "conflict",
    });
  });

  test("names are taken once in an organization", async () => {
    const { send, make } = await withCountry();
    await make(ANN, { name: "Texas", members: [HOUSTON] });
    expect((await send("POST", "", BEN, { name: "TEXAS", members: [HOUSTON] })).json()).toMatchObject({
      code: "already-exists",
    });
    expect(await make(CARL, { name: "Texas", members: [HOUSTON] })).toMatchObject({ name: "Texas" });
  });

  test("the archive and deleting take it from everybody, and both can be taken back", async () => {
    const { send, make, marketIds, list } = await withCountry();
    const { id, version } = await make(ANN, { name: "Texas", members: [HOUSTON] });
    await send("PATCH", `/${id}`, ANN, { version, archived: true });
    expect([await marketIds(BEN), await marketIds(ADMIN), await list(ANN)]).toEqual([[], [], []]);
    expect(await list(ANN, "?archived=with")).toMatchObject([{ id, status: "archived" }]);
    await send("PATCH", `/${id}`, ANN, { version: version + 1, archived: false });
    expect(await marketIds(BEN)).toHaveLength(1);
    expect((await send("DELETE", `/${id}`, ANN)).statusCode).toBe(200);
    expect([await marketIds(ANN), await list(ADMIN)]).toEqual([[], []]);
    expect((await send("POST", `/${id}/restoration`, CARL)).json()).toMatchObject({ code: "not-found" });
    expect((await send("POST", `/${id}/restoration`, ANN)).statusCode).toBe(200);
    expect(await marketIds(BEN)).toHaveLength(1);
  });

  test("a revision that lacks a member offers it to nobody, and says so", async () => {
    const { make, database, loadedRevisions, marketIds, list } = await withCountry();
    await make(ANN, { name: "Radio land", members: [RADIO] });
    const without = SMALL_IMPORTS["market-counties"].replace(/^RADIO.*\n/gm, "");
    await importText(database, "market-counties", `${without}RADIO,26421,48201,1\n`);
    const radio = "market_code,name,rank\n26421,Another one,1\n";
    await importText(database, "markets-radio", radio);
    const next = (await importText(database, "market-counties", `${without}RADIO,26421,48201,1\n`)).revision ?? 0;
    await buildRevision(database, next);
    await publish(database, next);
    await loadedRevisions.refresh();
    expect(await marketIds(ADMIN)).toEqual([]);
    expect(await list(ADMIN)).toMatchObject([{ complete: false, dollars: null }]);
  });

  test("every change stands in the audit log", async () => {
    const { send, make, database } = await withCountry();
    const { id, version } = await make(ANN, { name: "Texas", members: [HOUSTON] });
    await send("PATCH", `/${id}`, ANN, { version, name: "South" });
    await send("PUT", `/${id}/customers`, ADMIN, { version: version + 1, customers: [] });
    await send("DELETE", `/${id}`, ANN);
    const rows = await database.query<{ action: string }>(
      "select action from audit_entry where action like 'customMarket.%' order by position",
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "customMarket.created",
      "customMarket.changed",
      "customMarket.deleted",
    ]);
  });
});
