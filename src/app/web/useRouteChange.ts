import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { BASE_PATH, pathBelow } from "./basePath.ts";
import "./routeChange.css";

const RESTORE_MS = 30;

/**
 * Dims the content and puts the class `spinner` on the body from the moment a route is left; both are restored 30 ms after
 * the next one has taken its place. A change of filters is no change of route.
 */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();
  const leaving = coming !== undefined && pathBelow(BASE_PATH, coming.pathname) !== pathname;
  const last = useRef(pathname);

  useLayoutEffect(() => {
    const changed = last.current !== pathname;
    last.current = pathname;
    const { classList } = document.body;
    classList.toggle("spinner", leaving || changed);
    if (leaving || !changed) return undefined;
    const restore = setTimeout(() => classList.remove("spinner"), RESTORE_MS);
    return () => clearTimeout(restore);
  }, [pathname, leaving]);
}
