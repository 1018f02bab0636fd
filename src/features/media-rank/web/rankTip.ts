import { LONG_LOOK } from "#domain/ranks/rankList.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import type { Ranking } from "#documents/parts/ranks/ranking.ts";
import { rankChangeCell } from "#documents/parts/besideCells.ts";

/** More lines than this nobody reads in a tip. */
const LINES = 8;

/** What a row of the ranking (`tvOta`, `tvOta:index`) or a year of its drawing (`year:2026`) says at once. */
export function rankTip({ list, spending, nameOf }: Ranking, figure: string): Tip | null {
  const { text, formats } = spending.words;
  const [id = "", column = ""] = figure.split(":");
  if (id === "year") {
    const at = list.years.indexOf(Number(column));
    if (at < 0) return null;
    const ranked = list.rows
      .flatMap((row) => {
        const rank = row.ranks[at] ?? null;
        return rank === null ? [] : [{ id: row.id, rank }];
      })
      .toSorted((a, b) => a.rank - b.rank);
    return {
      title: `${formats.year(Number(column))} · ${text(`spending.kind.${list.kinds[at] ?? "estimate"}`)}`,
      rows: ranked.slice(0, LINES).map((row) => [nameOf(row.id), formats.rank(row.rank)]),
    };
  }
  const row = list.rows.find((one) => one.id === id);
  if (!row) return null;
  return {
    title: `${formats.rank(row.rank)} ${nameOf(id)}, ${formats.year(list.year)}`,
    rows: [
      [text("spending.column.dollars"), formats.dollars(row.dollars)],
      [text("spending.column.share_percent"), formats.percent(row.sharePercent)],
      [text("spending.column.growth_percent"), formats.growth(row.growth)],
      [text("mediaRank.since", { year: formats.year(list.year - 1) }), rankChangeCell(row.rankChange, formats).text],
      [
        text("mediaRank.since", { year: formats.year(list.year - LONG_LOOK) }),
        rankChangeCell(row.longRankChange, formats).text,
      ],
      [text("spending.column.index"), formats.index(row.index)],
    ],
  };
}
