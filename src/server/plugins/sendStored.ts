import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { Failure } from "#domain/failure.ts";
import { ENCODINGS, type Encoding, type StoredBody } from "#revisions/walletBody.ts";
import { negotiate } from "./negotiate.ts";
import { ANSWER_HEADERS } from "./security.ts";

/** Clients send few different Accept-Encoding headers, so each is understood once. */
const preferred = new LRUCache<string, Encoding>({ max: 200 });

/**
 * Makes a handler that sends stored bytes as they stand, or 304 when the caller has them. The answer is written straight to the
 * socket: nothing is serialised, compressed or copied.
 */
export function sendStored(find: (request: FastifyRequest, encoding: Encoding) => StoredBody | Promise<StoredBody>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const { bytes, etag } = await find(request, encoding);
    const headers: Record<string, string> = {
      etag,
      "cache-control": "private, no-cache",
      vary: "Accept-Encoding, Authorization",
      ...ANSWER_HEADERS,
    };
    if (isFresh(request.headers["if-none-match"], etag)) return reply.code(304).headers(headers).send();

    headers["content-type"] = "application/json; charset=utf-8";
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    return reply.headers(headers).send(bytes);
  };
}

function encodingFor(header: string | undefined): Encoding {
  // Without the header anything may be sent (RFC 9110), but clients that leave it out seldom unpack.
  if (header === undefined) return "identity";
  const known = preferred.get(header);
  if (known) return known;
  const chosen = negotiate(header, ENCODINGS);
  if (!chosen)
    throw new Failure("not-acceptable", `This address answers in one of the encodings ${ENCODINGS.join(", ")}.`);
  preferred.set(header, chosen);
  return chosen;
}

/** Weak comparison, as RFC 9110 asks for If-None-Match. */
function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
