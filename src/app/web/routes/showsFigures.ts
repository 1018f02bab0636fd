import type { ResolvedRoute } from "#ui/route/routeItem.ts";

/** Whether a screen begins with a head of one line and figures; home does too, whose address need not name what it shows. */
export function showsFigures({ figures, path }: Pick<ResolvedRoute, "figures" | "path">): boolean {
  return figures === true || path === "/home";
}
