import { memo, useCallback, useMemo } from "react";
import type { Spending } from "#reports/spending.ts";
import type { RankedMarket } from "#domain/verticals/rankMarkets.ts";
import { columnScale } from "#i18n/money.ts";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";

interface RankingTableProps {
  readonly caption: string;
  readonly rows: readonly RankedMarket[];
  readonly spending: Spending;
}

/** Every market of the ranking; any head sorts. */
export const RankingTable = memo(function RankingTable({ caption, rows, spending }: RankingTableProps) {
  const { market, words } = spending;
  const columns = useMemo(() => columnsOf(rows, words), [rows, words]);
  const mark = useCallback(
    (row: RankedMarket) => (row.market === market.id ? words.text("verticals.ranking.yours") : undefined),
    [market.id, words],
  );
  return <DataTable caption={caption} columns={columns} rows={rows} rowId={(row) => row.market} mark={mark} />;
});

function columnsOf(rows: readonly RankedMarket[], { text, formats }: Spending["words"]): Column<RankedMarket>[] {
  const scale = columnScale(rows.map(({ dollars }) => dollars));
  const number = (
    key: "rank" | "dollars" | "share" | "growth" | "perCapita" | "index",
    value: (row: RankedMarket) => number | null,
    shown: (row: RankedMarket) => string,
  ): Column<RankedMarket> => ({ key, head: text(`verticals.ranking.column.${key}`), numeric: true, value, shown });
  return [
    {
      key: "market",
      head: text("verticals.ranking.column.market"),
      numeric: false,
      value: ({ name }) => name,
      shown: ({ name }) => name,
    },
    number(
      "rank",
      ({ rank }) => rank,
      ({ rank }) => formats.count(rank),
    ),
    {
      ...number(
        "dollars",
        ({ dollars }) => dollars,
        ({ dollars }) => formats.moneyIn(scale, dollars),
      ),
      unit: formats.moneyHead(scale),
    },
    number(
      "perCapita",
      ({ perCapita }) => perCapita,
      ({ perCapita }) => formats.perCapita(perCapita),
    ),
    number(
      "growth",
      ({ growth }) => growth,
      ({ growth }) => formats.growth(growth),
    ),
    number(
      "share",
      ({ share }) => share,
      ({ share }) => formats.share(share),
    ),
    number(
      "index",
      ({ index }) => index,
      ({ index }) => formats.index(index),
    ),
  ];
}
