import type { Words } from "#language/words/words.ts";
import type { RankedMarket } from "#domain/verticals/rankMarkets.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";

/** What a market of the ranking says at once. */
export function rankingTip(rows: readonly RankedMarket[], figure: string, year: number, words: Words): Tip | null {
  const { text, formats } = words;
  const row = rows.find(({ market }) => market === figure.split(":")[0]);
  if (!row) return null;
  return {
    title: `${formats.rank(row.rank)} ${row.name}, ${formats.year(year)}`,
    rows: [
      [text("verticals.ranking.column.dollars"), formats.dollars(row.dollars)],
      [text("verticals.ranking.column.share"), formats.share(row.share)],
      [text("verticals.ranking.column.growth"), formats.growth(row.growth)],
      [text("verticals.ranking.column.perCapita"), formats.perCapita(row.perCapita)],
      [text("verticals.ranking.column.index"), formats.index(row.index)],
    ],
  };
}
