import { roleColour } from "#charts/colours.ts";
import { rankedBars } from "#charts/rankedBars.ts";
import { columnScale } from "#i18n/money.ts";
import { BarList } from "#ui/figure/BarList.tsx";
import { changeCell } from "#blocks/spending/changeCell.ts";
import type { ShareSpending } from "#reports/parts/wallet/shareSpending.ts";
import { mostToWin } from "#reports/parts/wallet/mostToWin.ts";

/** The sub-verticals with the most to win, each with the bar of its gap. */
export function GapBars({ asked: { share, spending } }: { readonly asked: ShareSpending }) {
  const { words } = spending;
  const { text, formats } = words;
  const rows = mostToWin(share);
  if (rows.length === 0) return <p>{text("shareWallet.headline.gapsNone")}</p>;
  const scale = columnScale(rows.map(({ gapDollars }) => gapDollars));
  const { bars } = rankedBars(
    rows.map(({ subVertical, gapDollars }) => ({ id: subVertical, value: gapDollars, benchmark: null })),
    rows.length,
  );
  return (
    <BarList
      heads={[
        text("spending.column.sub_vertical"),
        `${text("shareWallet.column.gapDollars")} ${formats.moneyHead(scale)}`,
        text("shareWallet.column.index"),
        text("shareWallet.column.walletGrowth"),
      ]}
      rows={rows.map((row, at) => ({
        id: row.subVertical,
        name: words.subVertical(row.subVertical),
        length: bars[at]?.length ?? 0,
        tick: null,
        fill: roleColour("own"),
        forecast: false,
        cells: [
          { text: `+${formats.moneyIn(scale, row.gapDollars)}` },
          { text: formats.index(row.index) },
          changeCell(row.walletGrowth, formats),
        ],
      }))}
    />
  );
}
