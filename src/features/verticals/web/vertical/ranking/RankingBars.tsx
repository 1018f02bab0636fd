import type { Spending } from "#reports/spending.ts";
import { changeCell } from "#blocks/spending/changeCell.ts";
import { roleColour } from "#charts/colours.ts";
import type { RankedMarket } from "#domain/verticals/rankMarkets.ts";
import { yearKind } from "#domain/yearKind.ts";
import { columnScale } from "#i18n/money.ts";
import { BarList } from "#ui/figure/BarList.tsx";
import { shownMarkets } from "#reports/parts/ranks/shownMarkets.ts";
import style from "./RankingBars.module.css";

interface RankingBarsProps {
  readonly rows: readonly RankedMarket[];
  readonly spending: Spending;
}

/** The first markets of the ranking, and the own one wherever it stands. */
export function RankingBars({ rows, spending: { market, measure, revision, view, words } }: RankingBarsProps) {
  const { text, formats } = words;
  const perCapita = measure === "perCapita";
  const { shown, own } = shownMarkets(rows, market.id);
  const scale = columnScale(shown.map(({ dollars }) => dollars));
  const size = (row: RankedMarket) => (perCapita ? row.perCapita : row.dollars) ?? 0;
  const widest = Math.max(...shown.map(size), 0);
  const forecast = yearKind(revision.provenance, revision.years.indexOf(view.year)) === "forecast";
  const hidden = rows.length - shown.length;
  const money = { head: formats.moneyHead(scale), cell: (row: RankedMarket) => formats.moneyIn(scale, row.dollars) };
  const person = {
    head: text("verticals.ranking.column.perCapita"),
    cell: (row: RankedMarket) => formats.perCapita(row.perCapita),
  };
  const [main, second] = perCapita ? [person, money] : [money, person];
  return (
    <BarList
      heads={[text("verticals.ranking.column.market"), main.head, second.head, text("verticals.ranking.column.growth")]}
      rows={shown.map((row) => ({
        id: row.market,
        name: `${formats.count(row.rank)}. ${row.name}`,
        length: widest > 0 ? size(row) / widest : 0,
        tick: null,
        fill: row === own ? roleColour("own") : roleColour("other"),
        mark: row === own ? text("verticals.ranking.yours") : undefined,
        forecast,
        cells: [{ text: main.cell(row) }, { text: second.cell(row) }, changeCell(row.growth, formats)],
      }))}
    >
      {hidden > 0 && <p className={style["more"]}>{text("verticals.ranking.more", { count: hidden })}</p>}
    </BarList>
  );
}
