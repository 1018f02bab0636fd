import { redirect } from "react-router";
import { writeMissing } from "#domain/access/missingRight.ts";
import { writeAddress } from "#ui/address/viewAddress.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { defaultView } from "#ui/savedViews/defaultView.ts";
import { signInSilently } from "#ui/session/session.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { speakLanguageOf } from "#ui/shell/speakLanguageOf.ts";
import { rememberMarket } from "#ui/state/lastMarket.ts";
import { askForFigures, HOME } from "./askForFigures.ts";
import { BASE_PATH, pathBelow } from "./basePath.ts";
import { guard, missingRight, type Visitor } from "./guard.ts";
import { onward } from "./onward.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { ShellScreen } from "./shellScreen.ts";

/** Lets a visitor into a protected route, or leads elsewhere by throwing a redirect. */
export async function enter(route: ResolvedRoute, address: URL): Promise<void> {
  if (!(await isSignedIn(route))) throw redirect(loginPath(address));
  if (!route.noLayout) void ShellScreen.preload();
  void route.component?.preload();

  const figures = figuresOf(route, address);
  const visitor = await queryClient.ensureQueryData(sessionQuery());
  // A language that does not arrive keeps nobody out: what is shown is read in the one before.
  await speakLanguageOf(visitor.user.language).catch(() => {});
  if (guard(route, visitor) !== "enter") {
    figures?.catch(() => {});
    throw redirect(unauthorizedPath(route, visitor));
  }
  await figures;
}

/** What a screen waits for before it opens, if it shows figures; home names no market in its address and opens at once. */
function figuresOf({ figures, path }: ResolvedRoute, address: URL): Promise<void> | null {
  if (figures) return loadFigures(address);
  if (path === HOME) void askForFigures(address).catch(() => {});
  return null;
}

/** Says which right is missing, so that the page can name it and ask for it. */
function unauthorizedPath(route: ResolvedRoute, visitor: NonNullable<Visitor>): string {
  const missing = missingRight(route, visitor);
  return missing ? `/unauthorized?${new URLSearchParams({ missing: writeMissing(missing) })}` : "/unauthorized";
}

/** The start page goes straight to the sign-in; a deeper address is first tried with the provider's own session. */
async function isSignedIn(route: ResolvedRoute): Promise<boolean> {
  if (useSessionState.getState().isLogin) return true;
  return route.path !== "/" && (await signInSilently());
}

function loginPath({ pathname, search, hash }: URL): string {
  const path = pathname + search + hash;
  return path === BASE_PATH ? "/login" : `/login?${new URLSearchParams({ next: path })}`;
}

/**
 * Loads what every screen of figures stands on, starts loading the wallets, and puts market and year into an address that
 * names none: a shared address must show others the same. An address without any filter opens the person's default view.
 */
async function loadFigures(address: URL): Promise<void> {
  const screen = pathBelow(BASE_PATH, address.pathname);
  const [{ view, markets }, opening] = await Promise.all([
    askForFigures(address),
    address.search === "" ? defaultView(screen) : null,
  ]);
  // Redirects add the base path themselves.
  if (opening) throw onward(opening.path, address);
  if (markets.some(({ id }) => id === view.market)) rememberMarket(view.market);

  const { searchParams } = address;
  if (searchParams.get("market") !== view.market || searchParams.get("year") !== String(view.year)) {
    throw onward(`${screen}?${writeAddress(searchParams, view)}${address.hash}`, address);
  }
}
