import { describe, expect, test } from "vitest";
import type { CrmKind } from "#domain/crm/crm.ts";
import { hubspotServer } from "#tests/support/crm/hubspotServer.ts";
import { salesforceServer } from "#tests/support/crm/salesforceServer.ts";
import { CHIEF, NARROW, RIVAL, SELLER, withCrm } from "#tests/support/crm/withCrm.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CrmDeals } from "../../contract/deals.ts";
import { startHourlyPulls } from "./pullJobs.ts";

/** An organization with companies and calls, connected. */
async function withDeals(server: Parameters<typeof withCrm>[0], kind: CrmKind) {
  const product = await withCrm(server, kind);
  const { call, database, runJobs } = product;
  /** Puts a call of a company on somebody's list; answers its id. */
  const listed = async (
    company: string,
    fields: { status?: string; dollars?: number; as?: string; prospect?: string } = {},
  ) => {
    const [row] = await database.query<{ id: string }>(
      `insert into call_entry (person_id, customer_id, market_id, sub_vertical, prospect, name, company_id, status, dollars)
       select person_id, customer_id, 'dallas', 'hotels', $5, 'Example call (not real)', $2, $3, $4 from person where email = $1
       returning call_entry_id::text as id`,
      [
        fields.as ?? SELLER,
        company,
        fields.status ?? "open",
        fields.dollars ?? null,
        fields.prospect ?? `company:${company}`,
      ],
    );
    return row?.id ?? "";
  };
  const entry = async (id: string) => {
    const [row] = await database.query<{ owner: string; status: string; dollars: number | null }>(
      `select person.email as owner, call.status, call.dollars from call_entry as call
       join person on person.person_id = call.person_id where call_entry_id = $1`,
      [id],
    );
    return row;
  };
  const read = async () => {
    expect((await call("POST", "/deals/readings")).status).toBe(200);
    await runJobs();
    return deals();
  };
  const deals = async (as = CHIEF): Promise<CrmDeals> => (await call("GET", "/deals", undefined, as)).body;
  const told = async () =>
    Object.fromEntries(
      (await deals()).items.map(({ id, outcome, fields }) => [id, [outcome, ...fields.map(({ verdict }) => verdict)]]),
    );
  return { ...product, listed, entry, read, deals, told };
}

const DEAL = {
  dealname: "Spring campaign",
  dealstage: "contractsent",
  hubspot_owner_id: "71",
  amount: "12000.40",
  hs_lastmodifieddate: "2026-11-20T10:00:00.000Z",
  company: "512",
};
const OWNER = { email: SELLER, firstName: "Sam", lastName: "Seller" };

