import type { Words } from "#language/words/words.ts";
import type { OverviewRow, StationOverview } from "../contract.ts";

/** Why nothing is known of what a station takes, in words. */
export function whyNoRevenue({ station, home }: OverviewRow, overview: StationOverview, { text }: Words): string {
  if (!home) return text("stations.unknown.elsewhere");
  if (station.commercial === false) return text("stations.unknown.noncommercial");
  if (overview.revenueWithheld) return text("stations.unknown.withheld");
  return text("stations.unknown.revenue");
}

/** Why nothing is known of who watches or listens to it. */
export function whyNoShare({ books }: StationOverview, { text }: Words, at = 0): string {
  const book = books[at];
  return book ? text("stations.unknown.notInBook", { book: book.book }) : text("stations.unknown.noBook");
}

/** Why a station has no power ratio: it lacks one of the two shares. */
export function whyNoRatio(row: OverviewRow, overview: StationOverview, words: Words): string {
  if (row.revenueShare === null) return whyNoRevenue(row, overview, words);
  return row.share === null ? whyNoShare(overview, words) : words.text("stations.unknown.ratio");
}
