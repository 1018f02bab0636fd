export type SalesforceRow = Record<string, string | number | boolean | null>;

export const SALESFORCE_TABLES = ["OpportunityStage", "Opportunity", "User"] as const;

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
  return rows
    .filter(({ SystemModstamp: changed }) => changed === undefined || Date.parse(String(changed)) >= since)
    .map((row) => ({
      attributes: { type, url: `/services/data/v62.0/sobjects/${type}/${String(row["Id"])}` },
      ...Object.fromEntries(columns.split(",").map((name) => [name, row[name] ?? null])),
    }));
}
