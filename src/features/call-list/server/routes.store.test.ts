import { describe, expect, test } from "vitest";
import { beginViewAs } from "#features/view-as/contract.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CallEntry, CallHistory, TeamCalls } from "../contract.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const ADDRESS = "/api/v1/call-list";
const HOTELS = { market: "tv-623", subVertical: "hotels", prospect: null, name: null };

async function withSellers() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-623", "tv-501"] });
  await product.given.customer({ markets: ["tv-623"], verticals: ["leisure"] });
  await product.given.person(ANN, { name: "Ann" });
  await product.given.person(BEN, { name: "Ben" });
  const send = (method: "POST" | "PATCH" | "DELETE", path: string, as: string, body?: object) =>
    product.get(ADDRESS + path, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  const list = async (as: string) => (await product.get(ADDRESS, { as })).json<{ items: CallEntry[] }>().items;
  const add = async (as: string, call: object = HOTELS) => (await send("POST", "", as, call)).json<CallEntry>();
  const { database } = product;
  const team = async (as: string) => (await product.get(`${ADDRESS}/team`, { as })).json<TeamCalls>();
  const manager = (email: string) =>
    database.query("update person set sees_team_calls = true where email = $1", [email]);
  const personId = async (email: string) => {
    const [person] = await database.query<{ id: string }>("select person_id::text as id from person where email = $1", [
      email,
    ]);
    return person?.id ?? "";
  };
  /** Brings in a company of a customer, who is made where there is none. */
  const company = async (customer: string, id: string) => {
    await product.given.customer({ name: customer, markets: ["tv-623"], verticals: ["leisure"] });
    await product.given.person(`${id}@example.com`, { customer });
    await database.query(
      `with whose as (select person_id, customer_id from person where email = $1),
         change as (insert into company_change (customer_id, person_id, kind) select customer_id, person_id, 'file' from whose
           returning company_change_id, customer_id)
       insert into company (company_id, brought_by, customer_id, name, sub_vertical)
       select $2, company_change_id, customer_id, $2, 'hotels' from change`,
      [`${id}@example.com`, id],
    );
  };
  return { ...product, send, list, add, team, manager, personId, company };
}

