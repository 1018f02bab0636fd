import { once } from "node:events";
import { createServer } from "node:http";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { expect, onTestFinished, test } from "vitest";
import { cloudAuthority } from "./cloudAuthority.ts";
import { type Authority, verifyToken } from "./tokenVerifier.ts";

const TENANT = "9188040d-6c67-4c5b-b112-36a304b66dad";
const OTHER = "11111111-2222-4333-8444-555555555555";

/** A provider of the cloud's shape on this machine: many tenants, one set of keys. */
async function cloud(path = "common") {
  const keys: JWK[] = [];
  let answer = () => JSON.stringify({ keys });
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(200, { "content-type": "application/json" }).end(answer());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const authority = cloudAuthority({ authority: `${origin}/${path}`, clientId: "client", scope: "access_as_user" });

  async function newKey(kid: string) {
    const { privateKey, publicKey } = await generateKeyPair("RS256");
    keys.push({ ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" });
    return (tid: string, issuer = `${origin}/${tid}/v2.0`) =>
      new SignJWT({ tid, oid: "user", scp: "access_as_user" })
        .setProtectedHeader({ alg: "RS256", kid })
        .setIssuer(issuer)
        .setAudience("api://client")
        .setExpirationTime("5m")
        .sign(privateKey);
  }
  return {
    authority,
    origin,
    newKey,
    answerWith: (text: string) => {
      answer = () => text;
    },
    stop: () => server.close(),
    asked: () => asked,
  };
}

const outcome = (authority: Authority, token: string) =>
  verifyToken([authority], token).then(
    ({ identity }) => identity,
    (reason: { code: string }) => reason.code,
  );

test("tokens of every tenant are taken, each linked under its own issuer, and the keys are fetched once", async () => {
  const { authority, origin, newKey, asked } = await cloud();
  const sign = await newKey("first");
  for (const tenant of [TENANT, OTHER]) {
    expect(await outcome(authority, await sign(tenant))).toEqual({
      issuer: `${origin}/${tenant}/v2.0`,
      subject: "user",
    });
  }
  expect(asked()).toBe(1);
});

test("a tenant cannot speak for another one, nor for the pattern of all", async () => {
  const { authority, origin, newKey } = await cloud();
  const sign = await newKey("first");
  expect(await outcome(authority, await sign(TENANT, `${origin}/${OTHER}/v2.0`))).toBe("token-rejected");
  expect(await outcome(authority, await sign(TENANT, `${origin}/{tenantid}/v2.0`))).toBe("token-rejected");
  expect(await outcome(authority, await sign(TENANT, `${origin}/common/v2.0`))).toBe("token-rejected");
});

test("an authority of one tenant takes that tenant alone", async () => {
  const { authority, newKey } = await cloud(TENANT);
  const sign = await newKey("first");
  expect(await outcome(authority, await sign(TENANT))).toMatchObject({ subject: "user" });
  expect(await outcome(authority, await sign(OTHER))).toBe("token-rejected");
});

test("a provider that is away, or answers nonsense, is not the caller's fault", async () => {
  const away = await cloud();
  const sign = await away.newKey("first");
  const token = await sign(TENANT);
  away.answerWith("<html>Service unavailable</html>");
  expect(await outcome(away.authority, token)).toBe("identity-provider-unreachable");
  away.stop();
  expect(await outcome(away.authority, token)).toBe("identity-provider-unreachable");
});

test("keys that are known go on working while the provider is away", async () => {
  const { authority, newKey, stop } = await cloud();
  const sign = await newKey("first");
  expect(await outcome(authority, await sign(TENANT))).toMatchObject({ subject: "user" });
  stop();
  expect(await outcome(authority, await sign(OTHER))).toMatchObject({ subject: "user" });
});

test("made-up key ids make us ask the provider once in a while, not once each", async () => {
  const { authority, newKey, asked } = await cloud();
  const sign = await newKey("first");
  expect(await outcome(authority, await sign(TENANT))).toMatchObject({ subject: "user" });
  const [, payload, signature] = (await sign(TENANT)).split(".");
  const forged = Array.from({ length: 50 }, (_, at) => {
    const header = Buffer.from(JSON.stringify({ alg: "RS256", kid: `made-up-${at}` })).toString("base64url");
    return outcome(authority, `${header}.${payload}.${signature}`);
  });
  expect(new Set(await Promise.all(forged))).toEqual(new Set(["token-rejected"]));
  expect(asked()).toBe(1);
});

test("a provider that answers nonsense is left alone for a while", async () => {
  const { authority, newKey, asked, answerWith } = await cloud();
  const sign = await newKey("first");
  answerWith("<html>Service unavailable</html>");
  for (let attempt = 0; attempt < 20; attempt++)
    expect(await outcome(authority, await sign(TENANT))).toBe("identity-provider-unreachable");
  expect(asked()).toBe(1);
});

test("a new key of the provider is taken without a restart", async () => {
  const { authority, newKey } = await cloud();
  const first = await newKey("first");
  expect(await outcome(authority, await first(TENANT))).toMatchObject({ subject: "user" });
  const second = await newKey("second");
  await expect
    .poll(async () => outcome(authority, await second(TENANT)), { timeout: 8_000, interval: 500 })
    .toMatchObject({ subject: "user" });
});
