import { createHash } from "node:crypto";
import { CRM_NAMES, type CrmKind, USUAL_MAPPING } from "#domain/crm/crm.ts";
import { Failure } from "#domain/failure.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { hashOfSecret, makeSecret } from "#platform/identity/secret.ts";
import type { Person } from "#platform/identity/caller.ts";
import { pageLink, type Site } from "#platform/identity/site.ts";
import { CONNECTORS } from "./connectors/connectors.ts";
import { findConnection, selectConnection, type ConnectionRow } from "./crmRows.ts";
import { openSecret, sealSecret } from "./sealing.ts";
import { recordCrm } from "./recordCrm.ts";
import { selectTaskState } from "./tasks/taskRows.ts";
import { type CrmParts, openTokens, sealTokens, understood, wayTo } from "./withCrm.ts";

/** Where a CRM sends people back to; stands in the product's registration there. */
const redirectOf = (site: Site) => pageLink(site, "companies/crm");
const purposeOf = (person: number) => `crm sign-in of person ${person}`;

/** Begins a sign-in and answers the address to go to. */
export async function beginSignIn(store: Queryable, parts: CrmParts, person: Person, kind: CrmKind): Promise<string> {
  const { way, key } = wayTo(parts, kind, new AbortController().signal);
  const known = await findConnection(store, person.customerId);
  if (known && known.kind !== kind)
    throw new Failure("conflict", `End the connection to ${CRM_NAMES[known.kind]} first.`);
  const [state, verifier] = [makeSecret(), makeSecret()];
  await store.query(
    `insert into crm_sign_in (state_hash, customer_id, person_id, kind, verifier, expires_at)
     values ($1, $2, $3, $4, $5, now() + interval '10 minutes')`,
    [hashOfSecret(state), person.customerId, person.id, kind, sealSecret(key, purposeOf(person.id), verifier)],
  );
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const tasks = (await selectTaskState(store, person.customerId))?.on ?? false;
  return CONNECTORS[kind].authorizeUrl(way.app, { redirect: redirectOf(parts.site), state, challenge, tasks });
}

/**
 * Ends a sign-in with the code that the CRM sent back, and keeps the connection.
 *
 * @throws Failure `link-expired` for a state that this person did not begin, or used before; CrmFault
 */
export async function endSignIn(
  database: Database,
  parts: CrmParts,
  person: Person,
  { code, state }: { readonly code: string; readonly state: string },
  signal: AbortSignal,
): Promise<ConnectionRow> {
  // Used up before anything is asked: what fails begins anew.
  const [begun] = await database.query<{ kind: CrmKind; verifier: Uint8Array }>(
    `delete from crm_sign_in where state_hash = $1 and person_id = $2 and customer_id = $3 and expires_at > now()
     returning kind, verifier`,
    [hashOfSecret(state), person.id, person.customerId],
  );
  if (!begun) throw new Failure("link-expired", "This sign-in was used before or took too long. Begin again.");
  const { kind } = begun;
  const { way, key } = wayTo(parts, kind, signal);
  const verifier = openSecret(key, purposeOf(person.id), begun.verifier);
  const grant = await understood(CONNECTORS[kind].exchange(way, code, verifier, redirectOf(parts.site)));
  return database.transaction(async (store) => {
    await store.query("select 1 as one from customer where customer_id = $1 for update", [person.customerId]);
    const before = await findConnection(store, person.customerId);
    // Records of one account have nothing to do with those of another.
    if (before && (before.kind !== kind || before.account !== grant.account))
      await store.query("delete from crm_connection where customer_id = $1", [person.customerId]);
    await store.query(
      `insert into crm_connection (customer_id, kind, person_id, account, base_url, tokens, mapping)
       values ($1, $2, $3, $4, $5, $6, $7::text::jsonb)
       on conflict (customer_id) do update set person_id = excluded.person_id, base_url = excluded.base_url,
         tokens = excluded.tokens, state = 'active', connected_at = now(), version = crm_connection.version + 1`,
      [
        person.customerId,
        kind,
        person.id,
        grant.account,
        grant.baseUrl,
        sealTokens(key, person.customerId, kind, grant),
        JSON.stringify(USUAL_MAPPING[kind]),
      ],
    );
    await recordCrm(store, person, "crm.connected", { after: { crm: CRM_NAMES[kind], account: grant.account } });
    return selectConnection(store, person.customerId);
  });
}

/**
 * Ends a connection: its tokens are deleted whatever the CRM says; answers whether it revoked them.
 *
 * @throws Failure `not-found`
 */
export async function endConnection(
  database: Database,
  parts: CrmParts,
  person: Person,
  signal: AbortSignal,
): Promise<boolean> {
  const connection = await selectConnection(database, person.customerId);
  await database.transaction(async (store) => {
    await store.query("delete from crm_connection where customer_id = $1", [person.customerId]);
    const before = { crm: CRM_NAMES[connection.kind], account: connection.account };
    await recordCrm(store, person, "crm.ended", { before });
  });
  try {
    const { way, key } = wayTo(parts, connection.kind, signal);
    const { refreshToken } = openTokens(key, connection);
    return await CONNECTORS[connection.kind].revoke(way, refreshToken);
  } catch {
    return false;
  }
}

/** Forgets sign-ins that nobody ended, and what both sides agreed on about companies that are forgotten here. */
export async function sweepCrm(store: Queryable): Promise<void> {
  await store.query(
    "delete from crm_company where not exists (select 1 from company where company.company_id = crm_company.company_id)",
  );
  await store.query(
    "delete from crm_deal where not exists (select 1 from company where company.company_id = crm_deal.company_id)",
  );
  await store.query("delete from crm_sign_in where expires_at < now()");
}
