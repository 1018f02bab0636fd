import { describe, expect, test } from "vitest";
import type { RowOutcome } from "#platform/api/rowOutcome.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { UserRecord } from "../contract/userSchemas.ts";

const ADMIN = "admin@example.com";
const OTHER_ADMIN = "other-admin@example.com";
const SELLER = "seller@example.com";

/** Example Media with two administrators and a seller, and Other Radio with nobody. */
async function withUsers() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501", "tv-623", "radio-35620"] });
  await product.given.customer({ markets: ["tv-501", "tv-623"], access: ["tv", "radio"] });
  await product.given.customer({ name: "Other Radio", access: ["radio"], markets: ["radio-35620"], seats: 2 });
  await product.given.person(SELLER, { name: "Sara Seller" });
  await product.given.person(ADMIN, { role: "Administrator", name: "Ada Admin" });
  await product.given.person(OTHER_ADMIN, { role: "Administrator" });

  const call = async (method: "GET" | "POST" | "PATCH", path: string, body?: unknown, as = ADMIN) => {
    const headers = { "content-type": "application/json" };
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers };
    const answer = await product.get(`/api/v1${path}`, { method, as, ...sent });
    return { status: answer.statusCode, body: answer.json() };
  };
  const list = async (as = ADMIN) => (await call("GET", "/users", undefined, as)).body.items as readonly UserRecord[];
  const user = async (email: string) => {
    const found = (await list()).find((each) => each.email === email);
    if (!found) throw new Error(`There is no ${email}.`);
    return found;
  };
  /** Changes a user as it is now. */
  const change = async (email: string, settings: object, as = ADMIN) => {
    const { id, version } = await user(email);
    return call("PATCH", `/users/${id}`, { version, ...settings }, as);
  };
  const customer = async (name: string): Promise<string> => {
    const [row] = await product.database.query<{ id: number }>(
      "select customer_id as id from customer where name = $1",
      [name],
    );
    return String(row?.id);
  };
  const audit = (action: string) =>
    product.database.query<{ actor: string; subject: string; before: unknown; after: unknown }>(
      "select actor, subject, before, after from audit_entry where action = $1 order by position",
      [action],
    );
  const mails = () => product.database.query<{ recipient: string }>("select recipient from mail order by mail_id");
  const asked = (email: string) => product.get("/session", { as: email });
  const file = async (text: string, options: object = {}) => {
    const { status, body } = await call("POST", "/users/csv", { text, dryRun: false, ...options });
    const outcomes = (body.items ?? []) as readonly RowOutcome[];
    return { status, body, outcomes: outcomes.map(({ line, outcome }) => [line, outcome]), items: outcomes };
  };
  return { ...product, call, list, user, change, customer, audit, mails, asked, file };
}

