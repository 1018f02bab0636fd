import { describe, expect, onTestFinished, test } from "vitest";
import { Browser, identityClient, type Tokens } from "#tests/support/browserSignIn.ts";
import { startCloudProvider } from "#tests/support/cloudProvider.ts";
import { latestSecret, mailbox } from "#tests/support/mailbox.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { changeAccount, setPassword } from "./accounts.ts";

const EMAIL = "seller@example.com";
const ADMIN = "admin@example.com";
const OLD = "correct horse battery";
const NEW = "seven green bottles";
const REFUSED = { status: 401, code: "token-rejected" };
const TENANT = "11111111-2222-4333-8444-555555555555";

async function withSeller() {
  const product = await testApp();
  const { app, database, given, get } = product;
  await given.published({ markets: ["tv-501"] });
  await given.person(EMAIL, { password: OLD });
  await given.person(ADMIN, { role: "Administrator", password: OLD });

  const signIn = async (password = OLD, email = EMAIL, browser = new Browser(app)) => {
    const client = await identityClient(app, database);
    const form = await browser.open(client.authorize());
    const done = await browser.open(form.url, { email, password });
    const tokens = (await client.redeem(done.location)).json<Tokens>();
    const silent = () => browser.open(client.authorize({ prompt: "none" }));
    const renew = (token = tokens.refresh_token) => client.token({ grant_type: "refresh_token", refresh_token: token });
    return { client, browser, done, tokens, silent, renew, bearer: bearer(tokens.access_token) };
  };
  const session = async (headers: Record<string, string>) => {
    const answer = await get("/session", { headers });
    return answer.statusCode === 200 ? 200 : answer.json<{ status: number; code: string }>();
  };
  const reset = async (more: object = {}) => {
    const post = (url: string, payload: object) => app.inject({ method: "POST", url: `/api/v1${url}`, payload });
    await post("/passwords/forgotten", { email: EMAIL, language: "en-US" });
    const token = await latestSecret(database, EMAIL, "token");
    const looked = (await post("/passwords/look-up", { token })).json();
    const answer = await post("/passwords/reset", { token, password: NEW, ...more });
    expect(answer.statusCode, answer.body).toBe(200);
    return looked;
  };
  return { ...product, signIn, session, reset };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe.skipIf(storeMissing)("what a sign-in opened", () => {
  test("ends with a new password: access token, refresh token, session and API keys, at the next request", async () => {
    const { signIn, session, reset, database } = await withSeller();
    const thief = await signIn();
    const key = await apiKeyOf(database, EMAIL, ["read"]);
    expect([await session(thief.bearer), await session(key)]).toEqual([200, 200]);

    const looked = await reset();

    expect(looked.apiKeys).toMatchObject([{ name: "read", since: true }]);
    expect(await session(thief.bearer)).toMatchObject(REFUSED);
    expect(await session(key)).toMatchObject(REFUSED);
    expect((await thief.renew()).json()).toMatchObject({ error: "invalid_grant" });
    expect((await thief.silent()).location).toContain("error=login_required");
    const owner = await signIn(NEW);
    expect(await session(owner.bearer)).toBe(200);
    const log = await database.query("select action, subject from audit_entry order by position");
    expect(log).toMatchObject([{ action: "apiKey.revoked" }, { action: "person.passwordChanged", subject: EMAIL }]);
    const told = (await mailbox(database, EMAIL)).at(-1)?.text;
    expect(told).toContain("1 API key was revoked.");
    expect(told).not.toContain("still works.");
  });

  test("is asked about as far as API keys go: those of the old password end, or none", async () => {
    const { session, reset, database } = await withSeller();
    const before = await apiKeyOf(database, EMAIL, ["read"]);
    await database.query("update api_key set created_at = now() - interval '1 day'");
    await database.query("update local_account set password_set_at = now() - interval '1 hour' where email = $1", [
      EMAIL,
    ]);
    const since = await apiKeyOf(database, EMAIL, ["write"]);
    await reset({ endKeys: "since" });
    expect([await session(before), await session(since)]).toMatchObject([200, REFUSED]);

    await reset({ endKeys: "none" });
    expect(await session(before)).toBe(200);
    expect((await mailbox(database, EMAIL)).at(-1)?.text).toContain("1 API key still works.");
  });

  test("ends with a password from the command line, and with it looking as somebody else", async () => {
    const { signIn, get, database } = await withSeller();
    const admin = await signIn(OLD, ADMIN);
    const [seller] = await database.query<{ id: number }>("select person_id as id from person where email = $1", [
      EMAIL,
    ]);
    const begun = await get("/api/v1/view-as", {
      method: "POST",
      headers: { ...admin.bearer, "content-type": "application/json" },
      body: JSON.stringify({ person: String(seller?.id), reason: "A question about a figure" }),
    });
    expect(begun.statusCode, begun.body).toBe(200);
    const grant = { "x-view-as": begun.json<{ grant: string }>().grant };
    expect((await get("/session", { headers: { ...admin.bearer, ...grant } })).statusCode).toBe(200);

    await setPassword(database, ADMIN, NEW);

    const again = await signIn(NEW, ADMIN);
    const answer = await get("/session", { headers: { ...again.bearer, ...grant } });
    expect(answer.json()).toMatchObject({ code: "view-as-ended" });
  });

  test("ends with signing out, and other sign-ins of the same person go on", async () => {
    const { signIn, session, get } = await withSeller();
    const [here, elsewhere] = [await signIn(), await signIn()];
    const left = await get("/api/v1/account/leave", { method: "POST", headers: here.bearer });
    expect(left.json()).toEqual({ left: true });
    expect(await session(here.bearer)).toMatchObject(REFUSED);
    expect((await here.renew()).json()).toMatchObject({ error: "invalid_grant" });
    expect((await here.silent()).location).toContain("error=login_required");
    expect(await session(elsewhere.bearer)).toBe(200);
    expect((await elsewhere.silent()).location).toContain("#code=");
    const again = await signIn(OLD, EMAIL, here.browser);
    expect(await session(again.bearer)).toBe(200);
  });

  test("ends where a refresh token or a code is used twice", async () => {
    const { signIn, session } = await withSeller();
    const stolen = await signIn();
    const next = (await stolen.renew()).json<Tokens>();
    expect([await session(stolen.bearer), await session(bearer(next.access_token))]).toEqual([200, 200]);
    expect((await stolen.renew()).json()).toMatchObject({ error: "invalid_grant" });
    expect([await session(stolen.bearer), await session(bearer(next.access_token))]).toMatchObject([REFUSED, REFUSED]);
    expect((await stolen.silent()).location).toContain("error=login_required");

    const replayed = await signIn();
    expect(await session(replayed.bearer)).toBe(200);
    expect((await replayed.client.redeem(replayed.done.location)).json()).toMatchObject({ error: "invalid_grant" });
    expect(await session(replayed.bearer)).toMatchObject(REFUSED);
  });

  test("does not come back when the account is opened again", async () => {
    const { signIn, session, database } = await withSeller();
    const before = await signIn();
    const key = await apiKeyOf(database, EMAIL, ["read"]);
    expect(await session(key)).toBe(200);
    await changeAccount(database, EMAIL, { status: "disabled" });
    expect(await session(before.bearer)).toMatchObject({ status: 403, code: "user-disabled" });
    await changeAccount(database, EMAIL, { status: "active" });
    expect([await session(before.bearer), await session(key)]).toMatchObject([REFUSED, REFUSED]);
    expect(await session((await signIn()).bearer)).toBe(200);
  });

  test("an API key is made by somebody who signed in a moment ago, and its owner is told", async () => {
    const { signIn, get, database } = await withSeller();
    const here = await signIn();
    const make = (headers: Record<string, string>) =>
      get("/api/v1/api-keys", {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({
          name: "Nightly export",
          scopes: ["read"],
          expiresOn: new Date(Date.now() + 9e8).toISOString().slice(0, 10),
        }),
      });
    expect((await make(here.bearer)).statusCode).toBe(200);
    const [mail] = await mailbox(database, EMAIL);
    expect(mail?.subject).toBe("A new API key for Spotmarket");
    expect(mail?.text).toContain("“Nightly export”");
    const notices = await database.query("select kind, link from notification");
    expect(notices).toEqual([{ kind: "key-made", link: "/api-keys" }]);

    // A refresh proves nothing: the token is new, the sign-in as old as it was.
    await database.query(
      `update oidc_payload set payload = payload || jsonb_build_object('authTime', (payload->>'authTime')::int - 1000) where type = 'RefreshToken'`,
    );
    const renewed = (await here.renew()).json<Tokens>();
    const refused = await make(bearer(renewed.access_token));
    expect(refused.json()).toMatchObject({ status: 403, code: "fresh-sign-in-required" });
    const again = await here.browser.open(here.client.authorize({ prompt: "login" }));
    const done = await here.browser.open(again.url, { email: EMAIL, password: OLD });
    const fresh = (await here.client.redeem(done.location)).json<Tokens>();
    expect((await make(bearer(fresh.access_token))).statusCode).toBe(200);
  });
});

describe.skipIf(storeMissing)("a sign-in at a cloud provider", () => {
  async function withCloud() {
    const cloud = await startCloudProvider();
    onTestFinished(() => cloud.stop());
    const { get, database, given, loadedRevisions } = await testApp({ settings: cloud.settings });
    await given.published({ markets: ["tv-501"] });
    await given.person(EMAIL);
    const account = { email: EMAIL, tenant: TENANT, oid: "employee", vouched: false };
    await database.query(
      "insert into person_identity (issuer, subject, person_id) select $1, $2, person_id from person where email = $3",
      [`${cloud.origin}/${TENANT}/v2.0`, account.oid, EMAIL],
    );
    const token = async (claims = {}) => bearer(await cloud.token(account, claims));
    const session = async (headers: Record<string, string>) => {
      const answer = await get("/session", { headers });
      return answer.statusCode === 200 ? 200 : answer.json<{ status: number; code: string }>();
    };
    return { get, database, loadedRevisions, token, session };
  }

  test("ends here with signing out: its session's tokens where they name one, else the token alone", async () => {
    const { get, token, session } = await withCloud();
    const [one, same, other, bare] = [
      await token({ sid: "a" }),
      await token({ sid: "a", jti: "2" }),
      await token({ sid: "b" }),
      await token(),
    ];
    await get("/api/v1/account/leave", { method: "POST", headers: one });
    expect(await Promise.all([one, same, other, bare].map(session))).toMatchObject([REFUSED, REFUSED, 200, 200]);
    await get("/api/v1/account/leave", { method: "POST", headers: bare });
    expect(await Promise.all([other, bare].map(session))).toMatchObject([200, REFUSED]);
  });

  test("from before the account was closed does not come back with it, and a later one is good", async () => {
    const { database, token, session } = await withCloud();
    const before = await token();
    expect(await session(before)).toBe(200);
    await changeAccount(database, EMAIL, { status: "disabled" });
    await changeAccount(database, EMAIL, { status: "active" });
    expect(await session(before)).toMatchObject(REFUSED);
    expect(await session(await token({ iat: Math.floor(Date.now() / 1_000) + 2 }))).toBe(200);
  });

  test("makes a key where the provider says when the person signed in, and is told what is missing where not", async () => {
    const { get, token } = await withCloud();
    const make = (headers: Record<string, string>) =>
      get("/api/v1/api-keys", {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({
          name: "X",
          scopes: ["read"],
          expiresOn: new Date(Date.now() + 9e8).toISOString().slice(0, 10),
        }),
      });
    expect((await make(await token())).statusCode).toBe(200);
    const silent = (await make(await token({ auth_time: undefined }))).json<{ code: string; detail: string }>();
    expect([silent.code, silent.detail]).toEqual(["fresh-sign-in-required", expect.stringContaining("auth_time")]);
  });
});
