import type { AccessFlag, Role } from "#domain/access/access.ts";
import type { MissingRight } from "#domain/access/missingRight.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";

/** Who stands at the door; null is someone who is not signed in. */
export type Visitor = { readonly role: Role; readonly access: readonly AccessFlag[] } | null;

export type Verdict = "enter" | "login" | "unauthorized" | "invalid-access";

type Asked = Pick<ResolvedRoute, "roles" | "access" | "publicOnly">;

/** Whether a route asks for anything at all. */
export function isProtected({ roles, access }: Asked): boolean {
  return roles !== undefined || access.length > 0;
}

/** Whether a visitor may enter a route. A courtesy to the visitor: the API decides again on every call. */
export function guard(route: Asked, visitor: Visitor): Verdict {
  if (route.publicOnly && visitor) return "invalid-access";
  if (!isProtected(route)) return "enter";
  if (!visitor) return "login";
  return missingRight(route, visitor) ? "unauthorized" : "enter";
}

/** What a signed-in visitor lacks for a route: its role first, then the outermost level of flags; null where nothing is missing. */
export function missingRight({ roles, access }: Asked, visitor: NonNullable<Visitor>): MissingRight | null {
  const [wanted] = roles ?? [];
  if (wanted && !roles?.includes(visitor.role)) return { role: wanted };
  if (visitor.role === "Administrator") return null;
  const level = access.find((flags) => !flags.some((flag) => visitor.access.includes(flag)));
  return level ? { access: level } : null;
}
