import { LRUCache } from "lru-cache";
import type { Database } from "#platform/database/database.ts";
import { countyHistoryRows } from "#platform/database/queries/countyPeopleRows.ts";
import { countyTradeRows } from "#platform/database/queries/countyTradeRows.ts";
import { raceRows } from "#platform/database/queries/raceRows.ts";
import { tradeRows } from "#platform/database/queries/tradeRows.ts";
import { countyRows } from "#platform/database/queries/countyRows.ts";
import { marketCountyRows } from "#platform/database/queries/marketCountyRows.ts";
import { marketRows } from "#platform/database/queries/marketRows.ts";
import { nationalTotalRows } from "#platform/database/queries/nationalTotalRows.ts";
import { spendRows } from "#platform/database/queries/spendRows.ts";
import { verticalMixRows } from "#platform/database/queries/verticalMixRows.ts";
import type { CountyYear } from "#domain/demographics/countyPeople.ts";
import type { Assumptions } from "#domain/forecast/assumptions.ts";
import { readObserved } from "../adIntel/observedSpend.ts";
import { type Composition, marketImports } from "../drafts/composition.ts";
import type { RevisionRows } from "./revisionRows.ts";

/** Reads what a revision's wallets are computed from; of spend the lines of one year, where only that is asked for. */
export async function readRevisionRows(
  store: Database,
  revision: number,
  composition: Composition,
  assumptions: Assumptions,
  year: number | null = null,
): Promise<RevisionRows> {
  const optional = <Rows>(
    importId: number | null,
    read: (store: Database, importId: number) => Promise<Rows>,
    none: Rows,
  ) => (importId === null ? none : read(store, importId));
  const observed = believes(assumptions) ? await readObserved(store, revision) : { spend: [], mapVersion: null };
  return {
    revision,
    totals: await nationalTotalRows(store, composition.nationalTotals),
    mix: await verticalMixRows(store, composition.verticalMix),
    markets: await marketRows(store, marketImports(composition)),
    counties: await countyRows(store, composition.counties),
    members: await marketCountyRows(store, composition.marketCounties),
    history: await optional(composition.countyHistory, keptHistoryRows, new Map<string, CountyYear[]>()),
    trades: await optional(composition.trades, tradeRows, []),
    countyTrades: await optional(composition.countyTrades, keptTradeRows, []),
    races: await optional(composition.races, raceRows, []),
    spend: await spendRows(store, composition.spend, year),
    observed: observed.spend,
    observedMap: observed.mapVersion,
    assumptions,
  };
}

/**
 * What is imported never changes, and these two files are the largest that are read again for every year that somebody asks about: the latest of each
 * is kept.
 */
const keptTradeRows = keptLatest(countyTradeRows);
const keptHistoryRows = keptLatest(countyHistoryRows);

function keptLatest<Rows extends object>(
  read: (store: Database, importId: number) => Promise<Rows>,
): (store: Database, importId: number) => Promise<Rows> {
  const ofStores = new WeakMap<Database["origin"], LRUCache<number, Promise<Rows>>>();
  return (store, importId) => {
    const known = ofStores.get(store.origin) ?? new LRUCache<number, Promise<Rows>>({ max: 1 });
    ofStores.set(store.origin, known);
    const found = known.get(importId);
    if (found) return found;
    const rows = read(store, importId);
    known.set(importId, rows);
    rows.catch(() => known.delete(importId));
    return rows;
  };
}

function believes({ reliability }: Assumptions): boolean {
  return Object.values(reliability).some((part) => part > 0);
}
