import { type FigurePlace, readFigureId } from "#figures/insights/figureId.ts";
import { subVerticalById } from "#domain/taxonomy/subVerticalById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import type { Words } from "#language/words/words.ts";
import { MEASURE_NAME } from "./measureNames.ts";

/** What a figure of a sentence is, in words: `Legal services, CTV/OTT: share, 2026`; the market is named where it is another. */
export function figureLabel(id: string, market: string, words: Words): string {
  const place = readFigureId(id);
  if (!place || place.measure === "name") return id;
  const elsewhere = place.market === market ? [] : [words.market(place.market)];
  const subject = [...elsewhere, ...subjectNames(place, words), ...mediumNames(place, words)];
  const about = subject.length > 0 ? subject : [words.text("spending.level.total")];
  return `${about.join(", ")}: ${words.text(`insights.measure.${MEASURE_NAME[place.measure]}`)}, ${place.when.replace("-", "–")}`;
}

function subjectNames({ subject }: FigurePlace, words: Words): string[] {
  const [base = "", part] = subject.split(".");
  if (part === "political") return [words.text("spending.column.political")];
  if (verticalById(base)) return [words.vertical(base)];
  return subVerticalById(base) ? [words.subVertical(base)] : [];
}

function mediumNames({ medium }: FigurePlace, words: Words): string[] {
  const [first = "", second = ""] = medium.split(".");
  if (first === "all" || first === "prospect") return [];
  if (first === "platform") return [words.formats.list(second.split("+").map(words.platform))];
  if (first === "traditional" || first === "digital") return [words.text(`spending.level.${first}`)];
  return [words.medium(first === "own" ? second : first)];
}
