import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { type TestApp, testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const ADMIN = "admin@example.com";
const WALLET = "/revisions/current/wallets/tv-623";
const DAY_MS = 24 * 3_600_000;

async function withPeople() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-623"] });
  await product.given.customer({ markets: ["tv-623"] });
  await product.given.person(SELLER);
  await product.given.person(ADMIN, { role: "Administrator" });
  return { ...product, code: codeOf(product) };
}

const codeOf =
  ({ get }: TestApp) =>
  async (as: string, url = WALLET) => {
    const answer = await get(url, { as });
    return answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code;
  };

const HOUR_MS = 3_600_000;

const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);

describe.skipIf(storeMissing)("a customer's contract", () => {
  test("a suspended customer's people are refused everywhere from the next request on, and let in again", async () => {
    const { code, database } = await withPeople();
    expect(await code(SELLER)).toBe(200);
    await database.query("update customer set status = 'suspended'");
    announceRights(database);
    for (const url of [WALLET, "/session", "/markets"]) expect(await code(SELLER, url)).toBe("subscription-ended");
    expect(await code(ADMIN)).toBe(200);
    await database.query("update customer set status = 'active'");
    announceRights(database);
    expect(await code(SELLER)).toBe(200);
  });

  test("the contract's last day is served to its end, and nothing after it without anyone announcing it", async () => {
    const { code, database } = await withPeople();
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await database.query("update customer set ends_on = $1", [day(Date.now())]);
      announceRights(database);
      const midnight = Date.parse(day(Date.now())) + DAY_MS + 12 * HOUR_MS; // where the day ends last on earth
      vi.setSystemTime(midnight - 1);
      expect([await code(SELLER), await code(SELLER)]).toEqual([200, 200]);
      vi.setSystemTime(midnight);
      expect(await code(SELLER)).toBe("subscription-ended");
      expect(await code(ADMIN)).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test("before the contract's first day its people are told when it begins, and then served", async () => {
    const { code, database, get } = await withPeople();
    const dayAfterTomorrow = day(Date.now() + 2 * DAY_MS);
    await database.query("update customer set starts_on = $1", [dayAfterTomorrow]);
    announceRights(database);
    const answer = await get(WALLET, { as: SELLER });
    expect(answer.json()).toMatchObject({
      code: "subscription-ended",
      detail: expect.stringContaining(dayAfterTomorrow),
    });
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      vi.setSystemTime(Date.parse(dayAfterTomorrow) - 14 * HOUR_MS);
      expect(await code(SELLER)).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test("who is refused is told whom to ask", async () => {
    const { get, database } = await withPeople();
    await database.query(
      "update customer set status = 'suspended', owner_id = (select person_id from person where email = $1)",
      [ADMIN],
    );
    announceRights(database);
    expect((await get("/session", { as: SELLER })).json<{ detail: string }>().detail).toContain(ADMIN);
  });
});

/** An identity provider in the cloud, as far as the API sees it, with a person of ours in each of two tenants. */
async function withCloud() {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: "k", alg: "RS256", use: "sig" }] };
  const server = createServer((_request, response) => response.end(JSON.stringify(keys)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => void server.close());
  const product = await testApp({ settings: { AUTH_AUTHORITY: `${origin}/common`, AUTH_CLIENT_ID: "product" } });
  await product.given.person(SELLER);
  return {
    ...product,
    code: async (tenant: string) => {
      const issuer = `${origin}/${tenant}/v2.0`;
      await product.database.query(
        "insert into person_identity (issuer, subject, person_id) select $1, 'seller', person_id from person on conflict do nothing",
        [issuer],
      );
      const token = await new SignJWT({ tid: tenant, oid: "seller", scp: "access_as_user" })
        .setProtectedHeader({ alg: "RS256", kid: "k" })
        .setIssuer(issuer)
        .setAudience("product")
        .setIssuedAt()
        .setExpirationTime("1h")
        .sign(privateKey);
      const answer = await product.get("/session", { headers: { authorization: `Bearer ${token}` } });
      return answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code;
    },
  };
}

const OURS = "11111111-2222-4333-8444-555555555555";
const OTHER = "99999999-2222-4333-8444-555555555555";

describe.skipIf(storeMissing)("a customer's organizations at the cloud provider", () => {
  test("without a list any is taken; with one the others are refused from the next request on", async () => {
    const { code, database } = await withCloud();
    expect([await code(OURS), await code(OTHER)]).toEqual([200, 200]);
    await database.query("update customer set tenants = $1", [[OURS]]);
    announceRights(database);
    expect([await code(OURS), await code(OTHER)]).toEqual([200, "tenant-not-allowed"]);
    await database.query("update customer set tenants = '{}'");
    announceRights(database);
    expect(await code(OURS)).toBe("tenant-not-allowed");
  });

  test("the list does not concern accounts of the product itself", async () => {
    const { code, database } = await withPeople();
    await database.query("update customer set tenants = $1", [[OURS]]);
    announceRights(database);
    expect(await code(SELLER)).toBe(200);
  });
});
