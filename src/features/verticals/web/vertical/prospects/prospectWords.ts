import type { Words } from "#language/words/words.ts";
import type { DigitalProspect } from "#domain/advertisers/digitalMarketProspects.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";

/** What a prospect's row says at once. */
export function prospectTip(rows: readonly DigitalProspect[], figure: string, year: number, words: Words): Tip | null {
  const { text, formats } = words;
  const row = rows.find(({ prospect }) => prospect.id === figure.split(":")[0]);
  if (!row) return null;
  return {
    title: `${formats.name(row.prospect.names)}, ${formats.year(year)}`,
    rows: [
      [text("verticals.prospects.column.category"), words.subVertical(row.prospect.subVertical)],
      [text("verticals.prospects.column.digital"), formats.dollars(row.dollars)],
      [text("verticals.prospects.column.digitalShare"), formats.share(row.share)],
      [text("verticals.prospects.column.gap"), formats.points(row.gap)],
      [text("verticals.prospects.column.score"), formats.count(row.score)],
    ],
  };
}
