import type { ServerOptions } from "node:http";
import type { preParsingHookHandler } from "fastify";

/** Lets senders go whose headers take longer: a connection that says a letter a second would be held for hours. */
export function sendersInTime(slowestMs: number): ServerOptions {
  return { headersTimeout: slowestMs, connectionsCheckingInterval: Math.max(50, slowestMs / 4) };
}

/** Closes the connection of a sender whose body takes longer. */
export function bodyDeadline(slowestMs: number): preParsingHookHandler {
  return (request, _reply, payload, done) => {
    const { raw } = request;
    const clock = setTimeout(() => raw.destroy(), slowestMs).unref();
    raw.once("close", () => clearTimeout(clock));
    raw.once("end", () => clearTimeout(clock));
    done(null, payload);
  };
}
