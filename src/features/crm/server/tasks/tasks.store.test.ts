import { describe, expect, test } from "vitest";
import type { CrmKind } from "#domain/crm/crm.ts";
import { hubspotServer } from "#tests/support/crm/hubspotServer.ts";
import { salesforceServer } from "#tests/support/crm/salesforceServer.ts";
import { NARROW, SELLER, withCrm } from "#tests/support/crm/withCrm.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CrmTasks } from "../../contract/tasks.ts";

/** An organization with a call of the company `a`, connected. */
async function withSteps(server: Parameters<typeof withCrm>[0], kind: CrmKind, record: string) {
  const product = await withCrm(server, kind);
  const { call, company, connect, database, runJobs, status } = product;
  await company("a", { crmId: record });
  const [row] = await database.query<{ id: string }>(
    `insert into call_entry (person_id, customer_id, market_id, sub_vertical, prospect, name, company_id, next_step, due_on)
     select person_id, customer_id, 'dallas', 'hotels', 'company:a', 'Example call (not real)', 'a', 'Send the plan', '2026-12-01' from person
     where email = $1 returning call_entry_id::text as id`,
    [SELLER],
  );
  await connect();
  const turn = async (on: boolean) => {
    const version = (await status()).connection?.version;
    expect((await call("PUT", "/tasks", { version, on })).status).toBe(200);
    await runJobs();
  };
  const send = async () => {
    await call("POST", "/tasks/sendings");
    await runJobs();
  };
  const change = (set: string) => database.query(`update call_entry set ${set} where call_entry_id = $1`, [row?.id]);
  const tasks = async (as?: string): Promise<CrmTasks> => (await call("GET", "/tasks", undefined, as)).body;
  return { ...product, turn, send, change, tasks };
}

describe.skipIf(storeMissing)("next steps as tasks of HubSpot", () => {
  test("go there once, change with the step, and are completed when it is done", async () => {
    const server = await hubspotServer();
    server.owners.set("71", { email: SELLER, firstName: "Sam", lastName: "Seller" });
    const { turn, send, change, tasks } = await withSteps(server, "hubspot", "512");
    await send();
    expect(server.tasks.size).toBe(0);
    expect(await tasks()).toMatchObject({
      on: false,
      items: [{ step: "Send the plan", due: "2026-12-01", state: "waiting" }],
    });
    await turn(true);
    await send();
    const [[, task] = ["", null]] = [...server.tasks];
    expect(server.tasks.size).toBe(1);
    expect(task).toMatchObject({
      company: "512",
      properties: {
        hs_task_subject: "Send the plan",
        hs_timestamp: "2026-12-01T17:00:00.000Z",
        hubspot_owner_id: "71",
      },
    });
    expect((await tasks()).items[0]?.state).toBe("open");
    await change("due_on = '2026-12-04'");
    await send();
    expect(task?.properties["hs_timestamp"]).toBe("2026-12-04T17:00:00.000Z");
    await change("next_step = null, due_on = null");
    await send();
    expect(task?.properties["hs_task_status"]).toBe("COMPLETED");
    await change("next_step = 'Call again', due_on = '2026-12-08'");
    await send();
    expect([...server.tasks.values()].map(({ properties }) => properties["hs_task_subject"])).toEqual([
      "Send the plan",
      "Call again",
    ]);
  });

  test("stay as somebody there changed them, and one that was done there is not opened again", async () => {
    const server = await hubspotServer();
    const { turn, send, change, tasks } = await withSteps(server, "hubspot", "512");
    await turn(true);
    const [[, task] = ["", null]] = [...server.tasks];
    Object.assign(task?.properties ?? {}, { hs_task_subject: "Send the plan by mail" });
    await change("due_on = '2026-12-04'");
    await send();
    await send();
    expect(task?.properties).toMatchObject({
      hs_task_subject: "Send the plan by mail",
      hs_timestamp: "2026-12-01T17:00:00.000Z",
    });
    expect((await tasks()).items[0]?.state).toBe("theirs");
    expect(server.tasks.size).toBe(1);
  });

  test("whose answer was lost are found again, and what HubSpot refuses is told in its words", async () => {
    const server = await hubspotServer();
    const { turn, send, change, tasks, due, database } = await withSteps(server, "hubspot", "512");
    await turn(true);
    await database.query("update crm_task set state = 'making', task_id = null");
    await send();
    expect(server.tasks.size).toBe(1);
    expect((await tasks()).items[0]?.state).toBe("open");
    await change("next_step = 'Other', due_on = '2026-12-09'");
    server.next.push(
      { status: 200, body: { results: [] } },
      { status: 400, body: { status: "error", message: "Property values were not valid" } },
    );
    await send();
    expect((await tasks()).items[0]).toMatchObject({ state: "failed", words: "Property values were not valid" });
    server.next.push({ status: 403, body: { status: "error", category: "MISSING_SCOPES", message: "Not allowed." } });
    await change("next_step = 'Third'");
    await send();
    await due();
    expect((await tasks()).fault).toBe("scope-missing");
  });

  test("ask for the right to tasks at the sign-in once they are wished, and are shown to nobody whom they do not concern", async () => {
    const server = await hubspotServer();
    const { call, turn, tasks } = await withSteps(server, "hubspot", "512");
    const scope = async () =>
      new URL((await call("POST", "/sign-ins", { kind: "hubspot" })).body.url).searchParams.get("scope");
    expect(await scope()).not.toContain("contacts");
    await turn(true);
    expect(await scope()).toContain("crm.objects.contacts.write");
    expect((await tasks(NARROW)).items).toEqual([]);
    expect((await call("GET", "/tasks", undefined, SELLER)).status).toBe(404);
    expect((await call("PUT", "/tasks", { version: 1, on: true })).status).toBe(409);
  });
});

describe.skipIf(storeMissing)("next steps as tasks of Salesforce", () => {
  test("belong to the account, and change only where nobody has changed them there since", async () => {
    const server = await salesforceServer();
    server.tables["User"]?.push({ Id: "005B", Name: "Sam", Email: SELLER });
    const { turn, send, change, tasks } = await withSteps(server, "salesforce", server.newId());
    await turn(true);
    const [task] = server.tables["Task"] ?? [];
    expect(task).toMatchObject({
      Subject: "Send the plan",
      ActivityDate: "2026-12-01",
      OwnerId: "005B",
      IsClosed: false,
    });
    await change("next_step = 'Send it again'");
    await send();
    expect(task).toMatchObject({ Subject: "Send it again" });
    expect(server.received.at(-1)?.since).toBe("Sat, 28 Nov 2026 10:00:00 GMT");
    await change("status = 'won'");
    await send();
    expect(task).toMatchObject({ Status: "Completed", IsClosed: true });
    expect((await tasks()).items[0]?.state).toBe("closed");
  });
});
