import { guard, type Visitor } from "./guard.ts";
import { resolveRoutes } from "./resolveRoutes.ts";
import type { RouteItem } from "./routeItem.ts";

/** The entries of the menu that this visitor may follow. */
export function menuFor(routes: readonly RouteItem[], visitor: Visitor): readonly RouteItem[] {
  return resolveRoutes(routes, () => {}).filter(
    (item) => !item.hideInMenu && item.label && guard(item, visitor) === "enter",
  );
}
