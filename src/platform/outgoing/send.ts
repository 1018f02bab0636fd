import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP } from "node:net";
import { AddressRefused, openAddress } from "./openAddress.ts";

/** A request to somebody else's system. */
export interface Sending {
  readonly url: string;
  readonly method: "GET" | "POST" | "PATCH";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether to connect into private networks and without encryption; for tests and networks of one's own. */
  readonly allowPrivate: boolean;
  /** So much of the answer is read. */
  readonly mostBytes: number;
  readonly limitMs: number;
  readonly signal: AbortSignal;
}

/** What came back. */
export interface SendAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly milliseconds: number;
  readonly bytes: Buffer;
}

/**
 * Sends a request and reads the beginning of the answer. Redirects are answers like any other: they are not followed.
 *
 * @throws AddressRefused for an address that nothing is sent to; Error where no answer comes in time
 */
export async function send(sending: Sending): Promise<SendAnswer> {
  const { url, method, headers, body, allowPrivate, mostBytes, limitMs, signal } = sending;
  const target = new URL(url);
  if (target.protocol !== "https:" && !allowPrivate) throw new AddressRefused("Only addresses with https are told.");
  const begun = performance.now();
  const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  const address = await openAddress(target.hostname, allowPrivate);

  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (target.protocol === "https:" ? requestSecure : requestPlain)(target, {
    method,
    headers: { ...headers, ...(body !== undefined && { "content-length": Buffer.byteLength(body) }) },
    signal: limit,
    // A connection of its own: one kept open might belong to a name that leads elsewhere by now.
    agent: false,
    lookup: (_host, options, done) => {
      const family = isIP(address);
      if (options.all) done(null, [{ address, family }]);
      else done(null, address, family);
    },
  });
  request.on("response", resolve);
  request.on("error", reject);
  request.end(body);

  try {
    const response = await promise;
    const bytes = await beginningOf(response, mostBytes);
    const milliseconds = Math.round(performance.now() - begun);
    return { status: response.statusCode ?? 0, headers: response.headers, milliseconds, bytes };
  } catch (reason) {
    if (limit.aborted && !signal.aborted)
      throw new Error(`No answer within ${limitMs / 1_000} seconds.`, { cause: reason });
    throw reason;
  } finally {
    request.destroy();
  }
}

async function beginningOf(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
    if (size >= mostBytes) break;
  }
  return Buffer.concat(parts);
}
