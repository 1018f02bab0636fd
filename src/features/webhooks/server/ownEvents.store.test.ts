import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { tellOfRecords } from "./tellOfRecords.ts";

const ADMIN = "admin@example.com";
const BLIND = "blind@example.com";
const SELLER = "seller@example.com";

/** An organization with a company and a call, an administrator of its own who sees the team's calls, and one who does not. */
async function withCalls() {
  const product = await testApp({ settings: { WEBHOOK_ALLOW_PRIVATE: "1" } });
  const { given, database } = product;
  await given.customer();
  await given.customer({ name: "Other Media" });
  for (const email of [ADMIN, BLIND]) await given.person(email, { role: "Administrator" });
  await given.person(SELLER);
  await database.query("update person set sees_team_calls = true where email = $1", [ADMIN]);
  const bodies: { type: string; data: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      bodies.push(JSON.parse(body));
      response.writeHead(200).end("thank you");
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  const call = async (method: "GET" | "POST" | "PATCH", path: string, body?: object, as = ADMIN) => {
    const answer = await product.get(`/api/v1/webhooks${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const wanted = { url: `http://127.0.0.1:${port}/hook`, events: ["call.changed", "company.changed"] };
  const add = async () => {
    const [company] = await database.query<{ id: string }>(
      `with change as (insert into company_change (customer_id, person_id, kind) select customer_id, person_id, 'file' from person where email = $1
         returning company_change_id, customer_id)
       insert into company (company_id, brought_by, customer_id, name, city, sub_vertical, crm_id)
       select 'a', company_change_id, customer_id, 'Example company (not real)', 'Dallas', 'hotels', '512' from change returning company_id as id`,
      [SELLER],
    );
    await database.query(
      `insert into call_entry (person_id, customer_id, market_id, sub_vertical, prospect, name, company_id, status, dollars, next_step, due_on)
       select person_id, customer_id, 'dallas', 'hotels', 'company:a', 'Example call (not real)', $2, 'meeting', 9000, 'Send the plan', '2026-12-01'
       from person where email = $1`,
      [SELLER, company?.id],
    );
  };
  const tell = async () => {
    await tellOfRecords(database);
    await product.runJobs();
  };
  return { ...product, bodies, call, wanted, add, tell };
}

describe.skipIf(storeMissing)("webhooks about an organization's own calls and companies", () => {
  test("tell its system of both as they are now, once however often they changed, and of their removal", async () => {
    const { database, bodies, call, wanted, add, tell } = await withCalls();
    expect((await call("POST", "", wanted)).status).toBe(200);
    await add();
    await database.query("update call_entry set dollars = 9500");
    await tell();
    await tell();
    expect(bodies.toSorted((a, b) => a.type.localeCompare(b.type))).toMatchObject([
      {
        type: "call.changed",
        data: {
          removed: false,
          company: "a",
          crmId: "512",
          owner: SELLER,
          stage: "meeting",
          amount: 9_500,
          nextStep: "Send the plan",
          dueOn: "2026-12-01",
        },
      },
      {
        type: "company.changed",
        data: { company: "a", removed: false, name: "Example company (not real)", city: "Dallas" },
      },
    ]);
    await database.query("update call_entry set removed_at = now()");
    await tell();
    expect(bodies.at(-1)?.data).toEqual({ call: expect.any(String), removed: true });
  });

  test("are made by somebody of the organization who sees the team's calls, for a system alone", async () => {
    const { database, call, wanted } = await withCalls();
    const [other] = await database.query<{ id: string }>(
      "select customer_id::text as id from customer where name = 'Other Media'",
    );
    expect((await call("POST", "", wanted, BLIND)).body.code).toBe("invalid-input");
    expect((await call("POST", "", { ...wanted, customer: other?.id })).body.code).toBe("invalid-input");
    expect((await call("POST", "", { ...wanted, kind: "slack" })).body.code).toBe("invalid-input");
    const { item } = (await call("POST", "", { ...wanted, events: ["alert.raised"] }, BLIND)).body;
    const change = { version: item.version, events: ["call.changed"] };
    expect((await call("PATCH", `/${item.id}`, change, BLIND)).body.code).toBe("invalid-input");
  });

  test("say nothing any more once whoever made them sees them no longer, and are read by no other administrator", async () => {
    const { database, bodies, call, wanted, add, tell } = await withCalls();
    const { item } = (await call("POST", "", wanted)).body;
    await add();
    await tell();
    expect(bodies).toHaveLength(2);
    const read = async (as: string) =>
      (await call("GET", `/${item.id}/deliveries`, undefined, as)).body.items.map(
        ({ body }: { body: string }) => body !== "",
      );
    expect(await read(ADMIN)).toEqual([true, true]);
    expect(await read(BLIND)).toEqual([false, false]);
    await database.query("update person set sees_team_calls = false where email = $1", [ADMIN]);
    await database.query("update call_entry set dollars = 1");
    await tell();
    expect(bodies).toHaveLength(2);
  });

  test("cost nothing where nobody wants to know", async () => {
    const { database, add } = await withCalls();
    await add();
    expect(await database.query("select 1 as one from changed_record")).toEqual([]);
  });
});
