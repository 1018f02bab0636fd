import type { ResolvedRoute, RouteItem } from "#ui/route/routeItem.ts";

/**
 * The tree as it holds: below a parent, paths are absolute, roles are the intersection of both, and the parent's flags are
 * needed beside the child's own. A child whose roles cannot be met is dropped with all below it, and `warn` says so.
 */
export function resolveRoutes(
  items: readonly RouteItem[],
  warn: (text: string) => void,
  parent?: ResolvedRoute,
): ResolvedRoute[] {
  return items.flatMap((item) => {
    const resolved = inherit(item, parent);
    if (resolved.roles?.length === 0) {
      warn(`${resolved.path} is left out: no role may see both it and ${parent?.path ?? "it"}`);
      return [];
    }
    return [{ ...resolved, subs: resolveRoutes(item.subs ?? [], warn, resolved) }];
  });
}

/** Every route of a tree, parents before their children. */
export function flatten(routes: readonly ResolvedRoute[]): ResolvedRoute[] {
  return routes.flatMap((route) => [route, ...flatten(route.subs)]);
}

function inherit({ access, ...item }: RouteItem, parent: ResolvedRoute | undefined): ResolvedRoute {
  const roles =
    item.roles && parent?.roles
      ? item.roles.filter((role) => parent.roles?.includes(role))
      : (item.roles ?? parent?.roles);
  return {
    ...item,
    path: pathBelow(item, parent),
    ...(roles && { roles }),
    access: [...(parent?.access ?? []), ...(access ? [access] : [])],
    subs: [],
  };
}

function pathBelow({ path, isExternal }: RouteItem, parent: ResolvedRoute | undefined): string {
  if (!parent || isExternal || path.startsWith("/")) return path;
  return `${parent.path.replace(/\/$/, "")}/${path}`;
}
