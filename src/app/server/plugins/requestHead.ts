import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { Failure } from "#domain/failure.ts";
import type { TrustsProxy } from "../trustedProxies.ts";
import { isOwnAddress } from "./limits/networkOf.ts";

/** What the head of a request says of where it goes to and where it comes from, before anything else of it is looked at. */
export const requestHeadPlugin = plugin<{ trustsProxy: TrustsProxy }>(async (app, { trustsProxy }) => {
  let told = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!told && isUnknownProxy(request, trustsProxy)) {
      told = true;
      request.log.warn(
        { address: request.raw.socket.remoteAddress },
        "A request from a private network names another sender in X-Forwarded-For and is not believed. If a proxy of yours sent it, name it in TRUSTED_PROXIES",
      );
    }
    done(
      hostsOf(request) > 1
        ? new Failure("invalid-input", "A request must name exactly one host (RFC 9112, 3.2).")
        : undefined,
    );
  });
});

/** Behind a proxy that nobody named everybody has its address, and shares its limits. */
function isUnknownProxy({ headers, raw }: FastifyRequest, trustsProxy: TrustsProxy): boolean {
  const address = raw.socket.remoteAddress ?? "";
  return headers["x-forwarded-for"] !== undefined && isOwnAddress(address) && !trustsProxy(address, 0);
}

/** Node keeps the first of them, and a proxy before it may have gone by the last. */
function hostsOf({ raw: { rawHeaders } }: FastifyRequest): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts++;
  return hosts;
}
