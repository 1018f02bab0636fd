import { describe, expect, test } from "vitest";
import { verifyChain } from "#platform/audit/verifyChain.ts";
import type { RowOutcome } from "#platform/api/rowOutcome.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CustomerRecord } from "../contract/customerSchemas.ts";

const SELLER = "seller@example.com";
const ADMIN = "admin@example.com";
const MARKETS = ["tv-501", "tv-623", "radio-35620"];

/** Two customers: Example Media with a seller and the administrator, and Other Radio with nobody. */
async function withCustomers() {
  const product = await testApp();
  await product.given.published({ markets: MARKETS });
  await product.given.customer({ markets: ["tv-501"], seats: 3 });
  await product.given.customer({ name: "Other Radio", access: ["radio"], markets: ["tv-623"] });
  await product.given.person(SELLER);
  await product.given.person(ADMIN, { role: "Administrator" });
  const call = async (
    method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    as = ADMIN,
  ) => {
    const headers = { "content-type": "application/json" };
    const answer = await product.get(`/api/v1${path}`, {
      method,
      as,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const list = async () => (await call("GET", "/customers?archived=with")).body.items as readonly CustomerRecord[];
  const named = async (name: string) => {
    const found = (await list()).find((customer) => customer.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  /** Changes a customer as it is now. */
  const change = async (name: string, settings: object) => {
    const { id, version } = await named(name);
    return call("PATCH", `/customers/${id}`, { version, ...settings });
  };
  const audit = async (action: string) => (await call("GET", `/audit?action=${action}`)).body.items;
  return { ...product, call, list, named, change, audit };
}

describe.skipIf(storeMissing)("customers", () => {
  test("are for administrators alone", async () => {
    const { call, named } = await withCustomers();
    const { id } = await named("Example Media");
    const refused = await Promise.all([
      call("GET", "/customers", undefined, SELLER),
      call("POST", "/customers", { name: "Mine" }, SELLER),
      call("GET", `/customers/${id}`, undefined, SELLER),
      call("PATCH", `/customers/${id}`, { version: 1, seats: 99 }, SELLER),
      call("GET", `/customers/${id}/people`, undefined, SELLER),
      call("GET", `/customers/${id}/usage`, undefined, SELLER),
    ]);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [403, "role-required"]));
  });

  test("are listed with what they bought and how much of it they use", async () => {
    const { list } = await withCustomers();
    expect(await list()).toMatchObject([
      { name: "Example Media", seats: 3, seatsUsed: 1, people: 2, markets: ["tv-501"], status: "active", version: 1 },
      { name: "Other Radio", seats: null, seatsUsed: 0, people: 0, access: ["radio"], owner: null, hasLogo: false },
    ]);
  });

  test("are added, with what is left out empty, and the log says by whom", async () => {
    const { call, audit } = await withCustomers();
    const { status, body } = await call("POST", "/customers", {
      name: "New TV",
      kind: "tv",
      markets: ["tv-501", "tv-501"],
    });
    expect([status, body]).toMatchObject([
      201,
      { name: "New TV", kind: "tv", markets: ["tv-501"], access: [], version: 1 },
    ]);
    expect(await audit("customer.created")).toMatchObject([
      { actor: ADMIN, subject: "New TV", before: null, after: { name: "New TV", kind: "tv", markets: ["tv-501"] } },
    ]);
    const again = await call("POST", "/customers", { name: "new tv" });
    expect([again.status, again.body.code]).toEqual([409, "already-exists"]);
  });

  test("a change names only what changed in the log, and nothing when nothing did", async () => {
    const { change, audit, named, database } = await withCustomers();
    expect((await change("Example Media", { seats: 5, access: ["tv", "radio"], plan: "Premium" })).status).toBe(200);
    const [entry] = await audit("customer.changed");
    expect(entry).toMatchObject({
      before: { seats: 3, plan: "" },
      after: { seats: 5, plan: "Premium", access: ["tv", "radio"] },
    });
    expect(Object.keys(entry.after).toSorted()).toEqual(["access", "plan", "seats"]);
    const { version } = await named("Example Media");
    await change("Example Media", { seats: 5 });
    expect((await named("Example Media")).version).toBe(version);
    expect(await audit("customer.changed")).toHaveLength(1);
    expect(await verifyChain(database)).toMatchObject({ brokenAt: null });
  });

  test("of two who edit the same state, the second is told, and nothing of the first is lost", async () => {
    const { call, named, audit } = await withCustomers();
    const { id, version } = await named("Example Media");
    const answers = await Promise.all([
      call("PATCH", `/customers/${id}`, { version, plan: "Gold" }),
      call("PATCH", `/customers/${id}`, { version, plan: "Silver" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("conflict");
    expect(await audit("customer.changed")).toHaveLength(1);
  });

  test("rights follow on the very next request, and the people are told", async () => {
    const { change, get, database } = await withCustomers();
    const session = async () => (await get("/session", { as: SELLER })).json();
    expect(await session()).toMatchObject({ markets: ["tv-501"] });
    await change("Example Media", { markets: ["tv-623"], access: ["radio"] });
    expect(await session()).toMatchObject({ markets: ["tv-623"], access: ["radio"] });
    await change("Example Media", { allMarkets: true });
    expect((await session()).markets).toHaveLength(3);
    const told = await database.query("select email, kind from notification join person using (person_id)");
    expect(told).toEqual([
      { email: SELLER, kind: "rights-changed" },
      { email: SELLER, kind: "rights-changed" },
    ]);
  });

  test("suspending shuts the doors at once, and taking it back opens them", async () => {
    const { change, get, audit } = await withCustomers();
    const markets = async () => (await get("/markets", { as: SELLER })).statusCode;
    expect(await markets()).toBe(200);
    await change("Example Media", { status: "suspended" });
    expect(await markets()).toBe(403);
    await change("Example Media", { status: "active" });
    expect(await markets()).toBe(200);
    expect(await audit("customer.suspended")).toMatchObject([
      { before: { status: "active" }, after: { status: "suspended" } },
    ]);
    expect(await audit("customer.reactivated")).toHaveLength(1);
  });

  test.each([
    [{ seats: 0 }, 409, "seats-taken", "/body/seats"],
    [{ seats: -1 }, 400, "invalid-input", "/body/seats"],
    [{ startsOn: "2026-05-01", endsOn: "2026-04-30" }, 400, "invalid-input", "/body/endsOn"],
    [{ endsOn: "30.04.2026" }, 400, "invalid-input", "/body/endsOn"],
    [{ markets: ["tv-501", "tv-999"] }, 400, "invalid-input", "/body/markets/1"],
    [{ markets: ["../etc"] }, 400, "invalid-input", "/body/markets/0"],
    [{ access: ["everything"] }, 400, "invalid-input", "/body/access/0"],
    [{ verticals: ["spaceTravel"] }, 400, "invalid-input", "/body/verticals/0"],
    [{ owner: "999" }, 400, "invalid-input", "/body/owner"],
    [{ tenants: ["contoso.com"] }, 400, "invalid-input", "/body/tenants/0"],
    [{ brandColour: "red" }, 400, "invalid-input", "/body/brandColour"],
    [{ name: "" }, 400, "invalid-input", "/body/name"],
    [{ name: "x".repeat(121) }, 400, "invalid-input", "/body/name"],
    [{ name: "turned \u202e around" }, 400, "invalid-input", "/body/name"],
    [{ name: "null \u0000" }, 400, "invalid-input", "/body/name"],
    [{ name: "OTHER radio" }, 409, "already-exists", "/body/name"],
  ])("%j is refused where it is wrong", async (settings, status, code, pointer) => {
    const { change, named } = await withCustomers();
    const refused = await change("Example Media", settings);
    expect([refused.status, refused.body.code, refused.body.errors?.[0].pointer]).toEqual([status, code, pointer]);
    expect(await named("Example Media")).toMatchObject({ version: 1 });
  });

  test("text that looks like a script is kept as the text it is", async () => {
    const { change, named } = await withCustomers();
    const name = '<script>alert("x")</script> & Söhne';
    expect((await change("Example Media", { name })).status).toBe(200);
    expect((await named(name)).name).toBe(name);
  });

  test("a market that vanished from the data stays with its customer and is told", async () => {
    const { given, change, named } = await withCustomers();
    await given.published({ markets: ["tv-623"] });
    expect(await named("Example Media")).toMatchObject({ markets: ["tv-501"], unknownMarkets: ["tv-501"] });
    expect((await change("Example Media", { markets: ["tv-501", "tv-623"] })).status).toBe(200);
    expect((await change("Other Radio", { markets: ["tv-501"] })).status).toBe(400);
  });

  test("the owner is one of the customer's own people", async () => {
    const { call, change, named, audit } = await withCustomers();
    const { id } = await named("Example Media");
    const people = (await call("GET", `/customers/${id}/people`)).body.items;
    expect(people).toMatchObject([
      { email: ADMIN, role: "Administrator" },
      { email: SELLER, status: "active" },
    ]);
    expect((await change("Other Radio", { owner: people[1].id })).status).toBe(400);
    expect((await change("Example Media", { owner: people[1].id })).body.owner).toMatchObject({ email: SELLER });
    expect((await audit("customer.changed"))[0]).toMatchObject({ before: { owner: null }, after: { owner: SELLER } });
  });

  test("only a customer without people goes into the archive, and comes back", async () => {
    const { change, call } = await withCustomers();
    expect((await change("Example Media", { status: "archived" })).body.code).toBe("conflict");
    expect((await change("Other Radio", { status: "archived" })).status).toBe(200);
    expect((await call("GET", "/customers")).body.items).toHaveLength(1);
    expect((await change("Other Radio", { status: "active" })).status).toBe(200);
    expect((await call("GET", "/customers")).body.items).toHaveLength(2);
  });

  test("many are changed in one go, each on its own, after a look at what would happen", async () => {
    const { call, list, named } = await withCustomers();
    const ids = [...(await list()).map(({ id }) => id), "999"];
    const change = { set: { seats: 0 }, add: { access: ["tv"], markets: ["tv-501"] }, remove: { access: ["radio"] } };
    const bulk = async (dryRun: boolean) =>
      (await call("POST", "/customers/bulk", { customers: ids, change, dryRun })).body.items as RowOutcome[];
    const expected = [
      { name: "Example Media", outcome: "refused", code: "seats-taken" },
      { name: "Other Radio", outcome: "changed", before: { access: ["radio"] }, after: { access: ["tv"], seats: 0 } },
      { id: "999", outcome: "refused", code: "not-found" },
    ];
    expect(await bulk(true)).toMatchObject(expected);
    expect(await named("Other Radio")).toMatchObject({ access: ["radio"], version: 1 });
    expect(await bulk(false)).toMatchObject(expected);
    expect(await named("Other Radio")).toMatchObject({ access: ["tv"], markets: ["tv-623", "tv-501"], seats: 0 });
    expect((await bulk(false))[1]).toMatchObject({ outcome: "unchanged" });
  });

  test("the list goes out as CSV, is edited in a spreadsheet, and comes back", async () => {
    const { get, call, list, named } = await withCustomers();
    const csv = (await get("/api/v1/customers.csv", { as: ADMIN })).body;
    const unchanged = await call("POST", "/customers/csv", { text: csv, dryRun: false });
    expect(unchanged.body.items.map(({ outcome }: RowOutcome) => outcome)).toEqual(["unchanged", "unchanged"]);
    const edited = csv.replace("Other Radio,other", "Other Radio & Sons,radio").replaceAll(",", ";");
    const withNew = `${edited};;Third;tv;Basic;active;10;;;2026-01-01;2026-12-31;;tv;all;all;all\r\n`;
    const tried = await call("POST", "/customers/csv", { text: withNew, dryRun: true });
    expect(tried.body).toMatchObject({
      done: false,
      items: [
        { line: 2, outcome: "unchanged" },
        { line: 3, outcome: "changed", after: { name: "Other Radio & Sons", kind: "radio" } },
        { line: 4, outcome: "added", id: null },
      ],
    });
    expect(await list()).toHaveLength(2);
    expect((await call("POST", "/customers/csv", { text: withNew, dryRun: false })).body.done).toBe(true);
    expect(await named("Third")).toMatchObject({ seats: 10, allMarkets: true, verticals: null, endsOn: "2026-12-31" });
  });

  test("a file with one bad row changes nothing, and every bad cell is named with its line", async () => {
    const { call, list } = await withCustomers();
    const text = "id,name,kind,seats,markets\n,Good,tv,1,tv-501\n,Bad,planet,-4,tv-999\n7777,Lost,tv,1,\n";
    const { body } = await call("POST", "/customers/csv", { text, dryRun: false });
    expect(body).toMatchObject({
      done: false,
      items: [
        { line: 2, outcome: "added" },
        { line: 3, outcome: "refused", code: "invalid-input" },
        { line: 4, outcome: "refused", code: "not-found" },
      ],
    });
    expect(body.items[1].faults).toMatchObject([
      { column: "kind", value: "planet", code: "option", values: { options: "tv, radio, digital, agency, other" } },
      { column: "seats", value: "-4", code: "too-small", values: { least: 0 } },
    ]);
    expect(await list()).toHaveLength(2);
    const goodOnly = await call("POST", "/customers/csv", { text, dryRun: false, goodRowsOnly: true });
    expect([goodOnly.body.done, (await list()).map(({ name }) => name)]).toEqual([
      true,
      expect.arrayContaining(["Good", "Other Radio"]),
    ]);
    const wrong = await call("POST", "/customers/csv", { text: "who,what\na,b\n", dryRun: true });
    expect([wrong.status, wrong.body.code]).toEqual([400, "invalid-input"]);
    expect(wrong.body.errors).toMatchObject([{ code: "file-columns", values: { columns: "id, name" } }]);
  });

  test("a row taken out before somebody else changed the customer is refused", async () => {
    const { get, call, change } = await withCustomers();
    const csv = (await get("/api/v1/customers.csv", { as: ADMIN })).body.replace(
      "Other Radio,other",
      "Other Radio,radio",
    );
    await change("Other Radio", { plan: "Gold" });
    const { body } = await call("POST", "/customers/csv", { text: csv, dryRun: false });
    expect(body).toMatchObject({
      done: false,
      items: [{ outcome: "unchanged" }, { outcome: "refused", code: "conflict" }],
    });
  });

  test("usage counts sign-ins and people week by week, and nobody else's", async () => {
    const { call, named, database } = await withCustomers();
    await database.query(
      `insert into sign_in (person_id, issuer, outcome, at)
       select person_id, 'test', outcome, at::timestamptz from person, (values
         ('signed-in', now()), ('signed-in', now() - interval '7 days'), ('signed-in', now() - interval '7 days'),
         ('wrong-password', now()), ('signed-in', now() - interval '200 days')) as entry (outcome, at)
       where email = $1`,
      [SELLER],
    );
    const { id } = await named("Example Media");
    const { weeks } = (await call("GET", `/customers/${id}/usage`)).body;
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-3)).toMatchObject([
      { signIns: 0, people: 0 },
      { signIns: 2, people: 1 },
      { signIns: 1, people: 1 },
    ]);
    expect(new Date(weeks[11].week).getUTCDay()).toBe(1);
    const other = await named("Other Radio");
    expect((await call("GET", `/customers/${other.id}/usage`)).body.weeks.at(-1)).toMatchObject({ signIns: 0 });
  });
});
