import { setImmediate } from "node:timers/promises";
import { isCustomMarket } from "#domain/markets/market.ts";
import { keptForecast } from "#domain/trackRecord/keptForecast.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import type { Database } from "#platform/database/database.ts";
import { type KeptForecast, storeKeptForecasts, unkeptRevisions } from "#platform/database/queries/keptForecasts.ts";
import { packedWallets } from "#platform/database/queries/packedWallets.ts";
import { recordsOf } from "#platform/database/queries/revisionRecords.ts";
import { describeRevision } from "../describeRevision.ts";
import type { LoadedRevision } from "../publishing/loadedRevision.ts";
import { packWallet, unpackWallet } from "../wallets/packWallet.ts";

/** So many markets are added up before others are looked after. */
const AT_ONCE = 20;

/**
 * Keeps the figures of every published revision for good, before its wallets are deleted: some six megabytes each. What is kept already
 * stays, so that it may be asked again.
 */
export async function keepForecasts(database: Database): Promise<void> {
  for (const id of await unkeptRevisions(database)) await keep(database, id, storedWallets(database, id));
}

/** The same of one revision that has just been published. It is read from memory where it is there. */
export async function keepForecastsOf(database: Database, id: number, current: LoadedRevision): Promise<void> {
  if (!(await unkeptRevisions(database)).includes(id)) return;
  await keep(database, id, current.revision.id === String(id) ? walletsOf(current) : storedWallets(database, id));
}

async function keep(database: Database, id: number, wallets: Iterable<Wallet> | AsyncIterable<Wallet>): Promise<void> {
  const kept: KeptForecast[] = [];
  for await (const wallet of wallets) {
    const lines = keptForecast(wallet);
    const { market, subVerticals, dollars } = lines;
    kept.push({ market, revision: id, lines: subVerticals, packed: packWallet(lines, dollars) });
    if (kept.length % AT_ONCE === 0) await setImmediate();
  }
  await storeKeptForecasts(database, id, kept);
}

function walletsOf({ markets, wallet }: LoadedRevision): Wallet[] {
  return [...markets.keys()].filter((market) => !isCustomMarket(market)).map(wallet);
}

async function* storedWallets(database: Database, id: number): AsyncGenerator<Wallet> {
  const [record] = await recordsOf(database, [id]);
  if (!record) return;
  const revision = describeRevision(record);
  for await (const { market, packed } of packedWallets(database, id)) {
    yield unpackWallet(packed, revision, revision.id, market);
  }
}
