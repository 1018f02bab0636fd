import type { Words } from "#language/words/words.ts";
import type { VerticalMonth } from "./seasonMonths.ts";

/** What elections do to the months of a year, in words. */
export function crowdText(months: readonly VerticalMonth[], year: number, { text, formats }: Words): string {
  const crowded = months.filter((one) => one.crowded);
  if (crowded.length === 0) return text("verticals.season.odd", { year: formats.year(year) });
  const named = (list: readonly VerticalMonth[]) => formats.list(list.map(({ month }) => formats.month(month)));
  const part = crowded.reduce((sum, { political }) => sum + (political ?? 0), 0);
  const hit = crowded.filter(({ hot }) => hot);
  const sentence = text("verticals.season.crowd", {
    year: formats.year(year),
    part: formats.share(part),
    months: named(crowded),
  });
  const advice =
    hit.length > 0 ? text("verticals.season.overlap", { months: named(hit) }) : text("verticals.season.noOverlap");
  return `${sentence} ${advice}`;
}
