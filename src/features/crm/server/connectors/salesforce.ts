import { z } from "zod";
import { askCrm, CrmFault } from "./askCrm.ts";
import type { CrmConnector, CrmSession, CrmTokens, CrmWay, CrmWrite, CrmWritten } from "./crmConnector.ts";
import { askSalesforce, data, queryAll, soqlList, textOf } from "./salesforceAsk.ts";
import { salesforceDeals } from "./salesforceDeals.ts";
import { salesforceTasks } from "./salesforceTasks.ts";

/** The external id that holds our id of a company. An administrator of the account makes it: the REST API cannot. */
const KEY = "Spotmarket_Id__c";

const tokens = z.object({ access_token: z.string(), refresh_token: z.string().optional(), instance_url: z.url() });
const description = z.object({
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      type: z.string(),
      updateable: z.boolean(),
      externalId: z.boolean(),
    }),
  ),
});
const outcomes = z.array(
  z.object({
    id: z.string().nullish(),
    success: z.boolean(),
    errors: z.array(z.object({ statusCode: z.string(), message: z.string() })).default([]),
  }),
);
const refusedGrant = z.object({ error: z.string(), error_description: z.string().optional() });

/** Kinds of fields whose value is a text or a number. */
const PLAIN = ["string", "textarea", "phone", "url", "int", "double", "currency"];

/** Salesforce, by the REST API that its documentation prints as {@link VERSION}. */
export const salesforce: CrmConnector = {
  ...salesforceDeals,
  ...salesforceTasks,
  kind: "salesforce",
  // Fifteen letters; often with three more, by which they can be checked. Accounts begin with 001.
  readId: (text) => /^(001[A-Za-z0-9]{12})(?:[A-Za-z0-9]{3})?$/.exec(text)?.[1] ?? null,

  authorizeUrl({ signInUrl, clientId }, { redirect, state, challenge }) {
    const address = new URL("/services/oauth2/authorize", signInUrl);
    address.search = new URLSearchParams({
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirect,
      scope: "api refresh_token",
      state,
      code_challenge: challenge,
      code_challenge_method: "S256",
    }).toString();
    return address.href;
  },

  async exchange(way, code, verifier, redirect) {
    const given = await askTokens(way, {
      grant_type: "authorization_code",
      code,
      redirect_uri: redirect,
      code_verifier: verifier,
    });
    const { origin, host } = new URL(given.instance_url);
    // The answer says where companies are sent to: to nobody but Salesforce.
    if (origin !== new URL(way.app.url).origin && !/^https:.*\.(?:salesforce|force)\.com$/.test(origin))
      throw new CrmFault("refused", `${host} is no address of Salesforce.`);
    return { ...tokensOf(given, ""), account: host, baseUrl: origin };
  },

  refresh: async (way, refreshToken) =>
    tokensOf(await askTokens(way, { grant_type: "refresh_token", refresh_token: refreshToken }), refreshToken),

  async revoke(way, token) {
    const url = `${way.app.url}/services/oauth2/revoke`;
    return (await askCrm(way, { url, method: "POST", form: { token } })).status < 300;
  },

  async prepare(session) {
    const field = (await describeAccount(session)).find(({ name }) => name === KEY);
    if (!field?.externalId) throw new CrmFault("key-field-missing", `Account has no external id ${KEY}.`);
  },

  fields: async (session) =>
    (await describeAccount(session))
      .filter(({ name, type, updateable }) => updateable && name !== KEY && PLAIN.includes(type))
      .map(({ name, label }) => ({ name, label })),

  async find(session, { keys, ids }, fields) {
    const where = [
      ...(keys.length > 0 ? [`${KEY} IN (${soqlList(keys)})`] : []),
      ...(ids.length > 0 ? [`Id IN (${soqlList(ids)})`] : []),
    ];
    if (where.length === 0) return [];
    const columns = [...new Set(["Id", KEY, ...fields])].join(",");
    const query = `SELECT ${columns} FROM Account WHERE ${where.join(" OR ")}`;
    return (await queryAll(session, query)).map(({ Id, [KEY]: key, ...values }) => ({
      id: Id,
      key: typeof key === "string" && key !== "" ? key : null,
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)])),
    }));
  },

  async write(session, writes) {
    const byId = writes.filter(({ id }) => id !== null);
    const byKey = writes.filter(({ id }) => id === null);
    return [...(await writeBatch(session, "", byId)), ...(await writeBatch(session, `/Account/${KEY}`, byKey))];
  },
};

async function writeBatch(session: CrmSession, path: string, writes: readonly CrmWrite[]): Promise<CrmWritten[]> {
  if (writes.length === 0) return [];
  const json = {
    allOrNone: false,
    records: writes.map(({ key, id, values }) => ({
      attributes: { type: "Account" },
      ...(id !== null && { id }),
      ...values,
      [KEY]: key,
    })),
  };
  const { body } = await askSalesforce(session, {
    url: data(session, `/composite/sobjects${path}`),
    method: "PATCH",
    json,
  });
  // Outcomes come in the order of the records.
  const said = outcomes.parse(body);
  return writes.map(({ key, id }, at): CrmWritten => {
    const outcome = said[at];
    const written = outcome?.id ?? id;
    if (outcome?.success && written) return { key, id: written, fault: null };
    const [error] = outcome?.errors ?? [];
    return {
      key,
      id: null,
      fault: error?.statusCode === "DUPLICATES_DETECTED" ? "duplicate" : "refused",
      words: error ? `${error.statusCode}: ${error.message}` : "Salesforce did not say what became of it.",
    };
  });
}

async function describeAccount(session: CrmSession) {
  return description.parse((await askSalesforce(session, { url: data(session, "/sobjects/Account/describe") })).body)
    .fields;
}

async function askTokens(way: CrmWay, form: Readonly<Record<string, string>>) {
  const { clientId: client_id, clientSecret: client_secret, url } = way.app;
  const answer = await askCrm(way, {
    url: `${url}/services/oauth2/token`,
    method: "POST",
    form: { ...form, client_id, client_secret },
  });
  if (answer.status === 200) return tokens.parse(answer.body);
  const { error, error_description } = refusedGrant.safeParse(answer.body).data ?? {};
  throw new CrmFault("sign-in-ended", error_description ?? error ?? `The answer was ${answer.status}.`);
}

/** A refreshed grant names its refresh token only where it was changed. */
const tokensOf = ({ access_token, refresh_token }: z.output<typeof tokens>, known: string): CrmTokens => ({
  accessToken: access_token,
  refreshToken: refresh_token ?? known,
  expiresAt: null,
});
