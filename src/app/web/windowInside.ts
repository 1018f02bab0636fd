import { pathInside, pathShown } from "./basePath.ts";

/**
 * The browser's window as the router is to see it under a base path: addresses outside of the base look as if they lay
 * inside, and are shown where they belong.
 */
export function windowInside(base: string, real: Window): Window {
  const { history, location } = real;
  const shown = (url: string | URL | null | undefined) => {
    if (url === null || url === undefined) return url;
    const { pathname, search, hash } = new URL(url, location.href);
    return pathShown(base, pathname) + search + hash;
  };
  const seenHistory = replaced(history, {
    pushState: (state: unknown, unused: string, url?: string | URL | null) =>
      history.pushState(state, unused, shown(url)),
    replaceState: (state: unknown, unused: string, url?: string | URL | null) =>
      history.replaceState(state, unused, shown(url)),
  });
  const seenLocation = new Proxy(location, {
    get: (target, key) => (key === "pathname" ? pathInside(base, target.pathname) : valueOf(target, key)),
  });
  return replaced(real, { history: seenHistory, location: seenLocation });
}

/** An object of the browser with some of its members replaced. */
function replaced<T extends object>(target: T, members: Readonly<Record<string, unknown>>): T {
  return new Proxy(target, {
    get: (_, key) => (typeof key === "string" && Object.hasOwn(members, key) ? members[key] : valueOf(target, key)),
  });
}

/** Methods of the browser's objects refuse to be called on anything but these. */
function valueOf(target: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key);
  return typeof value === "function" ? value.bind(target) : value;
}
