import { LONGEST_ADDRESS, queryOf, screenOf } from "#api/appAddress.ts";
import { type Measure, MEASURES } from "#domain/measure.ts";
import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { Political } from "#domain/spending/view.ts";
import { subVerticalById } from "#domain/taxonomy/subVerticalById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";

/** Which figures a block of spending shows, all but the edition. */
export interface BlockView {
  readonly market: string;
  readonly scope: Scope;
  readonly year: number;
  readonly political: Political;
  readonly measure: Measure;
  readonly compare: readonly string[];
  /** Lists of growth and loss leave out what is below this part of the market's total, 0–1. */
  readonly minimum: number;
}

const USUAL_MINIMUM = 0.01;
const MOST_COMPARED = 4;

/** The address of the screen that shows a block, the same words as screens have: `/vertical/3?market=tv-623&year=2026&political=without`. */
export function writeBlockAddress({ market, scope, year, political, measure, compare, minimum }: BlockView): string {
  const query = new URLSearchParams();
  if (scope.kind === "subVertical") query.set("sub", scope.id);
  query.set("market", market);
  query.set("year", String(year));
  if (political !== "with") query.set("political", political);
  if (measure !== "dollars") query.set("measure", measure);
  const compared = compare.filter((id) => id !== market);
  if (compared.length > 0) query.set("compare", compared.join(","));
  if (minimum !== USUAL_MINIMUM) query.set("minimum", String(Math.round(minimum * 10_000) / 100));
  return `${screenAbout(scope)}?${query.toString().replaceAll("%2C", ",")}`;
}

/** What such an address shows; null for one that shows no block of spending. */
export function readBlockAddress(address: string): BlockView | null {
  if (address.length > LONGEST_ADDRESS) return null;
  const query = new URLSearchParams(queryOf(address));
  const scope = scopeOf(screenOf(address), query.get("sub"));
  const market = query.get("market");
  const year = Number(query.get("year"));
  if (!scope || !market || !Number.isInteger(year) || year < 1) return null;
  const measure = query.get("measure");
  const minimum = Number(query.get("minimum") ?? NaN) / 100;
  const compared = new Set((query.get("compare") ?? "").split(","));
  return {
    market,
    scope,
    year,
    political: query.get("political") === "without" ? "without" : "with",
    measure: MEASURES.find((known) => known === measure) ?? "dollars",
    compare: [...compared].filter((id) => id !== "" && id !== market).slice(0, MOST_COMPARED),
    minimum: minimum >= 0 && minimum <= 1 ? minimum : USUAL_MINIMUM,
  };
}

function screenAbout(scope: Scope): string {
  if (scope.kind === "market") return "/market-summary";
  return scope.kind === "vertical" ? `/vertical/${verticalById(scope.id)?.number}` : "/vertical/subvertical";
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
