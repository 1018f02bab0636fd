import { expect, onTestFinished, test } from "vitest";
import { type CloudAccount, PERSONAL_TENANT, startCloudProvider } from "#tests/support/cloudProvider.ts";
import { latestSecret } from "#tests/support/mailbox.ts";
import { testApp } from "#tests/support/testApp.ts";
import { issueToken } from "./singleUseToken.ts";

const STATION = "11111111-2222-4333-8444-555555555555";
const OTHER = "99999999-2222-4333-8444-555555555555";
const ANNA: CloudAccount = { email: "anna@station.example", tenant: STATION, oid: "anna-oid", vouched: true };
const ORIGIN = { "user-agent": "a test" };

/** The product with the cloud beside its local accounts, and somebody invited. */
async function withInvited({ tenants = null }: { readonly tenants?: readonly string[] | null } = {}) {
  const cloud = await startCloudProvider();
  onTestFinished(() => cloud.stop());
  const product = await testApp({ settings: { ...cloud.settings, AUTH_LOCAL: "1" } });
  const { database, given } = product;
  await given.customer({ name: "Station" });
  const [person] = await database.query<{ person_id: number }>(
    `insert into person (customer_id, email, name, role, status)
     select customer_id, $1, 'Anna', 'Subscriber', 'invited' from customer where name = 'Station' returning person_id`,
    [ANNA.email],
  );
  await database.query("update customer set tenants = $1 where name = 'Station'", [tenants]);
  const id = person?.person_id ?? 0;

  const call = async (account: CloudAccount, url = "/api/v1/session", body?: object, claims = {}) => {
    const authorization = `Bearer ${await cloud.token(account, claims)}`;
    const answer = await product.app.inject({
      method: body ? "POST" : "GET",
      url,
      headers: { authorization, ...ORIGIN },
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, code: answer.json<{ code?: string }>().code, body: answer.json<object>() };
  };
  const history = () =>
    database.query("select person_id, outcome, email, agent from sign_in order by sign_in_id").then((rows) => rows);
  return {
    ...product,
    cloud,
    id,
    call,
    history,
    secret: () => issueToken(database, "invitation", { personId: id, email: ANNA.email }, 1),
  };
}

test("someone invited comes in with the account of that address, if the provider vouches for it", async () => {
  const { call, database, id, history } = await withInvited();
  expect(await call(ANNA)).toMatchObject({ status: 200, body: { user: { email: ANNA.email } } });
  expect(await database.query("select status from person where person_id = $1", [id])).toEqual([{ status: "active" }]);
  const [audited] = await database.query("select actor_id, action, subject, after from audit_entry");
  expect(audited).toMatchObject({ actor_id: id, action: "person.linked", subject: ANNA.email });
  await expect.poll(history).toEqual([{ person_id: id, outcome: "signed-in", email: ANNA.email, agent: "a test" }]);
});

test("many first requests at once link the account once", async () => {
  const { call, database } = await withInvited();
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(ANNA)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await database.query("select 1 from person_identity")).toHaveLength(1);
  expect(await database.query("select 1 from audit_entry where action = 'person.linked'")).toHaveLength(1);
});

test.each<[string, CloudAccount, object]>([
  ["an address without a proof", { ...ANNA, vouched: false }, {}],
  ["a name in place of an address", { ...ANNA, vouched: true }, { email: undefined, upn: ANNA.email }],
  ["another address", { ...ANNA, email: "anna@elsewhere.example" }, { preferred_username: ANNA.email }],
  ["an address that only looks alike", { ...ANNA, email: "аnna@station.example" }, {}],
])("%s links nobody", async (_what, account, claims) => {
  const { call, database } = await withInvited();
  expect(await call(account, "/api/v1/session", undefined, claims)).toMatchObject({
    status: 403,
    code: "user-unknown",
  });
  expect(await database.query("select 1 from person_identity")).toEqual([]);
});

test("an account of another organisation is not linked, whatever address it has", async () => {
  const { call, secret } = await withInvited({ tenants: [STATION] });
  const stranger = { ...ANNA, tenant: OTHER };
  expect(await call(stranger)).toMatchObject({ status: 403, code: "user-unknown" });
  const token = await secret();
  expect(await call(stranger, "/api/v1/invitations/accept", { token })).toMatchObject({ code: "tenant-not-allowed" });
  expect(await call(ANNA, "/api/v1/invitations/accept", { token })).toMatchObject({ status: 200 });
});

test("nobody who is active already is taken over by an address", async () => {
  const { call, given } = await withInvited();
  await given.person("boss@station.example", { role: "Administrator" });
  const impostor = { ...ANNA, email: "boss@station.example" };
  expect(await call(impostor)).toMatchObject({ status: 403, code: "user-unknown" });
});

