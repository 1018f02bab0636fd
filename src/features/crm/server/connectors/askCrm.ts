import type { CrmFaultCode } from "#domain/crm/crm.ts";
import { send } from "#platform/outgoing/send.ts";
import type { CrmWay } from "./crmConnector.ts";

/** Why a system did not do what it was asked. */
export class CrmFault extends Error {
  override readonly name = "CrmFault";
  readonly code: CrmFaultCode;
  /** Seconds until it may be asked again; null where nothing is said of it. */
  readonly retryAfter: number | null;

  constructor(code: CrmFaultCode, words: string, retryAfter: number | null = null) {
    super(words);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

interface Asked {
  readonly url: string;
  readonly method?: "GET" | "POST" | "PATCH";
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CrmAnswer {
  readonly status: number;
  readonly retryAfter: number | null;
  /** Null where it is no JSON. */
  readonly body: unknown;
}

/** A hundred records with a dozen fields each are a tenth of it. */
const MOST_BYTES = 8 * 1024 * 1024;
const LIMIT_MS = 30_000;

/**
 * Asks a system something and answers whatever it said.
 *
 * @throws CrmFault `unreachable` where it said nothing, or that it is out of order
 */
export async function askCrm(
  way: CrmWay,
  { url, method = "GET", token, json, form, headers: more }: Asked,
): Promise<CrmAnswer> {
  const body = form ? new URLSearchParams(form).toString() : json === undefined ? undefined : JSON.stringify(json);
  const { status, headers, bytes } = await send({
    url,
    method,
    headers: {
      accept: "application/json",
      "user-agent": "Spotmarket-CRM/1",
      ...more,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": form ? "application/x-www-form-urlencoded" : "application/json" }),
    },
    ...(body !== undefined && { body }),
    allowPrivate: way.allowPrivate,
    mostBytes: MOST_BYTES,
    limitMs: LIMIT_MS,
    signal: way.signal,
  }).catch((reason: unknown) => {
    way.signal.throwIfAborted();
    throw new CrmFault("unreachable", reason instanceof Error ? reason.message : String(reason));
  });
  if (status >= 500) throw new CrmFault("unreachable", `The answer was ${status}.`, secondsOf(headers["retry-after"]));
  return { status, retryAfter: secondsOf(headers["retry-after"]), body: jsonOf(bytes) };
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null;
}
