import type { FastifyInstance } from "fastify";
import { SUGGESTED_RELIABILITY } from "#domain/adIntel/suggestedReliability.ts";
import { type Variance, variances } from "#domain/adIntel/variance.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { adIntelDisplaced } from "#platform/database/queries/adIntel/adIntelDisplaced.ts";
import { adIntelFiles } from "#platform/database/queries/adIntel/adIntelNames.ts";
import {
  adIntelCategorySums,
  adIntelMarketSums,
  adIntelParents,
  adIntelQuarters,
} from "#platform/database/queries/adIntel/adIntelSums.ts";
import { marketRows } from "#platform/database/queries/marketRows.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import {
  changeObservedMap,
  observedCategories,
  observedMap,
  observedOverview,
  observedParents,
  observedQuarters,
  observedRestated,
  observedVariance,
  undoObservedMap,
} from "../contract.ts";
import type { RestatedLine } from "../contract/adIntelSchemas.ts";
import { categoriesTable, mapTable, restatedTable, varianceTable } from "../contract/adIntelTables.ts";
import { changeMap, undoChange } from "./changeMap.ts";
import { presentCategories, sameQuarters } from "./presentCategories.ts";
import { coverageOf, presentMap, presentMediaTypes } from "./presentMap.ts";
import { categoriesWithin, namedSums, observedState, type ObservedState } from "./readState.ts";

const MOST_PARENTS = 50;

export function adIntelRoutes(app: FastifyInstance): void {
  app.endpoint(observedOverview, (_, { database }) => overview(database));

  app.endpoint(
    observedCategories,
    async ({ query }, { database }) => {
      const state = await observedState(database);
      const { market } = query;
      const quarters = await adIntelQuarters(database, state.scope, { market, categories: undefined });
      return presentCategories(state, await namedSums(database, state, market), query, quarters);
    },
    { table: categoriesTable },
  );

  app.endpoint(observedQuarters, async ({ query }, { database }) => {
    const state = await observedState(database);
    const { names } = await namedSums(database, state, undefined);
    const categories = categoriesWithin(names.values(), query);
    const items = await adIntelQuarters(database, state.scope, { market: query.market, categories });
    return { items: items.filter(({ mediaType }) => query.mediaType === undefined || query.mediaType === mediaType) };
  });

  app.endpoint(observedParents, async ({ query }, { database }) => {
    const state = await observedState(database);
    const { names, years } = await namedSums(database, state, undefined);
    const year = query.year ?? years.at(-1) ?? 0;
    const categories = categoriesWithin(names.values(), query);
    const { mediaType } = query;
    const items = await adIntelParents(database, state.scope, { year, mediaType, categories, most: MOST_PARENTS });
    const isAlike = sameQuarters(await adIntelQuarters(database, state.scope, {}), year);
    return { items: isAlike ? items : items.map((one) => ({ ...one, before: null })) };
  });

  app.endpoint(
    observedVariance,
    async ({ query }, { database, loadedRevisions }) =>
      compareEstimate(database, await observedState(database), loadedRevisions.current(), query),
    { table: varianceTable },
  );

  app.endpoint(
    observedRestated,
    async (_, { database }) => ({ items: await presentRestated(database, await observedState(database)) }),
    { table: restatedTable },
  );

  mapRoutes(app);
}

function mapRoutes(app: FastifyInstance): void {
  app.endpoint(
    observedMap,
    async (_, { database }) => {
      const state = await observedState(database);
      return presentMap(database, state, await namedSums(database, state, undefined));
    },
    { table: mapTable },
  );

  app.endpoint(changeObservedMap, async ({ body }, { caller, database }) => {
    const by = { id: caller.person.id, name: caller.person.email };
    const version = await database.transaction((store) => changeMap(store, database.engine, body, by));
    return { version, change: String(version) };
  });

  app.endpoint(undoObservedMap, async ({ body }, { caller, database }) => {
    const by = { id: caller.person.id, name: caller.person.email };
    const change = Number(body.change);
    const version = await database.transaction((store) => undoChange(store, database.engine, change, by));
    return { version, change: String(version) };
  });
}

