import { subVerticalById } from "#domain/taxonomy/subVerticalById.ts";
import type { RecentScreen } from "#ui/recent/recentScreens.ts";

/**
 * Whether a screen that was looked at can be looked at again: of a market that is open to the reader still, and of a category that
 * exists, which an address edited by hand need not name. The home page itself is not a way on.
 */
export function leadsSomewhere({ path, market }: RecentScreen, open: ReadonlyMap<string, string>): boolean {
  const { pathname, searchParams } = new URL(path, "http://here");
  const subVertical = searchParams.get("sub");
  return pathname !== "/home" && open.has(market) && (!subVertical || subVerticalById(subVertical) !== undefined);
}
