import { ROLE_COLOURS } from "#charts/colours.ts";
import { columnScale } from "#i18n/money.ts";
import type { BarChart } from "../../chart.ts";
import type { ShareSpending } from "./shareSpending.ts";
import { mostToWin } from "./mostToWin.ts";

/** What is to be won where, as bars for files; null where nothing is. */
export function gapsChart({ share, spending: { words } }: ShareSpending): BarChart | null {
  const rows = mostToWin(share);
  if (rows.length === 0) return null;
  const scale = columnScale(rows.map(({ gapDollars }) => gapDollars));
  return {
    kind: "bars",
    format: { kind: "money", scale },
    unit: words.formats.moneyHead(scale),
    categories: rows.map(({ subVertical }) => words.subVertical(subVertical)),
    series: [
      {
        name: words.text("shareWallet.column.gapDollars"),
        colour: ROLE_COLOURS.own.light,
        values: rows.map(({ gapDollars }) => gapDollars),
      },
    ],
    benchmark: null,
  };
}