describe.skipIf(storeMissing)("the call list", () => {
  test("a seller puts a category and a prospect of a market on it, newest first", async () => {
    const { add, list } = await withSellers();
    await add(ANN);
    await add(ANN, { ...HOTELS, prospect: "boutique-hotels", name: "Boutique hotels" });
    expect(await list(ANN)).toMatchObject([
      { market: "tv-623", marketName: "Market tv-623", subVertical: "hotels", name: "Boutique hotels", status: "open" },
      { market: "tv-623", subVertical: "hotels", prospect: null, name: null, note: "" },
    ]);
  });

  test("the same twice is one entry, with its note and status", async () => {
    const { add, list, send } = await withSellers();
    const { id } = await add(ANN);
    await send("PATCH", `/${id}`, ANN, { note: "Ask for Maria", status: "called" });
    expect(await add(ANN)).toMatchObject({ id, note: "Ask for Maria", status: "called" });
    expect(await list(ANN)).toHaveLength(1);
  });

  test("a note and a status are changed apart from each other", async () => {
    const { add, list, send } = await withSellers();
    const { id } = await add(ANN);
    await send("PATCH", `/${id}`, ANN, { note: "Opens in May" });
    await send("PATCH", `/${id}`, ANN, { status: "won" });
    expect(await list(ANN)).toMatchObject([{ note: "Opens in May", status: "won" }]);
    await send("PATCH", `/${id}`, ANN, { note: "" });
    expect(await list(ANN)).toMatchObject([{ note: "", status: "won" }]);
  });

  test("what was taken off can be had back with all that was written on it", async () => {
    const { add, list, send } = await withSellers();
    const { id } = await add(ANN);
    await send("PATCH", `/${id}`, ANN, { note: "Ask for Maria" });
    expect((await send("DELETE", `/${id}`, ANN)).statusCode).toBe(200);
    expect(await list(ANN)).toEqual([]);
    expect((await send("DELETE", `/${id}`, ANN)).json()).toMatchObject({ code: "not-found" });
    expect((await send("POST", `/${id}/restoration`, ANN)).json()).toMatchObject({ id, note: "Ask for Maria" });
    expect((await send("POST", `/${id}/restoration`, ANN)).json()).toMatchObject({ code: "not-found" });
  });

  test("what was taken off and is added again begins anew", async () => {
    const { add, send } = await withSellers();
    const { id } = await add(ANN);
    await send("PATCH", `/${id}`, ANN, { note: "Not now", status: "lost" });
    await send("DELETE", `/${id}`, ANN);
    expect(await add(ANN)).toMatchObject({ note: "", status: "open" });
  });

  test("what was taken off more than a day ago goes for good with the next", async () => {
    const { add, send, database } = await withSellers();
    const [old, recent] = [await add(ANN), await add(ANN, { ...HOTELS, subVertical: "museums" })];
    await send("DELETE", `/${old.id}`, ANN);
    await database.query("update call_entry set removed_at = now() - interval '25 hours' where removed_at is not null");
    await send("DELETE", `/${recent.id}`, ANN);
    expect((await send("POST", `/${old.id}/restoration`, ANN)).statusCode).toBe(404);
    expect((await send("POST", `/${recent.id}/restoration`, ANN)).statusCode).toBe(200);
  });

  test("a colleague's list is not seen, and nothing on it can be touched", async () => {
    const { add, list, send } = await withSellers();
    const { id } = await add(ANN);
    expect(await list(BEN)).toEqual([]);
    const tries = await Promise.all([
      send("PATCH", `/${id}`, BEN, { note: "mine" }),
      send("DELETE", `/${id}`, BEN),
      send("POST", `/${id}/restoration`, BEN),
    ]);
    expect(tries.map((answer) => answer.json().code)).toEqual(["not-found", "not-found", "not-found"]);
    expect(await list(ANN)).toMatchObject([{ note: "" }]);
  });

  test("who changes to another customer leaves her list behind, and finds it when she comes back", async () => {
    const { add, list, given, database } = await withSellers();
    await add(ANN);
    await given.customer({ name: "Other Media", markets: ["tv-623"] });
    await given.person("carl@example.com", { customer: "Other Media" });
    const move = async (customer: string) => {
      await database.query(
        "update person set customer_id = (select customer_id from customer where name = $2) where email = $1",
        [ANN, customer],
      );
      await given.customer({ name: "Other Media", markets: ["tv-623"] });
    };
    await move("Other Media");
    expect(await list(ANN)).toEqual([]);
    expect(await list("carl@example.com")).toEqual([]);
    await move("Example Media");
    expect(await list(ANN)).toHaveLength(1);
  });

  test.each([
    [{ ...HOTELS, market: "tv-501" }, "market-not-entitled"],
    [{ ...HOTELS, market: "tv-999" }, "market-not-entitled"],
    [{ ...HOTELS, subVertical: "hospitals" }, "vertical-not-entitled"],
    [{ ...HOTELS, subVertical: "dragons" }, "vertical-not-entitled"],
    [{ ...HOTELS, name: "two\nlines" }, "invalid-input"],
    [{ ...HOTELS, prospect: "x".repeat(121) }, "invalid-input"],
    [{ market: "tv-623" }, "invalid-input"],
  ])("%j is refused and adds nothing", async (call, code) => {
    const { list, send } = await withSellers();
    expect((await send("POST", "", ANN, call)).json()).toMatchObject({ code });
    expect(await list(ANN)).toEqual([]);
  });

  test.each([{ status: "maybe" }, { note: "x".repeat(2_001) }, { note: "\u202egnp.exe" }, { more: 1 }])(
    "%j is no change of an entry",
    async (change) => {
      const { add, list, send } = await withSellers();
      const { id } = await add(ANN);
      expect((await send("PATCH", `/${id}`, ANN, change)).json()).toMatchObject({ code: "invalid-input" });
      expect(await list(ANN)).toMatchObject([{ note: "", status: "open" }]);
    },
  );

  test("a full list takes no more, and says so", async () => {
    const { send, database } = await withSellers();
    await database.query(
      `insert into call_entry (person_id, customer_id, market_id, sub_vertical, prospect)
       select person_id, customer_id, 'tv-623', 'hotels', 'p' || n from person, generate_series(1, 1000) as n where email = $1`,
      [ANN],
    );
    expect((await send("POST", "", ANN, HOTELS)).json()).toMatchObject({ code: "conflict" });
  });

  test("the list comes as a file that no spreadsheet runs", async () => {
    const { add, send, get } = await withSellers();
    const { id } = await add(ANN, { ...HOTELS, prospect: "grand", name: "=Grand Hotel" });
    await send("PATCH", `/${id}`, ANN, { note: 'Said "maybe", call in May' });
    const file = await get(`${ADDRESS}.csv`, { as: ANN });
    const [head, line] = file.body.split("\r\n");
    expect(head).toBe(
      "\uFEFFmarket,market_name,sub_vertical,sub_vertical_name,prospect,prospect_name,status,note,added_at,owner,company,contact,next_step,due_on,dollars,medium,closed_at",
    );
    expect(line).toContain(
      `tv-623,Market tv-623,hotels,Hotels & motels,grand,'=Grand Hotel,open,"Said ""maybe"", call in May",`,
    );
  });

  test("a key reads it with the scope read and changes it with the scope write", async () => {
    const { add, get, database } = await withSellers();
    await add(ANN);
    const reader = await apiKeyOf(database, ANN, ["read"]);
    const writer = await apiKeyOf(database, ANN, ["write"]);
    const json = { "content-type": "application/json" };
    const body = JSON.stringify({ ...HOTELS, subVertical: "museums" });
    const post = (key: Record<string, string>) => get(ADDRESS, { method: "POST", headers: { ...key, ...json }, body });
    expect((await get(ADDRESS, { headers: reader })).json().items).toHaveLength(1);
    expect((await post(reader)).json()).toMatchObject({ code: "key-scope-required" });
    expect((await get(ADDRESS, { headers: writer })).json()).toMatchObject({ code: "key-scope-required" });
    expect((await post(writer)).statusCode).toBe(200);
  });

  test("an administrator who looks as the seller reads her list and changes nothing", async () => {
    const { add, get, given, database, signedIn } = await withSellers();
    await add(ANN);
    await given.person("admin@example.com", { role: "Administrator" });
    const [ann] = await database.query<{ id: string }>("select person_id::text as id from person where email = $1", [
      ANN,
    ]);
    const began = await get("/api/v1/view-as", {
      method: "POST",
      as: "admin@example.com",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ person: ann?.id, reason: "To help her" }),
    });
    const { grant } = beginViewAs.response.parse(began.json());
    const headers = { ...(await signedIn("admin@example.com")), "x-view-as": grant };
    expect((await get(ADDRESS, { headers })).json().items).toHaveLength(1);
    const tried = await get(ADDRESS, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(HOTELS),
    });
    expect(tried.json()).toMatchObject({ code: "view-as-read-only" });
    expect((await get(ADDRESS, { headers: await signedIn("admin@example.com") })).json().items).toEqual([]);
  });

  test("an entry says whom to ask for, what comes next and what it is worth, and every change of it stays readable", async () => {
    const { add, list, send, get } = await withSellers();
    const { id } = await add(ANN);
    const said = {
      contact: "Maria",
      nextStep: "Send the one-sheet",
      dueOn: "2026-12-01",
      dollars: 12_500,
      medium: "ooh",
    };
    expect((await send("PATCH", `/${id}`, ANN, said)).json()).toMatchObject({ ...said, closedAt: null });
    await send("PATCH", `/${id}`, ANN, { status: "won", dueOn: null });
    const [entry] = await list(ANN);
    expect(entry).toMatchObject({ ...said, dueOn: null, status: "won", owner: { name: "Ann" } });
    expect(Date.parse(entry?.closedAt ?? "")).toBeGreaterThan(0);
    await send("PATCH", `/${id}`, ANN, { status: "won" });
    const { items } = (await get(`${ADDRESS}/${id}/history`, { as: ANN })).json<{ items: CallHistory }>();
    expect(items).toMatchObject([
      { by: "Ann", before: { status: "open", dueOn: "2026-12-01" }, after: { status: "won", dueOn: null } },
      { before: { contact: null, dollars: null }, after: said },
    ]);
    expect((await send("PATCH", `/${id}`, ANN, { status: "proposal" })).json()).toMatchObject({ closedAt: null });
  });

  test("an entry of a company knows it, and one of another organization is no company", async () => {
    const { send, add, company } = await withSellers();
    await company("Example Media", "grand");
    await company("Other Media", "theirs");
    const { id, company: known } = await add(ANN, { ...HOTELS, prospect: "company:grand", name: "Grand Hotel" });
    expect(known).toBe("grand");
    expect(await add(ANN, { ...HOTELS, prospect: "company:theirs", name: "Theirs" })).toMatchObject({ company: null });
    expect((await send("PATCH", `/${id}`, ANN, { company: "theirs" })).json()).toMatchObject({
      code: "invalid-input",
      errors: [{ pointer: "/body/company" }],
    });
    expect((await send("PATCH", `/${id}`, ANN, { company: null })).json()).toMatchObject({ company: null });
    expect((await send("PATCH", `/${id}`, ANN, { company: "grand" })).json()).toMatchObject({ company: "grand" });
  });

  test.each([
    { dollars: -1 },
    { dollars: 1.5 },
    { dueOn: "2026-02-30" },
    { dueOn: "tomorrow" },
    { medium: "smoke" },
    { contact: "" },
    { nextStep: "two\nlines" },
    { owner: "2" },
  ])("%j is nothing to write on an entry", async (change) => {
    const { add, send } = await withSellers();
    const { id } = await add(ANN);
    expect((await send("PATCH", `/${id}`, ANN, change)).json()).toMatchObject({ code: "invalid-input" });
  });

  test("who sees the team's calls sees those of colleagues and of nobody else, and cannot write on them", async () => {
    const { add, team, manager, send, get, given } = await withSellers();
    const { id } = await add(ANN);
    await given.customer({ name: "Other Media", markets: ["tv-623"], verticals: ["leisure"] });
    await given.person("carl@example.com", { customer: "Other Media" });
    await add("carl@example.com");
    expect(await team(BEN)).toEqual({ sees: false, people: [], items: [] });
    expect((await get(`${ADDRESS}/${id}/history`, { as: BEN })).statusCode).toBe(404);
    await manager(BEN);
    const seen = await team(BEN);
    expect(seen.people.map(({ name }) => name)).toEqual(["Ann", "Ben"]);
    expect(seen.items).toMatchObject([{ id, owner: { name: "Ann" } }]);
    expect((await get(`${ADDRESS}/${id}/history`, { as: BEN })).json()).toEqual({ items: [] });
    expect((await get(ADDRESS, { as: BEN })).json().items).toEqual([]);
    const files = await Promise.all([BEN, ANN].map((as) => get(`${ADDRESS}/team.csv`, { as })));
    expect(files.map(({ body }) => body.trimEnd().split("\r\n").length)).toEqual([2, 1]);
    expect((await send("PATCH", `/${id}`, BEN, { note: "mine" })).statusCode).toBe(404);
    expect((await send("DELETE", `/${id}`, BEN)).statusCode).toBe(404);
  });

  test("an administrator of the product sees no team's calls but those she was given in her own organization", async () => {
    const { add, team, given, manager } = await withSellers();
    await add(ANN);
    await given.customer({ name: "House" });
    await given.person("admin@example.com", { role: "Administrator", customer: "House" });
    expect((await team("admin@example.com")).sees).toBe(false);
    await manager("admin@example.com");
    expect(await team("admin@example.com")).toMatchObject({ sees: true, items: [] });
  });

  test("neither a key nor who looks as somebody else reaches the team's calls", async () => {
    const { manager, get, database, given, signedIn } = await withSellers();
    await manager(BEN);
    const reader = await apiKeyOf(database, BEN, ["read"]);
    expect((await get(`${ADDRESS}/team`, { headers: reader })).statusCode).toBe(403);
    await given.person("admin@example.com", { role: "Administrator" });
    const [ben] = await database.query<{ id: string }>("select person_id::text as id from person where email = $1", [
      BEN,
    ]);
    const began = await get("/api/v1/view-as", {
      method: "POST",
      as: "admin@example.com",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ person: ben?.id, reason: "To help him" }),
    });
    const { grant } = beginViewAs.response.parse(began.json());
    const headers = { ...(await signedIn("admin@example.com")), "x-view-as": grant };
    expect((await get(`${ADDRESS}/team`, { headers })).statusCode).toBe(403);
  });

  test("a call is handed over within the organization by who sees the team's calls, and its history says so", async () => {
    const { add, list, send, manager, personId, given, get } = await withSellers();
    const { id } = await add(ANN);
    await send("PATCH", `/${id}`, ANN, { note: "Ask for Maria" });
    const [ann, ben] = [await personId(ANN), await personId(BEN)];
    const hand = async (as: string, owner: string) => send("POST", `/${id}/owner`, as, { owner });
    expect((await hand(ANN, ben)).json()).toMatchObject({ code: "not-found" });
    await manager(BEN);
    await given.customer({ name: "Other Media" });
    await given.person("carl@example.com", { customer: "Other Media" });
    const foreign = await hand(BEN, await personId("carl@example.com"));
    expect(foreign.json()).toMatchObject({ code: "invalid-input", errors: [{ pointer: "/body/owner" }] });
    expect((await hand(BEN, ben)).json()).toMatchObject({ id, owner: { id: ben }, note: "Ask for Maria" });
    expect([await list(ANN), await list(BEN)]).toMatchObject([[], [{ id }]]);
    const { items } = (await get(`${ADDRESS}/${id}/history`, { as: BEN })).json<{ items: CallHistory }>();
    expect(items[0]).toMatchObject({ by: "Ben", before: { owner: "Ann" }, after: { owner: "Ben" } });
    // What stands on her list already is not given to her a second time; what she took off is no hindrance.
    const again = await add(ANN);
    expect((await hand(BEN, ann)).json()).toMatchObject({ code: "conflict" });
    await send("DELETE", `/${again.id}`, ANN);
    expect((await hand(BEN, ann)).json()).toMatchObject({ id, owner: { id: ann } });
  });

  test("who is handed a call is told in her language, by mail too where she wants that, and nobody of what she did herself", async () => {
    const { add, send, manager, personId, get, database, app } = await withSellers();
    await manager(BEN);
    await database.query("update person set language = 'de-DE' where email = $1", [ANN]);
    const { id } = await add(ANN);
    const [ann, ben] = [await personId(ANN), await personId(BEN)];
    const told = async (as: string) => (await get("/api/v1/notifications", { as })).json<{ items: object[] }>().items;
    const mails = () =>
      database.query<{ recipient: string; subject: string; text: string; oneClick: string }>(
        `/* never null: text, oneClick; it was queued now, and can be ended */
         select recipient, subject, body_text as text, unsubscribe as "oneClick" from mail order by mail_id`,
      );
    expect((await get(`${ADDRESS}/news`, { as: ANN })).json()).toEqual({ news: "app" });
    await send("POST", `/${id}/owner`, BEN, { owner: ben });
    expect([await told(ANN), await told(BEN)]).toEqual([[], []]);
    await send("POST", `/${id}/owner`, BEN, { owner: ann });
    const link = `/call-list?open=${id}`;
    expect(await told(ANN)).toMatchObject([
      { kind: "call-given", data: { by: "Ben", name: "Hotels und Motels" }, link },
    ]);
    expect([await told(BEN), await mails()]).toEqual([[], []]);

    await send("POST", `/${id}/owner`, BEN, { owner: ben });
    const json = { "content-type": "application/json" };
    const body = JSON.stringify({ news: "mail" });
    await get(`${ADDRESS}/news`, { as: ANN, method: "PUT", headers: json, body });
    await send("POST", `/${id}/owner`, BEN, { owner: ann });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: ANN, subject: "Jetzt auf Ihrer Anrufliste: Hotels und Motels" });
    expect(mail?.text).toContain(`http://localhost:4600${link}`);
    const ended = await app.inject({
      method: "POST",
      url: new URL(mail?.oneClick ?? "").pathname,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(ended.json()).toMatchObject({ kind: "calls", state: "ended" });
    expect((await get(`${ADDRESS}/news`, { as: ANN })).json()).toEqual({ news: "app" });
  });

  test("a call that is not handed over after all tells nobody", async () => {
    const { add, send, manager, personId, get } = await withSellers();
    await manager(BEN);
    await add(BEN);
    const { id } = await add(ANN);
    const refused = await send("POST", `/${id}/owner`, BEN, { owner: await personId(BEN) });
    expect(refused.json()).toMatchObject({ code: "conflict" });
    expect((await get("/api/v1/notifications", { as: BEN })).json()).toMatchObject({ items: [] });
  });

  test("who moves to another organization no longer sees a team's calls", async () => {
    const { manager, team, given, get, personId } = await withSellers();
    await manager(BEN);
    await given.customer({ name: "Other Media" });
    await given.person("admin@example.com", { role: "Administrator" });
    const user = async () => (await get(`/api/v1/users/${await personId(BEN)}`, { as: "admin@example.com" })).json();
    const customers = (await get("/api/v1/customers", { as: "admin@example.com" })).json<{
      items: { id: string; name: string }[];
    }>().items;
    const change = async (body: object) =>
      get(`/api/v1/users/${await personId(BEN)}`, {
        method: "PATCH",
        as: "admin@example.com",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ version: (await user()).version, ...body }),
      });
    expect(await user()).toMatchObject({ seesTeamCalls: true });
    const moved = await change({ customer: customers.find(({ name }) => name === "Other Media")?.id });
    expect(moved.json()).toMatchObject({ customer: { name: "Other Media" }, seesTeamCalls: false });
    expect((await team(BEN)).sees).toBe(false);
    expect((await change({ seesTeamCalls: true })).json()).toMatchObject({ seesTeamCalls: true });
    expect(await team(BEN)).toMatchObject({ sees: true, items: [] });
  });

  test("what begins anew has no history", async () => {
    const { add, send, get } = await withSellers();
    const { id } = await add(ANN);
    await send("PATCH", `/${id}`, ANN, { note: "Not now", dollars: 5 });
    await send("DELETE", `/${id}`, ANN);
    expect(await add(ANN)).toMatchObject({ id, dollars: null, note: "" });
    expect((await get(`${ADDRESS}/${id}/history`, { as: ANN })).json()).toEqual({ items: [] });
  });
});
