import type { RouteItem } from "./routeItem.ts";

/**
 * The tree as it holds: below a parent, paths are absolute, roles are the intersection of both, and flags of the parent
 * are passed on. A child whose roles cannot be met is dropped, and `warn` says so.
 */
export function resolveRoutes(
  items: readonly RouteItem[],
  warn: (text: string) => void,
  parent?: RouteItem,
): RouteItem[] {
  return items.flatMap((item) => {
    const resolved = parent ? inherit(item, parent) : item;
    if (resolved.roles?.length === 0) {
      warn(`${resolved.path} is left out: no role may see both it and ${parent?.path ?? "it"}`);
      return [];
    }
    return [{ ...resolved, ...(item.subs && { subs: resolveRoutes(item.subs, warn, resolved) }) }];
  });
}

/** Every item of a resolved tree, parents before their children. */
export function flatten(items: readonly RouteItem[]): RouteItem[] {
  return items.flatMap((item) => [item, ...flatten(item.subs ?? [])]);
}

function inherit(item: RouteItem, parent: RouteItem): RouteItem {
  const roles =
    item.roles && parent.roles
      ? item.roles.filter((role) => parent.roles?.includes(role))
      : (item.roles ?? parent.roles);
  const access = item.access ?? parent.access;
  const path =
    item.isExternal || item.path.startsWith("/") ? item.path : `${parent.path.replace(/\/$/, "")}/${item.path}`;
  return { ...item, path, ...(roles && { roles }), ...(access && { access }) };
}
