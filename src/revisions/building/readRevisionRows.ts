import { LRUCache } from "lru-cache";
import type { Database } from "#platform/database/database.ts";
import { countyHistoryRows } from "#platform/database/queries/countyPeopleRows.ts";
import { type CountyTradeRow, countyTradeRows } from "#platform/database/queries/countyTradeRows.ts";
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
    history: await optional(composition.countyHistory, countyHistoryRows, new Map<string, CountyYear[]>()),
    trades: await optional(composition.trades, tradeRows, []),
    countyTrades: await optional(composition.countyTrades, keptTradeRows, []),
    races: await optional(composition.races, raceRows, []),
    spend: await spendRows(store, composition.spend, year),
    observed: observed.spend,
    observedMap: observed.mapVersion,
    assumptions,
  };
}

const keptTrades = new WeakMap<Database["origin"], LRUCache<number, Promise<CountyTradeRow[]>>>();

/** What is imported never changes, and this file is the largest that is read again for every year that somebody asks about: the latest one is kept. */
function keptTradeRows(store: Database, importId: number): Promise<CountyTradeRow[]> {
  const known = keptTrades.get(store.origin) ?? new LRUCache<number, Promise<CountyTradeRow[]>>({ max: 1 });
  keptTrades.set(store.origin, known);
  const found = known.get(importId);
  if (found) return found;
  const read = countyTradeRows(store, importId);
  known.set(importId, read);
  read.catch(() => known.delete(importId));
  return read;
}

function believes({ reliability }: Assumptions): boolean {
  return Object.values(reliability).some((part) => part > 0);
}
