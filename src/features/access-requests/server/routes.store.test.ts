import { expect, test } from "vitest";
import { Browser, identityClient } from "#tests/support/browserSignIn.ts";
import { latestSecret, mailbox } from "#tests/support/mailbox.ts";
import { statements } from "#tests/support/statements.ts";
import { testApp } from "#tests/support/testApp.ts";
import type { AccessRequest } from "../contract.ts";

const ADMIN = "admin@example.com";
const SELLER = "seller@example.com";
const STRANGER = "nell@stranger.example";
const ASKED = { name: "Nell New", email: STRANGER, organization: "WNEW", message: "Hello\nthere", language: "de-DE" };

async function withAdministrator() {
  const product = await testApp();
  const { given, get, database } = product;
  await given.published({ markets: ["tv-501", "tv-623"] });
  await given.customer({ access: ["tv", "radio"], markets: ["tv-501", "tv-623"], verticals: null });
  await given.person(ADMIN, { role: "Administrator", name: "Ada" });
  await given.person(SELLER, { access: ["radio"], markets: ["tv-501"], name: "Sam", language: "es-ES" });
  const post = (url: string, body: object, as?: string) =>
    get(`/api/v1/access-requests${url}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
      ...(as ? { as } : {}),
    });
  const list = async (query = "") =>
    (await get(`/api/v1/access-requests${query}`, { as: ADMIN })).json<{ items: AccessRequest[] }>().items;
  const confirm = async (email = STRANGER) =>
    post("/confirm", { token: await latestSecret(database, email, "request") });
  const customer = async () => {
    const [row] = await database.query<{ id: number }>("select customer_id as id from customer");
    return row?.id ?? 0;
  };
  return {
    ...product,
    post,
    list,
    confirm,
    customer,
    ask: (body: object = {}) => post("", { ...ASKED, ...body }),
    askFor: (asked: string, as = SELLER) => post("/rights", { asked, message: "Please" }, as),
    decide: async (body: object, id?: number) =>
      post(`/${id ?? (await list("?status=open"))[0]?.id ?? 0}/decision`, body, ADMIN),
    notices: (email: string) =>
      database.query<{ kind: string; data: unknown; link: string | null }>(
        `select notification.kind, data, link from notification join person using (person_id)
         where email = $1 order by notification_id`,
        [email],
      ),
  };
}

test("a stranger asks, proves the address, is approved, chooses a password and signs in", async () => {
  const { ask, confirm, list, decide, customer, app, database, notices } = await withAdministrator();
  expect((await ask()).json()).toEqual({ received: true });
  expect(await list()).toEqual([]);
  expect(await list("?status=unconfirmed")).toHaveLength(1);

  expect((await confirm()).json()).toEqual({ received: true });
  expect(await list()).toMatchObject([{ ...ASKED, kind: "account", status: "open", person: null }]);
  expect(await notices(ADMIN)).toMatchObject([
    { kind: "access-requested", data: { name: "Nell New", organization: "WNEW" } },
  ]);

  const approved = await decide({ decision: "approve", customer: await customer(), note: "See you soon" });
  expect((await mailbox(database, STRANGER)).at(-1)?.text).toContain("See you soon");
  expect(approved.json()).toMatchObject({ status: "approved", decidedBy: "Ada", person: expect.any(Number) });
  const token = await latestSecret(database, STRANGER, "invitation");
  const password = "seven green bottles";
  await app.inject({ method: "POST", url: "/api/v1/invitations/password", payload: { token, password } });

  const client = await identityClient(app, database);
  const browser = new Browser(app);
  const form = await browser.open(client.authorize());
  expect((await browser.open(form.url, { email: STRANGER, password })).location).toContain("#code=");
});

test("the mail to an address that nobody has proven yet repeats nothing that was typed", async () => {
  const { ask, database } = await withAdministrator();
  await ask({ name: "Win at https://evil.example", organization: "Call 555", message: "<script>alert(1)</script>" });
  const [mail] = await mailbox(database, STRANGER);
  expect(mail?.subject).toBe("Bitte bestätigen Sie Ihre Zugangsanfrage für Spotmarket");
  expect(mail?.text).not.toMatch(/evil|555|script/);
});

test("a known address gets the same answer by the same statements, another mail, and no request", async () => {
  const { ask, list, database } = await withAdministrator();
  const heard = statements(database);
  const unknown = await ask();
  const first = heard();
  const known = await ask({ email: SELLER });
  expect(heard()).toEqual(first);
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  expect(await mailbox(database, SELLER)).toMatchObject([{ subject: "Ya tiene acceso a Spotmarket", secrets: {} }]);
  expect(await list("?status=unconfirmed")).toMatchObject([{ email: STRANGER }]);
});

test("asking twice is one request, with what was said last before the address was proven", async () => {
  const { ask, confirm, list, database } = await withAdministrator();
  await ask();
  const first = await latestSecret(database, STRANGER, "request");
  await ask({ organization: "WNEW-TV" });
  await confirm();
  await ask({ organization: "Somebody else" });
  expect(await list()).toMatchObject([{ organization: "WNEW-TV", status: "open" }]);
  expect(await list("?status=unconfirmed")).toEqual([]);
  expect(first).not.toBe(await latestSecret(database, STRANGER, "request"));
});

test("a link to confirm works once and not for ever", async () => {
  const { ask, post, database } = await withAdministrator();
  await ask();
  const token = await latestSecret(database, STRANGER, "request");
  await database.query("update single_use_token set expires_at = expires_at - interval '48 hours'");
  expect((await post("/confirm", { token })).json()).toMatchObject({ code: "link-expired" });
  await database.query("update single_use_token set expires_at = expires_at + interval '48 hours'");
  const answers = await Promise.all(Array.from({ length: 4 }, () => post("/confirm", { token })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
});

test("a declined stranger is told why, in the language of the request", async () => {
  const { ask, confirm, decide, list, database } = await withAdministrator();
  await ask();
  await confirm();
  await decide({ decision: "decline", note: "We are full.\nSorry." });
  expect(await list("?status=declined")).toMatchObject([{ note: "We are full.\nSorry.", person: null }]);
  const mail = (await mailbox(database, STRANGER)).at(-1);
  expect(mail?.subject).toBe("Ihre Zugangsanfrage für Spotmarket");
  expect(mail?.text).toContain("We are full.\nSorry.");
  expect(await database.query("select 1 from person where email = $1", [STRANGER])).toEqual([]);
});

test("an account needs a customer with a seat, and until then the request waits", async () => {
  const { ask, confirm, decide, customer, list, database } = await withAdministrator();
  await ask();
  await confirm();
  expect((await decide({ decision: "approve" })).json()).toMatchObject({
    code: "invalid-input",
    errors: [{ pointer: "/body/customer" }],
  });
  await database.query("update customer set seats = 1");
  expect((await decide({ decision: "approve", customer: await customer() })).json()).toMatchObject({
    code: "seats-taken",
  });
  expect(await list()).toMatchObject([{ status: "open" }]);
});

test("of two administrators who decide at once, one decides", async () => {
  const { ask, confirm, decide, customer, list } = await withAdministrator();
  await ask();
  await confirm();
  const id = (await list())[0]?.id;
  const choice = { customer: await customer() };
  const answers = await Promise.all([
    decide({ decision: "approve", ...choice }, id),
    decide({ decision: "decline", ...choice }, id),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test.each([
  ["access:tv", { access: ["radio", "tv"] }],
  ["market:tv-623", { markets: ["tv-501", "tv-623"] }],
  ["role:Administrator", { role: "Administrator" }],
])("a person asks for %s and has it from the next request on", async (asked, rights) => {
  const { askFor, decide, get, list, notices, database } = await withAdministrator();
  expect((await askFor(asked)).json()).toEqual({ received: true });
  await askFor(asked);
  expect(await list()).toMatchObject([{ kind: "right", asked, name: "Sam", organization: "Example Media" }]);
  expect((await notices(ADMIN)).filter(({ kind }) => kind === "right-requested")).toHaveLength(1);

  expect((await decide({ decision: "approve", note: "Enjoy" })).json()).toMatchObject({ status: "approved" });

  const session = (await get("/session", { as: SELLER })).json<Record<string, unknown>>();
  for (const [name, value] of Object.entries(rights))
    expect(session[name]).toEqual(Array.isArray(value) ? expect.arrayContaining(value) : value);
  expect(await notices(SELLER)).toContainEqual(expect.objectContaining({ kind: "request-approved", data: { asked } }));
  expect((await mailbox(database, SELLER)).at(-1)?.subject).toMatch(/^Ya dispone de: /);
  expect((await askFor(asked)).json()).toMatchObject({ code: "already-exists" });
});

test.each([
  ["access:shareOfWallet", "access-required"],
  ["market:tv-623", "market-not-entitled"],
  ["vertical:retail", "vertical-not-entitled"],
])("%s, which the customer does not have, cannot be granted", async (asked, code) => {
  const { askFor, decide, list, database } = await withAdministrator();
  await database.query("update customer set markets = '{tv-501}', verticals = '{automotive}'");
  await database.query("update rights_version set version = version + 1");
  await database.query("update person set verticals = '{automotive}' where email = $1", [SELLER]);
  await askFor(asked);
  expect((await decide({ decision: "approve" })).json()).toMatchObject({ code });
  expect(await list()).toMatchObject([{ status: "open" }]);
});

test("the customer's owner hears of it too, and a declined right changes nothing", async () => {
  const { askFor, decide, given, notices, get, database } = await withAdministrator();
  await given.person("owner@example.com", { name: "Olga" });
  await database.query(
    "update customer set owner_id = (select person_id from person where email = 'owner@example.com')",
  );
  await askFor("access:tv");
  expect(await notices("owner@example.com")).toMatchObject([{ kind: "right-requested", data: { asked: "access:tv" } }]);
  await decide({ decision: "decline", note: "Next year" });
  expect((await get("/session", { as: SELLER })).json()).toMatchObject({ access: ["radio"] });
  expect(await notices(SELLER)).toMatchObject([{ kind: "request-declined" }]);
  expect((await mailbox(database, SELLER)).at(-1)?.text).toContain("Next year");
});

test("every decision is in the audit log", async () => {
  const { ask, confirm, decide, customer, database } = await withAdministrator();
  await ask();
  await confirm();
  await decide({ decision: "approve", customer: await customer(), note: "Welcome" });
  const entries = await database.query("select action, actor, subject, note from audit_entry order by position");
  expect(entries).toEqual([
    expect.objectContaining({ action: "person.invited", actor: ADMIN, subject: STRANGER }),
    { action: "accessRequest.approved", actor: ADMIN, subject: STRANGER, note: "Welcome" },
  ]);
});

test("requests are found by name, address and organization, and come as CSV", async () => {
  const { ask, confirm, askFor, list, get } = await withAdministrator();
  await ask({ organization: "=HYPERLINK(1)" });
  await confirm();
  await askFor("access:tv");
  expect(await list("?search=STRANGER.ex")).toMatchObject([{ email: STRANGER }]);
  expect(await list("?kind=right")).toMatchObject([{ email: SELLER }]);
  expect(await list("?search=nobody")).toEqual([]);
  const csv = (await get("/api/v1/access-requests.csv?kind=account", { as: ADMIN })).body;
  expect(csv.split("\r\n")[0]).toContain("createdAt,status,kind,name,email");
  expect(csv).not.toMatch(/(^|,)=HYPERLINK/m);
});

test.each([
  ["an over-long name", { name: "x".repeat(121) }],
  ["control characters", { name: "Nell\u0000" }],
  ["a right-to-left override", { organization: "abc\u202egnp.exe" }],
  ["line breaks in a name", { name: "Nell\r\nBcc: x@y.example" }],
  ["two addresses", { email: "a@b.example, c@d.example" }],
  ["a message of a book's length", { message: "x".repeat(2_001) }],
  ["a language that is none", { language: "tlh" }],
])("%s is refused and nothing is kept", async (_what, body) => {
  const { ask, list } = await withAdministrator();
  expect((await ask(body)).statusCode).toBe(400);
  expect(await list("?status=unconfirmed")).toEqual([]);
});

test.each(["access:everything", "role:Owner", "market:", "tv", "market:tv-501' or 1=1"])(
  "%j is no right that one may ask for",
  async (asked) => {
    const { askFor } = await withAdministrator();
    expect((await askFor(asked)).statusCode).toBe(400);
  },
);

test("a market or a line of business that does not exist cannot be asked for", async () => {
  const { askFor } = await withAdministrator();
  expect((await askFor("market:tv-999")).json()).toMatchObject({ code: "market-unknown" });
  expect((await askFor("vertical:astrology")).json()).toMatchObject({ code: "not-found" });
});
