import { Suspense } from "react";
import { createBrowserRouter, type LoaderFunction, Outlet, type RouteObject, redirect, replace } from "react-router";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { useSessionState } from "#ui/session/sessionState.ts";
import { isProtected } from "./guard.ts";
import { flatten, resolveRoutes } from "./resolveRoutes.ts";
import { RouteProblem } from "./RouteProblem.tsx";
import type { RouteItem } from "./routeItem.ts";
import { BeingBuilt } from "./routes/beingBuilt.ts";
import { ROUTES } from "./routes/routes.ts";
import { ShellScreen } from "./shellScreen.ts";

/** The router over the one list of routes. */
export function createRouter() {
  // oxlint-disable-next-line no-console -- a route that nobody can reach is a mistake of the list, told to its author
  const items = flatten(resolveRoutes(ROUTES, console.warn)).filter(
    (item) => !item.hideInRoute && !item.isExternal && !item.modal,
  );
  return createBrowserRouter(
    [
      {
        element: (
          <Suspense fallback={<LoadingBlock />}>
            <Outlet />
          </Suspense>
        ),
        errorElement: <RouteProblem />,
        hydrateFallbackElement: <LoadingBlock />,
        children: [
          ...items.filter((item) => item.noLayout).map(routeOf),
          { element: <ShellScreen.Component />, children: items.filter((item) => !item.noLayout).map(routeOf) },
          { path: "*", loader: () => replace("/page-not-found") },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL },
  );
}

function routeOf(item: RouteItem): RouteObject {
  // A test holds the list of screens being built against the routes without one of their own.
  const { Component } = item.component ?? BeingBuilt;
  return {
    path: item.path,
    loader: loaderOf(item),
    errorElement: <RouteProblem />,
    // Filters are part of the address; changing one is no new visit.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate,
    ...(item.redirectTo === undefined && { element: <Component /> }),
  };
}

function loaderOf(item: RouteItem): LoaderFunction {
  return async ({ request }) => {
    if (item.publicOnly && useSessionState.getState().isLogin) throw redirect("/invalid-access");
    if (isProtected(item)) {
      // Loaded apart: who only sees the sign-in page needs none of it.
      const { enter } = await import("./enter.ts");
      await enter(item, new URL(request.url));
    }
    if (item.redirectTo) throw replace(item.redirectTo);
    void item.component?.preload();
    return null;
  };
}
