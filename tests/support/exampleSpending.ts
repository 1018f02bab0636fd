import type { Measure } from "#domain/figures/measure.ts";
import { NO_HIGHLIGHTS, type Highlights } from "#domain/highlights.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { narrowView, type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Market } from "#domain/markets/market.ts";
import type { Spending } from "#documents/spending.ts";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { galleryView } from "#tests/gallery/galleryView.ts";

export const exampleMarket: Market = {
  id: "tv-501",
  kind: "tv",
  code: "501",
  name: "New York",
  rank: 1,
  states: ["NY", "NJ", "CT"],
  population: 20_100_000,
  households: 7_700_000,
  tvHomes: 7_400_000,
  countyCount: 30,
  latitude: 40.7,
  longitude: -74,
};

/** The revision of a view. */
export function exampleRevision(view: SpendingView, rest: Partial<Revision> = {}): Revision {
  const { years, media, subVerticals } = view.own.wallet;
  return {
    id: "1",
    label: "2026 spring",
    status: "published",
    publishedAt: "2026-03-04T12:00:00.000Z",
    sample: false,
    years,
    media,
    subVerticals,
    currentYear: view.currentYear,
    provenance: view.provenance,
    platformShares: view.platformShares,
    ...rest,
  };
}

export interface ExampleSpending {
  readonly locale?: Locale;
  readonly scope?: Scope;
  readonly measure?: Measure;
  readonly view?: SpendingView;
  readonly own?: Highlights;
  readonly revision?: Partial<Revision>;
}

/** Spending of a made-up market, as screens and files have it. */
export async function exampleSpending({
  locale = "en-US",
  scope = WHOLE_MARKET,
  measure = "dollars",
  view = galleryView,
  own = NO_HIGHLIGHTS,
  revision = {},
}: ExampleSpending = {}): Promise<Spending> {
  return {
    scope,
    view: narrowView(view, scope),
    whole: view,
    market: exampleMarket,
    revision: exampleRevision(view, revision),
    measure,
    own,
    words: await exampleWords(locale),
  };
}
