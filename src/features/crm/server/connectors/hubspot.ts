import { z } from "zod";
import { askCrm } from "./askCrm.ts";
import type { CrmConnector, CrmSession, CrmTokens, CrmWay, CrmWrite, CrmWritten } from "./crmConnector.ts";
import { askHubspot, hubspotFault, KEY, VERSION } from "./hubspotAsk.ts";
import { hubspotDeals } from "./hubspotDeals.ts";
import { hubspotLookUp } from "./hubspotMatches.ts";
import { hubspotTasks, TASK_SCOPES } from "./hubspotTasks.ts";

const SCOPES = [
  "oauth",
  "crm.objects.companies.read",
  "crm.objects.companies.write",
  "crm.schemas.companies.read",
  "crm.schemas.companies.write",
  "crm.objects.deals.read",
  "crm.objects.owners.read",
];

const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  hub_id: z.number().optional(),
});
const properties = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      type: z.string(),
      hidden: z.boolean().optional(),
      calculated: z.boolean().optional(),
      modificationMetadata: z.object({ readOnlyValue: z.boolean().optional() }).optional(),
    }),
  ),
});
const records = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      objectWriteTraceId: z.string().optional(),
      properties: z.record(z.string(), z.string().nullable()).default({}),
    }),
  ),
  errors: z
    .array(
      z.object({
        message: z.string(),
        category: z.string().optional(),
        context: z.record(z.string(), z.array(z.string())).optional(),
      }),
    )
    .default([]),
});

/** HubSpot, by the API that its documentation prints as {@link VERSION}. */
export const hubspot: CrmConnector = {
  ...hubspotDeals,
  ...hubspotTasks,
  lookUp: hubspotLookUp,
  kind: "hubspot",
  readId: (text) => (/^\d{1,20}$/.test(text) ? text : null),

  authorizeUrl({ signInUrl, clientId }, { redirect, state, challenge, tasks }) {
    const address = new URL("/oauth/authorize", signInUrl);
    address.search = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirect,
      scope: [...SCOPES, ...(tasks ? TASK_SCOPES : [])].join(" "),
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
    return {
      ...tokensOf(given),
      account: given.hub_id === undefined ? "" : String(given.hub_id),
      baseUrl: way.app.url,
    };
  },

  refresh: async (way, refreshToken) =>
    tokensOf(await askTokens(way, { grant_type: "refresh_token", refresh_token: refreshToken })),

  async revoke(way, token) {
    const { clientId: client_id, clientSecret: client_secret, url } = way.app;
    const form = { client_id, client_secret, token, token_type_hint: "refresh_token" };
    const { status } = await askCrm(way, { url: `${url}/oauth/${VERSION}/token/revoke`, method: "POST", form });
    return status < 300;
  },

  async prepare(session) {
    const url = `${session.baseUrl}/crm/properties/${VERSION}/companies`;
    const known = await askHubspot(session, { url: `${url}/${KEY}` }, [404]);
    if (known.status !== 404) return;
    const json = {
      name: KEY,
      label: "Spotmarket ID",
      description: "The company’s id in Spotmarket, by which it is found again.",
      groupName: "companyinformation",
      type: "string",
      fieldType: "text",
      hasUniqueValue: true,
    };
    // Made at the same moment by somebody else, it is there too.
    await askHubspot(session, { url, method: "POST", json }, [409]);
  },

  async fields(session) {
    const { body } = await askHubspot(session, { url: `${session.baseUrl}/crm/properties/${VERSION}/companies` });
    return properties
      .parse(body)
      .results.filter(
        ({ name, type, hidden, calculated, modificationMetadata }) =>
          name !== KEY &&
          (type === "string" || type === "number") &&
          !hidden &&
          !calculated &&
          modificationMetadata?.readOnlyValue !== true,
      )
      .map(({ name, label }) => ({ name, label }));
  },

  async find(session, { keys, ids }, fields) {
    const read = async (wanted: readonly string[], idProperty?: string) => {
      if (wanted.length === 0) return [];
      const json = {
        inputs: wanted.map((id) => ({ id })),
        properties: [KEY, CHANGED, ...fields],
        ...(idProperty && { idProperty }),
      };
      // What is not there stands among the errors of a 207.
      const { body } = await askHubspot(session, { url: batch(session, "read"), method: "POST", json });
      return records.parse(body).results;
    };
    const found = [...(await read(keys, KEY)), ...(await read(ids))];
    return [...new Map(found.map((record) => [record.id, record])).values()].map(({ id, properties: values }) => ({
      id,
      key: values[KEY] || null,
      changed: values[CHANGED] ?? null,
      values,
    }));
  },

  async write(session, writes) {
    const byId = writes.filter(({ id }) => id !== null);
    const byKey = writes.filter(({ id }) => id === null);
    const stale = await changedSince(session, byId);
    const untouched = byId.filter(({ key }) => !stale.has(key));
    return [
      ...[...stale].map((key): CrmWritten => ({ key, id: null, fault: "changed-there", words: "" })),
      ...(await writeBatch(session, "update", untouched)),
      ...(await writeBatch(session, "upsert", byKey)),
    ];
  },
};

