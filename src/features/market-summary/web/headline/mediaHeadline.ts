import type { MediaSpending, MediumSpend } from "#domain/summary/sections.ts";
import { pointsApart, type Words } from "../words.ts";

/** Media below this part of the list make no headline: growth from little is no news. */
const NEWSWORTHY = 0.01;

/** Apart by less than this many points (as part of one), two growth rates read the same. */
const EVEN = 0.0005;

/** The finding of a ranking of media: who grows fastest, against the nation; the largest where nothing is known of growth. */
export function mediaHeadline(section: MediaSpending, nation: MediaSpending, words: Words): string {
  const { text, formats } = words;
  const [largest] = section.rows;
  if (!largest || section.total === null)
    return text("marketSummary.headline.none", { year: formats.year(section.year) });
  const fastest = fastestOf(section.rows);
  if (!fastest) {
    return text("marketSummary.headline.mediaLargest", {
      medium: words.medium(largest.medium),
      share: formats.percent(largest.sharePercent),
    });
  }

  const values = {
    medium: words.medium(fastest.medium),
    growth: formats.growth(fastest.growth),
    year: formats.year(section.year),
  };
  if (fastest.growth < 0) return text("marketSummary.headline.mediaAllShrink", values);
  if (section.market === nation.market) return text("marketSummary.headline.mediaFastest", values);
  const before = nation.rows.find(({ medium }) => medium === fastest.medium)?.growth ?? null;
  if (before === null) return text("marketSummary.headline.mediaFastest", values);
  const apart = fastest.growth - before;
  if (Math.abs(apart) < EVEN) return text("marketSummary.headline.mediaFastestEven", values);
  const points = pointsApart(formats, apart);
  return text(apart > 0 ? "marketSummary.headline.mediaFastestAbove" : "marketSummary.headline.mediaFastestBelow", {
    ...values,
    points,
  });
}

function fastestOf(rows: readonly MediumSpend[]): (MediumSpend & { readonly growth: number }) | null {
  let fastest: (MediumSpend & { readonly growth: number }) | null = null;
  for (const row of rows) {
    if ((row.share ?? 0) < NEWSWORTHY || row.growth === null) continue;
    if (!fastest || row.growth > fastest.growth) fastest = { ...row, growth: row.growth };
  }
  return fastest;
}
