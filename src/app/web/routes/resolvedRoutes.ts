import { flatten, resolveRoutes } from "../resolveRoutes.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { ROUTES } from "./routes.ts";

/** The tree of all addresses as it holds. A route that nobody can reach is a mistake of the list, told to its author. */
// oxlint-disable-next-line no-console -- the specification wants the warning there
export const RESOLVED_ROUTES: readonly ResolvedRoute[] = resolveRoutes(ROUTES, console.warn);

const byPath = new Map(flatten(RESOLVED_ROUTES).map((route) => [route.path, route]));

/** The route at an address of the app, base path left off; undefined where there is none. */
export function routeAt(pathname: string): ResolvedRoute | undefined {
  return byPath.get(pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname);
}

/** The route at an address with everything above it, outermost first; empty where there is none. */
export function trailTo(pathname: string, routes: readonly ResolvedRoute[] = RESOLVED_ROUTES): ResolvedRoute[] {
  const target = routeAt(pathname);
  for (const route of target ? routes : []) {
    if (route === target) return [route];
    const below = trailTo(pathname, route.subs);
    if (below.length > 0) return [route, ...below];
  }
  return [];
}
