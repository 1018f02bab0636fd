import { expect, test } from "vitest";
import type { Endpoint } from "./endpoint.ts";
import { neededScopes } from "./neededScopes.ts";

test.each<[Endpoint["method"], Endpoint["allow"], string[]]>([
  ["GET", "signedIn", ["read"]],
  ["GET", { access: ["tv"] }, ["read"]],
  ["POST", "signedIn", ["write"]],
  ["DELETE", { access: ["tv"] }, ["write"]],
  ["GET", { role: "Administrator" }, ["read", "administration"]],
  ["PATCH", { role: "Administrator" }, ["write", "administration"]],
])("%s allowed to %j needs %j", (method, allow, scopes) => {
  expect(neededScopes({ method, allow })).toEqual(scopes);
});
