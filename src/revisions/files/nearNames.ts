import type { KnownMarket } from "#revisions/ingest/layout.ts";
import { nearestMediaTypes } from "#revisions/ingest/cells/matchMediaType.ts";
import {
  mediumMatcher,
  type NameMatcher,
  platformMatcher,
  targetMatcher,
} from "#revisions/ingest/cells/matchTaxonomy.ts";
import { nearestNames } from "#revisions/ingest/cells/nearestNames.ts";
import type { NameCode, UnknownName } from "#revisions/ingest/problemBook.ts";

const MATCHERS: Partial<Record<NameCode, NameMatcher>> = {
  "unknown-medium": mediumMatcher,
  "unknown-vertical": targetMatcher,
  "unknown-platform": platformMatcher,
};
const MOST = 3;

/** Ids of what an unknown name may mean, the nearest first. */
export function nearNames({ code, value }: UnknownName, markets: readonly KnownMarket[]): string[] {
  if (code === "unknown-media-type") return nearestMediaTypes(value);
  const matcher = MATCHERS[code];
  if (matcher) return [...new Set(matcher.nearest(value).flatMap((name) => matcher.match(name) ?? []))].slice(0, MOST);
  const exact = markets.filter((market) => market.code === digitsOf(value));
  const alike = nearestNames(value, markets, (market) => market.name, MOST);
  return [...new Set([...exact, ...alike].map(({ id }) => id))].slice(0, MOST);
}

/** What a spreadsheet or a typist may have made of a code: the letter O for a zero, a leading zero, decimals. */
function digitsOf(value: string): string {
  return value
    .replace(/o/gi, "0")
    .replace(/[il]/gi, "1")
    .replace(/\.0+$/, "")
    .replace(/^0+(?=\d)/, "");
}
