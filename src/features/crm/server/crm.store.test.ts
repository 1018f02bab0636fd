import { describe, expect, test } from "vitest";
import { hubspotServer } from "#tests/support/crm/hubspotServer.ts";
import { salesforceServer } from "#tests/support/crm/salesforceServer.ts";
import { CHIEF, NARROW, RIVAL, SELLER, withCrm } from "#tests/support/crm/withCrm.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CrmPreview } from "../contract.ts";
import { sweepCrm } from "./signIn.ts";

describe.skipIf(storeMissing)("a connection to HubSpot", () => {
  test("is made by somebody who sees the team's calls, who signs in there; what HubSpot gave is kept sealed", async () => {
    const server = await hubspotServer();
    const { call, connect, status, database } = await withCrm(server, "hubspot");
    expect(await status()).toMatchObject({ may: true, ready: ["hubspot"], connection: null });
    const { body } = await call("POST", "/sign-ins", { kind: "hubspot" });
    const asked = new URL(body.url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: "app",
      redirect_uri: "http://localhost:4600/companies/crm",
      code_challenge_method: "S256",
    });
    expect((await connect()).body).toMatchObject({
      fault: null,
      connection: { kind: "hubspot", account: "62515", state: "active", mapping: { name: "name", street: "address" } },
    });
    const [row] = await database.query<{ tokens: Uint8Array }>("select tokens from crm_connection");
    expect(Buffer.from(row?.tokens ?? []).toString("latin1")).not.toMatch(/access-|refresh-/);
    expect(JSON.stringify([await status(), (await call("GET", "/companies")).body])).not.toMatch(/access-|refresh-/);
  });

  test("shows and sends nothing of a line of business that is closed to whoever looks", async () => {
    const server = await hubspotServer();
    const { call, company, connect, push, log, status } = await withCrm(server, "hubspot");
    await company("a");
    await connect();
    const { mapping } = (await status()).connection ?? {};
    const seen = async (as: string) => ({
      companies: (await status(as)).companies,
      log: (await call("GET", "/companies", undefined, as)).body.items.length,
      shown: (await call("POST", "/preview", { mapping }, as)).body.items.length,
      queued: (await call("POST", "/pushes", { companies: ["a"] }, as)).body.queued,
    });
    expect(await push()).toBe(1);
    expect(await seen(NARROW)).toEqual({ companies: 0, log: 0, shown: 0, queued: 0 });
    expect((await log())["a"]?.state).toBe("sent");
    expect(await seen(CHIEF)).toEqual({ companies: 1, log: 1, shown: 1, queued: 1 });
    expect((await call("POST", "/companies/a/choices", { choices: { name: "ours" } }, NARROW)).status).toBe(404);
  });

  test("takes back a sign-in from the person alone who began it, once, and not later than ten minutes after", async () => {
    const server = await hubspotServer();
    const { call, database } = await withCrm(server, "hubspot");
    const begin = async () => server.desk.approve((await call("POST", "/sign-ins", { kind: "hubspot" })).body.url);
    const first = await begin();
    expect((await call("POST", "/connection", first, RIVAL)).body.code).toBe("link-expired");
    expect((await call("POST", "/connection", { ...first, state: "made-up" })).body.code).toBe("link-expired");
    expect((await call("POST", "/connection", { ...first, code: "wrong" })).body).toEqual({
      fault: "sign-in-ended",
      connection: null,
    });
    expect((await call("POST", "/connection", first)).body.code).toBe("link-expired");
    const late = await begin();
    await database.query("update crm_sign_in set expires_at = now() - interval '1 second'");
    expect((await call("POST", "/connection", late)).status).toBe(410);
    await sweepCrm(database);
    expect(await database.query("select 1 from crm_sign_in")).toEqual([]);
  });

  test("is nobody else's: sellers who do not see the team's calls and other organizations are told there is none", async () => {
    const server = await hubspotServer();
    const { call, company, connect, push, status } = await withCrm(server, "hubspot");
    await company("a");
    await connect();
    await push();
    expect(await status(SELLER)).toMatchObject({ may: false, connection: { kind: "hubspot" } });
    expect(await status(RIVAL)).toMatchObject({ may: true, connection: null, companies: 0 });
    for (const [method, path, body] of [
      ["POST", "/sign-ins", { kind: "hubspot" }],
      ["DELETE", "/connection", undefined],
      ["GET", "/fields", undefined],
      ["POST", "/preview", { mapping: {} }],
      ["POST", "/pushes", {}],
      ["GET", "/companies", undefined],
      ["POST", "/companies/a/choices", { choices: {} }],
    ] as const)
      expect((await call(method, path, body, SELLER)).status).toBe(404);
    expect((await call("GET", "/companies", undefined, RIVAL)).body).toEqual({ items: [] });
    expect((await call("POST", "/pushes", {}, RIVAL)).status).toBe(404);
  });

  test("shows what would be sent of the first ten companies and writes nothing", async () => {
    const server = await hubspotServer();
    const { call, company, connect } = await withCrm(server, "hubspot");
    server.companies.set("512", { name: "Example company b (not real)", city: "Frisco" });
    await company("a", { city: "Dallas" });
    await company("b", { city: "Plano", crmId: "512" });
    await company("c", { crmId: "777" });
    await connect();
    expect((await call("GET", "/fields")).body).toEqual({
      fault: null,
      items: [
        { name: "name", label: "Company name" },
        { name: "city", label: "City" },
      ],
    });
    const preview: CrmPreview = (await call("POST", "/preview", { mapping: { name: "name", city: "city" } })).body;
    expect(preview.items.map(({ company: id, outcome }) => [id, outcome])).toEqual([
      ["a", "new"],
      ["b", "conflict"],
      ["c", "gone"],
    ]);
    expect(preview.items[1]?.fields[1]).toEqual({
      field: "city",
      to: "city",
      ours: "Plano",
      theirs: "Frisco",
      verdict: "conflict",
    });
    expect(server.companies.size).toBe(1);
  });

  test("adds companies with our id, finds them again by it, and sends only what changed here since", async () => {
    const server = await hubspotServer();
    const { company, connect, push, log, status } = await withCrm(server, "hubspot");
    await company("a", { city: "Dallas" });
    await connect();
    expect(await push()).toBe(1);
    const [[id, made] = ["", {}]] = [...server.companies];
    expect(made).toEqual({ name: "Example company a (not real)", city: "Dallas", spotmarket_id: "a" });
    expect(server.custom.has("spotmarket_id")).toBe(true);
    expect((await log())["a"]).toMatchObject({ state: "sent", record: id, fault: null, tries: 1 });
    await company("a", { city: "Plano" });
    server.companies.set(id, { ...made, name: "Renamed there" });
    await push();
    expect(server.companies.get(id)).toMatchObject({ name: "Renamed there", city: "Plano" });
    expect(await status()).toMatchObject({ companies: 1, states: { sent: 1, conflict: 0 } });
    expect(server.companies.size).toBe(1);
  });

  test("sends the category by its English name and a link to its one-sheet where the account has fields for them", async () => {
    const server = await hubspotServer();
    const { call, company, connect, push, status } = await withCrm(server, "hubspot");
    await company("a");
    await connect();
    const { version } = (await status()).connection ?? {};
    await call("PUT", "/mapping", { version, mapping: { category: "trade", oneSheet: "one_sheet" } });
    await push();
    expect([...server.companies.values()]).toEqual([
      {
        trade: "Hotels & motels",
        one_sheet: "http://localhost:4600/vertical/subvertical?sub=hotels&story=oneSheet",
        spotmarket_id: "a",
      },
    ]);
  });

  test("overwrites nothing that both sides changed: somebody chooses, field by field", async () => {
    const server = await hubspotServer();
    const { call, company, connect, push, log, runJobs, database } = await withCrm(server, "hubspot");
    server.companies.set("512", { name: "Their name", city: "Frisco" });
    await company("a", { name: "Our name", city: "Plano", crmId: "512" });
    await connect();
    await push();
    expect(server.companies.get("512")).toEqual({ name: "Their name", city: "Frisco" });
    expect((await log())["a"]).toMatchObject({
      state: "conflict",
      conflicts: [
        { field: "name", ours: "Our name", theirs: "Their name" },
        { field: "city", ours: "Plano", theirs: "Frisco" },
      ],
    });
    expect((await call("POST", "/companies/a/choices", { choices: { name: "theirs", city: "ours" } })).status).toBe(
      200,
    );
    await runJobs();
    expect(server.companies.get("512")).toEqual({ name: "Their name", city: "Plano", spotmarket_id: "a" });
    expect((await log())["a"]).toMatchObject({ state: "sent", conflicts: [] });
    expect((await call("POST", "/companies/a/choices", { choices: { name: "ours" } })).status).toBe(404);
    await push();
    expect(server.companies.get("512")).toMatchObject({ name: "Their name" });
    const audit = await database.query<{ action: string; after: unknown }>(
      "select action, after from audit_entry where action like 'crm.%' order by position",
    );
    expect(audit.map(({ action }) => action)).toEqual(["crm.connected", "crm.queued", "crm.settled", "crm.queued"]);
    expect(JSON.stringify(audit)).not.toMatch(/Our name|Plano/);
  });

  test("is not led to write two companies over one another by a CRM id that both have", async () => {
    const server = await hubspotServer();
    const { company, connect, push, log } = await withCrm(server, "hubspot");
    server.companies.set("512", {});
    await company("a", { crmId: "512" });
    await company("b", { crmId: "512" });
    await company("c", { crmId: "404" });
    await connect();
    await push();
    const told = await log();
    expect(["a", "b", "c"].map((id) => [told[id]?.state, told[id]?.fault])).toEqual([
      ["sent", null],
      ["failed", "duplicate"],
      ["failed", "record-gone"],
    ]);
    await push(["b"]);
    expect((await log())["b"]).toMatchObject({ state: "failed", fault: "duplicate" });
    expect(server.companies.size).toBe(1);
  });

  test("waits as long as HubSpot says when it was asked too often, and then sends what waits", async () => {
    const server = await hubspotServer();
    const { company, connect, push, log, due, database } = await withCrm(server, "hubspot");
    await company("a");
    await connect();
    server.next.push({
      status: 429,
      headers: { "retry-after": "90" },
      body: {
        status: "error",
        message: "You have reached your ten_secondly_rolling limit.",
        policyName: "TEN_SECONDLY_ROLLING",
      },
    });
    await push();
    expect((await log())["a"]).toMatchObject({ state: "waiting", fault: "rate-limited" });
    const [job] = await database.query<{ seconds: number }>(
      "select extract(epoch from next_try_at - now())::int as seconds from job where kind = 'crm-push' and state = 'waiting'",
    );
    expect(job?.seconds).toBeGreaterThan(60);
    expect(job?.seconds).toBeLessThanOrEqual(90);
    await due();
    expect((await log())["a"]).toMatchObject({ state: "sent", tries: 2 });
  });

  test("tries again what did not get through, gives up after a day, and sends it when somebody asks once more", async () => {
    const server = await hubspotServer();
    const { company, connect, push, log, due } = await withCrm(server, "hubspot");
    await company("a");
    await connect();
    for (let tries = 1; tries <= 7; tries++) server.next.push({ status: 502 });
    await push();
    expect((await log())["a"]).toMatchObject({ state: "waiting", fault: "unreachable", tries: 1 });
    for (let tries = 2; tries <= 7; tries++) await due();
    expect((await log())["a"]).toMatchObject({ state: "failed", fault: "unreachable", tries: 7 });
    await push(["a"]);
    expect((await log())["a"]).toMatchObject({ state: "sent", fault: null });
  });

  test("is told by HubSpot which company of a batch it does not take; the others arrive", async () => {
    const server = await hubspotServer();
    const { company, connect, push, log, status } = await withCrm(server, "hubspot");
    for (const id of ["a", "b", "c", "d", "e"]) await company(id);
    server.refused.add("Example company c (not real)");
    await connect();
    await push();
    expect((await log())["c"]).toMatchObject({
      state: "failed",
      fault: "refused",
      words: "Property values were not valid",
    });
    expect((await status()).states).toEqual({ waiting: 0, sent: 4, conflict: 0, match: 0, failed: 1 });
  });

  test("sends more than a batch takes, all of them once", async () => {
    const server = await hubspotServer();
    const { company, connect, push, status } = await withCrm(server, "hubspot");
    for (let at = 0; at < 103; at++) await company(`many-${at}`);
    await connect();
    expect(await push()).toBe(103);
    expect((await status()).states.sent).toBe(103);
    expect(new Set([...server.companies.values()].map((values) => values["spotmarket_id"])).size).toBe(103);
  });

  test("renews what ends after half an hour; where HubSpot takes the sign-in no longer, somebody signs in again and what waited is sent", async () => {
    const server = await hubspotServer();
    const { company, connect, push, log, status, runJobs } = await withCrm(server, "hubspot");
    await company("a");
    await connect();
    server.desk.expire();
    await push();
    expect((await log())["a"]).toMatchObject({ state: "sent" });
    server.desk.expire();
    server.desk.revoke("refresh-1");
    await company("b");
    await push(["b"]);
    expect((await log())["b"]).toMatchObject({ state: "failed", fault: "sign-in-ended" });
    expect((await status()).connection?.state).toBe("ended");
    await connect();
    await runJobs();
    expect((await log())["b"]).toMatchObject({ state: "sent" });
    expect((await log())["a"]).toMatchObject({ state: "sent" });
  });

  test("sends nothing any more once whoever made it no longer sees the team's calls", async () => {
    const server = await hubspotServer();
    const { call, company, connect, database, runJobs } = await withCrm(server, "hubspot");
    await company("a");
    await connect();
    await call("POST", "/pushes", {});
    await database.query("update person set sees_team_calls = false where email = $1", [CHIEF]);
    await runJobs();
    expect(server.companies.size).toBe(0);
    expect(await database.query("select state, fault from crm_company")).toEqual([
      { state: "failed", fault: "sign-in-ended" },
    ]);
  });

  test("forgets what was agreed on about a company that is forgotten here", async () => {
    const server = await hubspotServer();
    const { company, connect, push, database } = await withCrm(server, "hubspot");
    await company("a");
    await company("b");
    await connect();
    await push();
    await database.query("delete from company where company_id = 'a'");
    await sweepCrm(database);
    expect(await database.query("select company_id as id from crm_company")).toEqual([{ id: "b" }]);
  });

  test("ends with its tokens deleted and revoked; a mapping that two people change at once is kept from the second", async () => {
    const server = await hubspotServer();
    const { call, company, connect, push, status, database } = await withCrm(server, "hubspot");
    await company("a", { city: "Dallas" });
    await connect();
    const { version = 0 } = (await status()).connection ?? {};
    expect((await call("PUT", "/mapping", { version, mapping: { name: "name" } })).body.mapping).toEqual({
      name: "name",
    });
    expect((await call("PUT", "/mapping", { version, mapping: {} })).status).toBe(409);
    await push();
    expect([...server.companies.values()]).toEqual([{ name: "Example company a (not real)", spotmarket_id: "a" }]);
    expect((await call("DELETE", "/connection")).body).toEqual({ revoked: true });
    expect(server.received.at(-1)?.form.get("token")).toBe("refresh-1");
    expect(await status()).toMatchObject({ connection: null, states: { sent: 0 } });
    expect(await database.query("select 1 from crm_company")).toEqual([]);
    expect((await call("DELETE", "/connection")).status).toBe(404);
  });
});

