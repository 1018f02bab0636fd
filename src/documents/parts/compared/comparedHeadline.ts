import { allocationError } from "#domain/figures/bands.ts";
import { shareOf } from "#domain/figures/share.ts";
import { growthsDiffer, isMaterial, isSignificant } from "#domain/figures/significance.ts";
import type { MarketComparison, MarketStanding } from "#domain/spending/marketComparison.ts";
import { averageGrowthText } from "#language/words/growthText.ts";
import type { Spending } from "../../spending.ts";

/** A market's figure as the data carry it: divided from the nation's, and the smaller the part the less it is known. */
interface Told {
  readonly market: string;
  readonly value: number;
  readonly error: number;
}

/** Who spends most, as far as the data carry that anybody does; `say` writes an amount as the chart prints it. */
export function mostSpent(
  told: readonly Told[],
  own: string,
  say: (value: number) => string,
  words: Spending["words"],
) {
  const { text, market } = words;
  const [first, second] = told.toSorted((a, b) => b.value - a.value);
  if (!first || !second) return text("insights.atAGlance");
  const both = {
    first: market(first.market),
    second: market(second.market),
    most: say(first.value),
    next: say(second.value),
  };
  const isApart =
    isSignificant(first, second, 0) && isMaterial(first.value - second.value, first.value) && both.most !== both.next;
  if (!isApart) return text("compared.headline.level", both);
  if (told.length === 2) return text("compared.headline.more", both);
  const here = told.find((one) => one.market === own);
  if (!here || here === first) return text("compared.headline.leads", both);
  return text("compared.headline.most", { ...both, second: market(own), next: say(here.value) });
}

/** Who grows fastest over the years ahead, as far as the data carry that anybody does. */
export function fastestAhead(section: MarketComparison, spending: Spending): string {
  const { words, view } = spending;
  const { text, formats, market } = words;
  const known = besides(section, spending).flatMap(({ standing, error }) =>
    standing.cagr === null ? [] : [{ market: standing.market, value: standing.cagr, error: error * Math.SQRT2 }],
  );
  const [first, second] = known.toSorted((a, b) => b.value - a.value);
  if (!first || !second) return text("insights.atAGlance");
  const say = (value: number) => averageGrowthText(value, { of: section.cagrOf, political: view.political }, words);
  const span = { from: formats.year(section.cagrFrom), to: formats.year(section.cagrTo) };
  const last = known.reduce((slowest, one) => (one.value < slowest.value ? one : slowest));
  if (growthsDiffer(first, last, section.cagrTo - section.cagrFrom))
    return text("compared.headline.fastest", {
      ...span,
      first: market(first.market),
      most: say(first.value),
      last: market(last.market),
      least: say(last.value),
    });
  const [most, least] = [formats.growth(first.value), formats.growth(last.value)];
  return most === least
    ? text("compared.headline.alike", { ...span, growth: say(first.value) })
    : text("compared.headline.nearlyAlike", { ...span, least, most: say(first.value) });
}

/** The markets side by side without the nation, which divides into them, each with how far its figures may be off. */
export function besides(
  { markets }: MarketComparison,
  { view }: Spending,
): { standing: MarketStanding; error: number }[] {
  const nation = markets.find(({ market }) => market === view.nation.wallet.market);
  return markets
    .filter((standing) => standing !== nation || standing.market === view.own.wallet.market)
    .map((standing) => ({
      standing,
      error: allocationError(standing === nation ? 1 : (shareOf(standing.total, nation?.total ?? null) ?? 0)),
    }));
}
