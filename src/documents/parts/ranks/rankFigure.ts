import { mediumLight, roleLight } from "../lightColours.ts";
import { rankedColours } from "../rankedColours.ts";
import { kindedHead } from "#language/words/kindWords.ts";
import { LONG_LOOK, type RankRow } from "#domain/ranks/rankList.ts";
import { rankTable } from "#domain/ranks/rankTable.ts";
import { columnScale } from "#language/money.ts";
import type { BarChart } from "../../chart.ts";
import { reportTable } from "../../reportTable.ts";
import { rankChangeCell } from "../besideCells.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { withoutColumns } from "../withoutColumns.ts";
import type { Ranking } from "./ranking.ts";

/** As many as fit on a screen; the table has them all. */
const BARS = 16;

/** The ranking of the year: money and ranks won, the first of it as bars and all of it in the table. */
export function rankFigure(ranking: Ranking): BlockFigure {
  const { kind, list, spending, names, headlines, line, nameOf, markOf } = ranking;
  const { words } = spending;
  const { text, formats } = words;
  const known = list.rows.filter(({ rank }) => rank !== null);
  const largest = known.slice(0, 3).map(({ id, dollars }) => `${nameOf(id)} ${formats.money(dollars)}`);
  return {
    name: names[0],
    headline: headlines[0],
    measure: line,
    alt: text("mediaRank.alt.ranking", { line, count: known.length, largest: formats.list(largest) }),
    shows: "both",
    // Of markets each share is of a whole of its own.
    shares: kind !== "market",
    chart: () => (known.length > 0 ? barsOf(ranking) : null),
    table: () => {
      const years = list.years.map((year) => `rank_${year}`);
      const table = withoutColumns(rankTable(list, kind), years);
      return reportTable(table, { name: tableName(names[0]), caption: line, words, named: kind, mark: markOf });
    },
  };
}

/** The first of the ranking, and the own one and what the headline is about wherever they stand. */
export function shownRanks({ list, own, told: [told] }: Pick<Ranking, "list" | "own" | "told">): readonly RankRow[] {
  const top = list.rows.slice(0, BARS);
  const meant = list.rows.filter((row) => (row.id === own || row.id === told) && !top.includes(row));
  return [...top.slice(0, top.length - meant.length), ...meant];
}

/** `1. TV OTA` */
export function rankedName({ nameOf, spending: { words } }: Ranking, { id, rank }: RankRow): string {
  return rank === null ? nameOf(id) : `${words.formats.count(rank)}. ${nameOf(id)}`;
}

function barsOf(ranking: Ranking): BarChart {
  const { list, markOf, kind, spending } = ranking;
  const { words } = spending;
  const { text, formats } = words;
  const shown = shownRanks(ranking);
  const hidden = list.rows.length - shown.length;
  const kindOfYear = list.kinds[list.years.indexOf(list.year)] ?? "estimate";
  const since = (back: number) => text("mediaRank.sinceShort", { year: formats.year(list.year - back) });
  const scale = columnScale(shown.map(({ dollars }) => dollars));
  const [told] = ranking.told;
  const rows = shown.map((row) => ({
    own: markOf(row.id),
    told: row.id === told || undefined,
    cells: [
      { text: formats.moneyIn(scale, row.dollars) },
      { text: formats.share(row.share) },
      rankChangeCell(row.rankChange, formats),
      rankChangeCell(row.longRankChange, formats),
    ],
  }));
  return {
    kind: "bars",
    marks: shown.map(({ id }) => ({ id })),
    kinds: shown.map(() => kindOfYear),
    beside: {
      heads: [
        text(`mediaRank.ranked.${kind}`),
        kindedHead(formats.moneyHead(scale), kindOfYear, words),
        text("spending.column.share_percent"),
        since(1),
        since(LONG_LOOK),
      ],
      rows,
      more: hidden > 0 ? text("mediaRank.more", { count: hidden }) : null,
    },
    categories: shown.map((row) => rankedName(ranking, row)),
    series: [
      {
        name: text("spending.column.dollars"),
        colour: roleLight("other"),
        values: shown.map(({ dollars }) => dollars),
      },
    ],
    colours: rankedColours(rows, kind === "medium" ? mediumLight(told ?? "") : undefined),
    benchmark: null,
    format: { kind: "money", scale },
    unit: formats.moneyHead(scale),
  };
}
