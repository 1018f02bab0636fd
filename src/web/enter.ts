import { redirect, replace } from "react-router";
import { NATION } from "#domain/market.ts";
import { boundsOf } from "#ui/address/boundsOf.ts";
import { readAddress, writeAddress } from "#ui/address/viewAddress.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { walletQuery } from "#ui/queries/walletQuery.ts";
import { signInSilently } from "#ui/session/session.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { speakLanguageOf } from "#ui/shell/speakLanguageOf.ts";
import { lastMarket, rememberMarket } from "#ui/state/lastMarket.ts";
import { guard } from "./guard.ts";
import type { RouteItem } from "./routeItem.ts";
import { ShellScreen } from "./shellScreen.ts";

/** Lets a visitor into a protected route, or leads elsewhere by throwing a redirect. */
export async function enter(item: RouteItem, address: URL): Promise<void> {
  if (!(await isSignedIn(item))) throw redirect(loginPath(address));
  if (!item.noLayout) void ShellScreen.preload();
  void item.component?.preload();

  const figures = item.figures ? loadFigures(address) : null;
  const visitor = await queryClient.ensureQueryData(sessionQuery());
  await speakLanguageOf(visitor.user.language);
  const verdict = guard(item, visitor);
  if (verdict !== "enter") {
    figures?.catch(() => {});
    throw redirect(item.roles?.includes(visitor.role) === false ? "/unauthorized?missing=role" : "/unauthorized");
  }
  await figures;
}

/** The start page goes straight to the sign-in; a deeper address is first tried with the provider's own session. */
async function isSignedIn(item: RouteItem): Promise<boolean> {
  if (useSessionState.getState().isLogin) return true;
  return item.path !== "/" && (await signInSilently());
}

function loginPath({ pathname, search, hash }: URL): string {
  const path = pathname + search + hash;
  return path === import.meta.env.BASE_URL ? "/login" : `/login?${new URLSearchParams({ next: path })}`;
}

/**
 * Loads what every screen of figures stands on, starts loading the wallets, and puts market and year into an address that
 * names none: a shared address must show others the same.
 */
async function loadFigures(address: URL): Promise<void> {
  const [markets, revision] = await Promise.all([
    queryClient.ensureQueryData(marketsQuery()),
    queryClient.ensureQueryData(revisionQuery()),
  ]);
  const view = readAddress(address.searchParams, boundsOf(markets, revision, lastMarket()));
  if (markets.some(({ id }) => id === view.market)) rememberMarket(view.market);
  for (const market of new Set([view.market, NATION, ...view.compare])) {
    void queryClient.prefetchQuery(walletQuery(revision.id, market));
  }

  const { searchParams } = address;
  if (searchParams.get("market") !== view.market || searchParams.get("year") !== String(view.year)) {
    throw replace(`${pathBelowBase(address)}?${writeAddress(searchParams, view)}${address.hash}`);
  }
}

/** Redirects add the base path themselves. */
function pathBelowBase({ pathname }: URL): string {
  return `/${pathname.slice(import.meta.env.BASE_URL.length)}`;
}
