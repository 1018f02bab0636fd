import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { SavedView } from "../contract.ts";
import { sweepSavedViews } from "./sweepSavedViews.ts";

const SELLER = "seller@example.com";
const COLLEAGUE = "colleague@example.com";
const STRANGER = "stranger@example.com";
const DALLAS = "/market-summary?market=tv-623&year=2026&political=without";

async function withPeople() {
  const product = await testApp();
  const revision = await product.given.published({ markets: ["tv-501", "tv-623"], label: "2026 Q1" });
  await product.given.customer({ markets: ["tv-501", "tv-623"], verticals: ["automotive", "retail"] });
  await product.given.person(SELLER);
  await product.given.person(COLLEAGUE, { markets: ["tv-501"], verticals: ["retail"] });
  await product.given.customer({ name: "Elsewhere", markets: ["tv-501", "tv-623"] });
  await product.given.person(STRANGER, { customer: "Elsewhere" });

  const ask = (as: string, method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object) =>
    product.get(`/api/v1${path}`, {
      method,
      as,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  const list = async (as: string) => (await ask(as, "GET", "/saved-views")).json<{ items: SavedView[] }>().items;
  const save = async (as: string, view: object = {}) =>
    (await ask(as, "POST", "/saved-views", { name: "Dallas", path: DALLAS, revision, ...view })).json<SavedView>();
  return { ...product, revision, ask, list, save };
}

describe.skipIf(storeMissing)("saved views", () => {
  test("a view keeps its name, its address to the letter, and the revision it was saved with", async () => {
    const { save, list, given, revision } = await withPeople();
    const saved = await save(SELLER);
    expect(saved).toMatchObject({
      name: "Dallas",
      path: DALLAS,
      screen: "/market-summary",
      revision: { id: revision, label: "2026 Q1" },
      mine: true,
      owner: SELLER,
      shared: false,
      position: null,
      isDefault: false,
      open: true,
    });
    await given.published({ markets: ["tv-501", "tv-623"], label: "2026 Q2" });
    expect(await list(SELLER)).toEqual([saved]);
  });

  test("colleagues see what is shared and nothing else, people elsewhere see neither", async () => {
    const { save, list } = await withPeople();
    await save(SELLER, { name: "My own" });
    await save(SELLER, { name: "For all", shared: true });
    expect((await list(COLLEAGUE)).map(({ name, mine, owner }) => ({ name, mine, owner }))).toEqual([
      { name: "For all", mine: false, owner: SELLER },
    ]);
    expect(await list(STRANGER)).toEqual([]);
  });

  test.each([
    [DALLAS, false],
    ["/market-summary?market=tv-501", true],
    ["/market-summary?market=nation", true],
    ["/market-summary?market=tv-501&compare=tv-623", true],
    ["/vertical/1?market=tv-501", false],
    ["/vertical/11?market=tv-501", true],
    ["/vertical/subvertical?sub=newCarDealers", false],
    ["/home", true],
  ])("a shared view of %s says to a colleague with less that it is open: %s", async (path, open) => {
    const { save, list } = await withPeople();
    await save(SELLER, { path, shared: true });
    expect((await list(COLLEAGUE))[0]).toMatchObject({ path, open });
  });

  test("its owner renames, moves and shares it; nobody else changes it", async () => {
    const { ask, save, list } = await withPeople();
    const { id, version } = await save(SELLER, { shared: true });
    const change = { version, name: "New York", path: "/market-summary?market=tv-501" };
    for (const other of [COLLEAGUE, STRANGER])
      expect((await ask(other, "PATCH", `/saved-views/${id}`, change)).json()).toMatchObject({ code: "not-found" });
    const changed = (await ask(SELLER, "PATCH", `/saved-views/${id}`, change)).json<SavedView>();
    expect(changed).toMatchObject({ ...change, shared: true, version: version + 1 });
    expect((await ask(SELLER, "PATCH", `/saved-views/${id}`, change)).json()).toMatchObject({ code: "conflict" });
    await ask(SELLER, "PATCH", `/saved-views/${id}`, { version: version + 1, shared: false });
    expect(await list(COLLEAGUE)).toEqual([]);
  });

  test("a screen has one default for each person, also a colleague's view, and it goes when the view is about another screen", async () => {
    const { ask, save, list } = await withPeople();
    const one = await save(SELLER, { name: "One", shared: true });
    const two = await save(SELLER, { name: "Two" });
    const defaults = async (as: string) =>
      (await list(as)).filter(({ isDefault }) => isDefault).map(({ name }) => name);
    const prefer = (as: string, { id }: SavedView) =>
      ask(as, "PUT", `/saved-views/${id}/choice`, { pinned: false, isDefault: true });
    await prefer(SELLER, one);
    await prefer(SELLER, two);
    await prefer(COLLEAGUE, one);
    expect(await defaults(SELLER)).toEqual(["Two"]);
    expect(await defaults(COLLEAGUE)).toEqual(["One"]);
    expect((await prefer(COLLEAGUE, two)).json()).toMatchObject({ code: "not-found" });
    await ask(SELLER, "PATCH", `/saved-views/${one.id}`, { version: one.version, path: "/vertical/11?market=tv-501" });
    expect(await defaults(COLLEAGUE)).toEqual([]);
  });

  test("pins are the reader's own and keep the order given to them", async () => {
    const { ask, save, list } = await withPeople();
    const views = [];
    for (const name of ["A", "B", "C"]) views.push(await save(SELLER, { name, shared: true }));
    for (const { id } of views)
      await ask(SELLER, "PUT", `/saved-views/${id}/choice`, { pinned: true, isDefault: false });
    const [a, b, c] = views.map(({ id }) => id);
    const pinned = async (as: string) => (await list(as)).filter(({ position }) => position).map(({ id }) => id);
    expect(await pinned(SELLER)).toEqual([a, b, c]);
    expect(await pinned(COLLEAGUE)).toEqual([]);
    await ask(SELLER, "PUT", "/saved-views/order", { views: [c, "999"] });
    expect(await pinned(SELLER)).toEqual([c, a, b]);
    await ask(SELLER, "PUT", `/saved-views/${a}/choice`, { pinned: false, isDefault: false });
    await ask(SELLER, "PUT", `/saved-views/${a}/choice`, { pinned: true, isDefault: false });
    expect(await pinned(SELLER)).toEqual([c, b, a]);
  });

  test("what was deleted comes back for a day with its pins, and never for somebody else", async () => {
    const { ask, save, list, database } = await withPeople();
    const view = await save(SELLER, { shared: true });
    await ask(COLLEAGUE, "PUT", `/saved-views/${view.id}/choice`, { pinned: true, isDefault: false });
    expect((await ask(COLLEAGUE, "DELETE", `/saved-views/${view.id}`)).statusCode).toBe(404);
    expect((await ask(SELLER, "DELETE", `/saved-views/${view.id}`)).statusCode).toBe(200);
    expect(await list(COLLEAGUE)).toEqual([]);
    expect((await ask(COLLEAGUE, "POST", `/saved-views/${view.id}/restoration`)).statusCode).toBe(404);
    expect((await ask(SELLER, "POST", `/saved-views/${view.id}/restoration`)).json()).toEqual(view);
    expect((await list(COLLEAGUE))[0]).toMatchObject({ id: view.id, position: 1 });

    await ask(SELLER, "DELETE", `/saved-views/${view.id}`);
    await database.query("update saved_view set deleted_at = now() - interval '25 hours'");
    expect((await ask(SELLER, "POST", `/saved-views/${view.id}/restoration`)).statusCode).toBe(404);
    await sweepSavedViews(database);
    expect(await database.query("select 1 from saved_view")).toEqual([]);
  });

  test.each([
    ["no name", { name: "" }, "invalid-input"],
    ["too long a name", { name: "x".repeat(121) }, "invalid-input"],
    ["a name that turns its direction", { name: "a\u202eb" }, "invalid-input"],
    ["another site's address", { path: "https://evil.example/" }, "invalid-input"],
    ["another site's address without its scheme", { path: "//evil.example" }, "invalid-input"],
    ["an address that does something", { path: "/logout" }, "invalid-input"],
    ["an endless address", { path: `/home?x=${"y".repeat(4_000)}` }, "invalid-input"],
    ["a revision that there is not", { revision: "999" }, "revision-unknown"],
    ["a revision without its number", { revision: "current" }, "invalid-input"],
    ["more than there is to say", { more: 1 }, "invalid-input"],
  ])("%s is refused and nothing is kept", async (_, wrong, code) => {
    const { save, list } = await withPeople();
    expect(await save(SELLER, wrong)).toMatchObject({ code });
    expect(await list(SELLER)).toEqual([]);
  });

  test("a revision that is still a draft cannot be saved with", async () => {
    const { save, database } = await withPeople();
    const [draft] = await database.query<{ id: number }>(
      "insert into revision (label, status, created_by) values ('Next', 'draft', 'test') returning revision_id as id",
    );
    expect(await save(SELLER, { revision: String(draft?.id) })).toMatchObject({ code: "revision-unknown" });
  });

  test("five hundred are enough", async () => {
    const { save, database } = await withPeople();
    await save(SELLER);
    await database.query(
      `insert into saved_view (person_id, customer_id, name, screen, path, revision_id)
       select person_id, customer_id, name, screen, path, revision_id from saved_view, generate_series(2, 500)`,
    );
    expect(await save(SELLER)).toMatchObject({ code: "conflict" });
  });
});

describe.skipIf(storeMissing)("short links", () => {
  const LONG = `/vertical/3?market=tv-623&compare=${"tv-501,".repeat(40)}#mediaAdSpending`;

  test("a link leads everyone of the organisation back to the very address, and the same address has one link", async () => {
    const { ask } = await withPeople();
    const make = async (as: string, address: string) =>
      (await ask(as, "POST", "/short-links", { address })).json<{ code: string }>().code;
    const code = await make(SELLER, LONG);
    expect(code).toMatch(/^[\w-]{12}$/);
    expect((await ask(COLLEAGUE, "GET", `/short-links/${code}`)).json()).toEqual({ address: LONG });
    expect(await make(COLLEAGUE, LONG)).toBe(code);
    expect(await make(SELLER, `${LONG}2`)).not.toBe(code);
    expect(await make(STRANGER, LONG)).not.toBe(code);
  });

  test("another organisation and people who are not signed in get nothing", async () => {
    const { ask, get } = await withPeople();
    const { code } = (await ask(SELLER, "POST", "/short-links", { address: LONG })).json<{ code: string }>();
    expect((await ask(STRANGER, "GET", `/short-links/${code}`)).json()).toMatchObject({ code: "not-found" });
    expect((await get(`/api/v1/short-links/${code}`)).json()).toMatchObject({ code: "sign-in-required" });
    expect((await ask(SELLER, "GET", "/short-links/aaaaaaaaaaaa")).json()).toMatchObject({ code: "not-found" });
  });

  test("a link that nobody has used for two years ends, one that is used goes on", async () => {
    const { ask, database } = await withPeople();
    const codes = [];
    for (const address of [LONG, "/home"])
      codes.push((await ask(SELLER, "POST", "/short-links", { address })).json<{ code: string }>().code);
    await database.query("update short_link set used_on = current_date - 800");
    expect((await ask(COLLEAGUE, "GET", `/short-links/${codes[0]}`)).statusCode).toBe(200);
    await sweepSavedViews(database);
    expect((await ask(SELLER, "GET", `/short-links/${codes[0]}`)).statusCode).toBe(200);
    expect((await ask(SELLER, "GET", `/short-links/${codes[1]}`)).statusCode).toBe(404);
  });

  test.each(["https://evil.example/", "/logout", "/s/abcdefghijkl", "/home\n"])("%j gets no link", async (address) => {
    const { ask } = await withPeople();
    expect((await ask(SELLER, "POST", "/short-links", { address })).json()).toMatchObject({ code: "invalid-input" });
  });
});
