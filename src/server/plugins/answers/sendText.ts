import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { boundsHere } from "#database/bounds.ts";
import { negotiate } from "./negotiate.ts";
import { ANSWER_HEADERS } from "../security.ts";

const pack = promisify(gzip);

/** Below this a packed answer saves no round trip. */
const WORTH_PACKING_BYTES = 8_192;

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
  const packed = await pack(bytes);
  // Whoever was told meanwhile that it took too long is not told twice.
  signal?.throwIfAborted();
  return reply.header("content-encoding", "gzip").send(packed);
}

/** Sends a file made for this one request and person; it is packed in itself. */
export function sendBytes(reply: FastifyReply, type: string, bytes: Uint8Array): FastifyReply {
  return reply
    .headers(PRIVATE_ANSWER)
    .type(type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
