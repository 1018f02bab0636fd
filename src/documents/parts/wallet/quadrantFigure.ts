import type { SubVerticalGap } from "#domain/shareOfWallet/figures.ts";
import { listedFocus } from "#domain/shareOfWallet/focus.ts";
import { STANCES } from "#domain/shareOfWallet/stanceOf.ts";
import { columnScale } from "#language/money.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import { quadrantChart } from "./quadrantChart.ts";
import type { ShareSpending } from "./shareSpending.ts";
import { quadrantHeadline } from "./walletHeadline.ts";
import { benchmarkName, focusName } from "./walletWords.ts";

/** The sub-verticals by how fast their wallet grows and how strong one's own share of it is: where to attack, defend, harvest, watch. */
export function quadrantFigure(asked: ShareSpending): BlockFigure {
  const { spending, share, question } = asked;
  const { words } = spending;
  const { text, formats } = words;
  const line = text("shareWallet.line.quadrant", {
    focus: focusName(listedFocus(question.focus), share.market, words),
    benchmark: benchmarkName(question.benchmark, words),
    year: formats.year(share.year),
    growth: formats.growth(share.growthLine),
  });
  const counts = STANCES.map((stance) =>
    text("shareWallet.alt.stance", {
      stance: text(`shareWallet.stance.${stance}`),
      number: formats.count(share.rows.filter((row) => row.stance === stance).length),
    }),
  );
  return {
    name: "quadrant",
    headline: quadrantHeadline(asked),
    measure: line,
    alt: text("shareWallet.alt.quadrant", { line, counts: formats.list(counts) }),
    shows: "both",
    chart: () => quadrantChart(asked),
    table: () =>
      plannedTable({ name: tableName("quadrant"), caption: line, columns: stanceColumns(asked), rows: share.rows }),
    notes: STANCES.map(
      (stance) => `${text(`shareWallet.stance.${stance}`)}: ${text(`shareWallet.stanceMeans.${stance}`)}`,
    ),
  };
}

/** What to do, and by which figures. */
export function stanceColumns({ share, spending: { words } }: ShareSpending): PlannedColumn<SubVerticalGap>[] {
  const { text } = words;
  const numbers = numberColumns(words);
  const scale = columnScale(share.rows.map(({ wallet }) => wallet));
  return [
    textColumn("subVertical", text("spending.column.sub_vertical"), (row) => words.subVertical(row.subVertical)),
    textColumn("stance", text("shareWallet.column.stance"), (row) =>
      row.stance ? text(`shareWallet.stance.${row.stance}`) : "",
    ),
    numbers.growth("walletGrowth", text("shareWallet.column.walletGrowth"), (row) => row.walletGrowth),
    numbers.index("index", text("shareWallet.column.index"), (row) => row.index),
    numbers.money("wallet", text("shareWallet.column.wallet"), scale, (row) => row.wallet),
  ];
}
