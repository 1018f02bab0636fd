import { z } from "zod";
import { webHost } from "#domain/companies/companyKeys.ts";
import type { CrmConnector } from "./crmConnector.ts";
import type { CrmMatch } from "./crmMatches.ts";
import { askHubspot, KEY, VERSION } from "./hubspotAsk.ts";

/** Of one search; who has more of the same name has other cares. */
const MOST = 200;

const found = z.object({
  results: z.array(z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) })),
});

/** Companies of HubSpot by name and domain. Lists of texts have to be in small letters there. */
export const hubspotLookUp: CrmConnector["lookUp"] = async (session, wanted) => {
  const names = wanted.map(({ name }) => name.toLowerCase());
  const domains = wanted.flatMap(({ website }) => webHost(website ?? "") ?? []);
  const group = (propertyName: string, values: readonly string[]) =>
    values.length > 0 ? [{ filters: [{ propertyName, operator: "IN", values }] }] : [];
  const filterGroups = [...group("name", names), ...group("domain", domains)];
  const json = { filterGroups, properties: ["name", "domain", "city", KEY], limit: MOST };
  const url = `${session.baseUrl}/crm/objects/${VERSION}/companies/search`;
  const { body } = await askHubspot(session, { url, method: "POST", json });
  return found.parse(body).results.map(
    ({ id, properties }): CrmMatch => ({
      record: id,
      key: properties[KEY] || null,
      name: properties["name"] ?? "",
      website: properties["domain"] || null,
      city: properties["city"] || null,
    }),
  );
};
