import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fromCsv } from "#domain/tables/fromCsv.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const NARROW = "narrow@example.com";

/** As the page on the data room tells to make one, with nothing of ours. */
function addressOf(key: string, market: string): string {
  const what = Buffer.from(JSON.stringify([key.slice(0, 8), market])).toString("base64url");
  const hash = createHash("sha256").update(key).digest("hex");
  return `/api/v1/sheets/${what}.${createHmac("sha256", hash).update(`spotmarket sheet ${what}`).digest("base64url")}.csv`;
}

async function withKey(scopes: readonly ("read" | "write")[] = ["read"]) {
  const product = await testApp();
  const spend = { tvOta: { hotels: [10, null], hospitals: [5, 6] } };
  await product.given.published({
    wallets: ["tv-501", "tv-803"].map((market) => walletOf(market, [2025, 2026], spend)),
  });
  await product.given.customer({ markets: ["tv-501"] });
  await product.given.person(NARROW, { verticals: ["leisure"] });
  const { authorization = "" } = await apiKeyOf(product.database, NARROW, scopes);
  const key = authorization.slice("Bearer ".length);
  const fetched = (address: string) => product.app.inject({ url: address });
  return { ...product, key, fetched };
}

describe.skipIf(storeMissing)("a sheet of one market", () => {
  test("has the figures that the key's owner may read, at an address without a sign-in", async () => {
    const { key, fetched } = await withKey();
    const answer = await fetched(addressOf(key, "tv-501"));
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    expect(answer.body).not.toContain(key);
    const rows = fromCsv(answer.body).rows.map(({ cells }) => Object.values(cells));
    expect(rows).toEqual([
      ["Market tv-501", "Leisure", "Hotels & motels", "TV OTA", "2025", "10"],
      ["Market tv-501", "Leisure", "Hotels & motels", "TV OTA", "2026", ""],
    ]);
    expect(fromCsv((await fetched(`${addressOf(key, "tv-501")}?year=2025`)).body).rows).toHaveLength(1);
  });

  test("is not there for a market of others, another key, a changed address or a key that may not read", async () => {
    const { key, fetched } = await withKey();
    const good = addressOf(key, "tv-501");
    const other = addressOf(`${key.slice(0, 8)}${"A".repeat(38)}`, "tv-501");
    for (const address of [addressOf(key, "tv-803"), other, good.replace(".csv", "x.csv"), "/api/v1/sheets/x.csv"])
      expect([address, (await fetched(address)).json()]).toMatchObject([address, { status: 404, code: "not-found" }]);
    const { key: writing, fetched: ask } = await withKey(["write"]);
    expect((await ask(addressOf(writing, "tv-501"))).statusCode).toBe(404);
  });

  test("ends with the key, at once", async () => {
    const { key, fetched, get, database } = await withKey();
    const address = addressOf(key, "tv-501");
    expect((await fetched(address)).statusCode).toBe(200);
    const [row] = await database.query<{ id: number }>("select api_key_id as id from api_key");
    const revoked = await get(`/api/v1/api-keys/${row?.id}`, { method: "DELETE", as: NARROW });
    expect(revoked.statusCode).toBe(200);
    expect((await fetched(address)).statusCode).toBe(404);
  });
});
