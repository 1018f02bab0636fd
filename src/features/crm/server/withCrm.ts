import { ZodError } from "zod";
import { CRM_NAMES, type CrmKind } from "#domain/crm/crm.ts";
import { Failure } from "#domain/failure.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Site } from "#platform/identity/site.ts";
import { CrmFault } from "./connectors/askCrm.ts";
import { CONNECTORS } from "./connectors/connectors.ts";
import type { CrmConnector, CrmSession, CrmTokens, CrmWay } from "./connectors/crmConnector.ts";
import type { ConnectionRow } from "./crmRows.ts";
import type { CrmSettings } from "./crmSettings.ts";
import { openSecret, sealSecret } from "./sealing.ts";

/** What speaking to a CRM needs. */
export interface CrmParts {
  readonly crm: CrmSettings;
  readonly webhookAllowPrivate: boolean;
  /** Where links to one-sheets lead. */
  readonly site: Site;
}

/** How to a system, and what seals what it gives. @throws Failure `not-found` where the operator has not registered the product there */
export function wayTo(
  { crm, webhookAllowPrivate: allowPrivate }: CrmParts,
  kind: CrmKind,
  signal: AbortSignal,
): { readonly way: CrmWay; readonly key: string } {
  const app = crm.apps[kind];
  if (!app || crm.key === null)
    throw new Failure("not-found", `This server is not registered with ${CRM_NAMES[kind]}. Its operator can do that.`);
  return { way: { app, allowPrivate, signal }, key: crm.key };
}

const purposeOf = (customer: number, kind: CrmKind) => `crm tokens of customer ${customer} at ${kind}`;

export function sealTokens(key: string, customer: number, kind: CrmKind, tokens: CrmTokens): Buffer {
  const { accessToken, refreshToken, expiresAt } = tokens;
  return sealSecret(key, purposeOf(customer, kind), JSON.stringify({ accessToken, refreshToken, expiresAt }));
}

/** @throws CrmFault `sign-in-ended` where they were sealed with another key than the operator's of today */
export function openTokens(key: string, { customer, kind, tokens }: ConnectionRow): CrmTokens {
  try {
    const opened: CrmTokens = JSON.parse(openSecret(key, purposeOf(customer, kind), tokens));
    return opened;
  } catch {
    throw new CrmFault("sign-in-ended", "The sign-in was sealed with another CRM_KEY.");
  }
}

/** Tokens that end within this time are renewed before they are used. */
const MARGIN_MS = 60_000;

export type CrmWork<T> = (session: CrmSession, connector: CrmConnector) => Promise<T>;

/**
 * Does something at an organisation's CRM, with new tokens where the old ones have ended.
 *
 * @throws CrmFault; `sign-in-ended` is noted with the connection
 */
export async function withCrm<T>(
  store: Queryable,
  parts: CrmParts,
  connection: ConnectionRow,
  signal: AbortSignal,
  work: CrmWork<T>,
): Promise<T> {
  const { way, key } = wayTo(parts, connection.kind, signal);
  const connector = CONNECTORS[connection.kind];
  const begin = ({ accessToken }: CrmTokens) =>
    understood(work({ ...way, baseUrl: connection.baseUrl, accessToken }, connector));
  try {
    const tokens = openTokens(key, connection);
    const isOver = tokens.expiresAt !== null && Date.parse(tokens.expiresAt) - MARGIN_MS < Date.now();
    const renewed = async () => {
      const fresh = await understood(connector.refresh(way, tokens.refreshToken));
      await store.query("update crm_connection set tokens = $2 where customer_id = $1 and kind = $3", [
        connection.customer,
        sealTokens(key, connection.customer, connection.kind, fresh),
        connection.kind,
      ]);
      return fresh;
    };
    if (isOver) return await begin(await renewed());
    try {
      return await begin(tokens);
    } catch (reason) {
      if (!isSignInEnded(reason)) throw reason;
      return await begin(await renewed());
    }
  } catch (reason) {
    if (isSignInEnded(reason)) await noteEnd(store, connection);
    throw reason;
  }
}

export function isSignInEnded(reason: unknown): boolean {
  return reason instanceof CrmFault && reason.code === "sign-in-ended";
}

/** The tokens that did not work: another process may have renewed them meanwhile. */
async function noteEnd(store: Queryable, { customer, tokens }: ConnectionRow): Promise<void> {
  await store.query("update crm_connection set state = 'ended' where customer_id = $1 and tokens = $2", [
    customer,
    tokens,
  ]);
}

/** An answer in a form that nobody has printed is a refusal, and not a fault of ours. */
export async function understood<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (reason) {
    if (reason instanceof ZodError) throw new CrmFault("refused", "The answer had an unknown form.");
    throw reason;
  }
}
