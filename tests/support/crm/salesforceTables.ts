import type { CrmReply, CrmRequest } from "./crmServer.ts";

export type SalesforceRow = Record<string, string | number | boolean | null>;

export const SALESFORCE_TABLES = ["OpportunityStage", "Opportunity", "User", "Task"] as const;

/** Stages as every account of Salesforce begins with some of them. */
export const SALESFORCE_STAGES: SalesforceRow[] = [
  { Id: "01J1", ApiName: "Prospecting", MasterLabel: "Prospecting", IsClosed: false, IsWon: false },
  { Id: "01J2", ApiName: "Proposal/Price Quote", MasterLabel: "Proposal/Price Quote", IsClosed: false, IsWon: false },
  { Id: "01J3", ApiName: "Closed Won", MasterLabel: "Closed Won", IsClosed: true, IsWon: true },
];

/** What a query finds of a table: the columns it names, of rows changed since the instant it names. */
export function salesforceRows(soql: string, rows: readonly SalesforceRow[]): object[] {
  const [, columns = "", type = ""] = /^SELECT (\S+) FROM (\w+)/.exec(soql) ?? [];
  const since = Date.parse(/SystemModstamp >= (\S+)/.exec(soql)?.[1] ?? "1970-01-01");
  // Of tasks and users the columns of the condition are told in quotes or bare.
  const wanted = new Set([...soql.matchAll(/(?:Id|WhatId) = '([^']*)'/g)].map(([, value]) => value));
  return rows
    .filter(({ Id, WhatId }) => wanted.size === 0 || wanted.has(String(Id)) || wanted.has(String(WhatId)))
    .filter(({ SystemModstamp: changed }) => changed === undefined || Date.parse(String(changed)) >= since)
    .map((row) => ({
      attributes: { type, url: `/services/data/v62.0/sobjects/${type}/${String(row["Id"])}` },
      ...Object.fromEntries(columns.split(",").map((name) => [name, row[name] ?? null])),
    }));
}

/** A task that is made or changed; a change on the condition that nobody has made one since is refused with 412. */
export function salesforceTask(tasks: SalesforceRow[], { method, path, json, since }: CrmRequest): CrmReply {
  const changed = { LastModifiedDate: "2026-11-28T10:00:00.000+0000", IsClosed: json.Status === "Completed" };
  if (method === "POST") {
    const id = `00T${tasks.length + 1}`;
    tasks.push({ Id: id, ...json, ...changed });
    return { status: 201, body: { id, success: true, errors: [] } };
  }
  const known = tasks.find(({ Id }) => path.endsWith(`/${String(Id)}`));
  if (!known)
    return { status: 404, body: [{ errorCode: "NOT_FOUND", message: "The requested resource does not exist" }] };
  if (since !== null && Date.parse(String(known["LastModifiedDate"])) > Date.parse(since))
    return { status: 412, body: [] };
  Object.assign(known, json, changed);
  return { status: 204 };
}
