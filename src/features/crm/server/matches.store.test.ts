import { describe, expect, test } from "vitest";
import { hubspotServer } from "#tests/support/crm/hubspotServer.ts";
import { salesforceServer } from "#tests/support/crm/salesforceServer.ts";
import { NARROW, withCrm } from "#tests/support/crm/withCrm.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

describe.skipIf(storeMissing)("a company without a CRM id", () => {
  test("is not added where one of its name or web address is there: somebody says which it is, or that it is none", async () => {
    const server = await hubspotServer();
    const { call, company, connect, push, log, status, runJobs } = await withCrm(server, "hubspot");
    server.companies.set("512", { name: "Example Motel", domain: "motel.example.com", city: "Dallas" });
    server.companies.set("513", { name: "EXAMPLE INN", domain: null });
    server.companies.set("514", { name: "Example inn", spotmarket_id: "other" });
    await company("a", { name: "Something else", website: "https://www.motel.example.com/rooms" });
    await company("b", { name: "Example Inn" });
    await company("c", { name: "Example hostel" });
    await connect();
    const { items } = (await call("POST", "/preview", { mapping: { name: "name" } })).body;
    expect(items.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["match", "new", "match"]);
    await push();
    const told = await log();
    expect(["a", "b", "c"].map((id) => told[id]?.state)).toEqual(["match", "match", "sent"]);
    expect(told["a"]?.matches).toEqual([
      { record: "512", name: "Example Motel", website: "motel.example.com", city: "Dallas" },
    ]);
    expect(told["b"]?.matches.map(({ record }) => record)).toEqual(["513"]);
    expect((await status()).states).toMatchObject({ match: 2, sent: 1 });
    expect(server.companies.size).toBe(4);

    expect((await call("POST", "/companies/a/match", { record: "999" })).status).toBe(404);
    expect((await call("POST", "/companies/a/match", { record: "512" }, NARROW)).status).toBe(404);
    expect((await call("POST", "/companies/a/match", { record: "512" })).status).toBe(200);
    expect((await call("POST", "/companies/b/match", { record: null })).status).toBe(200);
    await runJobs();
    const after = await log();
    // It is the same company, and both sides call it something else.
    expect(after["a"]).toMatchObject({ state: "conflict", record: "512", matches: [] });
    expect(after["b"]).toMatchObject({ state: "sent" });
    expect(server.companies.size).toBe(5);
    await push(["b"]);
    expect(server.companies.size).toBe(5);
  });

  test("is looked for in Salesforce by name and website, too", async () => {
    const server = await salesforceServer();
    const { call, company, connect, push, log, runJobs } = await withCrm(server, "salesforce");
    const known = server.newId();
    server.accounts.set(known, { Name: "Example motel (not real)", Website: "http://www.motel.example.com/" });
    await company("a", { name: "Example motel (not real)", website: "motel.example.com" });
    await connect();
    await push();
    expect((await log())["a"]).toMatchObject({ state: "match", matches: [{ record: known }] });
    expect(server.accounts.size).toBe(1);
    await call("POST", "/companies/a/match", { record: known });
    await runJobs();
    expect((await log())["a"]).toMatchObject({ state: "sent", record: known });
    expect(server.accounts.get(known)).toMatchObject({ Spotmarket_Id__c: "a" });
  });
});

describe.skipIf(storeMissing)("what somebody changes in the CRM between reading and writing", () => {
  test("is noticed in HubSpot, compared anew, and is a conflict where both changed it", async () => {
    const server = await hubspotServer();
    const { company, connect, push, log } = await withCrm(server, "hubspot");
    server.companies.set("512", { name: "Example company a (not real)", city: "Dallas" });
    await company("a", { city: "Dallas", crmId: "512" });
    await connect();
    await push();
    await company("a", { city: "Plano", crmId: "512" });
    const change = (city: string) => () => void server.companies.set("512", { ...server.companies.get("512"), city });
    server.meanwhile.push({ path: /batch\/read$/, run: change("Frisco") });
    await push();
    expect(server.companies.get("512")).toMatchObject({ city: "Frisco" });
    expect((await log())["a"]).toMatchObject({
      state: "conflict",
      conflicts: [{ field: "city", ours: "Plano", theirs: "Frisco" }],
    });
  });

  test("is not tried for ever where it never rests", async () => {
    const server = await hubspotServer();
    const { company, connect, push, log } = await withCrm(server, "hubspot");
    server.companies.set("512", { name: "Example company a (not real)" });
    await company("a", { city: "Plano", crmId: "512" });
    await connect();
    for (const phone of Array.from({ length: 12 }, (_, at) => String(at)))
      server.meanwhile.push({
        path: /batch\/read$/,
        run: () => void server.companies.set("512", { ...server.companies.get("512"), phone }),
      });
    await push();
    expect((await log())["a"]).toMatchObject({ state: "failed", fault: "changed-there" });
  });

  test("is noticed by Salesforce itself, for each account on its own", async () => {
    const server = await salesforceServer();
    const { company, connect, push, log } = await withCrm(server, "salesforce");
    const [one, two] = [server.newId(), server.newId()];
    for (const id of [one, two])
      server.accounts.set(id, { Name: `Example company ${id === one ? "a" : "b"} (not real)`, BillingCity: null });
    await company("a", { city: "Plano", crmId: one });
    await company("b", { city: "Plano", crmId: two });
    await connect();
    server.meanwhile.push({
      path: /query\/01g/,
      run: () => void server.accounts.set(one, { ...server.accounts.get(one), BillingCity: "Frisco" }),
    });
    await push();
    expect(server.accounts.get(one)).toMatchObject({ BillingCity: "Frisco" });
    expect(server.accounts.get(two)).toMatchObject({ BillingCity: "Plano" });
    const told = await log();
    expect([told["a"]?.state, told["b"]?.state]).toEqual(["conflict", "sent"]);
  });
});
