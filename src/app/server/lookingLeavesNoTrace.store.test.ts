import { describe, expect, test } from "vitest";
import type { Endpoint } from "#platform/api/endpoint.ts";
import type { Database } from "#platform/database/database.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { type TestRequest, testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { CONTRACTS } from "./features.ts";

const SELLER = "seller@example.com";
const ADMIN = "admin@example.com";
/** Where a person keeps what is her own: all of it is looked at, none of it may change by that. */
const PLACES =
  /^\/(jobs|custom-reports|webhooks|alerts|alert-|report-basket|notifications|markets\/:market\/one-sheet)/;
/** What looking itself leaves behind: who looked when, the log of it, and how much was asked for in the minute. */
const OF_LOOKING = ["audit_entry", "view_as", "api_key", "sign_in", "rights_version", "request_count"];

const years = [2024, 2025];
const spend = { tvOta: { hotels: [10, 20], hospitals: [5, 6] }, mobile: { hotels: [1, 2], hospitals: [3, 4] } };
const GROWTH = {
  kind: "growth",
  direction: "up",
  threshold: 10,
  severity: "high",
  market: null,
  subject: null,
  everySubVertical: false,
  medium: null,
};
const REPORT = {
  markets: { ids: ["tv-501"] },
  customMarkets: [],
  years: { from: 2024, to: 2025 },
  political: "with",
  media: null,
  verticals: null,
  rows: ["medium"],
  columns: ["year"],
  measures: ["dollars"],
  shareOf: "column",
  sort: "order",
  top: null,
  layout: "pivot",
  chart: "bars",
};

/** A seller with an alert rule, a report with a file, and a basket. */
async function withOwnThings() {
  const product = await testApp({ documentWorker: "light" });
  const revision = await product.given.published({
    wallets: ["tv-501", "tv-803"].map((market) => walletOf(market, years, spend)),
  });
  await product.given.customer({ markets: ["tv-501"] });
  await product.given.person(SELLER);
  await product.given.person(ADMIN, { role: "Administrator" });
  const send = (
    method: NonNullable<TestRequest["method"]>,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ) =>
    product.get(`/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const seller = await product.signedIn(SELLER);
  const made = [
    await send("POST", "/alert-rules", seller, { condition: GROWTH }),
    await send("POST", "/custom-reports", seller, { name: "Mine", definition: REPORT }),
    await send("POST", "/report-basket", seller, {
      section: "mediaAdSpending",
      path: "/market-summary?market=tv-501&year=2025",
      revision,
    }),
  ];
  await product.runJobs();
  return { ...product, send, made };
}

function addressOf({ url }: Endpoint): string {
  return url.replace(":market", "tv-501").replace(/:\w+/g, "1");
}

const ours = (reads: boolean) =>
  CONTRACTS.filter(({ url, method }) => PLACES.test(url) && (method === "GET") === reads);

/** All rows of all tables but those of looking itself. */
async function everything(database: Database): Promise<Record<string, unknown>> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition order by relname`,
  );
  const kept: Record<string, unknown> = {};
  for (const { name } of tables) {
    if (OF_LOOKING.includes(name)) continue;
    const [row] = await database.query<{ sum: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
    );
    kept[name] = row?.sum;
  }
  return kept;
}

describe.skipIf(storeMissing)("what a person keeps for herself", () => {
  test("is seen by an administrator who looks as her, and nothing of it changes by that", async () => {
    const { send, made, database, signedIn } = await withOwnThings();
    expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 201, 200]);
    const admin = await signedIn(ADMIN);
    const [seller] = await database.query<{ id: string }>("select person_id::text as id from person where email = $1", [
      SELLER,
    ]);
    const begun = await send("POST", "/view-as", admin, { person: seller?.id, reason: "Checks what she reported" });
    const looking = { ...admin, "x-view-as": begun.json<{ grant: string }>().grant };
    const before = await everything(database);
    const seen: Record<string, number> = {};
    for (const contract of ours(true)) {
      const answer = await send("GET", addressOf(contract), looking);
      seen[contract.name] = answer.statusCode;
      expect(answer.statusCode, contract.name).not.toBe(500);
      if (contract.personal)
        expect(answer.json(), contract.name).toMatchObject({ code: expect.stringMatching(/required/) });
    }
    expect(seen).toMatchObject({ customReports: 200, alertRules: 200, reportBasket: 200, storyDocument: 200 });
    for (const contract of ours(false)) {
      const answer = await send(contract.method, addressOf(contract), looking, contract.body ? {} : undefined);
      expect(answer.json(), contract.name).toMatchObject({
        code: expect.stringMatching(/view-as-read-only|person-required|role-required/),
      });
    }
    expect(await everything(database)).toEqual(before);
  });

  test("is read by a key that may read, changed by none that may only read, and administered by no key", async () => {
    const { send, database } = await withOwnThings();
    const reading = await apiKeyOf(database, SELLER, ["read"]);
    const before = await everything(database);
    for (const contract of ours(true)) {
      const answer = await send("GET", addressOf(contract), reading);
      expect(answer.statusCode, contract.name).not.toBe(500);
      if (contract.personal)
        expect(answer.json(), contract.name).toMatchObject({ code: expect.stringMatching(/required/) });
    }
    for (const contract of ours(false)) {
      const answer = await send(contract.method, addressOf(contract), reading, contract.body ? {} : undefined);
      expect(answer.json(), contract.name).toMatchObject({
        code: expect.stringMatching(/key-scope-required|person-required|role-required/),
      });
    }
    expect(await everything(database)).toEqual(before);
    const all = await apiKeyOf(database, ADMIN, ["read", "write", "administration"]);
    expect((await send("GET", "/webhooks", all)).json()).toMatchObject({ code: "person-required" });
    expect((await send("GET", "/administration/troubles", all)).json()).toMatchObject({ code: "person-required" });
  });
});
