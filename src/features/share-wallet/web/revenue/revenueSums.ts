import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { MarketMoney } from "./marketMoney.ts";
import { type GridRow, gridValue } from "./revenueGrid.ts";

/** The rows of a vertical. */
export interface RevenueGroup {
  readonly vertical: string;
  readonly rows: readonly GridRow[];
}

/** The rows by vertical, in the order of the taxonomy. */
export function revenueGroups(rows: readonly GridRow[]): RevenueGroup[] {
  return [...Map.groupBy(rows, ({ subVertical }) => verticalOf(subVertical))].map(([vertical, own]) => ({
    vertical,
    rows: own,
  }));
}

/** Own dollars of some rows in a month, or in the year where the month is null; null where none was given. */
export function ownSum(rows: readonly GridRow[], month: number | null): number | null {
  return sumOf(rows.map((row) => gridValue(row, month)));
}

/** What some rows spend in the market. */
export function marketSum(rows: readonly GridRow[], market: ReadonlyMap<string, MarketMoney>): MarketMoney {
  const known = rows.map(({ subVertical }) => market.get(subVertical));
  return {
    wallet: sumOf(known.map((money) => money?.wallet ?? null)),
    medium: sumOf(known.map((money) => money?.medium ?? null)),
  };
}

function sumOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length > 0 ? known.reduce((sum, amount) => sum + amount, 0) : null;
}
