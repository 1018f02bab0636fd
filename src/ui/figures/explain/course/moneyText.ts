import { isMedium } from "#domain/taxonomy/mediumById.ts";
import type { Words } from "#language/words/words.ts";
import type { MoneyQuestion } from "#ui/figures/figureLayer.ts";
import type { FigureCourse } from "./courseQuery.ts";

/** What dollars are of, from the wide to the narrow: "Dallas, Radio, Automotive, 2026". */
export function moneyText({ market, year, medium, vertical, subVertical, part }: MoneyQuestion, words: Words): string {
  const { text, formats } = words;
  return [
    words.market(market),
    ...(medium === undefined ? [] : [mediumText(medium, words)]),
    ...(vertical === undefined || subVertical !== undefined ? [] : [words.vertical(vertical)]),
    ...(subVertical === undefined ? [] : [words.subVertical(subVertical)]),
    ...(part === undefined || subVertical !== undefined ? [] : [text(`explain.course.part.${part}`)]),
    formats.year(year),
  ].join(", ");
}

function mediumText(medium: string, { text, medium: nameOf }: Words): string {
  if (isMedium(medium)) return nameOf(medium);
  return medium === "digital" || medium === "traditional" ? text(`spending.level.${medium}`) : nameOf(medium);
}

/** What a part of a sum is called. */
export function partText(by: NonNullable<FigureCourse["by"]>, id: string, words: Words): string {
  switch (by) {
    case "medium":
      return words.medium(id);
    case "part":
      return words.text(`explain.course.part.${id === "political" ? "political" : "core"}`);
    case "vertical":
      return words.vertical(id);
    case "subVertical":
      return words.subVertical(id);
    default:
      return words.market(id);
  }
}

/** The question that follows a part of a sum. */
export function partQuestion(question: MoneyQuestion, by: NonNullable<FigureCourse["by"]>, id: string): MoneyQuestion {
  if (by === "part") return { ...question, part: id === "political" ? "political" : "core" };
  if (by === "tvMarket") return { ...question, market: id };
  return { ...question, [by]: id };
}
