import type { Measure } from "#domain/figures/measure.ts";
import type { SubVerticalRow } from "#domain/spending/sections.ts";
import type { MeasureFormats } from "#language/words/measureFormats.ts";
import type { Words } from "#language/words/words.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";

/** What the pointer learns of a sub-vertical in a list: `row` is in the measure, `own` in dollars, which a tip always names too. */
export function subVerticalTip(
  row: SubVerticalRow,
  own: SubVerticalRow,
  year: number,
  measure: Measure,
  write: MeasureFormats,
  words: Words,
): Tip {
  const { text, formats } = words;
  const title = `${words.subVertical(row.subVertical)}, ${formats.year(year)}`;
  return {
    title: measure === "perCapita" ? `${title} · ${write.unit}` : title,
    rows: [
      [text("spending.column.vertical"), words.vertical(row.vertical)],
      [text("spending.column.dollars"), write.exact(row.dollars)],
      [text("spending.column.previous_dollars"), write.exact(row.previous)],
      [text("spending.column.delta_dollars"), write.change(row.delta)],
      [text("spending.column.growth_percent"), formats.growth(row.growth)],
      measure === "dollars"
        ? [text("spending.column.share_percent"), formats.share(row.share)]
        : [text("spending.inDollars"), `${formats.dollars(own.dollars)} (${formats.moneyChange(own.delta)})`],
      ...(row.topMedium
        ? [
            [
              text("spending.column.top_medium"),
              `${words.medium(row.topMedium)} · ${formats.share(row.topMediumShare)}`,
            ] as const,
          ]
        : []),
    ],
  };
}
