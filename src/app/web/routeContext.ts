import { createContext, useContext } from "react";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";

interface RoutePlace {
  /** The route and everything above it, outermost first. */
  readonly trail: readonly ResolvedRoute[];
  /** The whole tree. */
  readonly routes: readonly ResolvedRoute[];
}

export const RouteContext = createContext<RoutePlace>({ trail: [], routes: [] });

/** Where in the tree the screen stands that asks. */
export function useRoutePlace(): RoutePlace {
  return useContext(RouteContext);
}
