import type { LightMyRequestResponse } from "fastify";
import { suffixesOf } from "#platform/api/suffixesOf.ts";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { ACCESS_FLAGS, type AccessFlag } from "#domain/access/access.ts";
import { KEY_SCOPES, type KeyScope } from "#domain/access/keyScopes.ts";
import { changeAccount } from "#platform/identity/accounts.ts";
import { beginViewAs } from "#platform/identity/viewAs/beginViewAs.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { exampleAddress, type Named } from "#tests/support/exampleAddress.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { type Asked, type Asking, expectedOutcome } from "#tests/support/rightsOracle.ts";
import { type TestApp, testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { CONTRACTS } from "./features.ts";

const CUSTOMER_MARKETS = ["tv-501", "radio-35620"];
const NARROW = ["leisure"];
const ADMIN = "admin@example.com";
const AT_LEAST_CASES = 9_000;
/** Of which a quiet machine needs a quarter. */
const AT_MOST_SECONDS = 300;

/** All subsets. */
function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);
}

/** A caller of the walk: the headers of its requests, and what the oracle is to know of it. */
interface Walker extends Asking {
  readonly headers: Record<string, string>;
}

const person: Asking = {
  pass: "token",
  scopes: [],
  viewing: "no",
  state: "active",
  role: "Subscriber",
  flags: ACCESS_FLAGS,
  markets: CUSTOMER_MARKETS,
  verticals: null,
};

/** Contracts with demands that no screen makes yet, so that the walk meets every kind. */
const probes: readonly Endpoint[] = [
  ...ACCESS_FLAGS.map((flag) => probe(`flag/${flag}`, { allow: { access: [flag] } })),
  probe("either", { allow: { access: ["tv", "radio"] } }),
  probe("role", { allow: { role: "Administrator" } }),
  probe("change/role", { allow: { role: "Administrator" }, method: "POST" }),
  probe("change/flag", { allow: { access: ["shareOfWallet"] }, method: "PATCH" }),
  probe("change", { method: "DELETE" }),
  probe("personal", { personal: true }),
  probe("change/personal", { personal: true, method: "PUT" }),
  probe("identified", { allow: "identified" }),
  probe("identified/personal", { allow: "identified", personal: true }),
  probe("anyone", { allow: "anyone" }),
  probe("vertical/:vertical", { verticals: ["params.vertical"], params: z.object({ vertical: z.string() }) }),
  probe("vertical", { verticals: ["query.vertical"], query: z.object({ vertical: z.string() }) }),
];

function probe(url: string, demands: Partial<Endpoint>): Endpoint {
  const name = `probe${url.replace(/\W+(\w)?/g, (_all, letter: string) => (letter ?? "").toUpperCase())}`;
  const plain = { method: "GET", allow: "signedIn", response: z.object({}), tag: "probe", summary: "A probe" } as const;
  return { ...plain, url: `/probe/${url}`, name, ...demands };
}

async function withEveryone() {
  // Thousands of files would be written here, and none of them looked at.
  const product = await testApp({ documentWorker: "light" });
  for (const contract of probes) product.app.endpoint(contract, () => ({}));
  const years = [2024, 2025];
  const spend = { tvOta: { hotels: [10, 20], hospitals: [5, 6] }, mobile: { hotels: [1, 2], hospitals: [3, 4] } };
  await product.given.published({
    wallets: ["tv-501", "tv-803", "radio-35620"].map((market) => walletOf(market, years, spend)),
  });
  await product.given.customer({ markets: CUSTOMER_MARKETS });
  await product.given.person(ADMIN, { role: "Administrator" });
  return product;
}

