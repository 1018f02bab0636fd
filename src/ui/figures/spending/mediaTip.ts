import type { MediaSpending, MediumSpend } from "#domain/spending/sections.ts";
import { MEDIA_BARS } from "#documents/parts/smallerMedia.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import type { Words } from "#language/words/words.ts";

/** What the pointer learns about a medium: exact dollars, share, change, the nation, the range, and how settled it is. */
export function mediaTip(row: MediumSpend, year: number, { text, formats, ...words }: Words): Tip {
  return {
    title: `${words.medium(row.medium)}, ${formats.year(year)}`,
    rows: [
      [text("spending.column.dollars"), formats.dollars(row.dollars)],
      [text("spending.column.share_percent"), formats.percent(row.sharePercent)],
      [text("spending.column.growth_percent"), formats.growth(row.growth)],
      [text("spending.column.nation_share_percent"), formats.share(row.nationShare)],
      [text("spending.column.index"), formats.index(row.index)],
      [text("spending.column.per_capita"), formats.perCapita(row.perCapita)],
      [text("spending.fact.range"), `${formats.money(row.low)} – ${formats.money(row.high)}`],
      [text("spending.fact.kind"), text(`spending.kind.${row.kind}`)],
    ],
  };
}

/** Which media the last bar stands for. */
export function restTip(section: MediaSpending, { text, formats, ...words }: Words): Tip {
  const rest = section.rows.slice(MEDIA_BARS);
  return {
    title: text("spending.moreMedia", { number: rest.length }),
    rows: rest.map((row) => [
      words.medium(row.medium),
      `${formats.money(row.dollars)} · ${formats.percent(row.sharePercent)}`,
    ]),
  };
}
