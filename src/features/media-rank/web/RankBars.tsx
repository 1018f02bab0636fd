import { LONG_LOOK, type RankRow } from "#domain/ranks/rankList.ts";
import { yearKind } from "#domain/yearKind.ts";
import { columnScale } from "#i18n/money.ts";
import { BarList } from "#ui/figure/BarList.tsx";
import type { Ranking } from "./ranking.ts";
import { rankChangeCell } from "./rankChangeCell.ts";
import style from "./RankBars.module.css";

/** As many as fit on a screen; the table has them all. */
const BARS = 16;

/** The first of the ranking, and the own one wherever it stands. */
export function RankBars({ ranking }: { readonly ranking: Ranking }) {
  const { list, spending, own, nameOf, markOf, colourOf } = ranking;
  const { text, formats } = spending.words;
  const top = list.rows.slice(0, BARS);
  const ownRow = list.rows.find(({ id }) => id === own);
  const shown = ownRow && !top.includes(ownRow) ? [...top.slice(0, -1), ownRow] : top;
  const hidden = list.rows.length - shown.length;
  const scale = columnScale(shown.map(({ dollars }) => dollars));
  const widest = Math.max(...shown.map(({ dollars }) => dollars ?? 0), 0);
  const forecast = yearKind(spending.revision.provenance, list.years.indexOf(list.year)) === "forecast";
  const since = (back: number) => text("mediaRank.sinceShort", { year: formats.year(list.year - back) });
  const ranked = ({ id, rank }: RankRow) => (rank === null ? nameOf(id) : `${formats.count(rank)}. ${nameOf(id)}`);
  return (
    <BarList
      heads={[
        text(`mediaRank.ranked.${ranking.kind}`),
        formats.moneyHead(scale),
        text("spending.column.share_percent"),
        since(1),
        since(LONG_LOOK),
      ]}
      rows={shown.map((row) => ({
        id: row.id,
        name: ranked(row),
        length: widest > 0 ? (row.dollars ?? 0) / widest : 0,
        tick: null,
        fill: colourOf(row.id),
        mark: markOf(row.id),
        forecast,
        cells: [
          { text: formats.moneyIn(scale, row.dollars) },
          { text: formats.percent(row.sharePercent) },
          rankChangeCell(row.rankChange, formats),
          rankChangeCell(row.longRankChange, formats),
        ],
      }))}
    >
      {hidden > 0 && <p className={style["more"]}>{text("mediaRank.more", { count: hidden })}</p>}
    </BarList>
  );
}
