import { memo, useCallback, useMemo } from "react";
import type { Spending } from "#documents/spending.ts";
import type { RankedMarket } from "#domain/verticals/rankMarkets.ts";
import { rankingColumns } from "#documents/parts/ranks/marketRankingFigure.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";

interface RankingTableProps {
  readonly caption: string;
  readonly rows: readonly RankedMarket[];
  readonly spending: Spending;
}

/** Every market of the ranking; any head sorts. */
export const RankingTable = memo(function RankingTable({ caption, rows, spending }: RankingTableProps) {
  const { market, words } = spending;
  const columns = useMemo(() => rankingColumns(rows, words), [rows, words]);
  const mark = useCallback(
    (row: RankedMarket) => (row.market === market.id ? words.text("verticals.ranking.yours") : undefined),
    [market.id, words],
  );
  return <DataTable caption={caption} columns={columns} rows={rows} rowId={(row) => row.market} mark={mark} />;
});
