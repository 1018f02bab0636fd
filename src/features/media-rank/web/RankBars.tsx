import { LONG_LOOK } from "#domain/ranks/rankList.ts";
import { yearKind } from "#domain/yearKind.ts";
import { columnScale } from "#i18n/money.ts";
import { BarList } from "#ui/figure/BarList.tsx";
import { rankedName, shownRanks } from "#reports/parts/ranks/rankFigure.ts";
import type { Ranking } from "#reports/parts/ranks/ranking.ts";
import { rankChangeCell } from "./rankChangeCell.ts";
import style from "./RankBars.module.css";

/** The first of the ranking, and the own one wherever it stands. */
export function RankBars({ ranking }: { readonly ranking: Ranking }) {
  const { list, spending, markOf, colourOf } = ranking;
  const { text, formats } = spending.words;
  const shown = shownRanks(ranking);
  const hidden = list.rows.length - shown.length;
  const scale = columnScale(shown.map(({ dollars }) => dollars));
  const widest = Math.max(...shown.map(({ dollars }) => dollars ?? 0), 0);
  const forecast = yearKind(spending.revision.provenance, list.years.indexOf(list.year)) === "forecast";
  const since = (back: number) => text("mediaRank.sinceShort", { year: formats.year(list.year - back) });
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
        name: rankedName(ranking, row),
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
