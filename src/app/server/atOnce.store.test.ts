import { describe, expect, onTestFinished, test, vi } from "vitest";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const ADMIN = "admin@example.com";
const ANN = "ann@example.com";
/** Of another organisation. */
const CARL = "carl@other.example";

/** The product on a store whose announcements reach nobody, and with clocks for looking again that stand still. */
async function withDeafStore() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const product = await testApp({
    missesAnnouncements: true,
    documentWorker: "light",
    settings: { KEPT_REVISIONS: "1" },
  });
  const { given, get, database } = product;
  for (const _ of ["oldest", "older", "newest"]) await given.published({ markets: ["tv-501", "tv-623"] });
  await given.customer({ name: "Staff" });
  await given.person(ADMIN, { role: "Administrator", customer: "Staff" });
  await given.customer({ markets: ["tv-501", "tv-623"] });
  await given.person(ANN, { access: ["tv", "shareOfWallet"] });
  await given.customer({ name: "Other Media", markets: ["tv-501"] });
  await given.person(CARL, { customer: "Other Media" });
  const id = async (table: "person" | "customer", of: string) => {
    const [row] = await database.query<{ id: string }>(
      `select ${table}_id::text as id from ${table} where ${table === "person" ? "email" : "name"} = $1`,
      [of],
    );
    return row?.id ?? "";
  };
  const change = async (as: string, method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object) => {
    const sent = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const answer = await get(`/api/v1${path}`, { method, as, ...sent });
    expect(answer.statusCode, `${method} ${path} ${answer.body}`).toBeLessThan(300);
    return answer.json<Record<string, unknown>>();
  };
  /** The answer, or the code of what it refuses. */
  const look = async (path: string, as?: string, headers: Record<string, string> = {}) => {
    const answer = await get(`/api/v1${path}`, { ...(as && { as }), headers });
    return answer.json<Record<string, unknown>>();
  };
  return { ...product, id, change, look };
}

type Deaf = Awaited<ReturnType<typeof withDeafStore>>;

interface Change {
  readonly what: string;
  /** What has to be there before. */
  readonly given?: (product: Deaf) => Promise<unknown>;
  readonly look: (product: Deaf, given: unknown) => Promise<unknown>;
  readonly first: unknown;
  /** What is done, and what is seen after it. */
  readonly steps: readonly (readonly [act: (product: Deaf, given: unknown) => Promise<unknown>, seen: unknown])[];
}

const codeOf = async ({ look }: Deaf, path: string, who?: string, headers?: Record<string, string>) =>
  (await look(path, who, headers))["code"] ?? "allowed";
const keyOf = ({ database }: Deaf) => apiKeyOf(database, ANN, ["read"]);
const asKey = (product: Deaf, key: unknown) => codeOf(product, "/session", undefined, key as Record<string, string>);
const itemsOf = async <Item>({ look }: Deaf, path: string, who: string) => (await look(path, who))["items"] as Item[];
const PREFERENCES = { homeMarket: null, verticals: [], welcomed: true };
const CELL = { medium: "tvOta", subVertical: "hotels", year: 2025, month: null };

