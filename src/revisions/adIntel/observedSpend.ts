import type { Database } from "#platform/database/database.ts";
import { adIntelMap } from "#platform/database/queries/adIntel/adIntelMap.ts";
import { adIntelSet } from "#platform/database/queries/adIntel/adIntelSet.ts";
import { adIntelCategorySums, adIntelMarketSums } from "#platform/database/queries/adIntel/adIntelSums.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import { mediaOfTypes } from "#domain/adIntel/mediaOfTypes.ts";
import type { ObservedSpend } from "#forecast/steering/observedSpend.ts";

/**
 * What outside services saw, by our media and years, from the files of observed spend that a revision is made of; empty where it has none.
 * Categories that are not mapped count for markets, since their dollars were spent there, and for no sub-vertical.
 */
export async function readObservedSpend(database: Database, revision: number): Promise<ObservedSpend[]> {
  return [...(await readObserved(database, revision)).spend];
}

/** The same with the version of the map that it was read by; null where there is nothing to read. */
export async function readObserved(
  database: Database,
  revision: number,
): Promise<{ readonly spend: readonly ObservedSpend[]; readonly mapVersion: number | null }> {
  const imports = (await revisionImports(database, revision))
    .filter(({ layout }) => layout === "ad-intel")
    .map(({ importId }) => importId);
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
    for (const { market, mediaType, year, dollars } of await adIntelMarketSums(store, scope))
      add(at(mediaType, year)?.byMarket, market, dollars);
    for (const { category, mediaType, year, dollars } of await adIntelCategorySums(store, scope))
      add(at(mediaType, year)?.bySubVertical, map.categories.get(category), dollars);
    const spend = [...found.values()].toSorted((a, b) => a.medium.localeCompare(b.medium) || a.year - b.year);
    return { spend, mapVersion: map.version };
  });
}

interface Gathered extends ObservedSpend {
  readonly byMarket: Map<string, number>;
  readonly bySubVertical: Map<string, number>;
}

function add(sums: Map<string, number> | undefined, id: string | null | undefined, dollars: number): void {
  if (sums && id) sums.set(id, (sums.get(id) ?? 0) + dollars);
}
