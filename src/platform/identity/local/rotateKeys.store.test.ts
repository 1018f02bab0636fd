import { decodeProtectedHeader } from "jose";
import { expect, test } from "vitest";
import { Browser, identityClient, type Tokens } from "#tests/support/browserSignIn.ts";
import { testApp } from "#tests/support/testApp.ts";
import { AHEAD_MS, LONGEST_TOKEN_MS, ROTATION_MS } from "./keyStates.ts";
import { rotateKeys, tendKeys } from "./rotateKeys.ts";
import { keptKeys } from "./signingKeys.ts";

const EMAIL = "seller@example.com";
const PASSWORD = "correct horse battery";

async function withSignedIn() {
  const product = await testApp();
  const { app, database, given } = product;
  await given.person(EMAIL, { password: PASSWORD });
  const browser = new Browser(app);
  const client = await identityClient(app, database);
  const form = await browser.open(client.authorize());
  const done = await browser.open(form.url, { email: EMAIL, password: PASSWORD });
  const tokens = (await client.redeem(done.location)).json<Tokens>();
  return {
    ...product,
    browser,
    client,
    tokens,
    kidOf: (token: string) => decodeProtectedHeader(token).kid,
    renew: async (from: Tokens) =>
      (await client.token({ grant_type: "refresh_token", refresh_token: from.refresh_token })).json<Tokens>(),
    published: async () =>
      (await app.inject({ url: `${client.base}/jwks` })).json<{ keys: { kid: string }[] }>().keys.map(({ kid }) => kid),
    status: async (token: string) =>
      (await app.inject({ url: "/api/v1/session", headers: { authorization: `Bearer ${token}` } })).statusCode,
    /** As if that much time had passed since the keys were made. */
    pass: (milliseconds: number) =>
      database.query("update signing_key set created_at = created_at - $1::bigint * interval '1 millisecond'", [
        milliseconds,
      ]),
    recorded: async () =>
      (
        await database.query<{ actor: string; action: string; subject: string }>(
          "select actor, action, subject from audit_entry where subject_kind = 'signingKey' order by position",
        )
      ).map(({ actor, action, subject }) => [actor, action, subject]),
    states: async () => (await keptKeys(database)).map(({ state }) => state),
  };
}

test("a rotation goes by while people work: no restart, no refused token, no new sign-in", async () => {
  const { database, tokens, kidOf, renew, published, status, pass, states, browser, client } = await withSignedIn();
  await pass(ROTATION_MS);
  const old = kidOf(tokens.access_token);

  const next = await rotateKeys(database, { atOnce: false, by: "root" });
  expect(await published()).toEqual([old, next]);
  const second = await renew(tokens);
  expect(kidOf(second.access_token)).toBe(old);

  await pass(AHEAD_MS);
  expect(await states()).toEqual(["previous", "signing"]);
  const third = await renew(second);
  expect(kidOf(third.access_token)).toBe(next);
  expect(await Promise.all([tokens, second].map(({ access_token }) => status(access_token)))).toEqual([200, 200]);
  // Ten minutes of notice have passed in a moment here; the API reads unknown keys at most every two seconds.
  await expect.poll(() => status(third.access_token), { timeout: 4_000, interval: 200 }).toBe(200);
  expect((await browser.open(client.authorize({ prompt: "none" }))).location).toContain("#code=");

  await pass(LONGEST_TOKEN_MS);
  await tendKeys(database);
  expect(await published()).toEqual([next]);
});

test("a sign-in that was begun before a rotation is finished after it", async () => {
  const { app, database, pass, client } = await withSignedIn();
  await pass(ROTATION_MS);
  const browser = new Browser(app);
  const form = await browser.open(client.authorize());
  await rotateKeys(database, { atOnce: true, by: "root" });
  const done = await browser.open(form.url, { email: EMAIL, password: PASSWORD });
  expect((await client.redeem(done.location)).statusCode).toBe(200);
});

test("a key that has leaked is gone at once, and people come back in by their refresh token", async () => {
  const { database, tokens, renew, kidOf, published, status, recorded } = await withSignedIn();
  const kid = await rotateKeys(database, { atOnce: true, by: "root" });
  expect(await published()).toEqual([kid]);
  const renewed = await renew(tokens);
  expect(kidOf(renewed.access_token)).toBe(kid);
  // This process read its keys a moment ago, and an unknown one makes it read them anew.
  await expect.poll(() => status(renewed.access_token), { timeout: 4_000, interval: 200 }).toBe(200);
  expect(await status(tokens.access_token)).toBe(401);
  expect(await recorded()).toEqual([["root", "signingKey.replaced", kid]]);
});

test("keys are followed by new ones after ninety days, by one of many processes", async () => {
  const { database, pass, states, recorded } = await withSignedIn();
  await tendKeys(database);
  expect(await states()).toEqual(["signing"]);
  await pass(ROTATION_MS);
  await Promise.all([tendKeys(database), tendKeys(database), tendKeys(database)]);
  expect(await states()).toEqual(["signing", "next"]);
  expect(await recorded()).toEqual([["product", "signingKey.made", expect.any(String)]]);
});
