import type { FastifyReply } from "fastify";
import { within } from "#platform/database/bounds.ts";
import type { ClassLimits } from "./concurrencyClasses.ts";
import { requestBounds } from "./requestBounds.ts";

/**
 * Does the work of a request within the limits of its class, until its time is over or its connection is closed. What its work still asks of the store then is
 * given up, and its room in the class is free when it has ended.
 *
 * @throws Failure `overloaded`, `took-too-long`
 */
export function runInClass({ limit, ...setting }: ClassLimits, reply: FastifyReply, work: () => unknown): unknown {
  const bounds = requestBounds(reply, setting);
  let made: unknown;
  try {
    const requester = { isGone: bounds.isGone, waitedMs: reply.elapsedTime };
    made = limit.run(requester, () => within(bounds, work));
  } catch (reason) {
    bounds.end();
    throw reason;
  }
  if (made instanceof Promise) return bounds.race(made).finally(bounds.end);
  bounds.end();
  return made;
}
