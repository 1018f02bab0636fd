/** Where the app lives below the origin; begins and ends with a slash. Fixed when the app is built. */
export const BASE_PATH = import.meta.env.BASE_URL;

/** Addresses of the app that lie at the origin itself, whatever the base path is. */
export const OUTSIDE_BASE: readonly string[] = ["/custom-reports", "/logout"];

/** The app's own path of an address: `/app/home` reads `/home` under `/app/`. */
export function pathBelow(base: string, pathname: string): string {
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
}

/**
 * Where an address of the browser lies below the base path: the root of the origin is the home page, the addresses outside
 * have their place, and whatever else is outside leads to the not-found page.
 */
export function pathInside(base: string, pathname: string): string {
  if (pathname.startsWith(base)) return pathname;
  if (`${pathname}/` === base) return base;
  const bare = pathname.replace(/\/$/, "");
  if (bare === "") return `${base}home`;
  return base + (OUTSIDE_BASE.includes(bare) ? bare.slice(1) : "page-not-found");
}

/** The other way round: the path that the browser shows for one below the base path. */
export function pathShown(base: string, pathname: string): string {
  const path = pathBelow(base, pathname);
  return OUTSIDE_BASE.includes(path.replace(/\/$/, "")) ? path : pathname;
}