async function overview(database: Database) {
  const state = await observedState(database);
  const { draft, scope } = state;
  const { sums, years } = await namedSums(database, state, undefined);
  const imports = await revisionImports(database, draft.revision);
  const kept = new Map((await adIntelFiles(database, scope.imports, scope.set)).map((one) => [one.importId, one]));
  const files = imports.flatMap(({ layout, importId, fileName, sample, rows }) => {
    const found = layout === "ad-intel" ? kept.get(importId) : undefined;
    return found ? [{ ...found, importId: String(importId), fileName, sample, rows }] : [];
  });
  const dollars = new Map<string, number>();
  for (const sum of await adIntelMarketSums(database, scope))
    dollars.set(sum.market, (dollars.get(sum.market) ?? 0) + sum.dollars);
  const listed = draft.latest("markets-tv");
  const markets = listed === null ? [] : await marketRows(database, [listed]);
  return {
    source: { revision: String(draft.revision), label: draft.label, isDraft: draft.isDraft },
    files,
    years: [...years],
    markets: markets
      .filter(({ id }) => dollars.has(id))
      .map(({ id, name }) => ({ id, name, dollars: dollars.get(id) ?? 0 }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    mediaTypes: presentMediaTypes(state, sums),
    coverage: coverageOf(state, sums),
    // Of media that no such service watches, nothing is said.
    suggestedReliability: Object.fromEntries(Object.entries(SUGGESTED_RELIABILITY).filter(([, part]) => part > 0)),
  };
}

/** Observed spend of a year against the published estimate, in the markets of which a medium was watched at all. */
async function compareEstimate(
  store: Queryable,
  { scope, map, media }: ObservedState,
  published: LoadedRevision,
  { year, market }: { readonly year?: number | undefined; readonly market?: string | undefined },
): Promise<{ readonly year: number | null; readonly markets: number; readonly items: Variance[] }> {
  const ofMarkets = (await adIntelMarketSums(store, scope)).filter(
    (sum) => market === undefined || sum.market === market,
  );
  const asked = year ?? ofMarkets.reduce<number | null>((last, sum) => Math.max(last ?? 0, sum.year), null);
  const watched = new Map<string, Set<string>>();
  for (const sum of ofMarkets) {
    const medium = media.get(sum.mediaType);
    if (!medium || sum.year !== asked || !published.markets.has(sum.market)) continue;
    watched.set(medium, (watched.get(medium) ?? new Set()).add(sum.market));
  }
  const observed = new Map<string, number>();
  for (const sum of await adIntelCategorySums(store, scope, { market })) {
    const medium = media.get(sum.mediaType);
    const subVertical = map.categories.get(sum.category);
    if (!medium || !subVertical || sum.year !== asked) continue;
    const key = `${medium} ${subVertical}`;
    observed.set(key, (observed.get(key) ?? 0) + sum.dollars);
  }
  const items = [...observed].map(([key, dollars]) => {
    const [medium = "", subVertical = ""] = key.split(" ");
    const estimate = estimateOf(published, { medium, subVertical, year: asked ?? 0 }, watched.get(medium) ?? []);
    return { medium, subVertical, observed: dollars, estimate };
  });
  const markets = new Set([...watched.values()].flatMap((ids) => [...ids])).size;
  return { year: asked, markets, items: variances(items) };
}

function estimateOf(
  published: LoadedRevision,
  { medium, subVertical, year }: { readonly medium: string; readonly subVertical: string; readonly year: number },
  markets: Iterable<string>,
): number {
  let dollars = 0;
  for (const market of markets) {
    const wallet = published.wallet(market);
    const [at, of, when] = [
      wallet.subVerticals.indexOf(subVertical),
      wallet.media.indexOf(medium),
      wallet.years.indexOf(year),
    ];
    if (at >= 0 && of >= 0 && when >= 0) dollars += wallet.dollars[cellIndex(wallet, at, of, when)] ?? 0;
  }
  return dollars;
}

const DAY_MS = 86_400_000;

/** What later files of a revision displace of earlier ones, with the names of the files. */
async function presentRestated(store: Queryable, { draft, scope }: ObservedState): Promise<RestatedLine[]> {
  const displaced = await adIntelDisplaced(store, scope);
  if (displaced.length === 0) return [];
  const files = new Map((await revisionImports(store, draft.revision)).map((one) => [one.importId, one.fileName]));
  return displaced.map(({ importId, by, ...line }) => ({
    ...line,
    importId: String(importId),
    fileName: files.get(importId) ?? "",
    allDays: Math.round((Date.parse(line.endDay) - Date.parse(line.firstDay)) / DAY_MS),
    by: by.map((later) => files.get(later) ?? ""),
  }));
}
