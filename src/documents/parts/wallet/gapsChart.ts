import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import { columnScale } from "#language/money.ts";
import type { BarChart } from "../../chart.ts";
import { changeCell } from "../besideCells.ts";
import type { ShareSpending } from "./shareSpending.ts";
import { mostToWin } from "./mostToWin.ts";

/** The sub-verticals with the most to win, each with the bar of its gap; null where nothing is. */
export function gapsChart({ share, spending: { words } }: ShareSpending): BarChart | null {
  const rows = mostToWin(share);
  if (rows.length === 0) return null;
  const scale = columnScale(rows.map(({ gapDollars }) => gapDollars));
  const { text, formats } = words;
  return {
    kind: "bars",
    marks: rows.map(({ subVertical }) => ({ id: subVertical })),
    beside: {
      heads: [
        text("spending.column.sub_vertical"),
        `${text("shareWallet.column.gapDollars")} ${formats.moneyHead(scale)}`,
        text("shareWallet.column.index"),
        text("shareWallet.column.walletGrowth"),
      ],
      rows: rows.map((row) => ({
        cells: [
          { text: `+${formats.moneyIn(scale, row.gapDollars)}` },
          { text: formats.index(row.index) },
          changeCell(row.walletGrowth, formats),
        ],
      })),
    },
    format: { kind: "money", scale },
    unit: formats.moneyHead(scale),
    categories: rows.map(({ subVertical }) => words.subVertical(subVertical)),
    series: [
      {
        name: text("shareWallet.column.gapDollars"),
        colour: ROLE_COLOURS.own.light,
        values: rows.map(({ gapDollars }) => gapDollars),
      },
    ],
    benchmark: null,
  };
}
