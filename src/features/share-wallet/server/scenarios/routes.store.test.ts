import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { Scenario } from "../../contract/scenarios.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const RIVAL = "rival@example.com";
const PATH = "/share-wallet?market=tv-501&year=2026&medium=tvOta&shift=radioOta-tvOta%3A2";

async function withSellers() {
  const product = await testApp();
  const revision = await product.given.published({ markets: ["tv-501", "tv-623"] });
  await product.given.customer({ markets: ["tv-501"] });
  await product.given.customer({ name: "Rival Media", markets: ["tv-501"] });
  await product.given.person(ANN, { name: "Ann" });
  await product.given.person(BEN, { name: "Ben" });
  await product.given.person(RIVAL, { customer: "Rival Media" });
  const send = (method: "GET" | "PATCH" | "POST" | "DELETE", path: string, as: string, body?: object) =>
    product.get(`/api/v1${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  const save = async (as: string, more: object = {}) =>
    (await send("POST", "/scenarios", as, { name: "Win retail", path: PATH, revision, ...more })).json<Scenario>();
  const names = async (as: string) =>
    (await send("GET", "/scenarios", as)).json<{ items: Scenario[] }>().items.map(({ name }) => name);
  return { ...product, send, save, names };
}

describe.skipIf(storeMissing)("scenarios", () => {
  test("are one's own until they are shared, and never leave the organisation", async () => {
    const { save, send, names } = await withSellers();
    const { id, version } = await save(ANN);
    expect([await names(ANN), await names(BEN)]).toEqual([["Win retail"], []]);
    const shared = await send("PATCH", `/scenarios/${id}`, ANN, { version, shared: true });
    expect(shared.json()).toMatchObject({ shared: true, mine: true, owner: "Ann", version: version + 1 });
    expect([await names(BEN), await names(RIVAL)]).toEqual([["Win retail"], []]);
  });

  test("are changed and deleted by their owner alone; to others they are not there", async () => {
    const { save, send, names } = await withSellers();
    const { id, version } = await save(ANN, { shared: true });
    for (const someone of [BEN, RIVAL]) {
      expect((await send("PATCH", `/scenarios/${id}`, someone, { version, name: "Mine" })).statusCode).toBe(404);
      expect((await send("DELETE", `/scenarios/${id}`, someone)).statusCode).toBe(404);
      expect((await send("POST", `/scenarios/${id}/restoration`, someone)).statusCode).toBe(404);
    }
    expect(await names(ANN)).toEqual(["Win retail"]);
  });

  test("come back after they were deleted", async () => {
    const { save, send, names } = await withSellers();
    const { id } = await save(ANN, { note: "For Monday" });
    expect((await send("DELETE", `/scenarios/${id}`, ANN)).statusCode).toBe(200);
    expect(await names(ANN)).toEqual([]);
    expect((await send("POST", `/scenarios/${id}/restoration`, ANN)).json()).toMatchObject({ note: "For Monday" });
    expect(await names(ANN)).toEqual(["Win retail"]);
  });

  test("tell two editors of each other, and take no revision that was never published", async () => {
    const { save, send } = await withSellers();
    const { id, version } = await save(ANN);
    await send("PATCH", `/scenarios/${id}`, ANN, { version, name: "Win all retail" });
    const late = await send("PATCH", `/scenarios/${id}`, ANN, { version, name: "Lose retail" });
    expect(late.json()).toMatchObject({ code: "conflict" });
    expect(await save(ANN, { revision: "77" })).toMatchObject({ code: "revision-unknown" });
    expect(await save(ANN, { path: "//elsewhere.example" })).toMatchObject({ code: "invalid-input" });
  });

  test("say when their market is not open to whoever reads them", async () => {
    const { save } = await withSellers();
    expect(await save(ANN)).toMatchObject({ open: true });
    expect(await save(ANN, { path: PATH.replace("tv-501", "tv-623") })).toMatchObject({ open: false });
  });
});
