import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { comments } from "#features/comments/contract.ts";
import type { companies, CompaniesFile, CompanyPairs, FoundCompanies, ImportReport } from "../contract.ts";
import type { CompanyHistory } from "../contract/typedCompanies.ts";
import { sweepCompanies } from "./sweepCompanies.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const NARROW = "narrow@example.com";
const RIVAL = "rival@other.example";
const HEADER =
  "Company,Category,City,State,ZIP,County,Employees,Phone,Website,CRM ID,Last year,Contact,Contact email,Consent,Source";
const FILE = `${HEADER}
Example company 1 (not real),Hotels,Dallas,TX,75201,"County 1, TX",40,(214) 555-0100,example.com,A-1,12000,Owner,owner@example.com,given,Trade fair
Example company 1 (not real),Hotels,Dallas,TX,75201,"County 1, TX",40,(214) 555-0100,example.com,A-1,12000,Manager,manager@example.com,none,Call
Example company 2 (not real),Casinos,Plano,TX,75023,County 1,,,,A-2,,,,,
`;

async function withSellers() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-623", "tv-501"] });
  await product.given.customer({ markets: ["tv-623"] });
  await product.given.person(ANN);
  await product.given.person(BEN);
  await product.given.person(NARROW, { verticals: ["finance"] });
  await product.given.customer({ name: "Other Media", markets: ["tv-623"] });
  await product.given.person(RIVAL, { customer: "Other Media" });
  const send = (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, as: string, body?: object) =>
    product.get(`/api/v1${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  const importFile = async (as: string, text: string, how: object = {}) =>
    (
      await send("POST", "/companies/file", as, {
        name: "book.csv",
        content: Buffer.from(text).toString("base64"),
        mode: "add",
        dryRun: false,
        ...how,
      })
    ).json<ImportReport>();
  const list = async (as: string) => (await send("GET", "/companies/file", as)).json<CompaniesFile>();
  const names = async (as: string) => (await list(as)).items.map(({ name }) => name).sort();
  const idOf = async (name: string) => (await list(ANN)).items.find((company) => company.name.includes(name))?.id ?? "";
  const undo = (as: string, change: string | null) => send("POST", `/companies/changes/${change}/undoing`, as);
  return { ...product, send, importFile, list, names, idOf, undo };
}

const TYPED = {
  name: "Example company 3 (not real)",
  street: null,
  city: "Dallas",
  state: "tx",
  zip: "75201",
  county: "County 1, TX",
  subVertical: "hotels",
  employees: 12,
  phone: null,
  website: "example.com",
  crmId: null,
  ownDollars: null,
  contacts: [{ name: "Owner", role: null, phone: null, email: "owner@example.com", consent: "given", source: "Call" }],
};

const BOTH = ["Example company 1 (not real)", "Example company 2 (not real)"];

describe.skipIf(storeMissing)("companies", () => {
  test("come in a file that is shown first: nothing is kept before it is taken", async () => {
    const { importFile, names } = await withSellers();
    const shown = await importFile(ANN, FILE, { dryRun: true });
    expect(shown).toMatchObject({ rows: 3, refused: 0, companies: 2, contacts: 2, added: 2, changed: 0, change: null });
    expect(shown.problems).toEqual([]);
    expect(await names(ANN)).toEqual([]);
    expect((await importFile(ANN, FILE)).change).not.toBeNull();
    expect(await names(ANN)).toEqual(BOTH);
  });

  test("have their fields, people, consent and source, and the market of their county", async () => {
    const { importFile, list } = await withSellers();
    await importFile(ANN, FILE);
    const { items, counties, categories, year } = await list(ANN);
    const hotel = items.find(({ crmId }) => crmId === "A-1");
    expect(hotel).toMatchObject({
      zip: "75201",
      county: "48001",
      subVertical: "hotels",
      employees: 40,
      ownDollars: 12_000,
    });
    expect(hotel?.contacts).toMatchObject([
      { name: "Owner", email: "owner@example.com", consent: "given", source: "Trade fair" },
      { name: "Manager", consent: "none" },
    ]);
    expect(hotel).toMatchObject({ market: "tv-623", markets: ["tv-623"] });
    expect(counties["48001"]).toBe("County 1, TX");
    expect(categories.find(({ subVertical }) => subVertical === "hotels")).toMatchObject({ market: "tv-623" });
    expect(year).not.toBeNull();
    expect(items.map(({ score }) => score)).toEqual(
      items.map(({ score }) => score).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
    );
  });

  test("are seen by colleagues and by nobody of another organization, who can touch none of them", async () => {
    const { importFile, names, idOf, send, undo } = await withSellers();
    const { change } = await importFile(ANN, FILE);
    const id = await idOf("company 1");
    const other = await idOf("company 2");
    expect(await names(BEN)).toEqual(BOTH);
    expect(await names(RIVAL)).toEqual([]);
    const tries = await Promise.all([
      send("DELETE", `/companies/${id}`, RIVAL),
      send("POST", `/companies/${id}/merging`, RIVAL, { other }),
      send("POST", `/companies/${id}/telling-apart`, RIVAL, { other }),
      undo(RIVAL, change),
    ]);
    expect(tries.map((answer) => answer.json().code)).toEqual(Array.from({ length: 4 }, () => "not-found"));
    expect((await send("DELETE", "/company-contacts?of=owner@example.com", RIVAL)).json()).toEqual({ erased: 0 });
    expect((await send("GET", "/company-contacts?of=owner@example.com", RIVAL)).json()).toEqual({ items: [] });
    expect(await names(ANN)).toEqual(BOTH);
  });

  test("are found by what they do and where, in a market and a category, with the scores of the list", async () => {
    const { importFile, list, send } = await withSellers();
    await importFile(ANN, FILE);
    const { items } = await list(ANN);
    const search = async (as: string, query: string) =>
      (await send("GET", `/companies/search?${query}`, as)).json<FoundCompanies>();
    const found = async (as: string, query: string) => (await search(as, query)).items.map(({ city }) => city);
    const casino = await search(ANN, "q=casinos%20in%20Plano");
    expect(casino).toMatchObject({
      all: 2,
      found: 1,
      items: [{ name: "Example company 2 (not real)", market: "tv-623" }],
    });
    expect(casino.items[0]?.score).toBe(items.find(({ city }) => city === "Plano")?.score);
    expect(await found(ANN, "q=hotels%20in%20Plano")).toEqual([]);
    expect(await found(ANN, "q=example")).toHaveLength(2);
    expect(await found(ANN, "market=tv-623&subVertical=hotels")).toEqual(["Dallas"]);
    expect(await found(ANN, "market=tv-623&vertical=leisure&limit=1")).toHaveLength(1);
    expect((await send("GET", "/companies/search?market=tv-501", ANN)).json().code).toBe("market-not-entitled");
    expect(await search(RIVAL, "q=example")).toEqual({ all: 0, found: 0, items: [] });
    expect(await search(NARROW, "q=example")).toEqual({ all: 0, found: 0, items: [] });
  });

  test("are added and changed by hand, each with a way back, and their history says who did what", async () => {
    const { send, list, names, undo } = await withSellers();
    const answer = await send("POST", "/companies", ANN, TYPED);
    const added = answer.json<{ company: string; change: string }>();
    expect([answer.statusCode, answer.headers.location]).toEqual([201, `/api/v1/companies/${added.company}`]);
    const path = `/companies/${added.company}`;
    expect((await list(BEN)).items).toMatchObject([
      { id: added.company, state: "TX", county: "48001", market: "tv-623", contacts: TYPED.contacts },
    ]);
    const { version } = (await send("GET", path, BEN)).json<{ version: number }>();
    const changed = { ...TYPED, version, state: "TX", phone: "(214) 555-0100", ownDollars: 500, contacts: [] };
    const { change } = (await send("PUT", path, BEN, changed)).json<{ change: string }>();
    expect((await list(ANN)).items).toMatchObject([{ id: added.company, phone: "(214) 555-0100", contacts: [] }]);
    expect((await send("PUT", path, ANN, changed)).json().code, "who read it before that").toBe("conflict");
    const history = (await send("GET", `${path}/history`, ANN)).json<{ items: CompanyHistory }>().items;
    expect(history).toMatchObject([
      { kind: "changed", file: null, fields: ["phone", "ownDollars", "contacts"] },
      { kind: "added", fields: [] },
    ]);
    expect(history[0]?.by).not.toBe(history[1]?.by);
    expect((await undo(ANN, added.change)).json().code).toBe("conflict");
    await undo(ANN, change);
    expect((await list(ANN)).items).toMatchObject([{ phone: null, contacts: TYPED.contacts }]);
    await undo(ANN, added.change);
    expect(await names(ANN)).toEqual([]);
  });

  test("typed wrong are refused at their field, and touched by nobody who may not see them", async () => {
    const { importFile, send, idOf, names } = await withSellers();
    await importFile(ANN, FILE);
    const refused = async (wrong: object) => {
      const { code, errors } = (await send("POST", "/companies", ANN, { ...TYPED, ...wrong })).json();
      return [code, errors[0]?.pointer, errors[0]?.code];
    };
    expect(await refused({ zip: "7520" })).toEqual(["invalid-input", "/body/zip", "zip"]);
    expect(await refused({ state: "XX" })).toEqual(["invalid-input", "/body/state", "state"]);
    expect(await refused({ county: "Nowhere, TX" })).toEqual(["invalid-input", "/body/county", "county-name"]);
    expect(await refused({ website: "not a page" })).toEqual(["invalid-input", "/body/website", "web-address"]);
    expect(await refused({ subVertical: "dragons" })).toEqual(["invalid-input", "/body/subVertical", "unusable"]);
    expect(await refused({ crmId: "A-1" })).toEqual(["invalid-input", "/body/name", "company-known"]);
    const nameless = { ...TYPED.contacts[0], name: null, email: null };
    expect(await refused({ contacts: [nameless] })).toEqual(["invalid-input", "/body/contacts/0", "contact-unnamed"]);
    const id = await idOf("company 1");
    const tries = await Promise.all([
      send("PUT", `/companies/${id}`, RIVAL, { ...TYPED, version: 1 }),
      send("GET", `/companies/${id}/history`, RIVAL),
      send("GET", `/companies/${id}/history`, NARROW),
    ]);
    expect(tries.map((answer) => answer.json().code)).toEqual(["not-found", "not-found", "not-found"]);
    expect(
      (await send("PUT", `/companies/${id}`, NARROW, { ...TYPED, version: 1, subVertical: "mortgages" })).json().code,
    ).toBe("not-found");
    expect(await names(ANN)).toEqual(BOTH);
  });

  test("are not remembered beyond a change, an undoing or an erasure", async () => {
    const { importFile, send, undo } = await withSellers();
    const listed = async () => {
      const { columns } = (await send("GET", "/companies", ANN)).json<EndpointOutput<typeof companies>>();
      return [columns.id.length, ...columns.contact.filter(Boolean)];
    };
    expect(await listed()).toEqual([0]);
    const { change } = await importFile(ANN, FILE);
    expect(await listed()).toEqual([2, "Owner"]);
    await send("DELETE", "/company-contacts?of=owner@example.com", ANN);
    expect(await listed()).toEqual([2, "Manager"]);
    await undo(ANN, change);
    expect(await listed()).toEqual([0]);
  });

  test("are listed in columns in the same order and with the same scores, and each opens with its people", async () => {
    const { importFile, list, send } = await withSellers();
    await importFile(ANN, FILE);
    const { items, ...grounds } = await list(ANN);
    const listed = (await send("GET", "/companies", ANN)).json<EndpointOutput<typeof companies>>();
    const { columns, markets, ...same } = listed;
    expect(same).toEqual(grounds);
    expect(markets).toEqual({ "48001": ["tv-623"] });
    for (const key of [
      "id",
      "name",
      "city",
      "zip",
      "county",
      "subVertical",
      "phone",
      "crmId",
      "ownDollars",
      "score",
    ] as const)
      expect(columns[key], key).toEqual(items.map((company) => company[key]));
    const hotel = items.find(({ crmId }) => crmId === "A-1");
    expect(columns.contact[columns.crmId.indexOf("A-1")]).toBe("Owner");
    const { market: _market, markets: _markets, score: _score, turn: _turn, ...fields } = hotel ?? {};
    expect((await send("GET", `/companies/${hotel?.id}`, BEN)).json()).toEqual({ ...fields, version: 1 });
    const hidden = await Promise.all([RIVAL, NARROW].map((as) => send("GET", `/companies/${hotel?.id}`, as)));
    expect(hidden.map((answer) => answer.json().code)).toEqual(["not-found", "not-found"]);
  });

  test("of a vertical that is not open to a colleague are not shown to her, and she brings none in", async () => {
    const { importFile, names } = await withSellers();
    await importFile(ANN, FILE);
    expect(await names(NARROW)).toEqual([]);
    const { problems, change } = await importFile(NARROW, FILE, { goodRowsOnly: true });
    expect([problems[0]?.code, change]).toEqual(["not-entitled", null]);
  });

  test("are changed by the next file, which is undone whole", async () => {
    const { importFile, list, names, undo } = await withSellers();
    await importFile(ANN, FILE);
    const next = await importFile(ANN, "name,category,crm_id,employees\nNew name,Hotels,A-1,55\n", { mode: "replace" });
    expect(next).toMatchObject({ added: 0, changed: 1, removed: 1 });
    const { items } = await list(ANN);
    expect(items).toMatchObject([{ name: "New name", employees: 55, phone: "(214) 555-0100" }]);
    expect(items[0]?.contacts).toHaveLength(2);
    expect((await undo(BEN, next.change)).statusCode).toBe(200);
    expect(await names(ANN)).toEqual(BOTH);
    expect((await undo(ANN, next.change)).json()).toMatchObject({ code: "not-found" });
  });

  test("that changed again since cannot be undone past that", async () => {
    const { importFile, names, undo } = await withSellers();
    const first = await importFile(ANN, FILE);
    await importFile(ANN, "name,category,crm_id\nNew name,Hotels,A-1\n");
    expect((await undo(ANN, first.change)).json()).toMatchObject({ code: "conflict" });
    expect(await names(ANN)).toEqual([BOTH[1], "New name"]);
  });

  test("are removed with their people and come back with them", async () => {
    const { importFile, list, names, idOf, send, undo } = await withSellers();
    await importFile(ANN, FILE);
    const { change } = (await send("DELETE", `/companies/${await idOf("company 1")}`, ANN)).json<{ change: string }>();
    expect(await names(ANN)).toEqual([BOTH[1]]);
    await undo(ANN, change);
    expect((await list(ANN)).items.find(({ crmId }) => crmId === "A-1")?.contacts).toHaveLength(2);
  });

  test("that were removed a month ago are forgotten with their people within the hour", async () => {
    const { importFile, idOf, send, database } = await withSellers();
    await importFile(ANN, FILE);
    await send("DELETE", `/companies/${await idOf("company 1")}`, ANN);
    await database.query("update company_change set at = now() - interval '31 days' where kind = 'removed'");
    await send("DELETE", `/companies/${await idOf("company 2")}`, ANN);
    await sweepCompanies(database);
    expect(await database.query("select 1 as one from company_contact")).toEqual([]);
    expect(await database.query("select crm_id from company")).toEqual([{ crm_id: "A-2" }]);
  });

  test("that look like one are shown as a pair, merged, and apart again once that is undone", async () => {
    const { importFile, names, send, list, undo } = await withSellers();
    await importFile(
      ANN,
      "name,category,zip,phone\nTwin LLC,Hotels,75201,2145550100\nThe Twin,Hotels,75202,(214) 555-0100\n",
    );
    const pairs = async () => (await send("GET", "/companies/pairs", ANN)).json<CompanyPairs>();
    const { total, items } = await pairs();
    expect([total, items[0]?.by]).toEqual([1, "phone"]);
    const [kept, other] = [items[0]?.one.id ?? "", items[0]?.other.id ?? ""];
    const merged = await send("POST", `/companies/${kept}/merging`, ANN, { other });
    expect(await names(ANN)).toHaveLength(1);
    expect((await list(ANN)).items[0]).toMatchObject({ id: kept, name: items[0]?.one.name, zip: items[0]?.one.zip });
    await undo(ANN, merged.json<{ change: string }>().change);
    expect(await pairs()).toMatchObject({ total: 1 });
    const apart = await send("POST", `/companies/${other}/telling-apart`, ANN, { other: kept });
    expect(await pairs()).toMatchObject({ total: 0 });
    await undo(ANN, apart.json<{ change: string }>().change);
    expect(await pairs()).toMatchObject({ total: 1 });
    expect((await send("POST", `/companies/${kept}/merging`, ANN, { other: kept })).json().code).toBe("invalid-input");
  });

  test("that are merged take their comments along, back again once that is undone, and for good after a month", async () => {
    const { importFile, idOf, send, undo, database } = await withSellers();
    await importFile(ANN, "name,category\nTwin,Hotels\nGrand,Hotels\nPalace,Hotels\n");
    const [twin, grand, palace] = [await idOf("Twin"), await idOf("Grand"), await idOf("Palace")];
    const said = async (company: string) =>
      (await send("GET", `/comments?about=company&thing=${company}`, BEN))
        .json<EndpointOutput<typeof comments>>()
        .items.map((comment) => comment.said);
    const say = (company: string, text: string) =>
      send("POST", "/comments", ANN, { about: "company", thing: company, said: text, mentions: [], title: null });
    const { id } = (await say(twin, "Ask for Maria")).json<{ id: string }>();
    await say(grand, "Closed in May");
    const merge = async (kept: string, other: string) =>
      (await send("POST", `/companies/${kept}/merging`, ANN, { other })).json<{ change: string }>().change;
    const first = await merge(grand, twin);
    expect(await said(grand)).toEqual(["Ask for Maria", "Closed in May"]);
    const second = await merge(palace, grand);
    expect(await said(palace)).toEqual(["Ask for Maria", "Closed in May"]);
    // A link to the one that went leads to where it went, and what was said there can still be edited.
    expect(await said(twin)).toEqual(["Ask for Maria", "Closed in May"]);
    await send("PATCH", `/comments/${id}`, ANN, { said: "Ask for Ann", mentions: [] });
    await undo(ANN, second);
    expect([await said(palace), await said(grand)]).toEqual([[], ["Ask for Ann", "Closed in May"]]);
    await undo(ANN, first);
    expect([await said(twin), await said(grand)]).toEqual([["Ask for Ann"], ["Closed in May"]]);
    await merge(grand, twin);
    await merge(palace, grand);
    await database.query("update company_change set at = now() - interval '31 days'");
    await sweepCompanies(database);
    expect(await said(palace)).toEqual(["Ask for Ann", "Closed in May"]);
  });

  test("come back as they went out", async () => {
    const { importFile, send, list } = await withSellers();
    await importFile(ANN, FILE);
    const before = (await list(ANN)).items;
    const file = await send("GET", "/companies/file.csv", ANN);
    expect(await importFile(ANN, file.body)).toMatchObject({ errors: 0, added: 0, changed: 0, unchanged: 2 });
    expect((await list(ANN)).items).toEqual(before);
  });

  test("leave as a file that no spreadsheet runs", async () => {
    const { importFile, send } = await withSellers();
    await importFile(ANN, 'name,category\n"=HYPERLINK(1)",Hotels\n');
    expect((await send("GET", "/companies/file.csv", ANN)).body).toContain("'=HYPERLINK(1)");
  });

  test.each([
    ["name,category\nNobody,Dragons", "unknown-vertical"],
    ["name,category\n,Hotels", "missing-value"],
    ["name,category,zip\nOne,Hotels,7520", "bad-code"],
    ["name,category,county\nOne,Hotels,Atlantis", "unknown-county"],
    ["name,category,state\nOne,Hotels,XX", "bad-code"],
    ["name,category,website\nOne,Hotels,javascript:alert(1)", "bad-shape"],
    ["name,category,contact email,source\nOne,Hotels,nobody,Call", "bad-shape"],
    ["name,category,contact\nOne,Hotels,Owner", "missing-value"],
    ["name,category,contact,source,consent\nOne,Hotels,Owner,Call,perhaps", "unknown-value"],
    ["name,category,employees\nOne,Hotels,many", "not-a-number"],
    ["name,category,crm id\nOne,Hotels,7\nOne again,Hotels,7", "duplicate-key"],
    ["name,city\nOne,Dallas", "missing-column"],
  ])("%j is refused with its place and changes nothing", async (text, code) => {
    const { importFile, names } = await withSellers();
    const { problems, change } = await importFile(ANN, text);
    expect([problems[0]?.code, change]).toEqual([code, null]);
    expect(problems[0]?.line).toBeGreaterThan(0);
    expect(await names(ANN)).toEqual([]);
  });

  test("of files in German and Spanish come in under their own columns", async () => {
    const { importFile, list } = await withSellers();
    await importFile(
      ANN,
      "Firma;Branche;PLZ;Mitarbeiter;Ansprechpartner;Einwilligung;Quelle\nHaus;Hotels;75201;4;Inhaber;ja;Messe\n",
      {
        decimalComma: true,
      },
    );
    await importFile(ANN, "Empresa,Sector,Código postal,Empleados\nCasa,Hotels,75202,9\n");
    const found = (await list(ANN)).items.map(({ name, zip, employees, contacts }) => [
      name,
      zip,
      employees,
      contacts[0]?.consent,
    ]);
    expect(found.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
      ["Casa", "75202", 9, undefined],
      ["Haus", "75201", 4, "given"],
    ]);
  });

  test("more than twenty thousand are refused, and none of them is kept", async () => {
    const { send, names } = await withSellers();
    const rows = Array.from({ length: 20_001 }, (_, at) => `Company ${at},hotels`);
    const content = Buffer.from(`name,category\n${rows.join("\n")}`).toString("base64");
    const body = { name: "book.csv", content, mode: "add", dryRun: false };
    expect((await send("POST", "/companies/file", ANN, body)).json()).toMatchObject({ code: "conflict" });
    expect(await names(ANN)).toEqual([]);
  });

  test("a contact who asks is told all that is held, and erased for good, from what can be undone too", async () => {
    const { importFile, send, list, idOf, undo, database } = await withSellers();
    await importFile(ANN, FILE);
    const { change } = (await send("DELETE", `/companies/${await idOf("company 1")}`, ANN)).json<{ change: string }>();
    const held = await send("GET", "/company-contacts?of=OWNER@example.com", BEN);
    expect(held.json()).toMatchObject({
      items: [
        { company: BOTH[0], name: "Owner", consent: "given", source: "Trade fair", file: "book.csv", counts: false },
      ],
    });
    expect((await send("GET", "/company-contacts.csv?of=owner@example.com", BEN)).body).toContain("Trade fair");
    expect((await send("DELETE", "/company-contacts?of=OWNER@example.com", BEN)).json()).toEqual({ erased: 1 });
    await undo(ANN, change);
    expect((await list(ANN)).items.flatMap(({ contacts }) => contacts.map(({ name }) => name))).toEqual(["Manager"]);
    const told = await database.query("select to_jsonb(audit_entry)::text as entry from audit_entry");
    expect(JSON.stringify(told)).toContain("companies.contactErased");
    expect(JSON.stringify(told)).not.toContain("owner@example.com");
  });

  test("of several people who share a number, nobody is erased until one is named", async () => {
    const { importFile, send, list } = await withSellers();
    await importFile(
      ANN,
      "name,category,contact_name,contact_phone,contact_source\nCompany 1,hotels,Owner,2145550100,Fair\nCompany 1,hotels,Manager,2145550100,Fair\n",
    );
    const desk = "/company-contacts?of=2145550100";
    expect((await send("DELETE", desk, BEN)).json()).toMatchObject({ code: "conflict" });
    expect((await send("DELETE", `${desk}&name=OWNER`, BEN)).json()).toEqual({ erased: 1 });
    expect((await list(ANN)).items.flatMap(({ contacts }) => contacts.map(({ name }) => name))).toEqual(["Manager"]);
    expect((await send("DELETE", desk, BEN)).json()).toEqual({ erased: 1 });
  });
});
