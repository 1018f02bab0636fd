import { z } from "zod";
import { askCrm, CrmFault } from "./askCrm.ts";
import type { CrmConnector, CrmSession, CrmTokens, CrmWay, CrmWrite, CrmWritten } from "./crmConnector.ts";
import { askSalesforce, data, KEY, queryAll, refusals, soqlList, textOf, VERSION } from "./salesforceAsk.ts";
import { salesforceDeals } from "./salesforceDeals.ts";
import { salesforceLookUp } from "./salesforceMatches.ts";
import { salesforceTasks } from "./salesforceTasks.ts";

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
const composite = z.object({ compositeResponse: z.array(z.object({ httpStatusCode: z.number(), body: z.unknown() })) });
const refusedGrant = z.object({ error: z.string(), error_description: z.string().optional() });

/** Kinds of fields whose value is a text or a number. */
const PLAIN = ["string", "textarea", "phone", "url", "int", "double", "currency"];

/** Salesforce, by the REST API that its documentation prints as {@link VERSION}. */
export const salesforce: CrmConnector = {
  ...salesforceDeals,
  ...salesforceTasks,
  lookUp: salesforceLookUp,
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
    const columns = [...new Set(["Id", KEY, CHANGED, ...fields])].join(",");
    const query = `SELECT ${columns} FROM Account WHERE ${where.join(" OR ")}`;
    return (await queryAll(session, query)).map(({ Id, [KEY]: key, ...values }) => ({
      id: Id,
      key: typeof key === "string" && key !== "" ? key : null,
      changed: textOf(values[CHANGED]),
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)])),
    }));
  },

  async write(session, writes) {
    const byId = writes.filter(({ id }) => id !== null);
    const byKey = writes.filter(({ id }) => id === null);
    const changed: CrmWritten[] = [];
    for (let at = 0; at < byId.length; at += AT_ONCE)
      changed.push(...(await change(session, byId.slice(at, at + AT_ONCE))));
    return [...changed, ...(await addBatch(session, byKey))];
  },
};

const CHANGED = "LastModifiedDate";
/** As many requests as go in one. */
const AT_ONCE = 25;

/** Changes accounts one by one in one request, each on the condition that nobody has changed it since it was read. */
async function change(session: CrmSession, writes: readonly CrmWrite[]): Promise<CrmWritten[]> {
  const compositeRequest = writes.map(({ key, id, changed, values }, at) => ({
    method: "PATCH",
    url: `/services/data/${VERSION}/sobjects/Account/${id ?? ""}`,
    referenceId: `company${at}`,
    ...(changed !== null && { httpHeaders: { "If-Unmodified-Since": new Date(changed).toUTCString() } }),
    body: { ...values, [KEY]: key },
  }));
  const json = { allOrNone: false, compositeRequest };
  const { body } = await askSalesforce(session, { url: data(session, "/composite"), method: "POST", json });
  const said = composite.parse(body).compositeResponse;
  return writes.map(({ key, id }, at): CrmWritten => {
    const { httpStatusCode: status, body: words } = said[at] ?? { httpStatusCode: 0, body: null };
    if (id !== null && status >= 200 && status < 300) return { key, id, fault: null };
    if (status === 412) return { key, id: null, fault: "changed-there", words: "" };
    const [error] = refusals.safeParse(words).data ?? [];
    return notWritten(key, error && { statusCode: error.errorCode, message: error.message });
  });
}

function notWritten(
  key: string,
  error: { readonly statusCode: string; readonly message: string } | undefined,
): CrmWritten {
  return {
    key,
    id: null,
    fault: error?.statusCode === "DUPLICATES_DETECTED" ? "duplicate" : "refused",
    words: error ? `${error.statusCode}: ${error.message}` : "Salesforce did not say what became of it.",
  };
}

async function addBatch(session: CrmSession, writes: readonly CrmWrite[]): Promise<CrmWritten[]> {
  if (writes.length === 0) return [];
  const records = writes.map(({ key, values }) => ({ attributes: { type: "Account" }, ...values, [KEY]: key }));
  const url = data(session, `/composite/sobjects/Account/${KEY}`);
  const { body } = await askSalesforce(session, { url, method: "PATCH", json: { allOrNone: false, records } });
  // Outcomes come in the order of the records.
  const said = outcomes.parse(body);
  return writes.map(({ key }, at): CrmWritten => {
    const outcome = said[at];
    return outcome?.success && outcome.id ? { key, id: outcome.id, fault: null } : notWritten(key, outcome?.errors[0]);
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
