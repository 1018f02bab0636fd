import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { tenantStores } from "#platform/database/tenantStores.ts";
import { changeAccount } from "#platform/identity/accounts.ts";
import { openRights } from "#platform/identity/rights.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { storeOf } from "#platform/identity/storeOf.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { hashApiKey } from "./apiKeyText.ts";
import { revokeApiKey } from "./revokeApiKey.ts";

const SELLER = "seller@example.com";
const ADMIN = "admin@example.com";
const WALLET = "/revisions/current/wallets/tv-623";
const HOUR_MS = 3_600_000;

async function withPeople() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-623", "tv-501"] });
  await product.given.customer({ markets: ["tv-623"] });
  await product.given.person(SELLER);
  await product.given.person(ADMIN, { role: "Administrator" });
  const answer = async (url: string, headers: Record<string, string>, method: "GET" | "POST" = "GET") => {
    const { statusCode, body } = await product.get(url, { headers, method });
    return statusCode === 200 ? 200 : String(JSON.parse(body).code);
  };
  return { ...product, answer };
}

async function lastUse(database: Database): Promise<Date | null> {
  const [row] = await database.query<{ last_used_at: Date | null }>("select last_used_at from api_key");
  return row?.last_used_at ?? null;
}

describe.skipIf(storeMissing)("API keys", () => {
  test("a key carries its person's rights as they are now", async () => {
    const { database, answer } = await withPeople();
    const key = await apiKeyOf(database, SELLER, ["read"]);
    expect(await answer(WALLET, key)).toBe(200);
    expect(await answer("/revisions/current/wallets/tv-501", key)).toBe("market-not-entitled");
    await changeAccount(database, SELLER, { markets: [] });
    expect(await answer(WALLET, key)).toBe("market-not-entitled");
    await changeAccount(database, SELLER, { status: "disabled" });
    expect(await answer(WALLET, key)).toBe("token-rejected");
  });

  test("a key may do what its scopes say, and no more", async () => {
    const { database, answer } = await withPeople();
    expect(await answer(WALLET, await apiKeyOf(database, SELLER, ["write"]))).toBe("key-scope-required");
    expect(await answer(WALLET, await apiKeyOf(database, ADMIN, ["administration"]))).toBe("key-scope-required");
    expect(await answer(WALLET, await apiKeyOf(database, SELLER, []))).toBe("key-scope-required");
  });

  test("what is for the person at the keyboard takes no key, whatever its scopes", async () => {
    const { database, answer } = await withPeople();
    const key = await apiKeyOf(database, ADMIN, ["read", "write", "administration"]);
    expect(await answer("/api/v1/view-as", key, "POST")).toBe("person-required");
    expect(await answer("/session", { ...key, "x-view-as": "anything" })).toBe("person-required");
  });

  test("a revoked key is refused from the next request on", async () => {
    const { database, answer } = await withPeople();
    const key = await apiKeyOf(database, SELLER, ["read"]);
    expect([await answer(WALLET, key), await answer(WALLET, key)]).toEqual([200, 200]);
    await database.query("update api_key set revoked_at = now()");
    announceRights(database);
    expect(await answer(WALLET, key)).toBe("token-rejected");
  });

  test("a key that its person revokes herself is refused before the store has told anybody", async () => {
    const { database } = await withPeople();
    const key = await apiKeyOf(database, SELLER, ["read"]);
    const pass = { keyHash: hashApiKey(String(key["authorization"]).replace("Bearer ", "")) };
    const missesAnnouncements = { ...database, listen: async () => async () => undefined };
    const rights = await openRights(missesAnnouncements);
    onTestFinished(() => rights.close());
    const caller = await rights.find(pass);
    const hers = storeOf(await tenantStores(missesAnnouncements), caller);
    const { id, email } = caller.person;
    await revokeApiKey(hers, { id: caller.keyId ?? 0, person: id }, { id, name: email });
    expect(rights.known(pass)).toBeUndefined();
    await expect(rights.find(pass)).rejects.toMatchObject({ code: "token-rejected" });
  });

  test("a key is refused once it has expired, also when it was used a moment before", async () => {
    const { database, answer } = await withPeople();
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const key = await apiKeyOf(database, SELLER, ["read"], new Date(Date.now() + HOUR_MS));
      expect(await answer(WALLET, key)).toBe(200);
      vi.setSystemTime(Date.now() + HOUR_MS);
      expect(await answer(WALLET, key)).toBe("token-rejected");
    } finally {
      vi.useRealTimers();
    }
  });

  test.each(["sm_", `sm_${"A".repeat(43)}`, `sm_${"A".repeat(44)}`, `sk_${"A".repeat(43)}`, "sm_' or '1'='1"])(
    "%s opens nothing",
    async (key) => {
      const { database, answer } = await withPeople();
      await apiKeyOf(database, SELLER, ["read"]);
      expect(await answer(WALLET, { authorization: `Bearer ${key}` })).toBe("token-rejected");
    },
  );

  test("the hash of a key, as it stands in the store, opens nothing", async () => {
    const { database, answer } = await withPeople();
    await apiKeyOf(database, SELLER, ["read"]);
    const [row] = await database.query<{ key_hash: string }>("select key_hash from api_key");
    expect(await answer(WALLET, { authorization: `Bearer sm_${row?.key_hash.slice(0, 43)}` })).toBe("token-rejected");
  });

  test("the last use is noted, at most once a minute", async () => {
    const { database, answer } = await withPeople();
    const key = await apiKeyOf(database, SELLER, ["read"]);
    expect(await lastUse(database)).toBeNull();
    await answer(WALLET, key);
    await expect.poll(() => lastUse(database)).not.toBeNull();
    const first = await lastUse(database);
    for (let call = 0; call < 5; call++) await answer(WALLET, key);
    expect(await lastUse(database)).toEqual(first);
  });
});
