import { rounded } from "../figures/rounded.ts";
import type { Table } from "../tables/table.ts";
import { type ColumnOf, tableOf } from "../tables/tableOf.ts";
import type { RankList, RankRow } from "./rankList.ts";

/** What is ranked; the column that names it is called so. */
export type RankedKind = "medium" | "market" | "vertical";

/** What a table says of a ranked one: not what its explanation is made from. */
type WrittenRank = Omit<RankRow, "amounts" | "core" | "whole" | "nationShare">;
type WrittenRanks = Omit<RankList, "rows"> & { readonly rows: readonly WrittenRank[] };

/** A ranking as rows, its ranks of all years at the end. Changes of rank are positive for the better. */
export function rankTable({ years, rows }: WrittenRanks, named: RankedKind): Table {
  return tableOf(rows, [
    { key: "rank", unit: "rank", cell: (row) => row.rank },
    { key: named, unit: "text", cell: (row) => row.id },
    { key: "dollars", unit: "dollars", cell: (row) => row.dollars },
    { key: "share_percent", unit: "percent", part: (row) => row.share },
    { key: "rank_change", unit: "rank", cell: (row) => row.rankChange },
    { key: "rank_change_5_years", unit: "rank", cell: (row) => row.longRankChange },
    { key: "nation_rank", unit: "rank", cell: (row) => row.nationRank },
    { key: "growth_percent", unit: "percent", part: (row) => row.growth },
    { key: "core_growth_percent", unit: "percent", part: (row) => row.coreGrowth },
    { key: "cagr_percent", unit: "percent", part: (row) => row.cagr },
    { key: "index", unit: "index", cell: (row) => rounded(row.index, 0) },
    ...years.map(
      (year, y): ColumnOf<WrittenRank> => ({
        key: `rank_${year}`,
        unit: "rank",
        year,
        cell: (row) => row.ranks[y] ?? null,
      }),
    ),
  ]);
}
