import type { Queryable } from "#database/database.ts";
import { revisionImports } from "#database/queries/revisionImports.ts";
import { Failure } from "#domain/failure.ts";

/** The imports that a revision is built from. Spend may come in several files; of every other layout the latest counts. */
export interface Composition {
  readonly counties: number;
  readonly marketsTv: number;
  readonly marketsRadio: number | null;
  readonly marketCounties: number;
  readonly nationalTotals: number;
  readonly verticalMix: number;
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
  const found = new Map(imports.map(({ layout, importId }) => [layout, importId]));
  const missing = Object.entries(NEEDED).filter(([layout]) => !found.has(layout));
  if (missing.length > 0) {
    const names = missing.map(([layout, what]) => `${layout} (${what})`).join(", ");
    throw new Failure("conflict", `Revision ${revision} cannot be built yet. Import first: ${names}.`);
  }
  const needed = (layout: keyof typeof NEEDED) => found.get(layout) ?? 0;
  return {
    counties: needed("counties"),
    marketsTv: needed("markets-tv"),
    marketsRadio: found.get("markets-radio") ?? null,
    marketCounties: needed("market-counties"),
    nationalTotals: needed("national-totals"),
    verticalMix: needed("vertical-mix"),
    spend: imports.filter(({ layout }) => layout === "spend").map(({ importId }) => importId),
  };
}

/** The imports that list markets: of TV and, where there is one, of radio. */
export function marketImports({ marketsTv, marketsRadio }: Composition): number[] {
  return marketsRadio === null ? [marketsTv] : [marketsTv, marketsRadio];
}
