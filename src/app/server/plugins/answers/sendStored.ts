import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { Failure } from "#domain/failure.ts";
import { ENCODINGS, type Encoding, type StoredBody } from "#revisions/wallets/walletBody.ts";
import { isFresh } from "./isFresh.ts";
import { negotiate } from "./negotiate.ts";
import { ANSWER_HEADERS } from "../security.ts";

/** Clients send few different Accept-Encoding headers, so each is understood once. */
const preferred = new LRUCache<string, Encoding>({ max: 200 });

type Found = StoredBody | Promise<StoredBody>;

/**
 * Makes a handler that sends stored bytes as they stand, or 304 when the caller has them. The answer is written straight to the
 * socket: nothing is serialised, compressed or copied, and a body that is at hand needs no promise.
 */
export function sendStored(find: (request: FastifyRequest, encoding: Encoding) => Found) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const found = find(request, encoding);
    if (found instanceof Promise) return found.then((body) => send(request, reply, body, encoding));
    return send(request, reply, found, encoding);
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: StoredBody,
  encoding: Encoding,
): FastifyReply {
  reply.hijack();
  if (isFresh(request.headers["if-none-match"], etag)) {
    reply.raw.writeHead(304, cacheHeaders(etag)).end();
    return reply;
  }
  reply.raw.writeHead(200, [...cacheHeaders(etag), ...bodyHeaders[encoding], "content-length", String(bytes.length)]);
  reply.raw.end(request.method === "HEAD" ? undefined : bytes);
  return reply;
}

function cacheHeaders(etag: string): string[] {
  return ["etag", etag, "cache-control", "private, no-cache", "vary", "Accept-Encoding, Authorization, X-View-As"];
}

const plain = ["content-type", "application/json; charset=utf-8", ...Object.entries(ANSWER_HEADERS).flat()];
const bodyHeaders: Readonly<Record<Encoding, readonly string[]>> = {
  identity: plain,
  gzip: [...plain, "content-encoding", "gzip"],
  br: [...plain, "content-encoding", "br"],
};

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
