import type { FastifyInstance } from "fastify";
import { adIntelFiles } from "#platform/database/queries/adIntel/adIntelNames.ts";
import { adIntelMarketSums, adIntelParents, adIntelQuarters } from "#platform/database/queries/adIntel/adIntelSums.ts";
import { marketRows } from "#platform/database/queries/marketRows.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import { SUGGESTED_RELIABILITY } from "#domain/adIntel/suggestedReliability.ts";
import type { Database } from "#platform/database/database.ts";
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
import { categoriesTable, mapTable, restatedTable, varianceTable } from "../contract/adIntelTables.ts";
import { changeMap, undoChange } from "./changeMap.ts";
import { compareEstimate } from "./compareEstimate.ts";
import { presentCategories } from "./presentCategories.ts";
import { presentRestated } from "./presentRestated.ts";
import { coverageOf, presentMap, presentMediaTypes } from "./presentMap.ts";
import { categoriesWithin, namedSums, observedState } from "./readState.ts";

const MOST_PARENTS = 50;

export function adIntelRoutes(app: FastifyInstance): void {
  app.endpoint(observedOverview, (_, { database }) => overview(database));

  app.endpoint(
    observedCategories,
    async ({ query }, { database }) => {
      const state = await observedState(database);
      return presentCategories(state, await namedSums(database, state, query.market), query);
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
    return { items: await adIntelParents(database, state.scope, { year, mediaType, categories, most: MOST_PARENTS }) };
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
