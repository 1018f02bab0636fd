import type { CrmKind } from "#domain/crm/crm.ts";
import type { CrmCompany, CrmStatus } from "#features/crm/contract.ts";
import { testApp } from "#tests/support/testApp.ts";

export const CHIEF = "chief@example.com";
export const SELLER = "seller@example.com";
export const NARROW = "narrow@example.com";
export const RIVAL = "rival@other.example";

interface Stand {
  readonly url: string;
  readonly desk: { readonly approve: (address: string) => { readonly code: string; readonly state: string } };
}

/** Two organisations; in each somebody who sees the team's calls. */
export async function withCrm(server: Stand, kind: CrmKind) {
  const name = kind.toUpperCase();
  const product = await testApp({
    settings: {
      WEBHOOK_ALLOW_PRIVATE: "1",
      CRM_KEY: "a key that is long enough to be one",
      [`${name}_CLIENT_ID`]: "app",
      [`${name}_CLIENT_SECRET`]: "app-secret",
      [`${name}_URL`]: server.url,
    },
  });
  await product.given.customer();
  await product.given.customer({ name: "Other Media" });
  await product.given.person(CHIEF);
  await product.given.person(SELLER);
  await product.given.person(NARROW, { verticals: ["finance"] });
  await product.given.person(RIVAL, { customer: "Other Media" });
  await product.database.query("update person set sees_team_calls = true where email = any($1)", [
    [CHIEF, NARROW, RIVAL],
  ]);
  const call = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, as = CHIEF) => {
    const answer = await product.get(`/api/v1/crm${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  /** A company of the first organisation, as an import would bring it. */
  const company = async (
    id: string,
    fields: { name?: string; city?: string; crmId?: string; website?: string } = {},
  ) => {
    const [change] = await product.database.query<{ id: number }>(
      `insert into company_change (customer_id, person_id, kind) select customer_id, person_id, 'file' from person where email = $1
       returning company_change_id as id`,
      [CHIEF],
    );
    await product.database.query("update company set ended_by = $1 where company_id = $2 and ended_by is null", [
      change?.id,
      id,
    ]);
    await product.database.query(
      `insert into company (company_id, brought_by, customer_id, name, city, sub_vertical, crm_id, website)
       select $2, company_change_id, customer_id, $3, $4, 'hotels', $5, $6 from company_change where company_change_id = $1`,
      [
        change?.id,
        id,
        fields.name ?? `Example company ${id} (not real)`,
        fields.city ?? null,
        fields.crmId ?? null,
        fields.website ?? null,
      ],
    );
  };
  const connect = async (as = CHIEF) => {
    const { body } = await call("POST", "/sign-ins", { kind }, as);
    return call("POST", "/connection", server.desk.approve(body.url), as);
  };
  const push = async (companies?: string[]) => {
    const { body } = await call("POST", "/pushes", companies ? { companies } : {});
    await product.runJobs();
    return body.queued as number;
  };
  const log = async (): Promise<Record<string, CrmCompany>> => {
    const { body } = await call("GET", "/companies");
    return Object.fromEntries(body.items.map((one: CrmCompany) => [one.company, one]));
  };
  const status = async (as = CHIEF): Promise<CrmStatus> => (await call("GET", "", undefined, as)).body;
  const due = async () => {
    await product.database.query("update job set next_try_at = now() where state = 'waiting'");
    await product.runJobs();
  };
  return { ...product, call, company, connect, push, log, status, due };
}