test("who is inside by a password connects an account by a mailed link, keeps everything, and is told of it", async () => {
  const { call, given, signedIn, app, database } = await withInvited();
  await given.person("ben@station.example");
  const headers = await signedIn("ben@station.example");
  const own = { email: "ben@home.example", tenant: PERSONAL_TENANT, oid: "ben-oid", vouched: false };
  expect(await call(own)).toMatchObject({ code: "user-unknown" });

  const asked = await app.inject({ method: "POST", url: "/api/v1/invitations/connect", headers });
  expect(asked.json()).toEqual({ received: true });
  const token = await latestSecret(database, "ben@station.example", "invitation");
  const found = await app.inject({ method: "POST", url: "/api/v1/invitations/look-up", payload: { token } });
  expect(found.json()).toMatchObject({ email: "ben@station.example", active: true, ways: ["microsoft"] });
  const password = { token, password: "seven green bottles" };
  const taken = await app.inject({ method: "POST", url: "/api/v1/invitations/password", payload: password });
  expect(taken.json()).toMatchObject({ code: "link-expired" });

  expect(await call(own, "/api/v1/invitations/accept", { token })).toMatchObject({ status: 200 });
  expect(await call(own)).toMatchObject({ status: 200, body: { user: { email: "ben@station.example" } } });
  expect((await app.inject({ url: "/api/v1/session", headers })).statusCode).toBe(200);
  const third = { ...own, oid: "third-oid" };
  expect(await call(third, "/api/v1/invitations/accept", { token })).toMatchObject({ code: "link-expired" });
  const mails = await database.query<{ subject: string }>(
    "select subject from mail where recipient = $1 order by mail_id",
    ["ben@station.example"],
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining("with your Microsoft account"),
    expect.stringContaining("A Microsoft account can now sign in as you"),
  ]);
  const [audited] = await database.query(
    "select action, before, after from audit_entry where action = 'person.linked'",
  );
  expect(audited).toMatchObject({ before: { status: "active" }, after: { status: "active" } });
});

test("a link that went to an address which is the person's no more opens nothing", async () => {
  const { call, secret, database, id } = await withInvited();
  const token = await secret();
  await database.query("update person set email = 'anna.new@station.example' where person_id = $1", [id]);
  expect(await call(ANNA, "/api/v1/invitations/accept", { token })).toMatchObject({ code: "link-expired" });
});

test("whoever asks for the way in hears the same; the mail alone says what there is", async () => {
  const { given, app, database } = await withInvited();
  await given.person("ben@station.example");
  const answers = [];
  for (const email of [ANNA.email, "ben@station.example", "stranger@elsewhere.example"]) {
    const payload = { email, language: "en-US" };
    const answer = await app.inject({ method: "POST", url: "/api/v1/invitations/mail", payload });
    answers.push([answer.statusCode, answer.body]);
  }
  expect(new Set(answers.map(String)).size).toBe(1);
  const mails = await database.query<{ recipient: string; subject: string }>(
    "select recipient, subject from mail order by mail_id",
  );
  expect(mails.map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual([
    expect.stringMatching(/^anna@.*: Your access to/),
    expect.stringMatching(/^ben@.*: Sign in to .* with your Microsoft account$/),
    expect.stringMatching(/^stranger@.*: Getting into/),
  ]);
});

test("an invitation is for whoever holds its link, with any account, once", async () => {
  const { call, secret, get } = await withInvited();
  const token = await secret();
  const lookUp = (secretText: string) =>
    get("/api/v1/invitations/look-up", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: secretText }),
    });
  expect((await lookUp(token)).json()).toEqual({
    email: ANNA.email,
    name: "Anna",
    customer: "Station",
    active: false,
    ways: ["local", "microsoft"],
  });

  const own = { email: "anna@home.example", tenant: PERSONAL_TENANT, oid: "own", vouched: false };
  expect(await call(own)).toMatchObject({ code: "user-unknown" });
  expect(await call(own, "/api/v1/invitations/accept", { token })).toMatchObject({ body: { email: ANNA.email } });
  expect(await call(own)).toMatchObject({ status: 200, body: { user: { email: ANNA.email } } });

  expect((await lookUp(token)).json()).toMatchObject({ code: "link-expired" });
  expect(await call(ANNA, "/api/v1/invitations/accept", { token })).toMatchObject({ code: "link-expired" });
  expect((await lookUp("a-guess-of-someone-who-has-no-link")).json()).toMatchObject({ code: "link-expired" });
});

test("an account that is somebody's already takes up no invitation, and the invitation stays good", async () => {
  const { call, secret, given, signedIn, app } = await withInvited();
  const token = await secret();
  await given.person("seller@example.com");
  const answer = await app.inject({
    method: "POST",
    url: "/api/v1/invitations/accept",
    headers: await signedIn("seller@example.com"),
    payload: { token },
  });
  expect(answer.json()).toMatchObject({ code: "already-exists" });
  expect(await call(ANNA, "/api/v1/invitations/accept", { token })).toMatchObject({ status: 200 });
});

test("without a token nobody takes up an invitation", async () => {
  const { app, secret } = await withInvited();
  const answer = await app.inject({
    method: "POST",
    url: "/api/v1/invitations/accept",
    payload: { token: await secret() },
  });
  expect(answer.statusCode).toBe(401);
});

test("the history holds one line for an hour of work, one for the way out, and one for each that was turned away", async () => {
  const { call, history, database, id } = await withInvited();
  await call(ANNA);
  await call(ANNA);
  await expect.poll(history).toHaveLength(1);
  await call(ANNA, "/api/v1/account/leave", {});
  await expect.poll(history).toHaveLength(2);
  await call(ANNA);
  await expect.poll(history).toHaveLength(3);

  await database.query("update person set status = 'disabled' where person_id = $1", [id]);
  await database.query("update rights_version set version = version + 1");
  await expect.poll(async () => (await call(ANNA)).code, { timeout: 8_000, interval: 500 }).toBe("user-disabled");
  await call(ANNA);
  await call({ ...ANNA, oid: "nobody", vouched: false });
  const kept = () =>
    database.query<{ outcome: string; reason: string | null }>(
      "select outcome, reason from sign_in order by sign_in_id",
    );
  await expect.poll(kept).toEqual([
    { outcome: "signed-in", reason: null },
    { outcome: "signed-out", reason: null },
    { outcome: "signed-in", reason: null },
    { outcome: "refused", reason: "user-disabled" },
    { outcome: "refused", reason: "user-unknown" },
  ]);
});
