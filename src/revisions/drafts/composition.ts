import type { Queryable } from "#platform/database/database.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import { Failure } from "#domain/failure.ts";
import { revisionFault } from "#domain/revisions/revisionFault.ts";
import type { LayoutName } from "#revisions/ingest/layout.ts";

/** The imports that a revision is built from; null for a layout that it can do without. Spend may come in several files; of every other layout the latest counts. */
export interface Composition {
  readonly counties: number;
  readonly countyHistory: number | null;
  readonly countyTrades: number | null;
  readonly marketsTv: number;
  readonly marketsRadio: number | null;
  readonly marketCounties: number;
  readonly nationalTotals: number;
  readonly verticalMix: number;
  readonly platformShares: number | null;
  readonly seasons: number | null;
  readonly trades: number | null;
  readonly races: number | null;
  readonly benchmarks: number | null;
  readonly prospects: number | null;
  readonly marketIntelligence: number | null;
  readonly insights: number | null;
  /** Oldest first. */
  readonly spend: readonly number[];
}

const NEEDED = {
  counties: "the counties with their people and incomes",
  "markets-tv": "the TV markets",
  "market-counties": "which counties make up which market",
  "national-totals": "the national totals by medium and year",
  "vertical-mix": "how each medium divides over sub-verticals",
} as const;

/**
 * What a revision is made of.
 *
 * @throws Failure `conflict` naming every layout that is still to be imported
 */
export async function readComposition(store: Queryable, revision: number): Promise<Composition> {
  const imports = await revisionImports(store, revision);
  const found = new Map<string, number>(imports.map(({ layout, importId }) => [layout, importId]));
  const missing = Object.entries(NEEDED).filter(([layout]) => !found.has(layout));
  if (missing.length > 0) {
    const names = missing.map(([layout, what]) => `${layout} (${what})`).join(", ");
    throw new Failure("conflict", revisionFault("files-missing", { revision, files: names }));
  }
  const needed = (layout: keyof typeof NEEDED) => found.get(layout) ?? 0;
  const optional = (layout: LayoutName) => found.get(layout) ?? null;
  return {
    counties: needed("counties"),
    countyHistory: optional("county-history"),
    countyTrades: optional("county-trades"),
    marketsTv: needed("markets-tv"),
    marketsRadio: optional("markets-radio"),
    marketCounties: needed("market-counties"),
    nationalTotals: needed("national-totals"),
    verticalMix: needed("vertical-mix"),
    platformShares: optional("platform-shares"),
    seasons: optional("seasons"),
    trades: optional("trades"),
    races: optional("races"),
    benchmarks: optional("benchmarks"),
    prospects: optional("prospects"),
    marketIntelligence: optional("market-intelligence"),
    insights: optional("insights"),
    spend: imports.filter(({ layout }) => layout === "spend").map(({ importId }) => importId),
  };
}

/** The imports that list markets: of TV and, where there is one, of radio. */
export function marketImports({ marketsTv, marketsRadio }: Composition): number[] {
  return marketsRadio === null ? [marketsTv] : [marketsTv, marketsRadio];
}
