import type { MediumSpend } from "#domain/summary/sections.ts";
import type { Tip } from "#ui/figure/figureLayer.ts";
import type { Words } from "../words.ts";

/** What the pointer learns about a medium: exact dollars, share, change, the nation, the range, and how settled it is. */
export function mediaTip(row: MediumSpend, year: number, { text, formats, ...words }: Words): Tip {
  return {
    title: `${words.medium(row.medium)}, ${formats.year(year)}`,
    rows: [
      [text("marketSummary.column.dollars"), formats.dollars(row.dollars)],
      [text("marketSummary.column.share_percent"), formats.percent(row.sharePercent)],
      [text("marketSummary.column.growth_percent"), formats.growth(row.growth)],
      [text("marketSummary.column.nation_share_percent"), formats.share(row.nationShare)],
      [text("marketSummary.column.index"), formats.index(row.index)],
      [text("marketSummary.column.per_capita"), formats.perCapita(row.perCapita)],
      [text("marketSummary.fact.range"), `${formats.money(row.low)} – ${formats.money(row.high)}`],
      [text("marketSummary.fact.kind"), text(`marketSummary.kind.${row.kind}`)],
    ],
  };
}
