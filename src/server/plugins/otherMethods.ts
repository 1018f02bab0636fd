import type { FastifyInstance } from "fastify";
import { API_BASE } from "#api/endpoint.ts";
import { suffixesOf } from "#api/suffixesOf.ts";
import { Failure } from "#domain/failure.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
const NO_CONTENT = 204;

/**
 * Answers what no endpoint serves at an address that has endpoints: OPTIONS with the methods there are, every other method with
 * `method-not-allowed`. Call it when all endpoints are registered.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  for (const [url, served] of servedMethods(app)) {
    const allow = [...served, "OPTIONS"].join(", ");
    app.route({
      method: METHODS.filter((method) => !served.has(method)),
      url,
      // HEAD is among them where GET is not.
      exposeHeadRoute: false,
      handler: (request, reply) => {
        reply.header("allow", allow);
        throw new Failure("method-not-allowed", `${request.method} does nothing here. There is ${allow}.`);
      },
    });
    app.options(url, (_request, reply) => reply.code(NO_CONTENT).header("allow", allow).send());
  }
}

function servedMethods({ endpoints }: FastifyInstance): Map<string, Set<string>> {
  const byUrl = new Map<string, Set<string>>();
  for (const { method, url, csv } of endpoints) {
    for (const suffix of suffixesOf({ csv })) {
      const address = API_BASE + url + suffix;
      const served = byUrl.get(address) ?? new Set();
      served.add(method);
      if (method === "GET") served.add("HEAD");
      byUrl.set(address, served);
    }
  }
  return byUrl;
}
