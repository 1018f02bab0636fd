import type { KeyScope } from "#domain/access/keyScopes.ts";
import type { Endpoint } from "./endpoint.ts";

/** All the scopes that an API key must have for an endpoint; they follow from its method and from whom it allows. */
export function neededScopes({ method, allow }: Pick<Endpoint, "method" | "allow">): KeyScope[] {
  const scope = method === "GET" ? "read" : "write";
  return typeof allow === "object" && "role" in allow ? [scope, "administration"] : [scope];
}