/** HubSpot takes no condition with a change: what it has is read once more right before. Answers the keys of those that are others now. */
async function changedSince(session: CrmSession, writes: readonly CrmWrite[]): Promise<ReadonlySet<string>> {
  if (writes.length === 0) return new Set();
  const json = { inputs: writes.map(({ id }) => ({ id })), properties: [CHANGED] };
  const { body } = await askHubspot(session, { url: batch(session, "read"), method: "POST", json });
  const now = new Map(records.parse(body).results.map(({ id, properties: said }) => [id, said[CHANGED] ?? null]));
  return new Set(writes.filter(({ id, changed }) => id !== null && now.get(id) !== changed).map(({ key }) => key));
}

const CHANGED = "hs_lastmodifieddate";

async function writeBatch(
  session: CrmSession,
  how: "update" | "upsert",
  writes: readonly CrmWrite[],
): Promise<CrmWritten[]> {
  if (writes.length === 0) return [];
  const inputs = writes.map(({ key, id, values }) => ({
    id: id ?? key,
    ...(id === null && { idProperty: KEY }),
    objectWriteTraceId: key,
    properties: { ...values, [KEY]: key },
  }));
  const { body } = await askHubspot(session, { url: batch(session, how), method: "POST", json: { inputs } });
  const { results, errors } = records.parse(body);
  const ids = new Map(
    results.map(({ id, objectWriteTraceId, properties: said }) => [objectWriteTraceId ?? said[KEY], id]),
  );
  return writes.map(({ key }): CrmWritten => {
    const id = ids.get(key);
    if (id !== undefined) return { key, id, fault: null };
    const error = errors.find(({ context }) => Object.values(context ?? {}).some((named) => named.includes(key)));
    return { key, id: null, fault: "refused", words: error?.message ?? "HubSpot did not say what became of it." };
  });
}

const batch = ({ baseUrl }: CrmSession, how: string) => `${baseUrl}/crm/objects/${VERSION}/companies/batch/${how}`;

async function askTokens(way: CrmWay, form: Readonly<Record<string, string>>) {
  const { clientId: client_id, clientSecret: client_secret, url } = way.app;
  const answer = await askCrm(way, {
    url: `${url}/oauth/${VERSION}/token`,
    method: "POST",
    form: { ...form, client_id, client_secret },
  });
  if (answer.status !== 200) throw hubspotFault(answer, "sign-in-ended");
  return tokens.parse(answer.body);
}

const tokensOf = ({ access_token, refresh_token, expires_in }: z.output<typeof tokens>): CrmTokens => ({
  accessToken: access_token,
  refreshToken: refresh_token,
  expiresAt: new Date(Date.now() + expires_in * 1_000).toISOString(),
});
