import type { Stance, SubVerticalGap } from "#domain/shareOfWallet/figures.ts";
import { listedFocus } from "#domain/shareOfWallet/focus.ts";
import { STANCES } from "#domain/shareOfWallet/stanceOf.ts";
import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import { columnScale } from "#language/money.ts";
import type { ScatterChart } from "../../chart.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import type { ShareSpending } from "./shareSpending.ts";
import { quadrantHeadline } from "./walletHeadline.ts";
import { benchmarkSaid, focusName } from "./walletWords.ts";

/** The sub-verticals by how fast their wallet grows and how strong one's own share of it is: where to attack, defend, harvest, watch. */
export function quadrantFigure(asked: ShareSpending): BlockFigure {
  const { spending, share, question } = asked;
  const { words } = spending;
  const { text, formats } = words;
  const line = text("shareWallet.line.quadrant", {
    focus: focusName(listedFocus(question.focus), share.market, words),
    benchmark: benchmarkSaid(asked),
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

const COLOURS: Readonly<Record<Stance, string>> = {
  attack: ROLE_COLOURS.own.light,
  defend: ROLE_COLOURS.nation.light,
  harvest: ROLE_COLOURS.other.light,
  watch: ROLE_COLOURS.other.light,
  level: ROLE_COLOURS.other.light,
};

/** The plane of growth and index; null where the market's growth is not known. */
function quadrantChart({ share, spending: { words } }: ShareSpending): ScatterChart | null {
  const { text, formats } = words;
  const points = share.rows.flatMap(({ subVertical, walletGrowth, index, wallet, stance }) =>
    walletGrowth === null || index === null
      ? []
      : [
          {
            id: subVertical,
            name: words.subVertical(subVertical),
            colour: stance ? COLOURS[stance] : ROLE_COLOURS.other.light,
            x: walletGrowth,
            y: index,
            size: wallet ?? 0,
          },
        ],
  );
  if (share.growthLine === null || points.length === 0) return null;
  const marks = points.map(({ id, name, x, y, size }) => ({
    id,
    says: text("shareWallet.alt.bubble", {
      name,
      growth: formats.growth(x),
      index: formats.index(y),
      wallet: formats.money(size),
    }),
  }));
  const stance = (one: Stance) => text(`shareWallet.stance.${one}`);
  return {
    kind: "scatter",
    marks,
    x: { format: { kind: "growth" }, unit: "", name: text("shareWallet.axis.growth"), divide: share.growthLine },
    y: { format: { kind: "index" }, unit: "", name: text("shareWallet.axis.index"), divide: 100 },
    // Where no category is apart from the benchmark, no field says what to do; the headline says why.
    fields: share.rows.some((row) => row.stance !== null && row.stance !== "level")
      ? [stance("defend"), stance("harvest"), stance("watch"), stance("attack")]
      : null,
    points: points.map(({ name, colour, x, y, size }) => ({ name, colour, x, y, size })),
  };
}
