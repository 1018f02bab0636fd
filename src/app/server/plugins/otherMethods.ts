import type { FastifyInstance, FastifyRequest } from "fastify";
import { API_BASE } from "#platform/api/endpoint.ts";
import { suffixesOf } from "#platform/api/suffixesOf.ts";
import { Failure } from "#domain/failure.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
const NO_CONTENT = 204;

/** An address below the API's that has endpoints, and the methods they serve. */
interface Address {
  readonly pattern: RegExp;
  readonly served: readonly string[];
}

/**
 * Answers what no endpoint serves: at an address that has endpoints OPTIONS with the methods there are and every other method with
 * `method-not-allowed`, and elsewhere below the API's address with `not-found`.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  let known: readonly Address[] | null = null;
  const allowAt = (request: FastifyRequest<{ Params: { readonly "*": string } }>): string => {
    // Looked up when somebody first errs: a route for each would be most of what a server registers at its start.
    known ??= addresses(app);
    const served = known
      .filter(({ pattern }) => pattern.test(request.params["*"]))
      .flatMap((address) => address.served);
    if (served.length === 0) throw new Failure("not-found", "This address does not exist.");
    return [...METHODS.filter((method) => served.includes(method)), "OPTIONS"].join(", ");
  };
  const url = `${API_BASE}/*`;
  app.route<{ Params: { readonly "*": string } }>({
    method: [...METHODS],
    url,
    // HEAD is among them where GET is not.
    exposeHeadRoute: false,
    handler: (request, reply) => {
      const allow = allowAt(request);
      reply.header("allow", allow);
      throw new Failure("method-not-allowed", `This address does not accept ${request.method}. It accepts ${allow}.`);
    },
  });
  app.options<{ Params: { readonly "*": string } }>(url, (request, reply) =>
    reply.code(NO_CONTENT).header("allow", allowAt(request)).send(),
  );
}

function addresses({ endpoints }: FastifyInstance): readonly Address[] {
  return endpoints.flatMap(({ method, url, csv }) =>
    suffixesOf({ csv }).map((suffix) => ({
      pattern: patternOf(url.slice(1) + suffix),
      served: method === "GET" ? ["GET", "HEAD"] : [method],
    })),
  );
}

/** What an address such as `markets/:market/wallet.csv` matches. */
function patternOf(address: string): RegExp {
  const parts = address.split(/:\w+/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("[^/]+")}$`);
}
