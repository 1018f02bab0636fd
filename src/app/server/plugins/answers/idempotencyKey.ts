import type { FastifyRequest } from "fastify";
import { Failure } from "#domain/failure.ts";

/** Clients send it with a change that they may have to send again. */
const IDEMPOTENCY_KEY = "idempotency-key";
/** Says of an answer to such a change whether it was given before. */
export const REPLAYED = "idempotency-replayed";

/** The key of a change; null where none was sent. @throws Failure `invalid-input` for what is none */
export function idempotencyKeyOf({ method, headers }: Pick<FastifyRequest, "method" | "headers">): string | null {
  const key = headers[IDEMPOTENCY_KEY];
  if (key === undefined || method === "GET") return null;
  if (typeof key === "string" && KEY.test(key)) return key;
  const message = "An Idempotency-Key has 8 to 255 visible ASCII characters, such as a UUID.";
  throw new Failure("invalid-input", message, [{ pointer: `/headers/${IDEMPOTENCY_KEY}`, message }]);
}

const KEY = /^[!-~]{8,255}$/;