/** One after the other on one product: what comes later takes what came before as it was left. */
const CHANGES: readonly Change[] = [
  {
    what: "a notice that is read, deleted and brought back",
    given: ({ database }) =>
      database.query(
        "insert into notification (person_id, kind, data) select person_id, 'job-done', '{}' from person where email = $1",
        [ANN],
      ),
    look: async ({ look }) => {
      const { unread, items } = await look("/notifications", ANN);
      return [unread, (items as object[]).length];
    },
    first: [1, 1],
    steps: [
      [({ change }) => change(ANN, "PATCH", "/notifications/1", { read: true }), [0, 1]],
      [({ change }) => change(ANN, "DELETE", "/notifications/1"), [0, 0]],
      [({ change }) => change(ANN, "POST", "/notifications/1/restoration"), [0, 1]],
    ],
  },
  {
    what: "own revenue that is typed, and undone",
    look: async (product) =>
      (await itemsOf<{ dollars: number }>(product, "/markets/tv-501/own-revenue", ANN)).map(({ dollars }) => dollars),
    first: [],
    steps: [
      [({ change }) => change(ANN, "PUT", "/markets/tv-501/own-revenue", { cells: [{ ...CELL, dollars: 77 }] }), [77]],
      [({ change }) => change(ANN, "POST", "/own-revenue/changes/1/undoing"), []],
    ],
  },
  {
    what: "a language that somebody chooses for herself",
    look: async ({ look }) => ((await look("/session", ANN))["user"] as { language: unknown }).language,
    first: null,
    steps: [
      [({ change }) => change(ANN, "PUT", "/preferences", { ...PREFERENCES, language: "de-DE" }), "de-DE"],
      [({ change }) => change(ANN, "PUT", "/preferences", { ...PREFERENCES, language: null }), null],
    ],
  },
  {
    what: "a custom market that is made, deleted, brought back, put aside and taken up again",
    look: async (product) => (await itemsOf<{ id: string }>(product, "/markets?kind=custom", ANN)).map(({ id }) => id),
    first: [],
    steps: [
      [({ change }) => change(ANN, "POST", "/custom-markets", { name: "Both", members: BOTH }), ["custom-1"]],
      [({ change }) => change(ANN, "DELETE", "/custom-markets/1"), []],
      [({ change }) => change(ANN, "POST", "/custom-markets/1/restoration"), ["custom-1"]],
      [(product) => setCustomMarket(product, { archived: true }), []],
      [(product) => setCustomMarket(product, { archived: false }), ["custom-1"]],
    ],
  },
  {
    what: "a custom market that another organisation is given, and that is taken away again",
    look: (product) => codeOf(product, "/revisions/current/wallets/custom-1", CARL),
    first: "market-not-entitled",
    steps: [
      [async (product) => give(product, [await product.id("customer", "Other Media")]), "allowed"],
      [(product) => give(product, []), "market-not-entitled"],
    ],
  },
  {
    what: "a key that its person revokes",
    given: keyOf,
    look: asKey,
    first: "allowed",
    steps: [[({ change }) => change(ANN, "DELETE", "/api-keys/1"), "token-rejected"]],
  },
  {
    what: "a right that somebody asks for and is granted",
    given: ({ change }) => change(ANN, "POST", "/access-requests/rights", { asked: "access:radio" }),
    look: async ({ look }) => (await look("/session", ANN))["access"],
    first: ["tv", "shareOfWallet"],
    steps: [
      [
        ({ change }) => change(ADMIN, "POST", "/access-requests/1/decision", { decision: "approve" }),
        ["tv", "radio", "shareOfWallet"],
      ],
    ],
  },
  {
    what: "a look through somebody's eyes that is ended",
    given: async ({ change, id }) =>
      (await change(ADMIN, "POST", "/view-as", { person: await id("person", ANN), reason: "A test" }))["grant"],
    look: (product, grant) => codeOf(product, "/session", ADMIN, { "x-view-as": String(grant) }),
    first: "allowed",
    steps: [[({ change }, grant) => change(ADMIN, "DELETE", `/view-as/${String(grant)}`), "view-as-ended"]],
  },
  {
    what: "somebody who is switched off and on, and whose organisation is",
    look: (product) => codeOf(product, "/session", ANN),
    first: "allowed",
    steps: [
      [(product) => setUser(product, { status: "disabled" }), "user-disabled"],
      [(product) => setUsers(product, "active"), "allowed"],
      [(product) => setCustomer(product, { status: "suspended" }), "subscription-ended"],
      [(product) => setCustomer(product, { status: "active" }), "allowed"],
    ],
  },
  {
    what: "markets that an organisation no longer has",
    look: (product) => codeOf(product, "/revisions/current/wallets/tv-623", ANN),
    first: "allowed",
    steps: [
      [(product) => setCustomer(product, { markets: ["tv-501"] }), "market-not-entitled"],
      [(product) => setCustomer(product, { markets: ["tv-501", "tv-623"] }), "allowed"],
    ],
  },
  {
    what: "an old revision that is deleted and brought back",
    look: (product) => codeOf(product, "/revisions/1/wallets/tv-501", ANN),
    first: "allowed",
    steps: [
      [({ change }) => change(ADMIN, "DELETE", "/administration/revisions/1"), "revision-unknown"],
      [({ change }) => change(ADMIN, "POST", "/administration/revisions/1/restoration"), "allowed"],
    ],
  },
  {
    what: "an account and its keys when its person has her data erased, and when that is undone",
    given: keyOf,
    look: async (product, key) => [await codeOf(product, "/session", ANN), await asKey(product, key)],
    first: ["allowed", "allowed"],
    steps: [
      [({ change }) => change(ANN, "POST", "/my-data/erasure", { confirm: ANN }), ["user-disabled", "token-rejected"]],
      [
        async ({ change, id }) => change(ADMIN, "DELETE", `/users/${await id("person", ANN)}/erasure`),
        ["allowed", "token-rejected"],
      ],
    ],
  },
];

const BOTH = [{ market: "tv-501" }, { market: "tv-623" }];

async function versionOf({ look }: Deaf, path: string): Promise<unknown> {
  return (await look(path, ADMIN))["version"];
}

async function customMarketVersion(product: Deaf): Promise<unknown> {
  const [market] = await itemsOf<{ version: number }>(product, "/custom-markets?archived=with", ADMIN);
  return market?.version;
}

async function setCustomMarket(product: Deaf, settings: object): Promise<unknown> {
  const version = await customMarketVersion(product);
  return product.change(ANN, "PATCH", "/custom-markets/1", { version, ...settings });
}

async function give(product: Deaf, customers: readonly string[]): Promise<unknown> {
  const version = await customMarketVersion(product);
  return product.change(ADMIN, "PUT", "/custom-markets/1/customers", { version, customers });
}

async function setUser(product: Deaf, settings: object): Promise<unknown> {
  const path = `/users/${await product.id("person", ANN)}`;
  return product.change(ADMIN, "PATCH", path, { version: await versionOf(product, path), ...settings });
}

async function setUsers(product: Deaf, status: string): Promise<unknown> {
  const users = [await product.id("person", ANN)];
  return product.change(ADMIN, "POST", "/users/bulk", { users, change: { set: { status } }, dryRun: false });
}

async function setCustomer(product: Deaf, settings: object): Promise<unknown> {
  const path = `/customers/${await product.id("customer", "Example Media")}`;
  return product.change(ADMIN, "PATCH", path, { version: await versionOf(product, path), ...settings });
}

describe.skipIf(storeMissing)("while the store's announcements reach nobody", () => {
  test("what somebody changes holds from the next request on", async () => {
    const product = await withDeafStore();
    for (const { what, given, look, first, steps } of CHANGES) {
      const made = await given?.(product);
      expect(await look(product, made), what).toEqual(first);
      for (const [act, seen] of steps) {
        await act(product, made);
        expect(await look(product, made), what).toEqual(seen);
      }
    }
  });
});