async function walkers({ given, database, signedIn }: TestApp): Promise<Walker[]> {
  const made: Walker[] = [
    { ...person, pass: "nothing", headers: {} },
    { ...person, pass: "nonsense", headers: { authorization: "Bearer a.b.c" } },
    { ...person, role: "Administrator", headers: await signedIn(ADMIN) },
  ];
  const add = async (email: string, facts: Parameters<typeof given.person>[1], asking: Partial<Asking>) => {
    await given.person(email, facts);
    made.push({ ...person, ...asking, headers: await signedIn(email) });
  };
  for (const flags of subsets<AccessFlag>(ACCESS_FLAGS)) {
    const email = `${["flags", ...flags].join("-")}@example.com`.toLowerCase();
    await add(email, { access: flags }, { flags });
  }
  await add("nomarket@example.com", { markets: [] }, { markets: [] });
  await add(
    "radio@example.com",
    { markets: ["radio-35620"], verticals: NARROW },
    { markets: ["radio-35620"], verticals: NARROW },
  );
  await add("narrow@example.com", { verticals: NARROW }, { verticals: NARROW });
  await add("nothing@example.com", { verticals: [], access: [] }, { verticals: [], flags: [] });
  await add("whole@example.com", { customer: "Whole" }, { markets: null });
  await add("disabled@example.com", {}, { state: "disabled" });
  await add("gone@example.com", {}, { pass: "unknownPerson" });
  await add("suspended@example.com", { customer: "Suspended" }, { state: "suspended" });
  await add("ended@example.com", { customer: "Ended" }, { state: "ended" });
  await add("early@example.com", { customer: "Early" }, { state: "notBegun" });
  await add(
    "boss@example.com",
    { customer: "Ended", role: "Administrator" },
    { state: "ended", role: "Administrator" },
  );
  await settleStates(database);

  for (const scopes of subsets<KeyScope>(KEY_SCOPES)) {
    for (const [email, role] of [
      ["narrow@example.com", "Subscriber"],
      [ADMIN, "Administrator"],
    ] as const) {
      const verticals = role === "Subscriber" ? NARROW : null;
      made.push({ ...person, role, verticals, scopes, pass: "key", headers: await apiKeyOf(database, email, scopes) });
    }
  }
  const expired = await apiKeyOf(database, ADMIN, KEY_SCOPES, new Date(Date.now() - 1));
  made.push({ ...person, pass: "deadKey", headers: expired });
  return [...made, ...(await viewers(database, await signedIn(ADMIN)))];
}

async function settleStates(database: TestApp["database"]): Promise<void> {
  await changeAccount(database, "disabled@example.com", { status: "disabled" });
  await database.query(
    `delete from person_identity using person where person.person_id = person_identity.person_id and email = 'gone@example.com'`,
  );
  await database.query("update customer set all_markets = true where name = 'Whole'");
  await database.query("update customer set status = 'suspended', markets = $1 where name = 'Suspended'", [
    CUSTOMER_MARKETS,
  ]);
  await database.query("update customer set ends_on = current_date - 2 where name = 'Ended'");
  await database.query("update customer set starts_on = current_date + 2 where name = 'Early'");
  announceRights(database);
}

/** An administrator who looks as somebody else, with a grant that holds and with one that does not. */
async function viewers(database: TestApp["database"], admin: Record<string, string>): Promise<Walker[]> {
  const people = await database.query<{ id: number; name: string; email: string; role: string }>(
    "select person_id as id, name, email, role from person where email = any($1) order by role",
    [[ADMIN, "narrow@example.com"]],
  );
  const [administrator, viewed] = people;
  if (!administrator || !viewed) throw new Error("The walk needs an administrator and a person to look as.");
  const facts = { customer: "", customerId: 0, customerOwner: null, language: null };
  const { grant } = await beginViewAs(
    database,
    { ...administrator, ...facts },
    { personId: viewed.id, reason: "The walk" },
  );
  return [
    { ...person, verticals: NARROW, viewing: "yes", headers: { ...admin, "x-view-as": grant } },
    { ...person, role: "Administrator", viewing: "deadGrant", headers: { ...admin, "x-view-as": `${grant}x` } },
  ];
}

interface Case {
  readonly asked: Asked;
  readonly method: Endpoint["method"];
  readonly url: string;
}

