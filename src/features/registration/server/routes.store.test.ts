import { expect, test } from "vitest";
import { Browser, identityClient, type Tokens } from "#tests/support/browserSignIn.ts";
import { latestSecret, mailbox } from "#tests/support/mailbox.ts";
import { statements } from "#tests/support/statements.ts";
import { testApp } from "#tests/support/testApp.ts";
import { sendInvitation } from "#platform/identity/sendInvitation.ts";
import { sweepTokens } from "#platform/identity/sweepTokens.ts";

const EMAIL = "seller@example.com";
const OLD = "correct horse battery";
const NEW = "seven green bottles";
const SITE = { publicUrl: "http://localhost:4600", basePath: "/", product: "Spotmarket" };

async function withSeller() {
  const product = await testApp();
  await product.given.person(EMAIL, { password: OLD, language: "es-ES", name: "Sam Seller" });
  const { app, database } = product;
  const post = (url: string, body: object) => app.inject({ method: "POST", url: `/api/v1${url}`, payload: body });
  return {
    ...product,
    post,
    forget: (email: string) => post("/passwords/forgotten", { email, language: "de-DE" }),
    reset: (token: string, password = NEW) => post("/passwords/reset", { token, password }),
    secret: () => latestSecret(database, EMAIL, "token"),
    signIn: async (password: string, browser = new Browser(app)) => {
      const client = await identityClient(app, database);
      const form = await browser.open(client.authorize());
      const done = await browser.open(form.url, { email: EMAIL, password });
      return { status: done.status, location: done.location, client, browser };
    },
    invite: async (email = "new@example.com") => {
      const [person] = await database.query<{ id: number }>(
        `insert into person (customer_id, email, name, role, status, language)
         select customer_id, $1, 'Nell New', 'Subscriber', 'invited', 'de-DE' from customer returning person_id as id`,
        [email],
      );
      const invited = {
        personId: person?.id ?? 0,
        email,
        name: "Nell New",
        customer: "Example Media",
        language: "de-DE",
      };
      await database.transaction((transaction) => sendInvitation(transaction, invited, SITE));
      return { ...invited, secret: await latestSecret(database, email, "invitation") };
    },
  };
}

test("a forgotten password is replaced by the link in the mail, which is in the person's own language", async () => {
  const { forget, reset, secret, signIn, database } = await withSeller();
  expect((await forget(" Seller@Example.com ")).json()).toEqual({ received: true });
  const [mail] = await mailbox(database, EMAIL);
  expect(mail?.subject).toBe("Elija una contraseña nueva para Spotmarket");
  expect(mail?.text).toContain("http://localhost:4600/reset-password#token=");

  expect((await reset(await secret())).json()).toEqual({ email: EMAIL });

  expect((await signIn(NEW)).location).toContain("#code=");
  expect((await signIn(OLD)).status).toBe(401);
  expect((await mailbox(database, EMAIL)).at(-1)?.subject).toBe("Se ha cambiado su contraseña de Spotmarket");
});

test("a new password signs out everywhere: the session, and the refresh token", async () => {
  const { forget, reset, secret, signIn } = await withSeller();
  const { client, browser, location } = await signIn(OLD);
  const tokens = (await client.redeem(location)).json<Tokens>();
  const silent = () => browser.open(client.authorize({ prompt: "none" }));
  expect((await silent()).location).toContain("#code=");

  await forget(EMAIL);
  await reset(await secret());

  expect((await silent()).location).toContain("error=login_required");
  const renewed = await client.token({ grant_type: "refresh_token", refresh_token: tokens.refresh_token });
  expect(renewed.json()).toMatchObject({ error: "invalid_grant" });
});

test("a new password lifts the lock", async () => {
  const { forget, reset, secret, signIn } = await withSeller();
  for (let attempt = 0; attempt < 5; attempt++) await signIn("not the password");
  expect((await signIn(OLD)).status).toBe(429);
  await forget(EMAIL);
  await reset(await secret());
  expect((await signIn(NEW)).location).toContain("#code=");
});

test("a link works once, even for many at once", async () => {
  const { forget, reset, secret } = await withSeller();
  await forget(EMAIL);
  const token = await secret();
  const answers = await Promise.all(Array.from({ length: 6 }, () => reset(token)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410, 410, 410]);
});

test("a link ends with its hour, and with the next one asked for", async () => {
  const { forget, reset, secret, database } = await withSeller();
  await forget(EMAIL);
  const first = await secret();
  await forget(EMAIL);
  const second = await secret();
  expect((await reset(first)).json()).toMatchObject({ code: "link-expired" });
  await database.query("update single_use_token set expires_at = expires_at - interval '1 hour'");
  expect((await reset(second)).json()).toMatchObject({ code: "link-expired" });
});

test("a link for one purpose does nothing for another", async () => {
  const { forget, reset, secret, invite, post } = await withSeller();
  await forget(EMAIL);
  const resetSecret = await secret();
  const invited = await invite();
  expect((await reset(invited.secret)).statusCode).toBe(410);
  expect((await post("/invitations/password", { token: resetSecret, password: NEW })).statusCode).toBe(410);
  expect((await post("/access-requests/confirm", { token: resetSecret })).statusCode).toBe(410);
  expect((await reset(resetSecret)).statusCode).toBe(200);
});

test("the store keeps no secret, and the log neither secret nor password", async () => {
  const { forget, reset, secret, database } = await withSeller();
  await forget(EMAIL);
  const token = await secret();
  const rows = await database.query<{ row: string }>(
    "select row_to_json(single_use_token)::text as row from single_use_token",
  );
  expect(rows.map(({ row }) => row).join()).not.toContain(token);
  await reset(token);
  const audit = await database.query<{ row: string }>("select row_to_json(audit_entry)::text as row from audit_entry");
  expect(audit.map(({ row }) => row).join()).toContain("person.passwordChanged");
  expect(audit.map(({ row }) => row).join()).not.toMatch(new RegExp(`${token}|${NEW}|argon2`));
});