describe.skipIf(storeMissing)("users", () => {
  test("are for administrators alone", async () => {
    const { call, user } = await withUsers();
    const { id, version } = await user(SELLER);
    const refused = await Promise.all([
      call("GET", "/users", undefined, SELLER),
      call("GET", `/users/${id}`, undefined, SELLER),
      call("PATCH", `/users/${id}`, { version, role: "Administrator" }, SELLER),
      call("POST", "/users", { email: "x@example.com", name: "X", customer: "1" }, SELLER),
      call("POST", "/users/bulk", { users: [id], change: {}, dryRun: true }, SELLER),
      call("POST", "/users/csv", { text: "id", dryRun: true }, SELLER),
      call("GET", `/users/${id}/sign-ins`, undefined, SELLER),
    ]);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [403, "role-required"]));
  });

  test("are listed with their own narrowing and what comes of it", async () => {
    const { user, change } = await withUsers();
    await change(SELLER, { access: ["tv"], markets: ["tv-623"] });
    expect(await user(SELLER)).toMatchObject({
      name: "Sara Seller",
      customer: { name: "Example Media" },
      access: ["tv"],
      markets: ["tv-623"],
      verticals: null,
      rights: { access: ["tv"], markets: 1 },
      providers: ["local"],
      status: "active",
      lastSignInAt: null,
    });
    expect((await user(ADMIN)).rights).toMatchObject({ markets: 3 });
  });

  test("a change holds from the very next request on, is noted, and the user is told", async () => {
    const { change, asked, audit, database } = await withUsers();
    expect((await asked(SELLER)).json()).toMatchObject({ access: ["tv", "radio"], markets: ["tv-501", "tv-623"] });
    expect(await change(SELLER, { access: ["radio"], markets: ["tv-501"] })).toMatchObject({ status: 200 });
    expect((await asked(SELLER)).json()).toMatchObject({ access: ["radio"], markets: ["tv-501"] });
    expect(await audit("person.changed")).toEqual([
      {
        actor: ADMIN,
        subject: SELLER,
        before: { access: null, markets: null },
        after: { access: ["radio"], markets: ["tv-501"] },
      },
    ]);
    expect(await database.query("select kind, data from notification")).toEqual([
      { kind: "rights-changed", data: { by: "Ada Admin" } },
    ]);
  });

  test("a change that changes nothing leaves no trace", async () => {
    const { change, user, audit } = await withUsers();
    expect(await change(SELLER, { name: "Sara Seller", access: null })).toMatchObject({ status: 200 });
    expect((await user(SELLER)).version).toBe(1);
    expect(await audit("person.changed")).toEqual([]);
  });

  test("somebody deactivated is refused on the next request, and let in again by a new sign-in when that is undone", async () => {
    const { change, asked, signedIn, get, database } = await withUsers();
    const [account] = await database.query<{ subject: string }>("select subject from local_account where email = $1", [
      SELLER,
    ]);
    await database.query("insert into oidc_payload (type, id, payload) values ('Session', 's', $1::text::jsonb)", [
      JSON.stringify({ accountId: account?.subject }),
    ]);
    const headers = await signedIn(SELLER);
    expect((await asked(SELLER)).statusCode).toBe(200);
    await change(SELLER, { status: "disabled" });
    expect((await get("/session", { headers })).json()).toMatchObject({ code: "user-disabled" });
    expect(await database.query("select 1 from oidc_payload where type = 'Session'")).toEqual([]);
    await change(SELLER, { status: "active" });
    expect((await get("/session", { headers })).json()).toMatchObject({ code: "token-rejected" });
    expect((await asked(SELLER)).statusCode).toBe(200);
  });

  test("of two who edit the same state, the second is told, and nothing of the first is lost", async () => {
    const { call, user } = await withUsers();
    const { id, version } = await user(SELLER);
    const answers = await Promise.all([
      call("PATCH", `/users/${id}`, { version, name: "First" }),
      call("PATCH", `/users/${id}`, { version, name: "Second" }, OTHER_ADMIN),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("conflict");
  });

  test("the last administrator stays, even when two take each other away at once", async () => {
    const { call, user, list } = await withUsers();
    const [one, two] = [await user(ADMIN), await user(OTHER_ADMIN)];
    const answers = await Promise.all([
      call("PATCH", `/users/${two.id}`, { version: two.version, role: "Subscriber" }, ADMIN),
      call("PATCH", `/users/${one.id}`, { version: one.version, status: "disabled" }, OTHER_ADMIN),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers[0]?.status === 200 ? ADMIN : OTHER_ADMIN;
    const left = (await list(winner)).filter(({ role, status }) => role === "Administrator" && status === "active");
    expect(left.map(({ email }) => email)).toEqual([winner]);
    const last = left[0];
    const gone = await call(
      "PATCH",
      `/users/${last?.id}`,
      { version: last?.version, role: "Subscriber", confirmOwn: true },
      last?.email,
    );
    expect(gone.body.code).toBe("last-administrator");
  });

  test("administrators do not shut themselves out by accident", async () => {
    const { change, asked } = await withUsers();
    expect((await change(ADMIN, { role: "Subscriber" })).body).toMatchObject({
      code: "invalid-input",
      errors: [{ pointer: "/body/confirmOwn" }],
    });
    expect(await change(ADMIN, { role: "Subscriber", confirmOwn: true })).toMatchObject({ status: 200 });
    expect((await asked(ADMIN)).json()).toMatchObject({ role: "Subscriber" });
  });

  test("somebody invited gets a mail, takes a seat, and may be invited again until the invitation is used", async () => {
    const { call, customer, user, mails, audit } = await withUsers();
    const body = { email: "New@Example.com", name: "Nora New", customer: await customer("Other Radio") };
    const invited = await call("POST", "/users", body);
    expect(invited).toMatchObject({
      status: 201,
      body: { email: "new@example.com", status: "invited", role: "Subscriber", providers: [], access: null },
    });
    expect((await call("POST", "/users", body)).body.code).toBe("already-exists");
    expect(await call("POST", `/users/${invited.body.id}/invitation`)).toMatchObject({ status: 200 });
    expect(await mails()).toEqual([{ recipient: "new@example.com" }, { recipient: "new@example.com" }]);
    expect((await audit("person.invited")).map(({ subject }) => subject)).toEqual(["new@example.com"]);
    const { id } = await user(SELLER);
    expect((await call("POST", `/users/${id}/invitation`)).body.code).toBe("conflict");
  });

  test("an invited user's address may be corrected, one that is in use stays", async () => {
    const { call, customer, change } = await withUsers();
    await call("POST", "/users", { email: "typo@example.com", name: "Nora", customer: await customer("Other Radio") });
    expect(await change("typo@example.com", { email: "nora@example.com" })).toMatchObject({
      body: { email: "nora@example.com" },
    });
    expect((await change("nora@example.com", { email: SELLER })).body.code).toBe("already-exists");
    expect((await change(SELLER, { email: "other@example.com" })).body).toMatchObject({
      errors: [{ pointer: "/body/email" }],
    });
  });

  test("no more people are let in than seats are bought, even when two are invited at once", async () => {
    const { call, customer, change } = await withUsers();
    const radio = await customer("Other Radio");
    const invite = (email: string) => call("POST", "/users", { email, name: "New", customer: radio });
    const answers = await Promise.all(["a", "b", "c"].map((name) => invite(`${name}@example.com`)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["201", "201", "409"]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("seats-taken");
    expect((await change(SELLER, { customer: radio })).body.code).toBe("seats-taken");
    const taken = answers.find(({ status }) => status === 201)?.body.email;
    await change(taken, { status: "disabled" });
    expect(await change(SELLER, { customer: radio })).toMatchObject({ status: 200 });
    expect((await change(taken, { status: "active" })).body.code).toBe("seats-taken");
  });

  test("input that makes no sense is refused at its field", async () => {
    const { call, user, change } = await withUsers();
    const { id } = await user(SELLER);
    const pointers = async (settings: object) =>
      (await change(SELLER, settings)).body.errors?.map(({ pointer }: { pointer: string }) => pointer);
    expect(await pointers({ name: "x".repeat(121) })).toEqual(["/body/name"]);
    expect(await pointers({ name: "a\u202eb" })).toEqual(["/body/name"]);
    expect(await pointers({ name: "" })).toEqual(["/body/name"]);
    expect(await pointers({ role: "King" })).toEqual(["/body/role"]);
    expect(await pointers({ access: ["tv", "all"] })).toEqual(["/body/access/1"]);
    expect(await pointers({ markets: ["tv-999"] })).toEqual(["/body/markets/0"]);
    expect(await pointers({ customer: "99999" })).toEqual(["/body/customer"]);
    expect((await call("GET", "/users/999999")).body.code).toBe("not-found");
    const script = '<script>alert("x")</script>';
    expect((await change(SELLER, { name: script })).body.name).toBe(script);
    expect((await call("GET", `/users/${id}`)).body.name).toBe(script);
  });

  test("many are changed in one go, each on its own, after a look at what would happen", async () => {
    const { call, user, audit } = await withUsers();
    const ids = await Promise.all([SELLER, ADMIN, OTHER_ADMIN].map(async (email) => (await user(email)).id));
    const change = { set: { role: "Subscriber" }, remove: { access: ["tv"] } };
    const preview = await call("POST", "/users/bulk", { users: ids, change, dryRun: true });
    expect(preview.body.items).toMatchObject([
      { email: SELLER, outcome: "changed", before: { access: null }, after: { access: ["radio"] } },
      { email: ADMIN, outcome: "refused", code: "invalid-input" },
      { email: OTHER_ADMIN, outcome: "changed" },
    ]);
    expect(await audit("person.changed")).toEqual([]);
    const done = await call("POST", "/users/bulk", { users: ids, change, dryRun: false });
    expect(done.body.items.map(({ outcome }: RowOutcome) => outcome)).toEqual(["changed", "refused", "changed"]);
    expect(await user(SELLER)).toMatchObject({ access: ["radio"], role: "Subscriber" });
    expect(await user(ADMIN)).toMatchObject({ role: "Administrator" });
  });

  test("the list goes out as CSV, is edited in a spreadsheet, and comes back", async () => {
    const { get, file, user, asked } = await withUsers();
    const text = (await get("/api/v1/users.csv", { as: ADMIN })).body;
    expect(await file(text)).toMatchObject({
      status: 200,
      outcomes: [
        [2, "unchanged"],
        [3, "unchanged"],
        [4, "unchanged"],
      ],
    });
    const edited = `\uFEFF${text.replaceAll(",", ";")}`.replace(
      /(seller@example\.com;.*?;active;;)all;all/,
      "$1radio;tv-501",
    );
    expect(await file(edited, { dryRun: true })).toMatchObject({ body: { done: false } });
    expect((await user(SELLER)).access).toBeNull();
    expect(await file(edited)).toMatchObject({ body: { done: true } });
    expect(await user(SELLER)).toMatchObject({ access: ["radio"], markets: ["tv-501"] });
    expect((await asked(SELLER)).json()).toMatchObject({ access: ["radio"], markets: ["tv-501"] });
  });

  test("a file with one bad row changes nothing, names each bad cell, and can be done without it", async () => {
    const { file, user } = await withUsers();
    const text = [
      "email,name,customer,role,access",
      `${SELLER},"Sara, the second",Example Media,Subscriber,tv`,
      `${OTHER_ADMIN},=1+1,Nobody Inc,King,tv;everything`,
      "new@example.com,New,Other Radio,Subscriber,all",
    ].join("\r\n");
    const refused = await file(text);
    expect(refused).toMatchObject({
      body: { done: false },
      outcomes: [
        [2, "changed"],
        [3, "refused"],
        [4, "refused"],
      ],
    });
    expect(refused.items[1]?.faults.map(({ column, value, code }) => [column, value, code])).toEqual([
      ["customer", "Nobody Inc", "customer-unknown"],
      ["role", "King", "option"],
      ["access", "tv;everything", "option"],
    ]);
    expect((await user(SELLER)).name).toBe("Sara Seller");
    const done = await file(text, { goodRowsOnly: true, invite: true });
    expect(done).toMatchObject({
      body: { done: true },
      outcomes: [
        [2, "changed"],
        [3, "refused"],
        [4, "added"],
      ],
    });
    expect(await user(SELLER)).toMatchObject({ name: "Sara, the second", access: ["tv"] });
    expect(await user("new@example.com")).toMatchObject({ status: "invited" });
  });

  test.each([
    ["a column that is not known", "email,shoe_size\r\na@example.com,42"],
    ["no column that says who", "name\r\nAnna"],
    ["a quotation mark that is never closed", 'email,name\r\na@example.com,"Anna'],
  ])("a file with %s is refused as a whole", async (_what, text) => {
    const { file } = await withUsers();
    expect(await file(text)).toMatchObject({ status: 400, body: { code: "invalid-input" } });
  });

  test("a row taken out before somebody else changed the user is refused, and nobody stands in a file twice", async () => {
    const { file, change } = await withUsers();
    await change(SELLER, { name: "Changed meanwhile" });
    const stale = await file(`email,version,name\r\n${SELLER},1,Mine`);
    expect(stale.items).toMatchObject([{ outcome: "refused", code: "conflict" }]);
    const twice = await file(`email,name\r\n${SELLER},One\r\n${SELLER},Two`);
    expect(twice.outcomes).toEqual([
      [2, "changed"],
      [3, "refused"],
    ]);
  });

  test("five thousand rows are read in one go, and one more is refused", async () => {
    const { file, list } = await withUsers();
    const rows = Array.from({ length: 4_999 }, (_, at) => `${at}@example.com,Person ${at},Example Media`);
    const text = ["email,name,customer", `${SELLER},Sara,Example Media`, ...rows].join("\n");
    const { items, body } = await file(text);
    expect(body.done).toBe(false);
    expect(items.map(({ outcome }) => outcome)).toEqual(["changed", ...rows.map(() => "refused")]);
    expect(await list()).toHaveLength(3);
    expect((await file(`${text}\n5000@example.com,One too many,Example Media`)).status).toBe(400);
  });

  test("hundreds are invited by one file", async () => {
    const { file, list, mails } = await withUsers();
    const rows = Array.from({ length: 300 }, (_, at) => `${at}@example.com,Person ${at},Example Media`);
    expect(await file(["email,name,customer", ...rows].join("\n"), { invite: true })).toMatchObject({
      body: { done: true },
    });
    expect(await list()).toHaveLength(303);
    expect(await mails()).toHaveLength(300);
  });

  test("sign-ins are told page by page, newest first, and nobody else's", async () => {
    const { call, user, database } = await withUsers();
    const { id } = await user(SELLER);
    const other = await user(ADMIN);
    for (const [person, at] of [
      [id, "2026-01-01"],
      [id, "2026-01-02"],
      [id, "2026-01-03"],
      [other.id, "2026-01-04"],
    ]) {
      await database.query(
        "insert into sign_in (person_id, issuer, outcome, at) values ($1, 'https://cloud.example', 'signed-in', $2)",
        [Number(person), at],
      );
    }
    const first = await call("GET", `/users/${id}/sign-ins?limit=2`);
    const second = await call("GET", `/users/${id}/sign-ins?limit=2&before=${first.body.next}`);
    const days = [...first.body.items, ...second.body.items].map(({ at }: { at: string }) => at.slice(8, 10));
    expect(days).toEqual(["03", "02", "01"]);
    expect(second.body.next).toBeNull();
    expect((await user(SELLER)).lastSignInAt).toContain("2026-01-03");
  });
});
