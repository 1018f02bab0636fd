import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP } from "node:net";
import { AddressRefused, openAddress } from "./openAddress.ts";

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether to connect into private networks and without encryption; for tests and networks of one's own. */
  readonly allowPrivate: boolean;
  readonly signal: AbortSignal;
}

/** What came back. */
export interface PostAnswer {
  readonly status: number;
  readonly milliseconds: number;
  /** The beginning, in plain letters. */
  readonly excerpt: string;
}

const LIMIT_MS = 10_000;
const MOST_BYTES = 16_384;
const LONGEST_EXCERPT = 500;

/**
 * Sends a message and reads the beginning of the answer. Redirects are answers like any other: they are not followed.
 *
 * @throws AddressRefused for an address that nothing is sent to; Error where no answer comes within ten seconds
 */
export async function post({ url, headers, body, allowPrivate, signal }: Posting): Promise<PostAnswer> {
  const target = new URL(url);
  if (target.protocol !== "https:" && !allowPrivate) throw new AddressRefused("Only addresses with https are told.");
  const begun = performance.now();
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  const address = await openAddress(target.hostname, allowPrivate);

  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (target.protocol === "https:" ? requestSecure : requestPlain)(target, {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
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
    const excerpt = await beginningOf(response);
    return { status: response.statusCode ?? 0, milliseconds: Math.round(performance.now() - begun), excerpt };
  } catch (reason) {
    if (limit.aborted && !signal.aborted) throw new Error("No answer within ten seconds.", { cause: reason });
    throw reason;
  } finally {
    request.destroy();
  }
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
    if (size >= MOST_BYTES) break;
  }
  const words = Buffer.concat(parts)
    .toString("utf8")
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  return Array.from(words).slice(0, LONGEST_EXCERPT).join("");
}
