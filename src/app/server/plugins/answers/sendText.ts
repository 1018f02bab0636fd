import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { boundsHere } from "#platform/database/bounds.ts";
import { negotiate } from "./negotiate.ts";
import { ANSWER_HEADERS } from "../security.ts";

const pack = promisify(gzip);

/** What a packet holds: below it nothing is gained. */
const WORTH_PACKING_BYTES = 1_400;

/** Bytes, before packing, of texts whose packed form is kept. */
const KEPT_BYTES = 16 * 2 ** 20;

const kept = new LRUCache<string, Promise<Buffer>>({ maxSize: KEPT_BYTES });

/** The same text, such as what is said of a revision to everybody, is packed once: whoever may have it has the very same bytes. */
function packed(bytes: Buffer): Promise<Buffer> {
  const key = hash("sha256", bytes, "base64");
  const known = kept.get(key);
  if (known) return known;
  const packing = pack(bytes);
  kept.set(key, packing, { size: bytes.length });
  packing.catch(() => kept.delete(key));
  return packing;
}

const PRIVATE_ANSWER = {
  ...ANSWER_HEADERS,
  // Made for one person, and without a tag by which it could be asked for again: nothing is gained by keeping it.
  "cache-control": "no-store",
  vary: "Accept, Accept-Encoding, Authorization, X-View-As",
};

/** Sends an answer made for this one request and person; a large one packed, off the event loop, where the caller unpacks. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): Promise<FastifyReply> {
  reply.headers(PRIVATE_ANSWER).type(`${type}; charset=utf-8`);
  const bytes = Buffer.from(text);
  const accepted = request.headers["accept-encoding"] ?? "identity";
  if (bytes.length < WORTH_PACKING_BYTES || negotiate(accepted, ["gzip", "identity"]) !== "gzip")
    return reply.send(bytes);
  const signal = boundsHere()?.signal;
  const body = await packed(bytes);
  // Whoever was told meanwhile that it took too long is not told twice.
  signal?.throwIfAborted();
  return reply.header("content-encoding", "gzip").send(body);
}

/** Sends a file made for this one request and person; it is packed in itself. */
export function sendBytes(reply: FastifyReply, type: string, bytes: Uint8Array): FastifyReply {
  return reply
    .headers(PRIVATE_ANSWER)
    .type(type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
