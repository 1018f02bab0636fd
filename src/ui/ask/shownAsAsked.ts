import { type Asked, SHARE_OF_WALLET } from "#domain/ask/asked.ts";
import { NATION_BENCHMARK, readBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import { readFocus } from "#domain/shareOfWallet/focus.ts";
import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { ViewAddress } from "../address/viewAddress.ts";

/** What a screen of figures shows, as the question that it answers, so that "and radio?" goes on from it; null for other screens. */
export function shownAsAsked(pathname: string, search: URLSearchParams, view: ViewAddress): Asked | null {
  const scope = scopeOf(pathname, search);
  if (scope === null) return null;
  const { market, year, political, measure, compare } = view;
  const medium = search.get("medium");
  const ofWallet = pathname === SHARE_OF_WALLET;
  return {
    screen: scope.kind === "vertical" && !ofWallet ? "/vertical" : pathname,
    market,
    year,
    years: [year],
    scope,
    medium: ofWallet && medium !== null && isMedium(medium) ? medium : null,
    measure: measure === "share" || measure === "perCapita" ? measure : "dollars",
    political,
    compare,
    benchmark: (ofWallet && readBenchmark(search.get("benchmark") ?? "")) || NATION_BENCHMARK,
    topic: ofWallet ? "gap" : null,
    section: null,
  };
}

const VERTICAL = "/vertical/";

function scopeOf(pathname: string, search: URLSearchParams): Scope | null {
  const sub = search.get("sub");
  if (pathname === "/vertical/subvertical") return sub === null ? null : { kind: "subVertical", id: sub };
  if (pathname === "/market-summary") return WHOLE_MARKET;
  if (pathname === SHARE_OF_WALLET) return readFocus(search.get("focus") ?? "") ?? WHOLE_MARKET;
  const vertical = VERTICALS.find(({ number }) => pathname === `${VERTICAL}${number}`);
  return vertical ? { kind: "vertical", id: vertical.id } : null;
}
