import { explainMedia } from "#ui/figures/explain/explainMedia.ts";
import { mediaColumn } from "#ui/figures/explain/mediaColumn.ts";
import type { Spending } from "#documents/spending.ts";
import { mediumGaps } from "#domain/shareOfWallet/mediumGaps.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";

/** Explains a medium's share, its share of the nation, or what lies between them: `tvOta`, `tvOta:gap_dollars`, `tvOta:share_percent`. */
export function explainGap(spending: Spending, figure: string): Explanation | null {
  const { view, whole, scope, words } = spending;
  const { text, formats } = words;
  const [id = "", column = "gap_dollars"] = figure.split(":");
  const { wallet, rows } = mediumGaps(whole, scope);
  const row = rows.find(({ medium }) => medium === id);
  if (!row) return null;
  const isGap = column === "gap_dollars" || column === "gap_points";
  const market = { market: view.own, id, year: view.year, within: "total" } as const;
  const base = explainMedia(spending, {
    ...market,
    measure: isGap ? "share" : mediaColumn(column),
    shownShare: row.sharePercent,
  });
  if (!base || !isGap) return base;
  const points = formats.points(row.gap);
  const dollars = formats.moneyChange(row.gapDollars);
  const apart = `${formats.share(row.nationShare)} − ${formats.percent(row.sharePercent)}`;
  return {
    ...base,
    title: text("subVertical.gap.explained", { medium: words.medium(id), year: formats.year(view.year) }),
    value: column === "gap_points" ? points : dollars,
    what: text("subVertical.gap.what"),
    formula:
      row.gap === null
        ? null
        : {
            words: text(column === "gap_points" ? "subVertical.gap.formulaPoints" : "subVertical.gap.formula"),
            values:
              column === "gap_points" ? `${apart} = ${points}` : `(${apart}) × ${formats.dollars(wallet)} = ${dollars}`,
          },
  };
}