describe.skipIf(storeMissing)("deals of HubSpot", () => {
  test("are shown beside the calls of their companies before anything changes, over all pages, and then taken over", async () => {
    const server = await hubspotServer();
    const { company, connect, listed, entry, read, call, told, database } = await withDeals(server, "hubspot");
    for (const [id, record] of [
      ["a", "512"],
      ["b", "513"],
      ["c", "514"],
    ] as const)
      await company(id, { crmId: record });
    server.owners.set("70", { email: "stranger@example.org", firstName: "Not", lastName: "Here" });
    server.owners.set("71", { ...OWNER, email: SELLER.toUpperCase() });
    server.deals.set("1", DEAL);
    server.deals.set("2", { ...DEAL, company: "513", hubspot_owner_id: "70", dealstage: "closedwon", amount: null });
    server.deals.set("3", { ...DEAL, company: "514" });
    server.deals.set("4", { ...DEAL, company: "999" });
    server.deals.set("5", { ...DEAL, company: null });
    const [one, two] = [await listed("a", { as: CHIEF }), await listed("b")];
    await connect();
    const seen = await read();
    expect(seen).toMatchObject({ reading: false, fault: null, hourly: false });
    expect(seen.stages.map(({ label, status }) => [label, status])).toEqual([
      ["Appointment scheduled", "meeting"],
      ["Contract sent", "proposal"],
      ["Closed won", "won"],
      ["Closed lost", "lost"],
    ]);
    expect(await told()).toEqual({
      "1": ["conflict", "conflict", "take", "take"],
      "2": ["change", "nothing", "take", "nothing"],
      "3": ["no-call"],
    });
    expect(seen.items.find(({ id }) => id === "2")?.unknownOwner).toBe("Not Here");
    expect(await entry(one)).toEqual({ owner: CHIEF, status: "open", dollars: null });

    expect((await call("POST", "/deals/takings", {})).body).toEqual({ calls: 2 });
    expect(await entry(one)).toEqual({ owner: CHIEF, status: "proposal", dollars: 12_000 });
    expect(await entry(two)).toMatchObject({ owner: SELLER, status: "won" });
    expect((await call("POST", "/deals/1/choices", { choices: { owner: "theirs" } })).status).toBe(200);
    expect(await entry(one)).toEqual({ owner: SELLER, status: "proposal", dollars: 12_000 });
    expect((await call("POST", "/deals/takings", {})).body).toEqual({ calls: 0 });
    const history = await database.query(
      "select origin, after from call_change where call_entry_id = $1 order by call_change_id",
      [one],
    );
    expect(history).toMatchObject([
      { origin: "hubspot", after: { status: "proposal", dollars: 12_000 } },
      { origin: "hubspot", after: { owner: expect.any(Number) } },
    ]);
    const audit = await database.query<{ action: string }>(
      "select action from audit_entry where action like 'crm.%' order by position",
    );
    expect(audit.map(({ action }) => action)).toEqual(["crm.connected", "crm.taken", "crm.chosen"]);
    expect(server.deals.get("1")).toEqual(DEAL);
  });

  test("change nothing that was changed here; what both changed is a conflict, and what was chosen stays chosen", async () => {
    const server = await hubspotServer();
    const { company, connect, listed, entry, read, call, told, database } = await withDeals(server, "hubspot");
    await company("a", { crmId: "512" });
    server.owners.set("71", OWNER);
    server.deals.set("1", DEAL);
    const id = await listed("a");
    await connect();
    await read();
    await call("POST", "/deals/takings", {});
    await database.query("update call_entry set dollars = 9000, status = 'meeting' where call_entry_id = $1", [id]);
    server.deals.set("1", { ...DEAL, amount: "15000", hs_lastmodifieddate: "2026-11-21T10:00:00.000Z" });
    await read();
    expect(await told()).toEqual({ "1": ["conflict", "same", "ours", "conflict"] });
    await call("POST", "/deals/takings", {});
    expect(await entry(id)).toMatchObject({ status: "meeting", dollars: 9_000 });
    await call("POST", "/deals/1/choices", { choices: { dollars: "ours" } });
    expect(await told()).toEqual({ "1": ["same", "same", "ours", "ours"] });
    expect((await call("POST", "/deals/1/choices", { choices: { dollars: "theirs" } })).status).toBe(404);
    server.deals.set("1", { ...DEAL, amount: "16000", hs_lastmodifieddate: "2026-11-22T10:00:00.000Z" });
    await read();
    expect(await told()).toEqual({ "1": ["conflict", "same", "ours", "conflict"] });
  });

  test("are asked for since the last change that was seen, and all of them again where there is another company", async () => {
    const server = await hubspotServer();
    const { company, connect, listed, read, deals } = await withDeals(server, "hubspot");
    const filters = () =>
      server.received
        .filter(({ path }) => path.endsWith("/deals/search"))
        .map(({ json }) => json.filterGroups[0]?.filters[0].value ?? null);
    await company("a", { crmId: "512" });
    server.deals.set("1", DEAL);
    server.deals.set("2", { ...DEAL, company: "513" });
    await listed("a");
    await connect();
    await read();
    await read();
    expect(filters()).toEqual([null, String(Date.parse(DEAL.hs_lastmodifieddate) - 600_000)]);
    await company("b", { crmId: "513" });
    server.deals.delete("1");
    await read();
    expect(filters().at(-1)).toBeNull();
    expect((await deals()).items.map(({ id }) => id)).toEqual(["2"]);
  });

  test("wait as long as HubSpot says when it was asked too often, and go on where they were", async () => {
    const server = await hubspotServer();
    const { company, connect, read, deals, due, database, call } = await withDeals(server, "hubspot");
    await company("a", { crmId: "512" });
    for (const id of ["1", "2", "3"]) server.deals.set(id, DEAL);
    await connect();
    server.next.push({
      status: 429,
      headers: { "retry-after": "90" },
      body: { status: "error", message: "Too many." },
    });
    expect(await read()).toMatchObject({ reading: true, fault: "rate-limited", readAt: null });
    const [job] = await database.query<{ seconds: number }>(
      "select extract(epoch from next_try_at - now())::int as seconds from job where kind = 'crm-pull' and state = 'waiting'",
    );
    expect(job?.seconds).toBeGreaterThan(60);
    await due();
    expect(await deals()).toMatchObject({ reading: false, fault: null, outcomes: { "no-call": 3 } });
    server.next.push({ status: 403, body: { status: "error", category: "MISSING_SCOPES", message: "Not allowed." } });
    await call("POST", "/deals/readings");
    await due();
    expect(await deals()).toMatchObject({ reading: false, fault: "scope-missing" });
  });

  test("come by themselves every hour where that is wished, and stages stand for what was chosen", async () => {
    const server = await hubspotServer();
    const { company, connect, listed, entry, read, call, status, database, runJobs } = await withDeals(
      server,
      "hubspot",
    );
    await company("a", { crmId: "512" });
    server.deals.set("1", DEAL);
    const id = await listed("a");
    await connect();
    await read();
    await startHourlyPulls(database);
    await runJobs();
    expect(await entry(id)).toMatchObject({ status: "open" });
    const version = (await status()).connection?.version;
    const body = { version, hourly: true, stages: { contractsent: "called", made: "up" } };
    expect((await call("PUT", "/stages", body)).status).toBe(400);
    expect(
      (await call("PUT", "/stages", { ...body, stages: { contractsent: "called", closedwon: null } })).status,
    ).toBe(200);
    expect((await call("PUT", "/stages", { ...body, stages: {} })).status).toBe(409);
    await startHourlyPulls(database);
    await runJobs();
    expect(await entry(id)).toMatchObject({ status: "called", dollars: 12_000 });
  });

  test("stand for the call that somebody says, where a company has several", async () => {
    const server = await hubspotServer();
    const { company, connect, listed, entry, read, call, told } = await withDeals(server, "hubspot");
    await company("a", { crmId: "512" });
    server.deals.set("1", { ...DEAL, hubspot_owner_id: null });
    const [first, second] = [await listed("a"), await listed("a", { as: CHIEF })];
    await connect();
    await read();
    expect(await told()).toEqual({ "1": ["several-calls"] });
    expect((await call("PUT", "/deals/1/call", { call: "999999" })).status).toBe(404);
    expect((await call("PUT", "/deals/1/call", { call: second })).status).toBe(200);
    await call("POST", "/deals/takings", { deals: ["1"] });
    expect(await entry(second)).toMatchObject({ owner: CHIEF, status: "proposal" });
    expect(await entry(first)).toMatchObject({ status: "open" });
  });

  test("do not hand a call to somebody who has the same on her list", async () => {
    const server = await hubspotServer();
    const { company, connect, listed, entry, read, call } = await withDeals(server, "hubspot");
    await company("a", { crmId: "512" });
    server.owners.set("71", OWNER);
    server.deals.set("1", DEAL);
    const mine = await listed("a", { as: CHIEF, prospect: "same" });
    await listed("b", { prospect: "same" });
    await connect();
    await read();
    expect((await call("POST", "/deals/1/choices", { choices: { owner: "theirs" } })).status).toBe(200);
    expect(await entry(mine)).toMatchObject({ owner: CHIEF });
  });

  test("are nobody else's, and not of a line of business that is closed", async () => {
    const server = await hubspotServer();
    const { company, connect, listed, read, call, deals } = await withDeals(server, "hubspot");
    await company("a", { crmId: "512" });
    server.deals.set("1", DEAL);
    await listed("a");
    await connect();
    await read();
    expect((await deals(NARROW)).items).toEqual([]);
    expect((await call("POST", "/deals/takings", {}, NARROW)).body).toEqual({ calls: 0 });
    expect((await call("POST", "/deals/1/choices", { choices: {} }, NARROW)).status).toBe(404);
    for (const as of [SELLER, RIVAL]) {
      expect((await call("GET", "/deals", undefined, as)).status).toBe(404);
      expect((await call("POST", "/deals/takings", {}, as)).status).toBe(404);
    }
  });
});

