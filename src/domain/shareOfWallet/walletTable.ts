import { rounded } from "../figures/rounded.ts";
import { indexAgainst } from "../figures/share.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import { largestFirst } from "../figures/rank.ts";
import type { ShareOfWallet } from "./figures.ts";

/** The wallet medium by medium, largest first: the twin of its bar. */
export function walletTable({ slices }: ShareOfWallet): Table {
  const order = largestFirst(slices.map(({ dollars }) => dollars ?? Number.NaN));
  const rows = order.flatMap((at, above) => {
    const slice = slices[at];
    return slice ? [{ ...slice, rank: above + 1 }] : [];
  });
  return tableOf(rows, [
    { key: "rank", unit: "rank", cell: (row) => row.rank },
    { key: "medium", unit: "text", cell: (row) => row.medium },
    { key: "dollars", unit: "dollars", cell: (row) => row.dollars },
    { key: "share_percent", unit: "percent", part: (row) => row.share },
    { key: "nation_share_percent", unit: "percent", part: (row) => row.nationShare },
    { key: "index", unit: "index", cell: (row) => rounded(indexAgainst(row.nationShare, row.share), 0) },
  ]);
}
