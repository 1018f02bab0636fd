import type { CrmDealReader } from "./crmConnector.ts";
import { dollarsOf } from "./crmDeals.ts";
import { queryAll, queryPages, textOf } from "./salesforceAsk.ts";

const STAGES =
  "SELECT Id,ApiName,MasterLabel,IsClosed,IsWon FROM OpportunityStage WHERE IsActive = true ORDER BY SortOrder";
const OWNERS = "SELECT Id,Name,Email FROM User WHERE IsActive = true";
const DEALS =
  "SELECT Id,Name,AccountId,StageName,OwnerId,Amount,SystemModstamp FROM Opportunity WHERE AccountId != null";

/** What comes back from Salesforce: opportunities by SOQL, whose instants stand without quotes. */
export const salesforceDeals: CrmDealReader = {
  stages: async (session) =>
    (await queryAll(session, STAGES)).map((row) => ({
      id: textOf(row["ApiName"]) ?? row.Id,
      label: textOf(row["MasterLabel"]) ?? row.Id,
      isClosed: row["IsClosed"] === true,
      isWon: row["IsWon"] === true,
    })),

  owners: async (session) =>
    (await queryAll(session, OWNERS)).map((row) => ({
      id: row.Id,
      name: textOf(row["Name"]) ?? row.Id,
      email: textOf(row["Email"]),
    })),

  async *deals(session, since) {
    const changed = since === null ? "" : ` AND SystemModstamp >= ${new Date(since).toISOString()}`;
    for await (const rows of queryPages(session, `${DEALS}${changed} ORDER BY SystemModstamp`))
      yield rows.map((row) => ({
        id: row.Id,
        name: textOf(row["Name"]) ?? row.Id,
        // As companies are compared: without the three letters by which an id can be checked.
        company: textOf(row["AccountId"])?.slice(0, 15) ?? null,
        stage: textOf(row["StageName"]),
        owner: textOf(row["OwnerId"]),
        dollars: dollarsOf(textOf(row["Amount"]), null),
        changedAt: new Date(textOf(row["SystemModstamp"]) ?? 0).toISOString(),
      }));
  },
};
