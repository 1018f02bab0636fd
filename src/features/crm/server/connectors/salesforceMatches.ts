import { webHost } from "#domain/companies/companyKeys.ts";
import type { CrmConnector } from "./crmConnector.ts";
import type { CrmMatch } from "./crmMatches.ts";
import { KEY, queryAll, soqlList, textOf } from "./salesforceAsk.ts";

/** As many as an address has room for. */
const AT_ONCE = 20;

/** Accounts of Salesforce by name and website, which stands there with or without its beginning. */
export const salesforceLookUp: CrmConnector["lookUp"] = async (session, wanted) => {
  const all: CrmMatch[] = [];
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE);
    const hosts = some.flatMap(({ website }) => webHost(website ?? "") ?? []);
    const where = [
      `Name IN (${soqlList(some.map(({ name }) => name))})`,
      ...hosts.map((host) => `Website LIKE ${soqlList([`%${host.replaceAll("_", "\\_")}%`])}`),
    ];
    const query = `SELECT Id,Name,Website,BillingCity,${KEY} FROM Account WHERE ${where.join(" OR ")} LIMIT 200`;
    for (const row of await queryAll(session, query))
      all.push({
        record: row.Id,
        key: textOf(row[KEY]) || null,
        name: textOf(row["Name"]) ?? "",
        website: textOf(row["Website"]),
        city: textOf(row["BillingCity"]),
      });
  }
  return all;
};
