import { rounded } from "../figures/rounded.ts";
import type { Table } from "../tables/table.ts";
import { type ColumnOf, tableOf } from "../tables/tableOf.ts";
import type { ShareOfWallet, SubVerticalGap } from "./figures.ts";

/** The sub-verticals with their gaps as a file has them; own dollars only where they are not the medium's. */
export function gapsTable({ rows, mode }: ShareOfWallet): Table {
  const own: ColumnOf<SubVerticalGap>[] = [
    { key: "own_dollars", unit: "dollars", cell: (row) => row.own },
    { key: "own_share_percent", unit: "percent", part: (row) => row.share },
  ];
  return tableOf(rows, [
    { key: "sub_vertical", unit: "text", cell: (row) => row.subVertical },
    { key: "vertical", unit: "text", cell: (row) => row.vertical },
    { key: "wallet_dollars", unit: "dollars", cell: (row) => row.wallet },
    { key: "medium_dollars", unit: "dollars", cell: (row) => row.medium },
    { key: "medium_share_percent", unit: "percent", part: (row) => row.mediumShare },
    ...(mode === "ownRevenue" ? own : []),
    { key: "benchmark_share_percent", unit: "percent", part: (row) => row.benchmarkShare },
    { key: "index", unit: "index", cell: (row) => rounded(row.index, 0) },
    { key: "gap_dollars", unit: "dollars", cell: (row) => row.gapDollars },
    { key: "wallet_growth_percent", unit: "percent", part: (row) => row.walletGrowth },
    { key: "opportunity_score", unit: "count", cell: (row) => row.score },
    { key: "stance", unit: "text", cell: (row) => row.stance },
  ]);
}
