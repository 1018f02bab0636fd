import { REST, walletBar } from "#figures/charts/walletBar.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { barParts, OWN, ownParts } from "#documents/parts/wallet/barParts.ts";

/** What the pointer learns about a slice of the bar. */
export function mediaTip(asked: ShareSpending, figure: string): Tip | null {
  const { share, spending } = asked;
  const { text, formats, ...words } = spending.words;
  if (figure === REST) {
    const parts = barParts(asked);
    const rest = walletBar(parts, ownParts(asked), null).pieces.find(({ id }) => id === REST);
    const rows = share.slices.filter(({ medium }) => rest?.parts.includes(medium));
    return {
      title: text("spending.moreMedia", { number: rows.length }),
      rows: rows
        .toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0))
        .map((row) => [
          words.medium(row.medium),
          `${formats.money(row.dollars)} · ${formats.percent(row.sharePercent)}`,
        ]),
    };
  }
  if (figure === OWN) {
    return {
      title: `${text("shareWallet.ownStation")}, ${formats.year(share.year)}`,
      rows: [
        [text("spending.column.dollars"), formats.dollars(share.total.own)],
        [text("shareWallet.measure.share"), formats.share(share.total.share)],
        [text("shareWallet.partOfMedium"), formats.share(share.partOfMedium)],
      ],
    };
  }
  const slice = share.slices.find(({ medium }) => medium === figure);
  if (!slice) return null;
  return {
    title: `${words.medium(figure)}, ${formats.year(share.year)}`,
    rows: [
      [text("spending.column.dollars"), formats.dollars(slice.dollars)],
      [text("spending.column.share_percent"), formats.percent(slice.sharePercent)],
      [text("spending.column.nation_share_percent"), formats.share(slice.nationShare)],
    ],
  };
}
