import type { SubVerticalList } from "#domain/summary/sections.ts";
import type { Words } from "../words.ts";

export type SubVerticalListName = "topSubVerticals" | "largestGrowthVerticals" | "largestLossVerticals";

/** The finding of a list of sub-verticals: its first, or that there is none. */
export function subVerticalHeadline(name: SubVerticalListName, { rows, year }: SubVerticalList, words: Words): string {
  const { text, formats } = words;
  const [first] = rows;
  if (!first) return text(`marketSummary.headline.${name}None`, { year: formats.year(year) });
  return text(`marketSummary.headline.${name}`, {
    name: words.subVertical(first.subVertical),
    money: formats.money(first.dollars),
    share: formats.share(first.share),
    delta: formats.moneyChange(first.delta),
    growth: formats.growth(first.growth),
  });
}
