import { describe, expect, test } from "vitest";
import type { Queryable } from "#platform/database/database.ts";
import { ownRevenueRows } from "#platform/database/queries/ownRevenueRows.ts";
import { type Tenant, TENANT_ROLE } from "#platform/database/tenant.ts";
import { tenantStores } from "#platform/database/tenantStores.ts";
import { selectRules } from "#features/alerts/server/ruleRows.ts";
import { selectSubscriptions } from "#features/alerts/server/subscriptionRows.ts";
import { selectCalls } from "#features/call-list/server/callEntries.ts";
import { selectRetention } from "#features/privacy/server/retentionRows.ts";
import { selectCompanies, selectContacts } from "#features/companies/server/companyRows.ts";
import { selectProposals } from "#features/proposals/server/proposalRows.ts";
import { selectCardLines } from "#features/proposals/server/rateCard/rateCardRows.ts";
import { findConnection, selectLog } from "#features/crm/server/crmRows.ts";
import { selectTemplates } from "#features/customers/server/templates/templateRows.ts";
import { ownMessages } from "#features/contact/server/messageRows.ts";
import { selectReports } from "#features/custom-reports/server/reportRows.ts";
import { selectRuns } from "#features/custom-reports/server/runRows.ts";
import { selectLinks } from "#features/market-report/server/links/linkRows.ts";
import { selectBasket } from "#features/report-basket/server/basketRows.ts";
import { selectSavedViews } from "#features/saved-views/server/savedViewRows.ts";
import { selectOwnAids } from "#features/selling-aids/server/team/sentAids.ts";
import { selectScenarios } from "#features/share-wallet/server/scenarios/scenarioRows.ts";
import { selectWebhooks } from "#features/webhooks/server/webhookRows.ts";
import { selectApiKeys } from "#platform/identity/apiKeys/apiKeyRows.ts";
import { notificationPage, unreadCount } from "#platform/notifications/notificationPage.ts";
import { CONTRACTS } from "#app/server/features.ts";
import { WITHOUT_ROW_SECURITY } from "#app/server/plugins/withoutRowSecurity.ts";
import { type TestApp, testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { HOUSE_ADMIN, type Organisation, twoOrganisations } from "#tests/support/twoOrganisations.ts";

/** What tells whose a row is and yet has no row security of its own, with the reason. */
const WITHOUT_A_WALL: Readonly<Record<string, string>> = {
  person:
    "names of colleagues and owners stand beside what they share; rights are read from it before there is a tenant",
  person_identity: "read before there is a tenant, and by administrators",
  customer: "read before there is a tenant",
  sign_in: "written before there is a tenant, read by administrators alone",
  single_use_token: "not to be read by tenants at all",
  access_request: "asked for by people without an account, read by administrators alone",
  view_as: "administrators' own",
  job: "taken by whichever process is free; its file is given by the rights that made it",
  schedule: "read by background work alone",
  stored_file: "content of the newsroom and files of teams in one; those of teams are found through team_aid_file",
  aid_use: "stars of all readers make one mean",
  upload: "administrators' own",
  upload_column: "administrators' own",
  upload_meaning: "administrators' own",
  co_op_list: "brought by administrators for a customer, or for all of them",
  forecast_scenario: "administrators' own",
};

/** What administrators see of secured tables, whoever's it is. */
const FOR_ADMINISTRATORS = [
  "api_key",
  "contact_message",
  "custom_market",
  "deck_template",
  "erasure",
  "report_link",
  "team_aid",
  "team_aid_file",
  "team_aid_use",
  "team_aid_version",
  "webhook",
  "webhook_delivery",
];

const tenantOf = ({ customerId, people }: Organisation, at = 0): Tenant => ({
  personId: people[at]?.id ?? 0,
  customerId,
  administrator: false,
  asRole: true,
});

interface SecuredTable {
  readonly table: string;
  readonly forced: boolean;
}

const securedTables = (store: Queryable) =>
  store.query<SecuredTable>(
    `select relname as table, relforcerowsecurity as forced from pg_class
     where relnamespace = 'public'::regnamespace and relrowsecurity order by relname`,
  );

/** Runs something for a tenant and takes it back. */
async function tried<T>({ database }: TestApp, tenant: Tenant, work: (store: Queryable) => Promise<T>): Promise<T> {
  const outcome: { value?: T } = {};
  const undone = new Error("Taken back.");
  await database
    .transaction(async (store) => {
      outcome.value = await work(store);
      throw undone;
    }, tenant)
    .catch((reason: unknown) => {
      if (reason !== undone) throw reason;
    });
  return outcome.value as T;
}

/** All of a table as the tenant sees it, as one text. */
const told = async (store: Queryable, table: string) =>
  JSON.stringify(await store.query(`select "${table}"::text as row from ${table}`));

async function withBoth() {
  const product = await testApp({ documentWorker: "light" });
  const [ours, theirs] = await twoOrganisations(product);
  return { ...product, ours, theirs, product };
}

describe.skipIf(storeMissing)("the store's own row security between organizations", () => {
  test("shows each organisation its own rows and none of the other's, in every secured table", async () => {
    const { product, database, ours, theirs } = await withBoth();
    const tables = await securedTables(database);
    expect(tables.length).toBeGreaterThan(25);
    expect(tables.filter(({ forced }) => !forced)).toEqual([]);
    for (const { table } of tables) {
      const counted = async (store: Queryable) =>
        (await store.query<{ rows: number }>(`select count(*)::int as rows from ${table}`))[0]?.rows ?? 0;
      const all = await counted(database);
      const seen = [];
      for (const organisation of [ours, theirs]) {
        const both = [];
        for (const at of [0, 1]) {
          const tenant = tenantOf(organisation, at);
          both.push(await tried(product, tenant, counted));
          const others = organisation === ours ? theirs : ours;
          const rows = await tried(product, tenant, (store) => told(store, table));
          expect(rows.includes(others.word) || rows.includes(String(others.dollars)), table).toBe(false);
        }
        seen.push(Math.max(...both));
      }
      expect(all, table).toBeGreaterThan(1);
      // Somebody of each organisation has something, else there would be nothing to keep apart.
      for (const rows of seen) expect(rows, table).toBeGreaterThan(0);
      expect(Math.max(...seen), table).toBeLessThan(all);
    }
  });

  test("lets nobody change, remove or bring in a row of another organisation, whatever the statement says", async () => {
    const { product, database, ours, theirs } = await withBoth();
    for (const { table } of await securedTables(database)) {
      const before = await told(database, table);
      const removed = await tried(product, tenantOf(theirs), async (store) => {
        // What refers to a row may keep it from going; that is not what this is about.
        const rows = await store
          .query<{ row: string }>(`delete from ${table} returning "${table}"::text as row`)
          .catch((reason: unknown) => {
            if (reason instanceof Error && "code" in reason && reason.code === "23503") return [];
            throw reason;
          });
        return JSON.stringify(rows);
      });
      expect(removed.includes(ours.word), table).toBe(false);
      expect(await told(database, table)).toBe(before);
    }
    const bring = (statement: string, values: readonly unknown[]) =>
      tried(product, tenantOf(theirs), (store) => store.query(statement, values));
    const [us] = ours.people;
    await expect(
      bring("insert into own_revenue_change (customer_id, person_id, kind) values ($1, $2, 'typed')", [
        ours.customerId,
        us?.id,
      ]),
    ).rejects.toMatchObject({ code: "42501" });
    await expect(
      bring("update saved_view set customer_id = $1 returning saved_view_id", [ours.customerId]),
    ).rejects.toMatchObject({ code: "42501" });
    expect(await bring("update own_revenue set dollars = 1 where customer_id = $1 returning year", [ours.customerId]))
      // Nothing is found, so nothing is changed.
      .toEqual([]);
  });

  test("holds where the product's own questions are asked with another organisation's numbers", async () => {
    const { database, ours, theirs } = await withBoth();
    const tenants = await tenantStores(database);
    const { customerId, market, people } = ours;
    const me = { id: people[0]?.id ?? 0, customerId };
    const questions: Readonly<Record<string, (store: Queryable) => Promise<readonly object[]>>> = {
      "own revenue": (store) => ownRevenueRows(store, customerId, [market]),
      companies: (store) => selectCompanies(store, customerId),
      "contacts of companies": (store) => selectContacts(store, customerId, ours.word),
      "how long is kept": async (store) =>
        [await selectRetention(store, customerId)].filter(({ version }) => version > 0),
      "rate card": (store) => selectCardLines(store, customerId),
      proposals: (store) => selectProposals(store, { ...me, team: true }),
      scenarios: (store) => selectScenarios(store, me),
      "saved views": (store) => selectSavedViews(store, me),
      "custom reports": (store) => selectReports(store, me),
      "runs of a report": (store) => selectRuns(store, 1, null),
      "call list": (store) => selectCalls(store, me),
      "report basket": (store) => selectBasket(store, me),
      "alert rules": (store) => selectRules(store, me),
      "alert subscriptions": (store) => selectSubscriptions(store, me),
      messages: (store) => ownMessages(store, me.id),
      "report links": (store) => selectLinks(store, { person: me.id }),
      "team aids": (store) => selectOwnAids(store, me.id, customerId),
      webhooks: (store) => selectWebhooks(store, customerId),
      "CRM connection": async (store) => [(await findConnection(store, customerId)) ?? []].flat(),
      "companies sent to a CRM": (store) => selectLog(store, customerId, ["hotels"], null),
      "deck templates": (store) => selectTemplates(store, customerId),
      "API keys": (store) => selectApiKeys(store, { person: me.id }),
      notifications: async (store) => (await notificationPage(store, { person: me.id, before: null, limit: 10 })).items,
    };
    const asOurs = tenants(tenantOf(ours));
    const asTheirs = tenants(tenantOf(theirs));
    for (const [what, ask] of Object.entries(questions)) {
      expect((await ask(asOurs)).length, what).toBeGreaterThan(0);
      expect(await ask(asTheirs), what).toEqual([]);
      expect(await asTheirs.transaction(ask), what).toEqual([]);
    }
    expect([await unreadCount(asOurs, me.id), await unreadCount(asTheirs, me.id)]).toEqual([1, 0]);
  });

  test("shows nothing at all to the role where nobody is named, and nothing secret to anybody", async () => {
    const { product, database, ours } = await withBoth();
    await database.transaction(async (store) => {
      await store.query(`set local role ${TENANT_ROLE}`);
      for (const { table } of await securedTables(store))
        expect(await store.query(`select 1 from ${table}`), table).toEqual([]);
    });
    for (const secret of ["local_account", "signing_key", "provider_secret", "oidc_payload", "single_use_token"]) {
      const asked = tried(product, tenantOf(ours), (store) => store.query(`select 1 from ${secret}`));
      await expect(asked, secret).rejects.toMatchObject({ code: "42501" });
    }
    const forgotten = tried(product, tenantOf(ours), (store) => store.query("delete from audit_entry"));
    await expect(forgotten).rejects.toMatchObject({ code: "42501" });
  });

  test("shows administrators what they answer for, and nothing of what organisations and people have for themselves", async () => {
    const { product, database } = await withBoth();
    const [administrator] = await database.query<{ personId: number; customerId: number }>(
      `select person_id as "personId", customer_id as "customerId" from person where email = $1`,
      [HOUSE_ADMIN],
    );
    const tenant = { personId: 0, customerId: 0, ...administrator, administrator: true, asRole: true };
    const seen = [];
    for (const { table } of await securedTables(database)) {
      const rows = await tried(product, tenant, (store) => store.query(`select 1 from ${table}`));
      const all = await database.query(`select 1 from ${table}`);
      if (rows.length > 0) seen.push(table);
      expect([0, all.length], table).toContain(rows.length);
    }
    expect(seen).toEqual(FOR_ADMINISTRATORS);
  });

  test("stands between administrators and the store wherever it is not said by name why not", () => {
    const named = Object.keys(WITHOUT_ROW_SECURITY);
    const theirs = CONTRACTS.filter(
      ({ allow }) => typeof allow === "object" && "role" in allow && allow.role === "Administrator",
    ).map(({ name }) => name);
    expect(theirs).toEqual(expect.arrayContaining(named));
    expect(named).toEqual([
      "about",
      "health",
      "inviteUser",
      "inviteUserAgain",
      "importUsers",
      "decideRequest",
      "userData",
      "publishRevisionNow",
      "publishContentItem",
      "changeMarket",
      "changeMarketCounties",
      "userErasure",
    ]);
  });

  test("ends with the transaction, and binds another user of the store too as soon as it speaks for somebody", async () => {
    const { product, database, ours } = await withBoth();
    const revenue = "select dollars from own_revenue";
    expect(await tried(product, tenantOf(ours), (store) => store.query(revenue))).toHaveLength(1);
    expect(await database.query(revenue)).toHaveLength(2);
    // As where the store's user may not have the role: no superuser, and bound by what is said of the caller.
    const plain = "spotmarket_plain_user";
    await database.query(`create role ${plain} nologin`);
    await database.query(`grant select on own_revenue to ${plain}`);
    try {
      const asked = (settings: string) =>
        database.transaction(async (store) => {
          await store.query(`set local role ${plain}`);
          if (settings !== "") await store.query(settings);
          return store.query(revenue);
        });
      expect(await asked("")).toHaveLength(2);
      expect(await asked("select set_config('spotmarket.person', '999', true)")).toHaveLength(0);
    } finally {
      await database.query(`drop owned by ${plain}`);
      await database.query(`drop role ${plain}`);
    }
  });

  test("stands around every table that says whose a row is, or there is a reason why not", async () => {
    const { database } = await withBoth();
    const secured = new Set((await securedTables(database)).map(({ table }) => table));
    const owned = await database.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('person_id', 'customer_id', 'owner_id') order by table_name`,
    );
    const bare = owned.map(({ name }) => name).filter((name) => !secured.has(name) && !(name in WITHOUT_A_WALL));
    expect(bare).toEqual([]);
  });
});
