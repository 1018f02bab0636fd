import { type CrmReply, type CrmRequest, changeClock, crmServer, tokenDesk } from "./crmServer.ts";
import {
  SALESFORCE_STAGES,
  SALESFORCE_TABLES,
  salesforceRows,
  salesforceTask,
  type SalesforceRow,
} from "./salesforceTables.ts";

const DATA = "/services/data/v62.0";
const KEY = "Spotmarket_Id__c";

type Fields = Record<string, string | number | null>;

/** Whether a condition names an account, or a part of its web address. */
const isNamed = (wanted: ReadonlySet<string | undefined>, { Name: name, Website: website }: Fields) =>
  wanted.has(String(name)) ||
  [...wanted].some((part) => part?.startsWith("%") && website && String(website).includes(part.replaceAll("%", "")));

const field = (name: string, label: string, more: object = {}) => ({
  name,
  label,
  type: "string",
  length: 255,
  createable: true,
  updateable: true,
  externalId: false,
  nillable: true,
  ...more,
});

/**
 * Salesforce as the REST API Developer Guide prints it: the web server flow with PKCE, describe, SOQL by pages with `nextRecordsUrl`, and
 * sObject Collections, updated by id or upserted by an external id, whose outcomes come in the order of the records.
 */
export async function salesforceServer({ hasKey = true }: { readonly hasKey?: boolean } = {}) {
  const desk = tokenDesk();
  const accounts = new Map<string, Fields>();
  /** Names that a duplicate rule of the account refuses. */
  const duplicates = new Set<string>();
  let last = 0;
  const changedAt = changeClock();
  const newId = () => `001Hs${String(++last).padStart(10, "0")}IAA`;
  /** Of a query that has more than one page. */
  let rest: object[] = [];
  const tables: Record<string, SalesforceRow[]> = {
    OpportunityStage: SALESFORCE_STAGES,
    Opportunity: [],
    User: [],
    Task: [],
  };

  function reply(request: CrmRequest): CrmReply {
    const { method, path, form, token, json } = request;
    if (path === "/services/oauth2/token") {
      const given = desk.take(form);
      if (!given)
        return { status: 400, body: { error: "invalid_grant", error_description: "expired access/refresh token" } };
      return {
        status: 200,
        body: {
          access_token: given.access,
          ...(form.get("grant_type") === "authorization_code" && { refresh_token: given.refresh }),
          signature: "HfBA4SOUcg8ndBMnw4GuvDY1M+oWUQ8PU1l0HWbc=",
          scope: "refresh_token api",
          instance_url: server.url,
          id: `${server.url}/id/00Dx0000000BV7z/005x00000012Q9P`,
          token_type: "Bearer",
          issued_at: "1708058728442",
        },
      };
    }
    if (path === "/services/oauth2/revoke") {
      desk.revoke(form.get("token") ?? "");
      return { status: 200 };
    }
    if (token === null || !desk.valid.has(token))
      return { status: 401, body: [{ message: "Session expired or invalid", errorCode: "INVALID_SESSION_ID" }] };
    if (path === `${DATA}/sobjects/Account/describe`)
      return {
        status: 200,
        body: {
          name: "Account",
          fields: [
            field("Id", "Account ID", { type: "id", updateable: false }),
            field("Name", "Account Name"),
            field("BillingCity", "Billing City"),
            field("Industry", "Industry", { type: "picklist" }),
            ...(hasKey ? [field(KEY, "Spotmarket Id", { externalId: true })] : []),
          ],
        },
      };
    if (path.startsWith(`${DATA}/query?`)) return query(new URL(path, server.url).searchParams.get("q") ?? "");
    if (path === `${DATA}/query/01gxx0000000001-1`)
      return { status: 200, body: { totalSize: rest.length + 1, done: true, records: rest } };
    if (method === "POST" && path === `${DATA}/composite`)
      return { status: 200, body: { compositeResponse: json.compositeRequest.map(change) } };
    if (method === "PATCH" && path.startsWith(`${DATA}/composite/sobjects`)) return write(path.endsWith(KEY), json);
    if (path.startsWith(`${DATA}/sobjects/Task`)) return salesforceTask(tables["Task"] ?? [], request);
    return { status: 404, body: [{ errorCode: "NOT_FOUND", message: "The requested resource does not exist" }] };
  }

  /** Two pages wherever there are two records. */
  function query(soql: string): CrmReply {
    const known = SALESFORCE_TABLES.find((name) => soql.includes(` FROM ${name}`));
    if (known) return paged(salesforceRows(soql, tables[known] ?? []));
    const [, columns = "", where = ""] = /^SELECT (\S+) FROM Account WHERE (.+?)(?: LIMIT \d+)?$/.exec(soql) ?? [];
    const wanted = new Set([...where.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, value]) => value));
    const found = [...accounts]
      .filter(
        ([id, values]) =>
          wanted.has(id) || wanted.has(id.slice(0, 15)) || wanted.has(String(values[KEY])) || isNamed(wanted, values),
      )
      .map(([id, values]) => ({
        attributes: { type: "Account", url: `${DATA}/sobjects/Account/${id}` },
        ...Object.fromEntries(
          columns
            .split(",")
            .map((name) => [
              name,
              name === "Id" ? id : name === "LastModifiedDate" ? changedAt(id, values) : (values[name] ?? null),
            ]),
        ),
      }));
    return paged(found);
  }

  function paged(found: readonly object[]): CrmReply {
    const [first, ...others] = found;
    rest = others;
    return others.length === 0
      ? { status: 200, body: { totalSize: found.length, done: true, records: found } }
      : {
          status: 200,
          body: {
            totalSize: found.length,
            done: false,
            nextRecordsUrl: `${DATA}/query/01gxx0000000001-1`,
            records: [first],
          },
        };
  }

  /** One of the requests in one: a change of an account, on the condition that nobody has changed it since. */
  function change({ url, body, httpHeaders, referenceId }: CrmRequest["json"]) {
    const id = [...accounts.keys()].find((one) => one.slice(0, 15) === url.split("/").at(-1).slice(0, 15)) ?? "";
    const since = Date.parse(httpHeaders?.["If-Unmodified-Since"] ?? "2099-01-01");
    const said = (httpStatusCode: number, words: object | null) => ({
      httpStatusCode,
      referenceId,
      httpHeaders: {},
      body: words,
    });
    if (Date.parse(changedAt(id, accounts.get(id))) > since) return said(412, []);
    if (duplicates.has(String(body.Name)))
      return said(400, [{ errorCode: "DUPLICATES_DETECTED", message: "Use one of these records?" }]);
    accounts.set(id, { ...accounts.get(id), ...body });
    return said(204, null);
  }

  function write(byKey: boolean, json: CrmRequest["json"]): CrmReply {
    const records: (Fields & { attributes: unknown })[] = json.records;
    const body = records.map(({ attributes: _attributes, id: given, ...values }) => {
      if (duplicates.has(String(values["Name"])))
        return {
          success: false,
          errors: [{ statusCode: "DUPLICATES_DETECTED", message: "Use one of these records?", fields: [] }],
        };
      const known = byKey
        ? [...accounts].find(([, account]) => account[KEY] === values[KEY])?.[0]
        : [...accounts.keys()].find((id) => id.slice(0, 15) === String(given).slice(0, 15));
      const id = known ?? newId();
      accounts.set(id, { ...accounts.get(id), ...values });
      return { id, success: true, errors: [], ...(byKey && { created: known === undefined }) };
    });
    return { status: 200, body };
  }

  const server = await crmServer(reply);
  return { ...server, desk, accounts, duplicates, newId, tables };
}
