import type { FastifyInstance } from "fastify";
import { decodeJwt } from "jose";
import { expect, onTestFinished, test, vi } from "vitest";
import { openRights } from "#platform/identity/rights.ts";
import { openDocumentWorker } from "#documents/documentWorker.ts";
import { buildApp } from "#app/server/app.ts";
import { readConfig } from "#app/server/config.ts";
import { Browser, identityClient, ORIGIN, type Tokens } from "#tests/support/browserSignIn.ts";
import { type TestApp, testApp } from "#tests/support/testApp.ts";

const EMAIL = "seller@example.com";
const PASSWORD = "correct horse battery";

async function withSeller() {
  const product = await testApp();
  await product.given.person(EMAIL, { password: PASSWORD });
  return { ...product, browser: new Browser(product.app), client: await identityClient(product.app, product.database) };
}

/** A lock lasts as long as the test takes, on whatever machine. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("a seller signs in with e-mail and password, and the API knows her", async () => {
  const { app, browser, client } = await withSeller();

  const form = await browser.open(client.authorize());
  expect(form.status).toBe(200);
  expect(form.response.body).toContain('<html lang="de-DE">');
  const done = await browser.open(form.url, { email: EMAIL, password: PASSWORD });
  expect(done.location).toMatch(`${ORIGIN}/#code=`);
  const tokens = (await client.redeem(done.location)).json<Tokens>();

  const session = await app.inject({
    url: "/api/v1/session",
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(session.json()).toMatchObject({ user: { email: EMAIL }, role: "Subscriber" });
});

test("tokens have the form that MSAL takes for an Entra tenant's", async () => {
  const { browser, client } = await withSeller();
  const form = await browser.open(client.authorize());
  const done = await browser.open(form.url, { email: EMAIL, password: PASSWORD });
  const tokens = (await client.redeem(done.location)).json<Tokens>();

  const claims = decodeJwt(tokens.access_token);
  expect(claims).toMatchObject({ aud: "spotmarket", scp: "access_as_user", ver: "2.0", preferred_username: EMAIL });
  expect(claims.iss).toBe(`${ORIGIN}/idp/${String(claims["tid"])}/v2.0`);
  const identity = decodeJwt(tokens.id_token);
  expect(identity).toMatchObject({ oid: claims["oid"], tid: claims["tid"], nonce: "nonce" });
  expect(JSON.parse(Buffer.from(tokens.client_info, "base64url").toString())).toEqual({
    uid: claims["oid"],
    utid: claims["tid"],
  });
});

test("an ID token does not open the API", async () => {
  const { app, browser, client } = await withSeller();
  const form = await browser.open(client.authorize());
  const done = await browser.open(form.url, { email: EMAIL, password: PASSWORD });
  const tokens = (await client.redeem(done.location)).json<Tokens>();

  const answer = await app.inject({ url: "/api/v1/session", headers: { authorization: `Bearer ${tokens.id_token}` } });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: "token-rejected" });
});

test("a sign-in is renewed in silence, and a signed-out browser is asked to sign in", async () => {
  const { browser, client } = await withSeller();
  const silent = client.authorize({ prompt: "none" });
  expect((await browser.open(silent)).location).toContain("error=login_required");

  const form = await browser.open(client.authorize());
  await browser.open(form.url, { email: EMAIL, password: PASSWORD });

  expect((await browser.open(silent)).location).toMatch(`${ORIGIN}/#code=`);
});

test("a refresh token works once, renews itself, and dies with the sign-out", async () => {
  const { browser, client } = await withSeller();
  const form = await browser.open(client.authorize());
  const done = await browser.open(form.url, { email: EMAIL, password: PASSWORD });
  const first = (await client.redeem(done.location)).json<Tokens>();
  const renew = (token: string) => client.token({ grant_type: "refresh_token", refresh_token: token });

  const second = (await renew(first.refresh_token)).json<Tokens>();
  expect(second.access_token).not.toBe(first.access_token);

  const leaving = `${client.base}/session/end?${new URLSearchParams({ id_token_hint: second.id_token, post_logout_redirect_uri: `${ORIGIN}/logout`, state: "bye" }).toString()}`;
  const page = await browser.open(leaving);
  expect(page.response.body).toContain('<script src="/idp/submit.js"');
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.response.body)?.[1] ?? "";
  const left = await browser.open(`${client.base}/session/end/confirm`, { xsrf, logout: "yes" });
  expect(left.location).toBe(`${ORIGIN}/logout?state=bye`);

  expect((await renew(second.refresh_token)).json()).toMatchObject({ error: "invalid_grant" });
});

test("a wrong password and an unknown e-mail get the same answer", async () => {
  const { browser, client } = await withSeller();
  const form = await browser.open(client.authorize());
  const wrong = await browser.open(form.url, { email: EMAIL, password: "not the password" });
  const unknown = await browser.open(form.url, { email: "nobody@example.com", password: "not the password" });

  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(unknown.response.body.replaceAll("nobody@example.com", EMAIL)).toBe(wrong.response.body);
});

test("five wrong passwords lock the account for a while, for the right password too", async () => {
  stopClock();
  const { browser, client, database } = await withSeller();
  const form = await browser.open(client.authorize());
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await browser.open(form.url, { email: EMAIL, password: "not the password" })).status).toBe(401);
  }
  const locked = await browser.open(form.url, { email: EMAIL, password: PASSWORD });
  expect(locked.status).toBe(429);
  expect(locked.response.body).toContain("Zu viele Fehlversuche");

  await database.query("update sign_in_attempts set locked_until = 'epoch'");
  expect((await browser.open(form.url, { email: EMAIL, password: PASSWORD })).location).toMatch("#code=");
});

test("many guesses at once are counted one by one", async () => {
  stopClock();
  const { browser, client } = await withSeller();
  const form = await browser.open(client.authorize());
  const guesses = Array.from({ length: 12 }, (_, at) =>
    browser.open(form.url, { email: EMAIL, password: `guess number ${at}` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

/** What a node answers must not depend on what else the machine has to do. */
const UNHURRIED = { LOG_LEVEL: "silent", LONGEST_PAUSE_MS: "0", LONGEST_REQUEST_S: "0" };

