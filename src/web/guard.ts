import type { AccessFlag, Role } from "#domain/access.ts";
import type { RouteItem } from "./routeItem.ts";

/** Who stands at the door; null is someone who is not signed in. */
export type Visitor = { readonly role: Role; readonly access: readonly AccessFlag[] } | null;

export type Verdict = "enter" | "login" | "unauthorized" | "invalid-access";

/** Whether a route asks for anything at all. */
export function isProtected({ roles, access }: Pick<RouteItem, "roles" | "access">): boolean {
  return roles !== undefined || access !== undefined;
}

/** Whether a visitor may enter a route. A courtesy to the visitor: the API decides again on every call. */
export function guard(item: Pick<RouteItem, "roles" | "access" | "publicOnly">, visitor: Visitor): Verdict {
  if (item.publicOnly && visitor) return "invalid-access";
  if (!isProtected(item)) return "enter";
  if (!visitor) return "login";
  if (item.roles && !item.roles.includes(visitor.role)) return "unauthorized";
  if (!item.access || visitor.role === "Administrator") return "enter";
  return item.access.some((flag) => visitor.access.includes(flag)) ? "enter" : "unauthorized";
}
