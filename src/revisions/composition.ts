import type { Queryable } from "#database/database.ts";
import { type RevisionImport, revisionImports } from "#database/queries/revisionImports.ts";
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
  const missing = Object.entries(NEEDED).filter(([layout]) => latest(imports, layout) === null);
  if (missing.length > 0) {
    const names = missing.map(([layout, what]) => `${layout} (${what})`).join(", ");
    throw new Failure("conflict", `Revision ${revision} cannot be built yet. Import first: ${names}.`);
  }
  const needed = (layout: keyof typeof NEEDED) => latest(imports, layout) as number;
  return {
    counties: needed("counties"),
    marketsTv: needed("markets-tv"),
    marketsRadio: latest(imports, "markets-radio"),
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

/** The latest import of a layout; null where there is none. */
export function latest(imports: readonly RevisionImport[], layout: string): number | null {
  return imports.findLast((one) => one.layout === layout)?.importId ?? null;
}