describe.skipIf(storeMissing)("a connection to Salesforce", () => {
  test("adds accounts by our external id and updates those whose id is known, over pages of what it has", async () => {
    const server = await salesforceServer();
    const { company, connect, push, log } = await withCrm(server, "salesforce");
    const [known, other] = [server.newId(), server.newId()];
    server.accounts.set(known, { Name: "Example company b (not real)", BillingCity: null });
    server.accounts.set(other, { Name: "Example company c (not real)", BillingCity: "Frisco" });
    await company("a", { city: "Dallas" });
    await company("b", { city: "Plano", crmId: known.slice(0, 15) });
    await company("c", { city: "Irving", crmId: other });
    expect((await connect()).body).toMatchObject({ fault: null, connection: { kind: "salesforce" } });
    await push();
    const told = await log();
    expect(["a", "b", "c"].map((id) => told[id]?.state)).toEqual(["sent", "sent", "conflict"]);
    expect(server.accounts.get(known)).toMatchObject({ BillingCity: "Plano", Spotmarket_Id__c: "b" });
    expect(server.accounts.get(other)).toMatchObject({ BillingCity: "Frisco" });
    expect([...server.accounts.values()].find((account) => account["Spotmarket_Id__c"] === "a")).toMatchObject({
      Name: "Example company a (not real)",
      BillingCity: "Dallas",
    });
    await push(["a"]);
    expect(server.accounts.size).toBe(3);
  });

  test("says that the account has no field for our id before anything is sent", async () => {
    const server = await salesforceServer({ hasKey: false });
    const { call, company, connect, push, log } = await withCrm(server, "salesforce");
    await company("a");
    await connect();
    expect((await call("POST", "/preview", { mapping: { name: "Name" } })).body).toEqual({
      fault: "key-field-missing",
      items: [],
    });
    await push();
    expect((await log())["a"]).toMatchObject({ state: "failed", fault: "key-field-missing" });
    expect(server.accounts.size).toBe(0);
  });

  test("tells duplicates that a rule of the account refuses, waits for its limit, and renews an ended session", async () => {
    const server = await salesforceServer();
    const { company, connect, push, log, due } = await withCrm(server, "salesforce");
    await company("a");
    await company("b");
    server.duplicates.add("Example company b (not real)");
    await connect();
    server.desk.expire();
    await push();
    const told = await log();
    expect([told["a"]?.state, told["b"]?.fault]).toEqual(["sent", "duplicate"]);
    expect(told["b"]?.words).toBe("DUPLICATES_DETECTED: Use one of these records?");
    server.next.push({
      status: 403,
      body: [{ message: "TotalRequests Limit exceeded.", errorCode: "REQUEST_LIMIT_EXCEEDED" }],
    });
    await push(["a"]);
    expect((await log())["a"]).toMatchObject({ state: "waiting", fault: "rate-limited" });
    await due();
    expect((await log())["a"]).toMatchObject({ state: "sent" });
  });

  test("sends nothing to an address that is not Salesforce's, whatever its answer says", async () => {
    const server = await salesforceServer();
    const { connect, status } = await withCrm(server, "salesforce");
    server.next.push({
      status: 200,
      body: {
        access_token: "x",
        refresh_token: "y",
        instance_url: "https://my.salesforce.com.evil.example",
        token_type: "Bearer",
      },
    });
    expect((await connect()).body).toEqual({ fault: "refused", connection: null });
    expect((await status()).connection).toBeNull();
  });
});