/** Another node on the same store, or the same one after a restart: nothing in memory is shared. */
async function anotherNode({ database, loadedRevisions }: TestApp): Promise<FastifyInstance> {
  const rights = await openRights(database);
  const documentWorker = openDocumentWorker();
  const app = await buildApp({ config: readConfig(UNHURRIED), database, loadedRevisions, rights, documentWorker });
  onTestFinished(async () => {
    await app.close();
    await documentWorker.close();
    await rights.close();
  });
  return app;
}

test("an e-mail that nobody has is locked like one that somebody has, across nodes and restarts", async () => {
  stopClock();
  const product = await withSeller();
  const nodes = [product.app, await anotherNode(product)];
  const attempts = async (email: string) => {
    const answers: string[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      const browser = new Browser(nodes[attempt % 2] ?? product.app);
      const form = await browser.open(product.client.authorize());
      const { status, response } = await browser.open(form.url, { email, password: "not the password" });
      const page = response.body.replaceAll(email, "").replaceAll(/interaction\/[\w-]+/g, "");
      answers.push(`${status} ${page}`);
      // The sixth is refused by the first lock; the seventh fails once more and would lengthen it.
      if (attempt === 5) await product.database.query("update sign_in_attempts set locked_until = 'epoch'");
    }
    const restarted = new Browser(await anotherNode(product));
    const form = await restarted.open(product.client.authorize());
    answers.push((await restarted.open(form.url, { email, password: PASSWORD })).response.body.replaceAll(email, ""));
    return answers;
  };

  const known = await attempts(EMAIL);
  expect(known.map((answer) => answer.slice(0, 3))).toEqual(["401", "401", "401", "401", "401", "429", "401", "<!d"]);
  expect(known.at(-1)).toContain("in 2 Minuten");
  expect(await attempts("nobody@example.com")).toEqual(known);
});

test("what a person types is shown as text, never as markup", async () => {
  const { browser, client } = await withSeller();
  const form = await browser.open(client.authorize());
  const page = await browser.open(form.url, { email: '"><script>alert(1)</script>', password: "x" });
  expect(page.response.body).not.toContain("<script>");
  expect(page.response.headers["content-security-policy"]).toContain("script-src 'self'");
});

test("a sign-in begun in another browser cannot be finished here", async () => {
  const { app, browser, client } = await withSeller();
  const form = await browser.open(client.authorize());
  const other = await new Browser(app).open(form.url, { email: EMAIL, password: PASSWORD });
  expect(other.status).toBe(400);
  expect(other.response.body).toContain("Die Anmeldung konnte nicht abgeschlossen werden");
});

test("the sign-in page speaks the language that the app asks for", async () => {
  const { browser, client } = await withSeller();
  const spanish = await browser.open(client.authorize({ ui_locales: "es-ES" }));
  expect(spanish.response.body).toContain("Iniciar sesión");
  const english = await browser.open(`${spanish.url}?ui_locales=en-US`);
  expect(english.response.body).toContain("Email address");
});

test("an address that is not the app's gets no code", async () => {
  const { browser, client } = await withSeller();
  const page = await browser.open(client.authorize({ redirect_uri: "https://elsewhere.example" }));
  expect(page.status).toBe(400);
  expect(page.location).toBe("");
});

test("a browser that keeps no cookies is told so in place of going round in circles", async () => {
  const { app, client } = await withSeller();
  const begun = await app.inject({ url: client.authorize({ ui_locales: "en-US" }) });
  const page = await app.inject({ url: begun.headers.location ?? "", headers: { "sec-fetch-site": "same-origin" } });
  expect(page.statusCode).toBe(400);
  expect(page.body).toContain("Your browser does not accept cookies");
});

test("the history of a person says when and from where she signed in", async () => {
  const { browser, client, database } = await withSeller();
  const form = await browser.open(client.authorize());
  await browser.open(form.url, { email: EMAIL, password: PASSWORD }, { "user-agent": "Example/1.0" });
  const [entry] = await database.query(
    "select email, outcome, address, agent from sign_in where outcome = 'signed-in'",
  );
  expect(entry).toEqual({ email: EMAIL, outcome: "signed-in", address: "127.0.0.1", agent: "Example/1.0" });
});

test("the sign-in page takes on the look of the app, and no other word", async () => {
  const { browser, client } = await withSeller();
  const dark = await browser.open(client.authorize({ look: "dark" }));
  expect(dark.response.body).toContain('<html lang="de-DE" data-look="dark">');
  const odd = await browser.open(client.authorize({ look: '"><script>' }));
  expect(odd.response.body).toContain('<html lang="de-DE">');
});
