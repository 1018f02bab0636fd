/** What is told of quarters, by medium and year: four amounts in whole dollars, null where nobody says. */
export type QuartersTold = Readonly<Record<string, Readonly<Record<string, readonly (number | null)[]>>>>;

/**
 * What somebody's own books or filings say of a market: sums of these sub-verticals, each medium by itself, in these years. Where they
 * tell a part of it alone, or a sum over several media that our model divided, they are `partly` reported.
 */
export interface ReportedPart {
  readonly subVerticals: readonly string[];
  /** Years by medium. */
  readonly media: Readonly<Record<string, readonly number[]>>;
  readonly partly: boolean;
  /** What quarters of their sum came to; left out: nobody tells any. */
  readonly quarters?: QuartersTold | undefined;
  /** The same of quarters of which a part is told: they came to as much or more. */
  readonly leastQuarters?: QuartersTold | undefined;
}

/** How much of a figure is reported. */
export type Coverage = "whole" | "partly" | "none";

/** What of it speaks of these sub-verticals and no others: the rest would tell of figures that are left out. */
export function reportedWithin(
  reported: readonly ReportedPart[],
  subVerticals: readonly string[],
): readonly ReportedPart[] {
  const within = new Set(subVerticals);
  return reported.filter((part) => part.subVerticals.every((id) => within.has(id)));
}

/** How much of the sum of these sub-verticals is reported, by medium and year: all of it where each of them lies in a sum that is. */
export function reportedCoverage(
  reported: readonly ReportedPart[],
  subVerticals: readonly string[],
): (medium: string, year: number) => Coverage {
  const parts = reportedWithin(reported, subVerticals);
  return (medium, year) => {
    const found = parts.filter(({ media }) => media[medium]?.includes(year));
    if (found.length === 0) return "none";
    const covered = new Set(found.flatMap((part) => (part.partly ? [] : part.subVerticals)));
    return subVerticals.every((id) => covered.has(id)) ? "whole" : "partly";
  };
}

/** What is reported of markets that are added up: what is in each of them. That a part of some market is, is that market's own matter. */
export function reportedTogether(markets: readonly (readonly ReportedPart[])[]): readonly ReportedPart[] {
  const [first = [], ...others] = markets;
  return first.flatMap(({ subVerticals, media, partly }) => {
    if (partly) return [];
    const covers = others.map((market) => reportedCoverage(market, subVerticals));
    const shared = Object.entries(media).flatMap(([medium, years]) => {
      const own = years.filter((year) => covers.every((coverage) => coverage(medium, year) === "whole"));
      return own.length > 0 ? [[medium, own] as const] : [];
    });
    return shared.length > 0 ? [{ subVerticals, media: Object.fromEntries(shared), partly }] : [];
  });
}
