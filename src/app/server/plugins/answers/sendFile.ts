import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { boundsHere } from "#platform/database/bounds.ts";
import type { FileAnswer, StreamedFileAnswer } from "#platform/api/fileAnswer.ts";
import { Failure } from "#domain/failure.ts";
import { askedPart } from "./askedPart.ts";
import { isFresh } from "./isFresh.ts";
import { negotiate } from "./negotiate.ts";
import { ANSWER_HEADERS } from "../security.ts";
import { dispositionOf } from "../dispositionOf.ts";

const PARTIAL_CONTENT = 206;
const NOT_MODIFIED = 304;
const RANGE_NOT_SATISFIABLE = 416;

/**
 * Sends a file as it is, or 304 when the caller has it. It is kept by the caller's own browser alone, and nothing in it may run.
 *
 * @throws Failure `not-acceptable`
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, bytes }: FileAnswer,
  { shown, everywhere }: NonNullable<Endpoint["file"]>,
): FastifyReply {
  // Without its charset, which nobody asks for.
  const [offered = type] = type.split(";");
  if (!negotiate(request.headers.accept, [offered]))
    throw new Failure("not-acceptable", `This address answers ${offered}.`);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
  reply.headers({
    ...ANSWER_HEADERS,
    ...(everywhere && { "cross-origin-resource-policy": "cross-origin" }),
    etag,
    "cache-control": "private, no-cache",
    vary: "Accept, Authorization, X-View-As",
  });
  if (isFresh(request.headers["if-none-match"], etag)) return reply.code(NOT_MODIFIED).send();
  return reply.type(type).header("content-disposition", dispositionOf(shown, name)).send(Buffer.from(bytes));
}

/**
 * Sends a file that somebody brought or that was kept, as it comes, a part of it where one is asked for, or 304 when the caller has it.
 * Whatever it holds, a browser runs nothing of it.
 *
 * @throws Failure `not-acceptable`
 */
export async function sendFileStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, size, etag, shown, open, inParts }: StreamedFileAnswer,
): Promise<FastifyReply> {
  if (!negotiate(request.headers.accept, [type])) throw new Failure("not-acceptable", `This address answers ${type}.`);
  reply.headers({
    ...ANSWER_HEADERS,
    "content-security-policy": `${ANSWER_HEADERS["content-security-policy"]}; sandbox`,
    etag: `"${etag}"`,
    "cache-control": "private, no-cache",
    vary: "Accept, Authorization, X-View-As",
  });
  if (isFresh(request.headers["if-none-match"], `"${etag}"`)) return reply.code(NOT_MODIFIED).send();
  const signal = boundsHere()?.signal;
  const part = inParts ? askedPart(request.headers, size, `"${etag}"`) : "whole";
  if (inParts) reply.header("accept-ranges", "bytes");
  if (part === "none") return reply.code(RANGE_NOT_SATISFIABLE).header("content-range", `bytes */${size}`).send();
  const stream = Readable.from(await open(part === "whole" ? undefined : part));
  if (signal?.aborted) stream.destroy();
  signal?.throwIfAborted();
  if (part !== "whole") reply.code(PARTIAL_CONTENT).header("content-range", `bytes ${part.from}-${part.to}/${size}`);
  return reply
    .type(type)
    .header("content-length", part === "whole" ? size : part.to - part.from + 1)
    .header("content-disposition", dispositionOf(shown, name))
    .send(stream);
}
