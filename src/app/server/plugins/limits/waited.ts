import type { IncomingMessage } from "node:http";
import type { FastifyReply } from "fastify";

/** Milliseconds that requests waited before anything was done for them; only of those that waited at all, usually none. */
const waits = new WeakMap<IncomingMessage, number>();

export function noteWaited(request: IncomingMessage, milliseconds: number): void {
  waits.set(request, milliseconds);
}

/** Milliseconds since a request arrived; the framework counts from when it is given it. */
export function sinceArrival({ elapsedTime, request }: FastifyReply): number {
  return elapsedTime + (waits.get(request.raw) ?? 0);
}
