import { keepOwn, recallOwn } from "../state/ownMemory.ts";

/** A screen of figures that was looked at, by its address. */
export interface RecentScreen {
  /** Path and filters. */
  readonly path: string;
  /** The market it showed. */
  readonly market: string;
  /** ISO instant. */
  readonly at: string;
}

const MOST = 8;

/** What the person looked at last in this browser, newest first. */
export function recentScreens(): readonly RecentScreen[] {
  const stored = recallOwn("recent-screens");
  return Array.isArray(stored) ? stored.filter(isScreen).slice(0, MOST) : [];
}

export function rememberScreen(screen: RecentScreen): void {
  keepOwn("recent-screens", withScreen(recentScreens(), screen));
}

/** The newest first; the same page of the same market stands there once, as it was left. */
export function withScreen(before: readonly RecentScreen[], screen: RecentScreen): RecentScreen[] {
  const same = (other: RecentScreen) => pageOf(other) === pageOf(screen);
  return [screen, ...before.filter((other) => !same(other))].slice(0, MOST);
}

/** What makes two addresses the same page: path, market, and the sub-vertical where there is one. */
function pageOf({ path, market }: RecentScreen): string {
  const { pathname, searchParams } = new URL(path, "http://here");
  return [pathname, market, searchParams.get("sub") ?? ""].join(" ");
}

function isScreen(stored: unknown): stored is RecentScreen {
  if (typeof stored !== "object" || stored === null) return false;
  const { path, market, at } = stored as Partial<Record<string, unknown>>;
  return typeof path === "string" && /^\/(?!\/)/.test(path) && typeof market === "string" && typeof at === "string";
}
