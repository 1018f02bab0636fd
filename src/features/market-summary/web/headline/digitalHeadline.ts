import type { MediaSpending } from "#domain/summary/sections.ts";
import { pointsApart, type Words } from "../words.ts";

/** The finding of the digital ranking: its largest medium, and how that share stands against the nation's. */
export function digitalHeadline(
  { rows, total, year, market }: MediaSpending,
  nation: MediaSpending,
  words: Words,
): string {
  const { text, formats } = words;
  const [largest] = rows;
  if (!largest || total === null) return text("marketSummary.headline.none", { year: formats.year(year) });
  const values = { medium: words.medium(largest.medium), share: formats.percent(largest.sharePercent) };
  if (market === nation.market || largest.share === null || largest.nationShare === null) {
    return text("marketSummary.headline.digital", values);
  }
  const apart = largest.share - largest.nationShare;
  if (Math.abs(apart) < 0.0005) return text("marketSummary.headline.digitalEven", values);
  const points = pointsApart(formats, apart);
  return text(apart > 0 ? "marketSummary.headline.digitalAbove" : "marketSummary.headline.digitalBelow", {
    ...values,
    points,
  });
}