const MARKETS = ["tv-501", "radio-35620", "tv-803", "nation", "tv-999"];
const VERTICALS = ["leisure", "healthcare", "telepathy"];
/** A sub-vertical with what it is entitled by. */
const SUB_VERTICALS = [
  { subVertical: "hotels", vertical: "leisure" },
  { subVertical: "hospitals", vertical: "healthcare" },
];

/** Every way to ask an endpoint: both forms of its answer, and each kind of market and vertical where it names one. */
function casesOf(endpoint: Endpoint): Case[] {
  const { method, allow, personal = false, markets = [], verticals = [] } = endpoint;
  const namesMarket = markets.includes("params.market") || markets.includes("query.market");
  const compares = markets.includes("query.compare");
  const named: Named[] = [
    ...(namesMarket ? MARKETS : ["tv-501"]).map((market) => ({ market, vertical: "leisure" })),
    ...(verticals.length > 0 ? VERTICALS.slice(1) : []).map((vertical) => ({ market: "tv-501", vertical })),
    ...(verticals.includes("query.subVertical") ? SUB_VERTICALS : []).map((one) => ({ market: "tv-501", ...one })),
  ];
  const comparing = compares
    ? ["radio-35620", "tv-803", "tv-999"].map((compared) => ({ market: "nation", vertical: "leisure", compared }))
    : [];
  return suffixesOf(endpoint).flatMap((suffix) =>
    [...named, ...comparing].map((one: Named) => ({
      asked: {
        method,
        allow,
        personal,
        medium: endpoint.mediumOf && !changes(endpoint) ? mediumOf(one.market) : null,
        market: changes(endpoint) ? null : (one.compared ?? (namesMarket ? one.market : null)),
        vertical: changes(endpoint) || verticals.length === 0 ? null : one.vertical,
      },
      method,
      url: addressOf(endpoint, one, suffix),
    })),
  );
}

function addressOf(endpoint: Endpoint, named: Named, suffix: string): string {
  const address = exampleAddress(endpoint, named, suffix);
  if (changes(endpoint)) return withParameter(address, "ofTheMatrix=1");
  const isFile = endpoint.file !== undefined || suffix === ".xlsx";
  return isFile && endpoint.query && "year" in endpoint.query.shape ? withParameter(address, NO_YEAR) : address;
}

const mediumOf = (market: string) => ["tv", "radio"].find((medium) => market.startsWith(medium)) ?? null;

/** Rights are looked at before figures: who is let in hears that there is no such year, and no file need be made. */
const NO_YEAR = "year=1900";

const changes = ({ method }: Endpoint) => method !== "GET";

