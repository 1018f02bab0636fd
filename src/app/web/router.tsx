import { createBrowserRouter, type LoaderFunction, type RouteObject, redirect, replace } from "react-router";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { useSessionState } from "#ui/session/sessionState.ts";
import { BASE_PATH, pathInside, pathShown } from "./basePath.ts";
import { isProtected } from "./guard.ts";
import { ModalHost } from "./modals/ModalHost.tsx";
import { flatten } from "./resolveRoutes.ts";
import { RouteFrame } from "./RouteFrame.tsx";
import { RouteProblem } from "./RouteProblem.tsx";
import { RouteRoot } from "./RouteRoot.tsx";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { RESOLVED_ROUTES } from "./routes/resolvedRoutes.ts";
import { ShellScreen } from "./shellScreen.ts";
import { windowInside } from "./windowInside.ts";

/** The router over the one list of routes. */
export function createRouter() {
  const routes = flatten(RESOLVED_ROUTES).filter(
    ({ hideInRoute, isExternal, modal }) => !hideInRoute && !isExternal && !modal,
  );
  showWhereItBelongs(location);
  return createBrowserRouter(
    [
      {
        element: <RouteRoot />,
        errorElement: <RouteProblem />,
        hydrateFallbackElement: <LoadingBlock />,
        children: [
          ...routes.filter(({ noLayout }) => noLayout).map(routeOf),
          {
            element: (
              <>
                <ShellScreen.Component />
                <ModalHost />
              </>
            ),
            children: routes.filter(({ noLayout }) => !noLayout).map(routeOf),
          },
          { path: "*", loader: () => replace("/page-not-found") },
        ],
      },
    ],
    { basename: BASE_PATH, ...(BASE_PATH !== "/" && { window: windowInside(BASE_PATH, window) }) },
  );
}

/** Under a base path an address may be written inside and outside of it; one of the two is its own. */
function showWhereItBelongs({ pathname, search, hash }: Location): void {
  const shown = pathShown(BASE_PATH, pathInside(BASE_PATH, pathname));
  if (shown !== pathname) history.replaceState(history.state, "", shown + search + hash);
}

function routeOf(route: ResolvedRoute): RouteObject {
  return {
    path: route.path,
    loader: loaderOf(route),
    errorElement: <RouteProblem />,
    // Filters are part of the address; changing one is no new visit.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate,
    ...(route.redirectTo === undefined && { element: elementOf(route) }),
  };
}

function elementOf(route: ResolvedRoute) {
  if (!route.component) throw new Error(`${route.path} shows nothing and leads nowhere.`);
  const { Component } = route.component;
  if (route.noLayout) return <Component />;
  return (
    <RouteFrame route={route}>
      <Component />
    </RouteFrame>
  );
}

function loaderOf(route: ResolvedRoute): LoaderFunction {
  return async ({ request }) => {
    if (route.publicOnly && useSessionState.getState().isLogin) throw redirect("/invalid-access");
    if (isProtected(route)) {
      // Loaded apart: who only sees the sign-in page needs none of it.
      const { enter } = await import("./enter.ts");
      await enter(route, new URL(request.url));
    }
    if (route.redirectTo) throw replace(route.redirectTo);
    void route.component?.preload();
    return null;
  };
}
