import { LRUCache } from "lru-cache";
import type { Database, Queryable } from "#platform/database/database.ts";
import { adIntelMap } from "#platform/database/queries/adIntel/adIntelMap.ts";
import { type AdIntelScope, adIntelSet } from "#platform/database/queries/adIntel/adIntelSet.ts";
import {
  adIntelCategoryAmounts,
  adIntelMarketAmounts,
  adIntelPeriodsOf,
  type AmountSum,
} from "#platform/database/queries/adIntel/adIntelSums.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import { mediaOfTypes } from "#domain/adIntel/mediaOfTypes.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import type { ObservedSpend, Seen } from "#forecast/steering/observedSpend.ts";

/**
 * What outside services saw, by our media and years, from the files of observed spend that a revision is made of; empty where it has none.
 * Categories that are not mapped count for markets, since their dollars were spent there, and for no sub-vertical; political ones for no market.
 */
export async function readObservedSpend(database: Database, revision: number): Promise<ObservedSpend[]> {
  return [...(await readObserved(database, revision)).spend];
}

/** The same with the version of the map that it was read by; null where there is nothing to read. */
export async function readObserved(
  database: Database,
  revision: number,
): Promise<{ readonly spend: readonly ObservedSpend[]; readonly mapVersion: number | null }> {
  const imports = await adIntelImports(database, revision);
  if (imports.length === 0) return { spend: [], mapVersion: null };
  return database.transaction(async (store) => {
    const scope = await adIntelSet(store, imports);
    const map = await adIntelMap(store);
    const media = mediaOfTypes(map.mediaTypes);
    const found = new Map<string, Gathered>();
    const at = (mediaType: string, year: number) => {
      const medium = media.get(mediaType) ?? null;
      if (medium === null) return null;
      const key = `${medium} ${year}`;
      const known = found.get(key) ?? { medium, year, byMarket: new Map(), bySubVertical: new Map() };
      found.set(key, known);
      return known;
    };
    // Political money of a market follows its races; what was seen of it says nothing of where core money goes.
    const political = [...map.categories].flatMap(([category, id]) => (id !== null && isPolitical(id) ? category : []));
    const { ofMarkets, ofCategories } = await keptAmounts(database.origin, store, scope, political);
    for (const { market, mediaType, year, ...sum } of ofMarkets) add(at(mediaType, year)?.byMarket, market, sum);
    for (const { category, mediaType, year, ...sum } of ofCategories)
      add(at(mediaType, year)?.bySubVertical, map.categories.get(category), sum);
    const spend = [...found.values()]
      .toSorted((a, b) => a.medium.localeCompare(b.medium) || a.year - b.year)
      .map(({ byMarket, bySubVertical, ...one }) => ({
        ...one,
        byMarket: seenBy(byMarket),
        bySubVertical: seenBy(bySubVertical),
      }));
    return { spend, mapVersion: map.version };
  });
}

/** The files that tell of a medium in a year, and the days that they speak of; null where none does. */
export async function observedFiles(
  database: Database,
  revision: number,
  { market, medium, year }: { readonly market: string | null; readonly medium: string; readonly year: number },
): Promise<{ readonly imports: readonly number[]; readonly firstDay: string; readonly endDay: string } | null> {
  const imports = await adIntelImports(database, revision);
  return database.transaction(async (store) => {
    const scope = await adIntelSet(store, imports);
    const media = mediaOfTypes((await adIntelMap(store)).mediaTypes);
    const mediaTypes = [...media].flatMap(([type, of]) => (of === medium ? type : []));
    const periods = await adIntelPeriodsOf(store, scope, { market, mediaTypes, year });
    if (periods.length === 0) return null;
    return {
      imports: periods.map(({ importId }) => importId),
      firstDay: periods.map(({ firstDay }) => firstDay).toSorted()[0] ?? "",
      endDay:
        periods
          .map(({ endDay }) => endDay)
          .toSorted()
          .at(-1) ?? "",
    };
  });
}

async function adIntelImports(database: Database, revision: number): Promise<number[]> {
  const imports = await revisionImports(database, revision);
  return imports.filter(({ layout }) => layout === "ad-intel").map(({ importId }) => importId);
}

interface Amounts {
  readonly ofMarkets: Awaited<ReturnType<typeof adIntelMarketAmounts>>;
  readonly ofCategories: Awaited<ReturnType<typeof adIntelCategoryAmounts>>;
}

const kept = new WeakMap<Database["origin"], LRUCache<string, Promise<Amounts>>>();

/** What is imported never changes, adding it up takes seconds of some million sums, and every year that somebody asks about needs it: the latest two are kept. */
function keptAmounts(
  origin: Database["origin"],
  store: Queryable,
  scope: AdIntelScope,
  political: readonly number[],
): Promise<Amounts> {
  const known = kept.get(origin) ?? new LRUCache<string, Promise<Amounts>>({ max: 2 });
  kept.set(origin, known);
  const key = JSON.stringify([scope, political]);
  const found = known.get(key);
  if (found) return found;
  const read = readAmounts(store, scope, political);
  known.set(key, read);
  read.catch(() => known.delete(key));
  return read;
}

async function readAmounts(store: Queryable, scope: AdIntelScope, political: readonly number[]): Promise<Amounts> {
  const ofMarkets = await adIntelMarketAmounts(store, scope, political);
  return { ofMarkets, ofCategories: await adIntelCategoryAmounts(store, scope) };
}

interface Gathered extends Pick<ObservedSpend, "medium" | "year"> {
  readonly byMarket: Map<string, AmountSum>;
  readonly bySubVertical: Map<string, AmountSum>;
}

function add(sums: Map<string, AmountSum> | undefined, id: string | null | undefined, one: AmountSum): void {
  if (!sums || !id) return;
  const { dollars, squares } = sums.get(id) ?? { dollars: 0, squares: 0 };
  sums.set(id, { dollars: dollars + one.dollars, squares: squares + one.squares });
}

function seenBy(sums: ReadonlyMap<string, AmountSum>): Map<string, Seen> {
  return new Map([...sums].map(([id, { dollars, squares }]) => [id, { dollars, amounts: dollars ** 2 / squares }]));
}
