import { type MediumGap, mediumGaps, type MediumGaps, mediumGapsTable } from "#domain/shareOfWallet/mediumGaps.ts";
import { reportTable } from "../../reportTable.ts";
import type { Spending } from "../../spending.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { gapHeadline } from "./gapHeadline.ts";
import { mediumGapsChart } from "./mediumGapsChart.ts";

export interface MediumGapsFigure extends BlockFigure {
  readonly gaps: MediumGaps;
  /** Of the nation itself there is nothing to be won. */
  readonly isNation: boolean;
}

/** Who gets what of the sub-vertical's money, and what each medium would win at the nation's mix. */
export function mediumGapsFigure({ whole, scope, words, view }: Spending): MediumGapsFigure {
  const { text, formats } = words;
  const gaps = mediumGaps(whole, scope);
  const isNation = view.own.wallet.market === view.nation.wallet.market;
  const line = text(isNation ? "subVertical.gap.lineNation" : "subVertical.gap.line", {
    year: formats.year(view.year),
    political: text(`spending.political.${view.political}`),
  });
  const named = (row: MediumGap) => `${words.medium(row.medium)} ${formats.moneyChange(row.gapDollars)}`;
  return {
    name: "mediumGaps",
    gaps,
    isNation,
    headline: gapHeadline(gaps, isNation, words),
    measure: line,
    alt: text("subVertical.gap.alt", { line, largest: formats.list(gaps.rows.slice(0, 3).map(named)) }),
    shows: "both",
    chart: () => (gaps.rows.length > 0 ? mediumGapsChart(gaps, isNation, words) : null),
    table: () =>
      reportTable(mediumGapsTable(gaps), { name: tableName("mediumGaps"), caption: line, words, named: "medium" }),
  };
}
