import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import {
  createBrowserRouter,
  Link,
  type LoaderFunction,
  Outlet,
  redirect,
  replace,
  type RouteObject,
  useLocation,
  useNavigation,
  useRevalidator,
  useRouteError,
} from "react-router";
import { useText } from "#language/useText.ts";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ScreenSkeleton } from "#ui/look/ScreenSkeleton.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { type ExplainedCode, problemCode } from "#ui/problem/problemCode.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { registration } from "#ui/route/screen.ts";
import { signOut } from "#ui/session/session.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { PageTitle } from "#ui/shell/PageTitle.tsx";
import { WithinShell } from "#ui/shell/PlainPage.tsx";
import { Arriving } from "./Arriving.tsx";
import { BASE_PATH, pathBelow, pathInside, pathShown } from "./basePath.ts";
import { isProtected } from "./guard.ts";
import { ModalHost } from "./modals/ModalHost.tsx";
import { flatten } from "./resolveRoutes.ts";
import { onward } from "./onward.ts";
import { PathnameContext } from "#ui/address/pathname.ts";
import { showsFigures } from "./routes/showsFigures.ts";
import { RouteContext } from "./routeContext.ts";
import { RESOLVED_ROUTES, trailTo } from "./routes/resolvedRoutes.ts";
import { ShellScreen } from "./shellScreen.ts";
import { useScreenFocus } from "./useScreenFocus.ts";
import style from "./router.module.css";
import "./routeChange.css";

/**
 * The browser's window as the router is to see it under a base path: addresses outside of the base look as if they lay
 * inside, and are shown where they belong.
 */
function windowInside(base: string, real: Window): Window {
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

/** Stands around every route, in the shell or not. */
function RouteRoot() {
  useRouteChange();
  const { pathname } = useLocation();
  const announced = useScreenFocus(pathname);
  return (
    <PathnameContext value={pathname}>
      <Suspense fallback={<Arriving />}>
        <Outlet />
      </Suspense>
      <output className="visually-hidden" data-testid="screen-announcement">
        {announced}
      </output>
    </PathnameContext>
  );
}

const ALL_ROUTES = flatten(RESOLVED_ROUTES);

const RESTORE_MS = 30;

/**
 * Dims the content and puts the class `spinner` on the body from the moment a route is left; both are restored 30 ms after
 * the next one has taken its place. A change of filters is no change of route.
 */
function useRouteChange(): void {
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

/** What every screen in the shell gets from its route: a title, the way back up, and its form until it is there. */
function RouteFrame({ route, children }: { readonly route: ResolvedRoute; readonly children: ReactNode }) {
  const text = useText();
  const trail = useMemo(() => trailTo(route.path), [route.path]);
  const place = useMemo(() => ({ trail, routes: RESOLVED_ROUTES }), [trail]);
  return (
    <RouteContext value={place}>
      <PageTitle title={route.label && text(`menu.${route.label}`)} />
      {/* The head of a screen of figures has one line, and names it. */}
      {!route.figures && <Breadcrumbs trail={trail} />}
      {/* By screen, so that its form shows at once instead of the one that was there before. */}
      <Suspense key={screenKey(route)} fallback={<ScreenSkeleton figures={showsFigures(route)} />}>
        {children}
      </Suspense>
    </RouteContext>
  );
}

/** One for all paths of a screen of figures, such as the verticals': from one to the next it stays, and only its figures follow, as after a filter. */
function screenKey({ figures, component, path }: ResolvedRoute): string {
  const first = figures && ALL_ROUTES.find((one) => one.component === component);
  return first ? first.path : path;
}

/** The way from a top-level screen down to this one; nothing on a top-level screen itself. */
function Breadcrumbs({ trail }: { readonly trail: readonly ResolvedRoute[] }) {
  const text = useText();
  // A screen about one thing is named by its own title.
  const named = trail.filter(({ label }) => label);
  if (named.length < 2) return null;
  return (
    <nav className={style["trail"]} aria-label={text("shell.trail")}>
      <ol>
        {named.map(({ path, label }, at) => (
          <li key={path}>
            {at < named.length - 1 ? (
              <Link to={path}>{label && text(`menu.${label}`)}</Link>
            ) : (
              <span aria-current="page">{label && text(`menu.${label}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The router over the one list of routes. */
export function createRouter() {
  const routes = ALL_ROUTES.filter(({ hideInRoute, isExternal, modal }) => !hideInRoute && !isExternal && !modal);
  showWhereItBelongs(location);
  return createBrowserRouter(
    [
      {
        element: <RouteRoot />,
        errorElement: <RouteProblem />,
        hydrateFallbackElement: <Arriving />,
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
      // The start page of somebody signed out is the sign-in.
      if (route.path === "/" && !useSessionState.getState().isLogin) throw redirect("/login");
      // Loaded apart: who only sees the sign-in page needs none of it.
      const { enter } = await import("./enter.ts");
      await enter(route, new URL(request.url));
    }
    if (route.redirectTo) throw onward(route.redirectTo, new URL(request.url));
    void route.component?.preload();
    return null;
  };
}

const ACCOUNT_REFUSALS: readonly ExplainedCode[] = ["user-disabled", "tenant-not-allowed", "subscription-ended"];

const UnknownAccount = registration(() => import("#features/account/web/UnknownAccountScreen.tsx"));

/** Stands in place of a screen that could not be entered or drawn. */
function RouteProblem() {
  const text = useText();
  const reason = useRouteError();
  const { revalidate } = useRevalidator();
  const code = problemCode(reason);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- a fault of ours, for whoever looks into it
    if (!(reason instanceof ApiProblem)) console.error(reason);
  }, [reason]);

  if (code === "user-unknown") {
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <WithinShell value>
          <UnknownAccount.Component />
        </WithinShell>
      </Suspense>
    );
  }
  // Nothing works with this account, so the way out is to take another one.
  if (ACCOUNT_REFUSALS.includes(code)) {
    return (
      <div className={style["refusal"]}>
        <h1>{text(`errors.${code}.what`)}</h1>
        <p>{text(`errors.${code}.why`)}</p>
        <ActionButton onClick={() => void signOut()}>{text("shell.signOut")}</ActionButton>
      </div>
    );
  }
  const silent = code === "offline" || code === "unreachable";
  return (
    <div className={style["problem"]}>
      <ErrorState reason={reason} onRetry={silent ? reloadOnceAnswered : () => void revalidate()} />
    </div>
  );
}

/** What failed to load stays failed until the page is loaded anew. While nobody answers, the page stays as it is. */
function reloadOnceAnswered(): void {
  const answered = fetch(location.href, { method: "HEAD" }).then(({ ok }) => ok);
  void answered.catch(() => false).then((ok) => ok && location.reload());
}