describe.skipIf(storeMissing)("opportunities of Salesforce", () => {
  test("come into the call list as deals do, over pages of what it has and since what was seen", async () => {
    const server = await salesforceServer();
    const { company, connect, listed, entry, read, call, deals } = await withDeals(server, "salesforce");
    const account = server.newId();
    await company("a", { crmId: account });
    server.tables["User"]?.push(
      { Id: "005A", Name: "Not Here", Email: "stranger@example.org" },
      { Id: "005B", Name: "Sam", Email: SELLER },
    );
    const opportunity = {
      Name: "Spring",
      AccountId: account,
      StageName: "Proposal/Price Quote",
      OwnerId: "005B",
      Amount: 4_000.5,
    };
    server.tables["Opportunity"]?.push(
      { ...opportunity, Id: "006A", StageName: "Closed Won", SystemModstamp: "2026-11-19T10:00:00.000+0000" },
      { ...opportunity, Id: "006B", SystemModstamp: "2026-11-20T10:00:00.000+0000" },
    );
    const id = await listed("a", { as: SELLER });
    await connect();
    await read();
    expect((await deals()).items.map((deal) => [deal.id, deal.outcome])).toEqual([
      ["006B", "change"],
      ["006A", "no-call"],
    ]);
    await call("POST", "/deals/takings", {});
    expect(await entry(id)).toEqual({ owner: SELLER, status: "proposal", dollars: 4_001 });
    await read();
    const asked = server.received
      .filter(({ path }) => path.includes("FROM+Opportunity+"))
      .map(({ path }) => decodeURIComponent(path));
    expect(asked.at(-1)).toContain("SystemModstamp+>=+2026-11-20T09:50:00.000Z+ORDER+BY+SystemModstamp");
  });
});
