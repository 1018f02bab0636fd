import { LONGEST_ADDRESS, queryOf, screenOf } from "#platform/api/appAddress.ts";
import {
  type BlockName,
  type BlockScreen,
  fitsScope,
  isByQuarter,
  isLocal,
  LOCAL_SCREENS,
  type RankTab,
  RANK_TABS,
  rankTabOf,
  screenOfBlock,
} from "#domain/blockNames.ts";
import { type Period, readQuarter } from "#domain/period.ts";
import { type LocalChoice, readLocal, writeLocal } from "#domain/localMedium/localChoice.ts";
import type { MarketKind } from "#domain/markets/market.ts";
import { type Measure, MEASURES } from "#domain/figures/measure.ts";
import { type Benchmark, NATION_BENCHMARK, readBenchmark, writeBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import { readFocus, writeFocus } from "#domain/shareOfWallet/focus.ts";
import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { Political } from "#domain/spending/view.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";
import { subVerticalById } from "#domain/taxonomy/subVerticalById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";

/** Which figures a block shows, all but the revision. */
export interface BlockView extends Period {
  readonly screen: BlockScreen;
  readonly market: string;
  /** Of the ranker and the share of wallet, the focus. */
  readonly scope: Scope;
  readonly political: Political;
  readonly measure: Measure;
  readonly compare: readonly string[];
  /** Lists of growth and loss leave out what is below this part of the market's total, 0–1. */
  readonly minimum: number;
  /** The tab of the ranker; null on other screens, as are the choices that a screen does not offer. */
  readonly tab: RankTab | null;
  readonly medium: string | null;
  readonly kind: MarketKind | null;
  readonly benchmark: Benchmark | null;
  readonly local: LocalChoice | null;
}

/** What of a view a screen of spending has no need to say. */
export const NO_CHOICE = {
  screen: "spending",
  tab: null,
  medium: null,
  kind: null,
  benchmark: null,
  local: null,
} as const;

const USUAL_MINIMUM = 0.01;
const MOST_COMPARED = 4;
const WALLET = "/share-wallet";
const RANKER = "/market-reports/media-rank-report";
const HOME = "/home";
const LOCAL_PATHS = { profile: "market-profile", stations: "station-overview" } as const;
const KINDS = ["tv", "radio", "custom"] as const;

/** The address of the screen that shows a block, the same words as screens have: `/vertical/3?market=tv-623&year=2026&political=without`. */
export function writeBlockAddress(view: BlockView): string {
  const {
    screen,
    market,
    scope,
    year,
    quarter,
    political,
    measure,
    compare,
    minimum,
    tab,
    medium,
    kind,
    benchmark,
    local,
  } = view;
  const query = new URLSearchParams();
  if (screen === "spending" && scope.kind === "subVertical") query.set("sub", scope.id);
  query.set("market", market);
  query.set("year", String(year));
  if (quarter !== undefined) query.set("quarter", String(quarter));
  if (tab !== null && tab !== "media") query.set("tab", tab);
  if (medium !== null) query.set("medium", medium);
  if (kind !== null) query.set("kind", kind);
  if ((screen === "ranker" || screen === "wallet") && scope.kind !== "market") query.set("focus", writeFocus(scope));
  if (benchmark !== null && benchmark.kind !== "nation") query.set("benchmark", writeBenchmark(benchmark));
  for (const [name, value] of local === null ? [] : writeLocal(local)) query.set(name, value);
  if (political !== "with") query.set("political", political);
  if (measure !== "dollars") query.set("measure", measure);
  const compared = compare.filter((id) => id !== market);
  if (compared.length > 0) query.set("compare", compared.join(","));
  if (minimum !== USUAL_MINIMUM) query.set("minimum", String(Math.round(minimum * 10_000) / 100));
  return `${pathOf(screen, scope, local)}?${query.toString().replaceAll("%2C", ",").replaceAll("%3A", ":")}`;
}

/** What such an address shows; null for one that shows no block. */
export function readBlockAddress(address: string): BlockView | null {
  if (address.length > LONGEST_ADDRESS) return null;
  const query = new URLSearchParams(queryOf(address));
  const chosen = choiceOf(screenOf(address), query);
  const market = query.get("market");
  const year = Number(query.get("year"));
  if (!chosen || !market || !Number.isInteger(year) || year < 1) return null;
  const measure = query.get("measure");
  const minimum = Number(query.get("minimum") ?? NaN) / 100;
  const compared = new Set((query.get("compare") ?? "").split(","));
  return {
    ...chosen,
    market,
    year,
    quarter: isByQuarter(chosen.screen) ? readQuarter(query.get("quarter")) : undefined,
    political: query.get("political") === "without" ? "without" : "with",
    measure: MEASURES.find((known) => known === measure) ?? "dollars",
    compare: [...compared].filter((id) => id !== "" && id !== market).slice(0, MOST_COMPARED),
    minimum: minimum >= 0 && minimum <= 1 ? minimum : USUAL_MINIMUM,
  };
}

/** Whether the block stands on the screen of the address and can be about what that is about. */
export function shows(view: BlockView, name: BlockName): boolean {
  return view.screen === screenOfBlock(name) && view.tab === rankTabOf(name) && fitsScope(name, view.scope.kind);
}

function pathOf(screen: BlockScreen, scope: Scope, local: LocalChoice | null): string {
  if (isLocal(screen)) return `/${local?.medium ?? "tv"}/${LOCAL_PATHS[screen]}`;
  if (screen === "wallet") return WALLET;
  if (screen === "ranker") return RANKER;
  if (screen === "home") return HOME;
  if (scope.kind === "market") return "/market-summary";
  return scope.kind === "vertical" ? `/vertical/${verticalById(scope.id)?.number}` : "/vertical/subvertical";
}

type Chosen = Pick<BlockView, "screen" | "scope" | "tab" | "medium" | "kind" | "benchmark" | "local">;

function choiceOf(path: string, query: URLSearchParams): Chosen | null {
  if (path === HOME) return { ...NO_CHOICE, screen: "home", scope: WHOLE_MARKET };
  const local = localOf(path, query);
  if (local) return { ...NO_CHOICE, scope: WHOLE_MARKET, ...local };
  if (path !== WALLET && path !== RANKER) {
    const scope = scopeOf(path, query.get("sub"));
    return scope && { ...NO_CHOICE, scope };
  }
  const scope = readFocus(query.get("focus") ?? WHOLE_MARKET.kind);
  const medium = query.get("medium");
  if (!scope || medium === null || !isMedium(medium)) return null;
  if (path === WALLET) {
    const benchmark = readBenchmark(query.get("benchmark") ?? NATION_BENCHMARK.kind);
    return benchmark && { ...NO_CHOICE, screen: "wallet", scope, medium, benchmark };
  }
  const tab = query.get("tab") ?? RANK_TABS[0];
  const kind = query.get("kind");
  const known = RANK_TABS.find((one) => one === tab);
  if (known === undefined) return null;
  return { ...NO_CHOICE, screen: "ranker", scope, medium, tab: known, kind: KINDS.find((one) => one === kind) ?? null };
}

/** `/tv/market-profile`, `/radio/station-overview`: what of the address the screen of a local medium asks. */
function localOf(path: string, query: URLSearchParams): Pick<BlockView, "screen" | "local"> | null {
  const [, medium, name] = path.split("/");
  const screen = LOCAL_SCREENS.find((one) => LOCAL_PATHS[one] === name);
  if (!screen || (medium !== "tv" && medium !== "radio") || path !== `/${medium}/${name}`) return null;
  return { screen, local: readLocal(medium, query) };
}

function scopeOf(screen: string, sub: string | null): Scope | null {
  if (screen === "/market-summary") return WHOLE_MARKET;
  if (screen === "/vertical/subvertical") {
    return sub !== null && subVerticalById(sub) ? { kind: "subVertical", id: sub } : null;
  }
  const page = Number(/^\/vertical\/(\d{1,2})$/.exec(screen)?.[1]);
  const vertical = VERTICALS.find(({ number }) => number === page);
  return vertical ? { kind: "vertical", id: vertical.id } : null;
}
