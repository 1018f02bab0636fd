import type { Database, Queryable } from "#platform/database/database.ts";
import { type AdIntelMap, adIntelMap } from "#platform/database/queries/adIntel/adIntelMap.ts";
import { type AdIntelCategory, adIntelCategories } from "#platform/database/queries/adIntel/adIntelNames.ts";
import { type AdIntelScope, adIntelSet } from "#platform/database/queries/adIntel/adIntelSet.ts";
import { type CategorySum, adIntelCategorySums } from "#platform/database/queries/adIntel/adIntelSums.ts";
import { mediaOfTypes } from "#domain/adIntel/mediaOfTypes.ts";
import { type DraftState, draftState } from "#revisions/marketEditing/draftState.ts";

/** What all answers about observed spend begin with. */
export interface ObservedState {
  readonly draft: DraftState;
  readonly scope: AdIntelScope;
  readonly map: AdIntelMap;
  /** Our medium by media type; null is none of ours. */
  readonly media: ReadonlyMap<string, string | null>;
}

/** Reads the files of observed spend that the open draft holds, or the published revision where there is none. */
export async function observedState(database: Database): Promise<ObservedState> {
  const draft = await draftState(database);
  const scope = await database.transaction((store) => adIntelSet(store, draft.all("ad-intel")));
  const map = await adIntelMap(database);
  return { draft, scope, map, media: mediaOfTypes(map.mediaTypes) };
}

export interface NamedSums {
  readonly sums: readonly CategorySum[];
  readonly names: ReadonlyMap<number, AdIntelCategory>;
  /** Years with spend, the earliest first. */
  readonly years: readonly number[];
}

/** Sums by category, media type and year, of a market or nationwide, with the names of categories. */
export async function namedSums(
  store: Queryable,
  { scope }: ObservedState,
  market: string | undefined,
): Promise<NamedSums> {
  const [sums, categories] = await Promise.all([
    adIntelCategorySums(store, scope, { market }),
    adIntelCategories(store, scope.imports),
  ]);
  const years = [...new Set(sums.map(({ year }) => year))].toSorted((a, b) => a - b);
  return { sums, names: new Map(categories.map((one) => [one.category, one])), years };
}

/** Categories that lie within an industry, a major category or are one; undefined where nothing narrows. */
export function categoriesWithin(
  names: Iterable<AdIntelCategory>,
  asked: {
    readonly industry?: string | undefined;
    readonly major?: string | undefined;
    readonly category?: string | undefined;
  },
): number[] | undefined {
  if (asked.industry === undefined && asked.major === undefined && asked.category === undefined) return undefined;
  return [...names]
    .filter(
      ({ category, industry, major }) =>
        (asked.industry === undefined || asked.industry === industry) &&
        (asked.major === undefined || asked.major === major) &&
        (asked.category === undefined || Number(asked.category) === category),
    )
    .map(({ category }) => category);
}
