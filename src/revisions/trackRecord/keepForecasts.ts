import { setImmediate } from "node:timers/promises";
import { NATION } from "#domain/markets/market.ts";
import { keptForecast } from "#domain/trackRecord/keptForecast.ts";
import type { Database } from "#platform/database/database.ts";
import { insertKeptForecasts, type KeptForecast, unkeptRevisions } from "#platform/database/queries/keptForecasts.ts";
import { packedWallets } from "#platform/database/queries/packedWallets.ts";
import { recordsOf } from "#platform/database/queries/revisionRecords.ts";
import { describeRevision } from "../describeRevision.ts";
import { packWallet, unpackWallet } from "../wallets/packWallet.ts";

/** So many markets are kept in one go: a megabyte, and nobody waits for the store meanwhile. */
const AT_ONCE = 40;

/**
 * Keeps the figures of every published revision for good, before its wallets are deleted: some six megabytes each. What is kept already
 * stays, so that it may be asked again.
 */
export async function keepForecasts(database: Database): Promise<void> {
  for (const id of await unkeptRevisions(database)) await keepRevisionForecasts(database, id);
}

async function keepRevisionForecasts(database: Database, id: number): Promise<void> {
  const [record] = await recordsOf(database, [id]);
  if (!record) return;
  const revision = describeRevision(record);
  let some: KeptForecast[] = [];
  let nation: KeptForecast | null = null;
  for await (const { market, packed } of packedWallets(database, id)) {
    const { subVerticals: lines, ...kept } = keptForecast(unpackWallet(packed, revision, revision.id, market));
    const one = { market, revision: id, lines, packed: packWallet({ ...kept, subVerticals: lines }, kept.dollars) };
    if (market === NATION) nation = one;
    else some.push(one);
    if (some.length < AT_ONCE) continue;
    await insertKeptForecasts(database, some);
    some = [];
    await setImmediate();
  }
  // The nation comes last: where it is kept, all are.
  await insertKeptForecasts(database, [...some, ...(nation ? [nation] : [])]);
}
