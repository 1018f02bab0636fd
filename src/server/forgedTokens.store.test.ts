import { createHmac, type webcrypto } from "node:crypto";
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from "jose";
import { expect, test } from "vitest";
import { localTenant } from "#identity/local/secrets.ts";
import { publicPart } from "#identity/local/signingKeys.ts";
import { keepSigningKey } from "#tests/support/signIn.ts";
import { testApp } from "#tests/support/testApp.ts";

const SELLER = "seller@example.com";
const OTHER_TENANT = "11111111-2222-4333-8444-555555555555";

/** An app with a seller, and everything that an attacker would need for a good forgery. */
async function forge() {
  const product = await testApp();
  await product.given.person(SELLER);
  const tenant = await localTenant(product.database);
  const [account] = await product.database.query<{ subject: string }>("select subject from local_account");
  const signing = await keepKey(product.database);
  const claims: JWTPayload = {
    iss: `http://localhost:4600/idp/${tenant}/v2.0`,
    aud: "spotmarket",
    tid: tenant,
    oid: account?.subject,
    scp: "access_as_user",
  };
  const now = Math.floor(Date.now() / 1_000);

  return {
    tenant,
    kid: signing.kid,
    publicKey: await exportSPKI(await publicKeyOf(signing)),
    /** A token by the real key with some claims replaced; undefined takes one out. */
    token: async (
      change: JWTPayload = {},
      header: { alg?: string; kid?: string } = {},
      key?: webcrypto.CryptoKey,
    ): Promise<string> => {
      const payload = { iat: now, exp: now + 600, ...claims, ...change };
      const signer = new SignJWT(JSON.parse(JSON.stringify(payload)) as JWTPayload);
      return signer
        .setProtectedHeader({ alg: "RS256", kid: signing.kid, ...header })
        .sign(key ?? (await importJWK(signing, "RS256")));
    },
    now,
    answer: async (authorization: string): Promise<{ status: number; code: string | undefined }> => {
      const response = await product.app.inject({ url: "/api/v1/session", headers: { authorization } });
      return { status: response.statusCode, code: response.json<{ code?: string }>().code };
    },
  };
}

async function keepKey(database: Parameters<typeof keepSigningKey>[0]) {
  await database.query("delete from signing_key");
  return keepSigningKey(database);
}

