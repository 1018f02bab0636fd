import type { SubVerticalList } from "#domain/summary/sections.ts";
import type { Measure } from "#ui/address/viewAddress.ts";
import { measureFormats } from "../measureFormats.ts";
import type { Words } from "../words.ts";
import { spoken } from "./spoken.ts";

export type SubVerticalListName = "topSubVerticals" | "largestGrowthVerticals" | "largestLossVerticals";

/** The finding of a list of sub-verticals, whose amounts are in the measure: its first, or that there is none. */
export function subVerticalHeadline(
  name: SubVerticalListName,
  { rows, year }: SubVerticalList,
  words: Words,
  measure: Measure = "dollars",
): string {
  const { text, formats } = words;
  const [first] = rows;
  if (!first) return text(`marketSummary.headline.${name}None`, { year: formats.year(year) });
  const write = measureFormats(measure, [], words);
  return text(measure === "share" ? `marketSummary.headline.${name}Share` : `marketSummary.headline.${name}`, {
    name: words.subVertical(first.subVertical),
    money: spoken(write.inline(first.dollars), measure, words),
    share: formats.share(first.share),
    delta: spoken(write.change(first.delta), measure, words),
    growth: formats.growth(first.growth),
  });
}
