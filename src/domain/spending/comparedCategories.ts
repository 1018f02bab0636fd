import { nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { growth } from "../figures/growth.ts";
import { rounded } from "../figures/rounded.ts";
import { NATION } from "../markets/market.ts";
import { perPerson, shareOf } from "../figures/share.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import { comparedMarkets } from "./comparedMarkets.ts";
import { candidates } from "./subVerticalList.ts";
import type { SpendingView } from "./view.ts";
import { yearPlace } from "./yearPlace.ts";

/** What one market spends on a sub-vertical in the view's year. */
export interface CategoryCell {
  readonly market: string;
  readonly dollars: number | null;
  /** Part of all that the market spends. */
  readonly share: number | null;
  readonly growth: number | null;
  readonly newDefinition: boolean;
  readonly perCapita: number | null;
}

export interface ComparedCategory {
  readonly subVertical: string;
  readonly vertical: string;
  /** In the order of the markets. */
  readonly cells: readonly CategoryCell[];
}

export interface ComparedCategories {
  readonly year: number;
  /** The own one first, the nation last. */
  readonly markets: readonly string[];
  /** In the order of the own market's ranking. */
  readonly rows: readonly ComparedCategory[];
}

/** The sub-verticals of the view in every market of the comparison. */
export function comparedCategories(view: SpendingView): ComparedCategories {
  const year = yearPlace(view);
  const markets = comparedMarkets(view).map(({ wallet, population }) => {
    const listed = candidates({ ...view, own: { wallet, population } }, year);
    const total = nullIfUnknown(sumKnown(listed.map(({ dollars }) => dollars)));
    const cells = new Map(
      listed.map(({ subVertical, newDefinition, ...amounts }): [string, CategoryCell] => {
        const [dollars, previous] = [nullIfUnknown(amounts.dollars), nullIfUnknown(amounts.previous)];
        const cell = {
          market: wallet.market,
          dollars,
          share: shareOf(dollars, total),
          growth: newDefinition ? null : growth(previous, dollars),
          newDefinition,
          perCapita: perPerson(dollars, population),
        };
        return [subVertical, cell];
      }),
    );
    return { market: wallet.market, cells };
  });
  const rows = [...(markets[0]?.cells ?? [])]
    .toSorted(([, a], [, b]) => (b.dollars ?? -1) - (a.dollars ?? -1))
    .map(
      ([subVertical]): ComparedCategory => ({
        subVertical,
        vertical: verticalOf(subVertical),
        cells: markets.flatMap(({ cells }) => cells.get(subVertical) ?? []),
      }),
    );
  return { year: view.year, markets: markets.map(({ market }) => market), rows };
}

/**
 * The sub-verticals that any of these markets spends most on, in the order of the own market: as many as are asked for. Political money,
 * which comes and goes with elections, is told apart, but where there is no other.
 */
export function leadingCategories({ rows, markets }: ComparedCategories, most: number): readonly ComparedCategory[] {
  const beside = (market: string) => market !== NATION || market === markets[0];
  const weight = ({ cells }: ComparedCategory) =>
    Math.max(...cells.flatMap(({ market, share }) => (beside(market) ? [share ?? 0] : [])), 0);
  const listed = rows.filter(({ subVertical }) => !isPolitical(subVertical));
  const leading = new Set((listed.length > 0 ? listed : rows).toSorted((a, b) => weight(b) - weight(a)).slice(0, most));
  return rows.filter((row) => leading.has(row) && weight(row) > 0);
}

export function comparedCategoriesTable({ rows }: ComparedCategories): Table {
  const lines = rows.flatMap(({ subVertical, vertical, cells }) =>
    cells.map((cell) => ({ subVertical, vertical, ...cell })),
  );
  return tableOf(lines, [
    { key: "sub_vertical", unit: "text", cell: (row) => row.subVertical },
    { key: "vertical", unit: "text", cell: (row) => row.vertical },
    { key: "market", unit: "text", cell: (row) => row.market },
    { key: "dollars", unit: "dollars", cell: (row) => row.dollars },
    { key: "share_percent", unit: "percent", part: (row) => row.share },
    { key: "growth_percent", unit: "percent", part: (row) => row.growth },
    { key: "per_capita", unit: "dollars", cell: (row) => rounded(row.perCapita, 2) },
  ]);
}
