import { useMemo } from "react";
import type { SubVerticalGap } from "#domain/shareOfWallet/figures.ts";
import { columnScale } from "#i18n/money.ts";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";
import type { ShareSpending } from "../shareSpending.ts";

interface StanceTableProps {
  readonly asked: ShareSpending;
  readonly caption: string;
}

/** The quadrant as a table: what to do, and by which figures. */
export function StanceTable({ asked, caption }: StanceTableProps) {
  const columns = useMemo(() => columnsOf(asked), [asked]);
  return (
    <DataTable caption={caption} columns={columns} rows={asked.share.rows} rowId={({ subVertical }) => subVertical} />
  );
}

function columnsOf({ share, spending: { words } }: ShareSpending): Column<SubVerticalGap>[] {
  const { text, formats } = words;
  const scale = columnScale(share.rows.map(({ wallet }) => wallet));
  const name = ({ subVertical }: SubVerticalGap) => words.subVertical(subVertical);
  const stance = (row: SubVerticalGap) => (row.stance ? text(`shareWallet.stance.${row.stance}`) : "");
  return [
    { key: "subVertical", head: text("spending.column.sub_vertical"), numeric: false, value: name, shown: name },
    { key: "stance", head: text("shareWallet.column.stance"), numeric: false, value: stance, shown: stance },
    {
      key: "walletGrowth",
      head: text("shareWallet.column.walletGrowth"),
      numeric: true,
      value: (row) => row.walletGrowth,
      shown: (row) => formats.growth(row.walletGrowth),
    },
    {
      key: "index",
      head: text("shareWallet.column.index"),
      numeric: true,
      value: (row) => row.index,
      shown: (row) => formats.index(row.index),
    },
    {
      key: "wallet",
      head: text("shareWallet.column.wallet"),
      unit: formats.moneyHead(scale),
      numeric: true,
      value: (row) => row.wallet,
      shown: (row) => formats.moneyIn(scale, row.wallet),
    },
  ];
}
