import type { PlatformSpending } from "#domain/summary/sections.ts";
import type { Words } from "../words.ts";

/** The finding of the cut by seller: the two largest and how much they take together. */
export function platformHeadline({ rows, total, year }: PlatformSpending, words: Words): string {
  const { text, formats } = words;
  const [first, second] = rows;
  if (total === null || !first || !second) return text("marketSummary.headline.none", { year: formats.year(year) });
  return text("marketSummary.headline.platforms", {
    names: formats.list([words.platform(first.platform), words.platform(second.platform)]),
    share: formats.percent((first.sharePercent ?? 0) + (second.sharePercent ?? 0)),
  });
}