/** Every contract refuses parameters it does not know, before its handler runs: the request is let in and changes nothing. */
function withParameter(address: string, parameter: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${parameter}`;
}

const REFUSALS = new Set([
  "sign-in-required",
  "token-rejected",
  "user-unknown",
  "user-disabled",
  "tenant-not-allowed",
  "subscription-ended",
  "role-required",
  "access-required",
  "person-required",
  "view-as-read-only",
  "view-as-ended",
  "key-scope-required",
  "market-not-entitled",
  "vertical-not-entitled",
]);

function outcomeOf(answer: LightMyRequestResponse): string {
  if (answer.statusCode < 400) return "in";
  const { code } = answer.json<{ code: string }>();
  if (answer.statusCode >= 500) return code;
  return REFUSALS.has(code) ? code : "in";
}

describe.skipIf(storeMissing)("rights, endpoint by endpoint", () => {
  test(
    "every endpoint answers every kind of caller as the requirements say",
    async () => {
      const product = await withEveryone();
      const callers = await walkers(product);
      const cases = product.app.endpoints.flatMap(casesOf);
      const differences: string[] = [];
      const met = new Set<string>();
      for (const [at, { headers, ...asking }] of callers.entries()) {
        // What one network address may ask in a minute says nothing about rights.
        const remoteAddress = `10.0.0.${at + 1}`;
        for (const { asked, method, url } of cases) {
          const answer = await product.app.inject({ method, url, headers, remoteAddress });
          const [expected, outcome] = [expectedOutcome(asked, asking), outcomeOf(answer)];
          met.add(outcome);
          if (outcome !== expected)
            differences.push(`${method} ${url} as ${JSON.stringify(asking)}: ${outcome}, not ${expected}`);
        }
      }
      expect(differences.slice(0, 10)).toEqual([]);
      expect(callers.length * cases.length).toBeGreaterThan(AT_LEAST_CASES);
      // A walk that meets one kind of answer only proves nothing.
      for (const code of REFUSALS) if (code !== "tenant-not-allowed") expect(met).toContain(code);
    },
    AT_MOST_SECONDS * 1_000,
  );

  test("an address that names a market or a vertical is entitled by it", () => {
    const forSubscribers = CONTRACTS.filter(({ allow }) => typeof allow === "string" || "access" in allow);
    for (const { name, params, query, markets = [], verticals = [] } of forSubscribers) {
      const named = new Set([
        ...Object.keys(params?.shape ?? {}).map((key) => `params.${key}`),
        ...Object.keys(query?.shape ?? {}).map((key) => `query.${key}`),
      ]);
      for (const place of ["params.market", "query.market", "query.compare"] as const)
        expect([name, place, markets.some((one) => one === place)]).toEqual([name, place, named.has(place)]);
      for (const place of ["params.vertical", "query.vertical", "query.subVertical", "query.focus"] as const)
        expect([name, place, verticals.some((one) => one === place)]).toEqual([name, place, named.has(place)]);
    }
  });

  test("what is told of a market to those who sell its medium asks for the flag of that medium", () => {
    const either = CONTRACTS.filter(
      ({ allow, markets = [] }) =>
        typeof allow === "object" &&
        "access" in allow &&
        allow.access.includes("tv") &&
        allow.access.includes("radio") &&
        markets.includes("params.market"),
    );
    expect(either.map(({ name }) => name)).toContain("marketProfileStats");
    expect(either.filter(({ mediumOf: place }) => place !== "params.market").map(({ name }) => name)).toEqual([]);
  });

  test("every address that the server knows is an endpoint of the list, or named here", async () => {
    const { app } = await testApp();
    await app.ready();
    const endpoints = CONTRACTS.flatMap((endpoint) =>
      suffixesOf(endpoint).map((suffix) => `/api/v1${endpoint.url}${suffix}`),
    );
    const others = addressesOf(app.printRoutes({ commonPrefix: false })).filter((url) => !endpoints.includes(url));
    expect(others.toSorted()).toEqual([
      "*", // The files of the browser app.
      "/.well-known/oauth-protected-resource", // Where assistants sign in, for anyone.
      "/.well-known/oauth-protected-resource/mcp",
      "/api/v1/openapi.json", // What the API offers, for anyone.
      "/config.json", // What the browser must know before anyone has signed in.
      "/healthz",
      "/idp/:tenant/v2.0/reg", // Assistants say who they are; what they may do is asked of the person.
      "/mcp", // Whatever it answers is asked of endpoints of the list, in the caller's name.
      "/metrics", // For this machine, or for who has the token.
      "/readyz",
      "/robots.txt",
      "/sw.js", // What keeps the browser app for the time without a connection.
    ]);
  });
});

/** The addresses in Fastify's drawing of its routes: four columns for each level, each line adding to the one above it. */
function addressesOf(drawing: string): string[] {
  const above: string[] = [];
  return drawing
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => {
      const [indent = "", part = "", methods] = /^([│├└─\s]*)(\S+)(?: \((.*)\))?$/u.exec(line)?.slice(1) ?? [];
      const depth = indent.length / 4;
      above.length = depth - 1;
      const url = above.join("") + part;
      above.push(part);
      return methods === undefined ? [] : [url];
    });
}