async function publicKeyOf(key: Awaited<ReturnType<typeof keepKey>>): Promise<webcrypto.CryptoKey> {
  return (await importJWK(publicPart(key), "RS256", { extractable: true })) as webcrypto.CryptoKey;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
/** Seconds that clocks may differ by. */
const CLOCKS_APART = 60;
const REJECTED = { status: 401, code: "token-rejected" };

test("an honest token opens the API, also with clocks a little apart", async () => {
  const { token, answer, now } = await forge();
  expect(await answer(`Bearer ${await token()}`)).toMatchObject({ status: 200 });
  expect(await answer(`Bearer ${await token({ exp: now - 30 })}`)).toMatchObject({ status: 200 });
  expect(await answer(`Bearer ${await token({ nbf: now + 30 })}`)).toMatchObject({ status: 200 });
  expect(await answer(`Bearer ${await token({ aud: "api://spotmarket" })}`)).toMatchObject({ status: 200 });
});

test.each<[string, (now: number, tenant: string) => JWTPayload]>([
  ["expired", (now) => ({ exp: now - 90 })],
  ["not valid yet", (now) => ({ nbf: now + 90 })],
  ["without an end", () => ({ exp: undefined }) as unknown as JWTPayload],
  ["for another audience", () => ({ aud: "https://graph.microsoft.com" })],
  ["without an audience", () => ({ aud: undefined }) as unknown as JWTPayload],
  ["of another issuer", () => ({ iss: "https://login.microsoftonline.com/common/v2.0" })],
  [
    "of another tenant's issuer",
    (_now, tenant) => ({ iss: `http://localhost:4600/idp/${OTHER_TENANT}/v2.0`, tid: tenant }),
  ],
  ["whose tenant is not its issuer's", () => ({ tid: OTHER_TENANT })],
  ["whose tenant is a pattern", () => ({ tid: "{tenantid}" })],
  ["without a tenant", () => ({ tid: undefined })],
  ["without a user", () => ({ oid: undefined })],
  ["whose user is not a text", () => ({ oid: { toString: "x" } })],
  ["without a scope, as an ID token", () => ({ scp: undefined })],
  ["of another scope", () => ({ scp: "access_as_user_2 openid" })],
  ["with roles in place of the scope", () => ({ scp: undefined, roles: ["access_as_user"] })],
])("a token %s is refused", async (_what, change) => {
  const { token, answer, now, tenant } = await forge();
  expect(await answer(`Bearer ${await token(change(now, tenant))}`)).toEqual(REJECTED);
});

test("a token by another key is refused, under our key's name and under its own", async () => {
  const { token, answer } = await forge();
  const { privateKey } = await generateKeyPair("RS256");
  expect(await answer(`Bearer ${await token({}, {}, privateKey)}`)).toEqual(REJECTED);
  expect(await answer(`Bearer ${await token({}, { kid: "other" }, privateKey)}`)).toEqual(REJECTED);
});

test("a token signed with another algorithm is refused", async () => {
  const { token, answer } = await forge();
  const { privateKey } = await generateKeyPair("ES256");
  expect(await answer(`Bearer ${await token({}, { alg: "ES256" }, privateKey)}`)).toEqual(REJECTED);
});

test("a token without a signature is refused", async () => {
  const { token, answer } = await forge();
  const [, payload] = (await token()).split(".");
  const unsigned = `${part({ alg: "none" })}.${payload}.`;
  expect(await answer(`Bearer ${unsigned}`)).toEqual(REJECTED);
  expect(await answer(`Bearer ${unsigned}AAAA`)).toEqual(REJECTED);
});

test("our public key does not serve as a shared secret", async () => {
  const { token, answer, publicKey, kid } = await forge();
  const [, payload] = (await token()).split(".");
  const signed = `${part({ alg: "HS256", kid })}.${payload}`;
  const signature = createHmac("sha256", publicKey).update(signed).digest("base64url");
  expect(await answer(`Bearer ${signed}.${signature}`)).toEqual(REJECTED);
});

test("a key that a token brings along is not used", async () => {
  const { answer, token } = await forge();
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(publicKey);
  const header = { alg: "RS256", jwk } as { alg: string };
  expect(await answer(`Bearer ${await token({}, header, privateKey)}`)).toEqual(REJECTED);
});

test("an altered token is refused, also right after the honest one was accepted", async () => {
  const { token, answer } = await forge();
  const honest = await token();
  expect(await answer(`Bearer ${honest}`)).toMatchObject({ status: 200 });
  const [header, , signature] = honest.split(".");
  const [, richer] = (await token({ name: "Administrator" })).split(".");
  expect(await answer(`Bearer ${header}.${richer}.${signature}`)).toEqual(REJECTED);
});

test("a token that was accepted is refused once it has expired", async () => {
  const { token, answer } = await forge();
  const end = Math.floor(Date.now() / 1_000) + 4;
  const short = await token({ exp: end - CLOCKS_APART });
  expect(await answer(`Bearer ${short}`)).toMatchObject({ status: 200 });
  await new Promise((done) => setTimeout(done, end * 1_000 - Date.now() + 50));
  expect(await answer(`Bearer ${short}`)).toEqual(REJECTED);
});

test.each([
  "Bearer",
  "Bearer ",
  "Bearer a.b",
  "Bearer a.b.c.d",
  "Basic dXNlcjpwYXNz",
  "Bearer eyJh.eyJh.x y",
  `Bearer ${"a".repeat(9_000)}.b.c`,
])("the header %j is refused", async (header) => {
  const { answer } = await forge();
  expect(await answer(header)).toEqual(REJECTED);
});
