import type { ComparedCell, MediaCompare } from "#domain/summary/sections.ts";
import { NATION } from "#domain/market.ts";
import type { Words } from "../words.ts";

const NEWSWORTHY = 0.02;
/** An index up to here is within what rounding and estimating make of an average. */
const STRONG = 105;

/** The finding of a comparison: which medium weighs more here than in the nation; for the nation, what weighs most. */
export function compareHeadline({ rows, year, markets }: MediaCompare, words: Words): string {
  const { text, formats } = words;
  const own = markets[0]?.market ?? NATION;
  const candidates = rows.flatMap(({ medium, cells }) => {
    const cell = cells[0];
    return cell && (cell.share ?? 0) >= NEWSWORTHY ? [{ medium, cell, nation: cells.at(-1) }] : [];
  });
  const [largest] = candidates;
  if (!largest) return text("marketSummary.headline.none", { year: formats.year(year) });
  if (own === NATION) {
    return text("marketSummary.headline.compareNation", {
      medium: words.medium(largest.medium),
      share: formats.percent(largest.cell.sharePercent),
    });
  }

  const strongest = candidates.reduce((best, one) => (index(one.cell) > index(best.cell) ? one : best), largest);
  if (index(strongest.cell) <= STRONG) return text("marketSummary.headline.compareEven", { market: words.market(own) });
  return text("marketSummary.headline.compareStrong", {
    medium: words.medium(strongest.medium),
    share: formats.percent(strongest.cell.sharePercent),
    nation: formats.percent(strongest.nation?.sharePercent ?? null),
    index: formats.index(strongest.cell.index),
  });
}

const index = (cell: ComparedCell): number => cell.index ?? 0;
