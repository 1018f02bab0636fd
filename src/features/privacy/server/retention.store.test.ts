import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CompaniesFile } from "#features/companies/contract.ts";
import { removeOverdue } from "./retention.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const RIVAL = "rival@other.example";
const FILE = `name,category,contact_name,contact_source
Company 1,hotels,Old,Fair
Company 2,hotels,Called,Fair
Company 3,hotels,New,Fair
`;
const NEVER = { contacts: null, calls: null, proposals: null, comments: null };

async function withOldData() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-623"] });
  await product.given.customer({ markets: ["tv-623"] });
  await product.given.person(ANN);
  await product.given.person(BEN);
  await product.given.customer({ name: "Other Media", markets: ["tv-623"] });
  await product.given.person(RIVAL, { customer: "Other Media" });
  const { database } = product;
  await database.query("update person set sees_team_calls = true where email = any($1)", [[ANN, RIVAL]]);
  const send = (method: "GET" | "POST" | "PUT", path: string, as: string, body?: object) =>
    product.get(`/api/v1${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  for (const as of [ANN, RIVAL])
    await send("POST", "/companies/file", as, {
      name: "book.csv",
      content: Buffer.from(FILE).toString("base64"),
      mode: "add",
      dryRun: false,
    });
  await database.query("update company_change set at = now() - interval '30 months'");
  const list = async (as: string) => (await send("GET", "/companies/file", as)).json<CompaniesFile>().items;
  for (const [at, { id, name }] of (await list(ANN)).toSorted((a, b) => (a.name < b.name ? -1 : 1)).entries()) {
    if (at === 0) continue;
    const [status, months] = at === 1 ? ["open", 2] : ["lost", 30];
    await database.query(
      `insert into call_entry (person_id, customer_id, market_id, sub_vertical, prospect, name, status, company_id, added_at)
       select person_id, customer_id, 'tv-623', 'hotels', $2, $3, $4, $5, now() - make_interval(months => $6::int)
       from person where email = $1`,
      [ANN, `company:${id}`, name, status, id, months],
    );
  }
  for (const [status, months] of [
    ["won", 40],
    ["sent", 40],
    ["won", 1],
  ] as const)
    await database.query(
      `insert into proposal (customer_id, person_id, status, changed_at)
       select customer_id, person_id, $2, now() - make_interval(months => $3::int) from person where email = $1`,
      [ANN, status, months],
    );
  for (const months of [14, 1])
    await database.query(
      `insert into team_comment (customer_id, person_id, address, title, said, at)
       select customer_id, person_id, '/', 'A figure', 'Look', now() - make_interval(months => $2::int) from person where email = any($1)`,
      [[ANN, RIVAL], months],
    );
  const people = async (as: string) =>
    (await list(as)).flatMap(({ contacts }) => contacts.map(({ name }) => name ?? "")).sort();
  return { ...product, send, people };
}

describe.skipIf(storeMissing)("how long an organization keeps what it knows of others", () => {
  test("is for ever until somebody who sees the team's calls chooses, and others are told", async () => {
    const { send, people, database } = await withOldData();
    expect((await send("GET", "/retention", BEN)).json()).toEqual({ ...NEVER, may: false, version: 0 });
    await removeOverdue(database);
    expect(await people(ANN)).toHaveLength(3);
    const refused = await send("PUT", "/retention", BEN, { ...NEVER, calls: 12, version: 0 });
    expect([refused.statusCode, refused.json().code]).toEqual([403, "role-required"]);
    expect((await send("PUT", "/retention", ANN, { ...NEVER, calls: 12, version: 0 })).json()).toEqual({ version: 1 });
    const late = await send("PUT", "/retention", ANN, { ...NEVER, version: 0 });
    expect(late.json()).toMatchObject({ code: "conflict" });
    expect((await send("GET", "/retention", BEN)).json()).toMatchObject({ calls: 12, may: false, version: 1 });
    expect((await send("PUT", "/retention", ANN, { ...NEVER, calls: 7, version: 1 })).statusCode).toBe(400);
  });

  test("is shown before: contacts without activity, closed calls, closed proposals, comments", async () => {
    const { send } = await withOldData();
    const preview = async (query: string) => (await send("GET", `/retention/preview?${query}`, ANN)).json();
    expect(await preview("")).toEqual({ contacts: 0, calls: 0, proposals: 0, comments: 0 });
    const some = { contacts: 2, calls: 1, proposals: 1, comments: 0 };
    expect(await preview("contacts=24&calls=24&proposals=36&comments=24")).toEqual(some);
    const others = { contacts: 0, calls: 0, proposals: 1, comments: 1 };
    expect(await preview("contacts=36&calls=36&proposals=12&comments=12")).toEqual(others);
  });

  test("ends in removal for good, which the audit log counts and names nobody of; other organizations keep theirs", async () => {
    const { send, people, database } = await withOldData();
    await send("PUT", "/retention", ANN, { contacts: 24, calls: 24, proposals: 24, comments: 12, version: 0 });
    await removeOverdue(database);
    expect(await people(ANN)).toEqual(["Called"]);
    expect(await people(RIVAL)).toEqual(["Called", "New", "Old"]);
    expect(await database.query("select status from call_entry")).toEqual([{ status: "open" }]);
    expect(await database.query("select status from proposal order by status")).toEqual([
      { status: "sent" },
      { status: "won" },
    ]);
    const told = await database.query<{ after: unknown }>(
      "select after from audit_entry where action = 'retention.removed'",
    );
    expect(told).toEqual([{ after: { contacts: 2, calls: 1, proposals: 1, comments: 1 } }]);
    const left = await database.query(
      "select count(*)::int as count from team_comment group by customer_id order by customer_id",
    );
    expect(left, "of other organizations all").toEqual([{ count: 1 }, { count: 2 }]);
    await removeOverdue(database);
    expect(await database.query("select 1 as one from audit_entry where action = 'retention.removed'")).toHaveLength(1);
  });
});
