import { guard, type Visitor } from "./guard.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";

/** The entries of the menu that this visitor may follow, each with those below it. */
export function menuFor(routes: readonly ResolvedRoute[], visitor: Visitor): ResolvedRoute[] {
  return routes
    .filter((route) => !route.hideInMenu && route.label && guard(route, visitor) === "enter")
    .map((route) => ({ ...route, subs: menuFor(route.subs, visitor) }));
}