test.each([
  ["short", "Xy7#a"],
  ["among the first guesses", "Password123"],
  ["her own name", "SamSeller1"],
  ["longer than a thousand characters", "x7#".repeat(400)],
])("a password that is %s is refused, and the link still works", async (_what, password) => {
  const { forget, reset, secret } = await withSeller();
  await forget(EMAIL);
  const token = await secret();
  const answer = await reset(token, password);
  expect(answer.json()).toMatchObject({ code: "invalid-input", errors: [{ pointer: "/body/password" }] });
  expect((await reset(token)).statusCode).toBe(200);
});

test("whoever is deactivated, or was in the meantime, gets no new password", async () => {
  const { forget, reset, secret, database } = await withSeller();
  await forget(EMAIL);
  const token = await secret();
  await database.query("update person set status = 'disabled' where email = $1", [EMAIL]);
  expect((await reset(token)).statusCode).toBe(410);
  await forget(EMAIL);
  expect((await mailbox(database, EMAIL)).at(-1)?.secrets).toEqual({});
});

test("an unknown address gets the same answer by the same statements, and a mail that leads to asking for access", async () => {
  const { forget, database } = await withSeller();
  const heard = statements(database);
  const known = await forget(EMAIL);
  const first = heard();
  const unknown = await forget("nobody@example.com");
  const second = heard();

  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(Object.keys(unknown.headers).toSorted()).toEqual(Object.keys(known.headers).toSorted());
  expect(second).toEqual(first);
  const [mail] = await mailbox(database, "nobody@example.com");
  expect(mail?.subject).toBe("Ihr Passwort für Spotmarket");
  expect(mail?.text).toContain("http://localhost:4600/register\n");
});

test("an address gets three mails an hour, however often and by how many at once they are asked for", async () => {
  const { forget, database } = await withSeller();
  await Promise.all(Array.from({ length: 8 }, () => forget(EMAIL)));
  expect(await mailbox(database, EMAIL)).toHaveLength(3);
  const token = await latestSecret(database, EMAIL, "token");
  expect(token).not.toBe("");
  await database.query("update mail set created_at = created_at - interval '61 minutes'");
  await forget(EMAIL);
  expect(await mailbox(database, EMAIL)).toHaveLength(4);
});

test("one address of the network asks ten times a minute at most", async () => {
  const { forget } = await withSeller();
  const statuses: number[] = [];
  for (let at = 0; at < 12; at++) statuses.push((await forget(`p${at}@example.com`)).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test("an invited person chooses a password and signs in with it", async () => {
  const { invite, post, app, database } = await withSeller();
  const { secret, email } = await invite();
  const looked = (await post("/invitations/look-up", { token: secret })).json();
  expect(looked).toEqual({ email, name: "Nell New", customer: "Example Media", active: false, ways: ["local"] });

  expect((await post("/invitations/password", { token: secret, password: NEW })).json()).toEqual({ email });

  const client = await identityClient(app, database);
  const browser = new Browser(app);
  const form = await browser.open(client.authorize());
  const done = await browser.open(form.url, { email, password: NEW });
  const tokens = (await client.redeem(done.location)).json<Tokens>();
  const session = await app.inject({
    url: "/api/v1/session",
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(session.json()).toMatchObject({ user: { email, name: "Nell New" } });
  expect((await post("/invitations/look-up", { token: secret })).statusCode).toBe(410);
});

test("an invitation is taken up once, by one of many at once, and a later one ends the earlier", async () => {
  const { invite, post, database } = await withSeller();
  const { secret, ...invited } = await invite();
  await database.transaction((transaction) => sendInvitation(transaction, invited, SITE));
  const later = await latestSecret(database, invited.email, "invitation");
  const take = (token: string) => post("/invitations/password", { token, password: NEW });
  expect((await take(secret)).statusCode).toBe(410);
  const answers = await Promise.all(Array.from({ length: 4 }, () => take(later)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
  expect(await database.query("select 1 from local_account where email = $1", [invited.email])).toHaveLength(1);
});

test("an invited person who asks for a password gets the invitation again", async () => {
  const { invite, forget, database } = await withSeller();
  const { email } = await invite();
  await forget(email);
  expect((await mailbox(database, email)).map(({ subject }) => subject)).toEqual([
    "Ihr Zugang zu Spotmarket",
    "Ihr Zugang zu Spotmarket",
  ]);
});

test("links that ran out a month ago are forgotten, and those that still work are not", async () => {
  const { forget, secret, reset, database } = await withSeller();
  await forget("nobody@example.com");
  await database.query("update single_use_token set expires_at = now() - interval '31 days'");
  await forget(EMAIL);
  await sweepTokens(database);
  expect(await database.query("select email from single_use_token")).toEqual([{ email: EMAIL }]);
  expect((await reset(await secret())).statusCode).toBe(200);
});

test.each(["", "short", "a b", "x".repeat(300), "../../etc", "<script>alert(1)</script>"])(
  "the secret %j is none",
  async (token) => {
    const { reset } = await withSeller();
    expect((await reset(token)).statusCode).toBe(400);
  },
);

test("where passwords are the identity provider's, none can be set here", async () => {
  const { app } = await testApp({
    settings: { AUTH_AUTHORITY: "https://login.microsoftonline.com/common", AUTH_CLIENT_ID: "client" },
  });
  const answer = await app.inject({
    method: "POST",
    url: "/api/v1/passwords/forgotten",
    payload: { email: EMAIL, language: "en-US" },
  });
  expect(answer.json()).toMatchObject({ code: "not-found" });
});
