import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CallsReport } from "../../contract/callFile.ts";
import type { CallEntry, CallHistory, TeamCalls } from "../../contract.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const ADDRESS = "/api/v1/call-list";
const HEAD = "Market,Category,Name,Status,Contact,Next step,Due date,Amount,Medium,Note";

async function withSellers() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-623", "tv-501"] });
  await product.given.customer({ markets: ["tv-623"], verticals: ["leisure"] });
  await product.given.person(ANN, { name: "Ann" });
  await product.given.person(BEN, { name: "Ben" });
  const { database, get } = product;
  const send = async (method: "POST" | "PATCH" | "DELETE", path: string, as: string, body: object = {}) =>
    get(ADDRESS + path, {
      method,
      as,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const answer = async (as: string, text: string, more: object = {}) =>
    send("POST", "/file", as, {
      name: "calls.csv",
      content: Buffer.from(text).toString("base64"),
      dryRun: false,
      ...more,
    });
  const bring = async (as: string, text: string, more: object = {}) =>
    (await answer(as, text, more)).json<CallsReport>();
  const list = async (as: string) => (await get(ADDRESS, { as })).json<{ items: CallEntry[] }>().items;
  const team = async (as: string) => (await get(`${ADDRESS}/team`, { as })).json<TeamCalls>().items;
  const manager = (email: string) =>
    database.query("update person set sees_team_calls = true where email = $1", [email]);
  const undo = (as: string, file: string | null) => send("POST", `/files/${file}/undoing`, as);
  const company = async (id: string, name: string) =>
    database.query(
      `with whose as (select person_id, customer_id from person where email = $1),
         change as (insert into company_change (customer_id, person_id, kind) select customer_id, person_id, 'file' from whose
           returning company_change_id, customer_id)
       insert into company (company_id, brought_by, customer_id, name, sub_vertical)
       select $2, company_change_id, customer_id, $3, 'hotels' from change`,
      [ANN, id, name],
    );
  return { ...product, send, answer, bring, list, team, manager, undo, company };
}

describe.skipIf(storeMissing)("a file of calls", () => {
  test("is shown first, then puts its calls on the list, companies under theirs", async () => {
    const { bring, list, company } = await withSellers();
    await company("grand", "Grand Hotel, LLC");
    const file = `${HEAD}\ntv-623,,The Grand Hotel,Proposal,Maria,Send the one-sheet,12/1/2026,12500,OTA radio,Ask first\n623,Museums,,,,,,,,\ntv-623,Hotels,Seaside Inn,called,,,,,,`;
    const shown = await bring(ANN, file, { dryRun: true });
    expect(shown).toMatchObject({
      rows: 3,
      calls: 3,
      added: 3,
      changed: 0,
      withoutCompany: 2,
      problems: [],
      file: null,
    });
    expect(await list(ANN)).toEqual([]);
    expect((await bring(ANN, file)).file).toMatch(/^\d+$/);
    const calls = (await list(ANN)).toSorted((a, b) => (a.name ?? "").localeCompare(b.name ?? ""));
    expect(calls).toMatchObject([
      { subVertical: "museums", prospect: null, name: null, status: "open" },
      { subVertical: "hotels", prospect: "name:seaside inn", name: "Seaside Inn", status: "called", company: null },
      {
        market: "tv-623",
        subVertical: "hotels",
        prospect: "company:grand",
        name: "The Grand Hotel",
        company: "grand",
        status: "proposal",
        contact: "Maria",
        nextStep: "Send the one-sheet",
        dueOn: "2026-12-01",
        dollars: 12_500,
        note: "Ask first",
      },
    ]);
  });

  test("that was saved here comes back without changing anything, and what was written in it changes the calls it means", async () => {
    const { bring, list, send, get } = await withSellers();
    const added = await send("POST", "", ANN, {
      market: "tv-623",
      subVertical: "hotels",
      prospect: "grand",
      name: "=Grand",
    });
    const { id } = added.json<CallEntry>();
    await send("PATCH", `/${id}`, ANN, { note: "Ask for Maria", dollars: 500, status: "won" });
    const saved = (await get(`${ADDRESS}.csv`, { as: ANN })).body;
    expect(await bring(ANN, saved)).toMatchObject({ calls: 1, added: 0, changed: 0, unchanged: 1 });
    const changed = await bring(ANN, saved.replace(",won,", ",meeting,").replace(",500,", ",,"));
    expect(changed).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    expect(await list(ANN)).toMatchObject([
      { id, status: "meeting", closedAt: null, dollars: 500, note: "Ask for Maria" },
    ]);
    const { items } = (await get(`${ADDRESS}/${id}/history`, { as: ANN })).json<{ items: CallHistory }>();
    expect(items[0]).toMatchObject({ by: "Ann", before: { status: "won" }, after: { status: "meeting" } });
  });

  test("with faults is told line by line and column by column, and nothing is kept but what is sound, if that is wanted", async () => {
    const { bring, list, company } = await withSellers();
    await company("one", "Palace");
    await company("two", "Palace");
    const file = [
      HEAD,
      "tv-501,Hotels,A,,,,,,,",
      "tv-623,Hospitals,B,,,,,,,",
      "tv-623,,C,,,,,,,",
      "tv-623,Hotels,D,maybe,,,,,,",
      "tv-623,Hotels,E,,,,2026-02-30,,,",
      "tv-623,Hotels,F,,,,,a lot,,",
      "tv-623,Hotels,G,,,,,,smoke,",
      "tv-623,Hotels,Palace,,,,,,,",
      "tv-623,Hotels,H,,,,,,,",
      "tv-623,Hotels,H,,,,,,,",
    ].join("\n");
    const report = await bring(ANN, file);
    expect(report.problems.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, "Market", "unknown-market"],
      [3, "Category", "not-entitled"],
      [4, "Category", "missing-value"],
      [5, "Status", "unknown-value"],
      [6, "Due date", "bad-date"],
      [7, "Amount", "not-a-number"],
      [8, "Medium", "unknown-medium"],
      [9, "Name", "ambiguous-company"],
      [11, "Market", "duplicate-key"],
    ]);
    expect(report).toMatchObject({ rows: 10, refused: 9, calls: 1, file: null });
    expect(await list(ANN)).toEqual([]);
    expect(await bring(ANN, file, { goodRowsOnly: true })).toMatchObject({ added: 1 });
    expect(await list(ANN)).toMatchObject([{ name: "H" }]);
  });

  test("can be undone by who brought it, but for calls that were changed since", async () => {
    const { bring, list, send, undo, get } = await withSellers();
    const old = (
      await send("POST", "", ANN, { market: "tv-623", subVertical: "museums", prospect: null, name: null })
    ).json<CallEntry>();
    await send("PATCH", `/${old.id}`, ANN, { contact: "Maria", dollars: 100 });
    const { file } = await bring(
      ANN,
      `${HEAD}\ntv-623,Museums,,won,,,,900,,\ntv-623,Hotels,Seaside,,,,,,,\ntv-623,Hotels,Palace,,,,,,,`,
    );
    const palace = (await list(ANN)).find(({ name }) => name === "Palace");
    await send("PATCH", `/${palace?.id}`, ANN, { note: "Opens in May" });
    expect((await undo(BEN, file)).json()).toMatchObject({ code: "not-found" });
    expect((await undo(ANN, file)).json()).toEqual({ undone: 2, kept: 1 });
    expect((await undo(ANN, file)).json()).toMatchObject({ code: "not-found" });
    const calls = (await list(ANN)).toSorted((a, b) => (a.name ?? "").localeCompare(b.name ?? ""));
    expect(calls).toMatchObject([
      { id: old.id, status: "open", closedAt: null, contact: "Maria", dollars: 100 },
      { name: "Palace", note: "Opens in May" },
    ]);
    const { items } = (await get(`${ADDRESS}/${old.id}/history`, { as: ANN })).json<{ items: CallHistory }>();
    expect(items[0]).toMatchObject({
      before: { status: "won", dollars: 900 },
      after: { status: "open", dollars: 100 },
    });
    // What it brought may be brought again.
    expect(await bring(ANN, `${HEAD}\ntv-623,Hotels,Seaside,,,,,,,`)).toMatchObject({ added: 1 });
  });

  test("brings calls of colleagues for who sees the team's calls, by name or email address, and for nobody else", async () => {
    const { bring, list, team, manager, given, undo } = await withSellers();
    const file = `${HEAD},Owner\ntv-623,Hotels,Seaside,,,,,,,,Ann\ntv-623,Hotels,Palace,,,,,,,,${BEN}\ntv-623,Hotels,Inn,,,,,,,,`;
    expect((await bring(BEN, file)).problems).toMatchObject([{ line: 2, column: "Owner", code: "unknown-person" }]);
    await manager(BEN);
    await given.customer({ name: "Other Media", markets: ["tv-623"] });
    await given.person("carl@example.com", { customer: "Other Media", name: "Carl" });
    expect((await bring(BEN, `${HEAD},Owner\ntv-623,Hotels,X,,,,,,,,Carl`)).problems).toMatchObject([
      { code: "unknown-person" },
    ]);
    const brought = await bring(BEN, file);
    expect(brought).toMatchObject({ added: 3, problems: [] });
    expect((await list(ANN)).map(({ name }) => name)).toEqual(["Seaside"]);
    expect(await team(BEN)).toHaveLength(3);
    await undo(BEN, brought.file);
    expect(await team(BEN)).toEqual([]);
  });

  test("that would make a list too long is refused, and no key brings one", async () => {
    const { answer, database, get } = await withSellers();
    await database.query(
      `insert into call_entry (person_id, customer_id, market_id, sub_vertical, prospect)
       select person_id, customer_id, 'tv-623', 'hotels', 'p' || n from person, generate_series(1, 1000) as n where email = $1`,
      [ANN],
    );
    expect((await answer(ANN, `${HEAD}\ntv-623,Hotels,Seaside,,,,,,,`)).json()).toMatchObject({ code: "conflict" });
    const { apiKeyOf } = await import("#tests/support/apiKey.ts");
    const headers = await apiKeyOf(database, ANN, ["write"]);
    expect((await get(`${ADDRESS}/file`, { method: "POST", headers })).statusCode).toBe(403);
  });
});
