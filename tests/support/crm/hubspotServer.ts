import { type CrmReply, type CrmRequest, changeClock, crmServer, tokenDesk } from "./crmServer.ts";
import { hubspotDeals } from "./hubspotDeals.ts";
import { hubspotTasks } from "./hubspotTasks.ts";

type Properties = Record<string, string | null>;

/** Printed with every refusal of its API. */
const refusal = (category: string, message: string, more: object = {}) => ({
  status: "error",
  message,
  correlationId: "aeb5f871-7f07-4993-9211-075dc63e7cbf",
  category,
  ...more,
});

const STAMPS = { createdAt: "2026-10-30T03:30:17.883Z", updatedAt: "2026-12-07T16:50:06.678Z", archived: false };
const done = (results: readonly object[], more: object = {}) => ({
  status: "COMPLETE",
  results,
  startedAt: "2026-11-28T05:31:56Z",
  completedAt: "2026-11-28T05:31:57Z",
  ...more,
});

const property = (name: string, label: string, more: object = {}) => ({
  name,
  label,
  type: "string",
  fieldType: "text",
  groupName: "companyinformation",
  hidden: false,
  calculated: false,
  hasUniqueValue: false,
  modificationMetadata: { archivable: true, readOnlyDefinition: true, readOnlyOptions: false, readOnlyValue: false },
  ...more,
});

/**
 * HubSpot as its API reference of version 2026-03 prints it: OAuth (`/oauth/2026-03/token`), properties and batches of companies
 * (https://developers.hubspot.com/docs/api-reference/2026-03/crm/objects/companies/batch/upsert-companies). Unknown records of a batch
 * make a 207 with `errors`.
 */
export async function hubspotServer() {
  const desk = tokenDesk();
  const companies = new Map<string, Properties>();
  const custom = new Set<string>();
  /** A company of this name spoils the batch that it is in. */
  const refused = new Set<string>();
  let last = 9000;
  const changedAt = changeClock();
  const deals = hubspotDeals();
  const tasks = hubspotTasks();

  function reply(request: CrmRequest): CrmReply {
    const { method, path, form, token, json } = request;
    if (path.startsWith("/oauth/authorize")) {
      // As if somebody had signed in and agreed.
      const address = new URL(path, "http://localhost");
      const back = new URL(address.searchParams.get("redirect_uri") ?? "");
      back.search = new URLSearchParams({ ...desk.approve(address.href) }).toString();
      return { status: 302, headers: { location: back.href } };
    }
    if (path === "/oauth/2026-03/token") {
      const given = desk.take(form);
      if (!given)
        return {
          status: 400,
          body: {
            error: "invalid_grant",
            error_description: "refresh token is invalid, expired or revoked",
            status: "BAD_REFRESH_TOKEN",
            message: "refresh token is invalid, expired or revoked",
          },
        };
      return {
        status: 200,
        body: {
          token_type: "bearer",
          access_token: given.access,
          refresh_token: given.refresh,
          expires_in: 1800,
          hub_id: 62515,
          user_id: 123,
          scopes: ["oauth", "crm.objects.companies.read"],
        },
      };
    }
    if (path === "/oauth/2026-03/token/revoke") {
      desk.revoke(form.get("token") ?? "");
      return { status: 200, body: {} };
    }
    if (token === null || !desk.valid.has(token))
      return {
        status: 401,
        body: refusal("EXPIRED_AUTHENTICATION", "The OAuth token used to make this call expired."),
      };
    if (path === "/crm/properties/2026-03/companies/spotmarket_id")
      return custom.has("spotmarket_id")
        ? { status: 200, body: property("spotmarket_id", "Spotmarket ID", { hasUniqueValue: true }) }
        : { status: 404, body: refusal("OBJECT_NOT_FOUND", "Property spotmarket_id does not exist") };
    if (path === "/crm/properties/2026-03/companies" && method === "POST") {
      custom.add(json.name);
      return { status: 201, body: property(json.name, json.label, json) };
    }
    if (path === "/crm/properties/2026-03/companies")
      return {
        status: 200,
        body: {
          results: [
            property("name", "Company name"),
            property("city", "City"),
            property("industry", "Industry", { type: "enumeration", fieldType: "select" }),
            property("hs_object_id", "Record ID", {
              type: "number",
              modificationMetadata: { archivable: false, readOnlyDefinition: true, readOnlyValue: true },
            }),
            property("spotmarket_id", "Spotmarket ID", { hasUniqueValue: true }),
          ],
        },
      };
    if (path === "/crm/objects/2026-03/companies/search") return search(json);
    const about = deals.reply(request) ?? tasks.reply(request);
    if (about) return about;
    return batch(path.replace("/crm/objects/2026-03/companies/batch/", ""), json);
  }

  /** Texts of a list are compared in small letters, and have to be given so. */
  function search({ filterGroups }: CrmRequest["json"]): CrmReply {
    const found = [...companies].filter(([, values]) =>
      filterGroups.some(({ filters }: { filters: { propertyName: string; values: string[] }[] }) =>
        filters.every((filter) => filter.values.includes((values[filter.propertyName] ?? "").toLowerCase())),
      ),
    );
    return {
      status: 200,
      body: { total: found.length, results: found.map(([id, properties]) => ({ id, properties, ...STAMPS })) },
    };
  }

  function batch(how: string, json: CrmRequest["json"]): CrmReply {
    const inputs: { id: string; idProperty?: string; objectWriteTraceId?: string; properties: Properties }[] =
      json.inputs;
    if (inputs.length > 100)
      return { status: 400, body: refusal("VALIDATION_ERROR", "The maximum number of inputs is 100") };
    if (how !== "read" && inputs.some(({ properties }) => refused.has(properties["name"] ?? "")))
      return { status: 400, body: refusal("VALIDATION_ERROR", "Property values were not valid") };
    const idOf = (wanted: string, byKey: boolean) =>
      byKey ? [...companies].find(([, values]) => values["spotmarket_id"] === wanted)?.[0] : wanted;
    const results = inputs.flatMap(({ id: wanted, idProperty, objectWriteTraceId, properties }) => {
      const known = idOf(wanted, (idProperty ?? json.idProperty) === "spotmarket_id");
      if (how !== "upsert" && (known === undefined || !companies.has(known))) return [];
      const id = known ?? String(++last);
      const isNew = !companies.has(id);
      const values = how === "read" ? companies.get(id) : { ...companies.get(id), ...properties };
      companies.set(id, values ?? {});
      const said = { ...values, hs_lastmodifieddate: changedAt(id, values) };
      return [{ id, properties: said, ...STAMPS, ...(how === "upsert" && { new: isNew }), objectWriteTraceId }];
    });
    const missing = inputs.filter(
      ({ id }) => how === "read" && !results.some((one) => one.id === idOf(id, Boolean(json.idProperty))),
    );
    if (missing.length === 0) return { status: how === "upsert" ? 201 : 200, body: done(results) };
    const errors = [
      {
        status: "error",
        category: "OBJECT_NOT_FOUND",
        message: "Could not get some COMPANY objects, they may be deleted or not exist. Check that ids are valid.",
        context: { ids: missing.map(({ id }) => id) },
      },
    ];
    return { status: 207, body: done(results, { numErrors: 1, errors }) };
  }

  return {
    ...(await crmServer(reply)),
    desk,
    companies,
    custom,
    refused,
    deals: deals.deals,
    owners: deals.owners,
    tasks: tasks.tasks,
  };
}
