import { coalesced } from "./coalesced.ts";
import { withoutStatementTimeout } from "./bounds.ts";
import type { Database } from "./database.ts";
import { forgetOwnerChanges, newestOwnerChange, ownerChangesSince } from "./queries/ownerChanges.ts";

/** The channel on which an embedded store tells its only process that something was noted (migration 0063). */
const CHANNEL = "owner_changed";
/** Notes are kept for so long; whoever has not looked for half of it takes everything for changed. */
const KEPT_MS = 3_600_000;

/** Whose things have changed in the store, by whichever process. */
export interface OwnerChanges {
  /**
   * Fulfilled when everything that was committed before the call has been told; nothing to wait for where that is so already. Many who ask at
   * once are one statement.
   */
  readonly caughtUp: () => Promise<void> | undefined;
  readonly close: () => Promise<void>;
}

/** @param heard told of a change of somebody's things, or null where anything may have changed */
export async function openOwnerChanges(
  database: Database,
  heard: (change: { readonly what: string; readonly owner: number } | null) => void,
  now: () => number = () => performance.now(),
): Promise<OwnerChanges> {
  const embedded = database.engine === "pglite";
  // Told again as long as any transaction goes on that is older.
  let told = new Set<string>();
  let horizon: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let announced = true;
  const stopListening = embedded ? await database.listen(CHANNEL, () => (announced = true)) : async () => undefined;

  async function look(): Promise<void> {
    announced = false;
    const began = now();
    try {
      const seen = await withoutStatementTimeout(() => ownerChangesSince(database, horizon));
      if (began - lookedAt > KEPT_MS / 2) heard(null);
      const before = told;
      told = new Set();
      for (const change of seen.changes) {
        const name = `${change.transaction} ${change.what} ${change.owner}`;
        told.add(name);
        if (!before.has(name)) heard(change);
      }
      horizon = seen.horizon;
      lookedAt = began;
    } catch (reason) {
      announced = true;
      throw reason;
    }
  }

  const ask = coalesced(look);
  let old = 0;
  /** By what was there an hour ago, whatever the clocks say. */
  async function sweep(): Promise<void> {
    if (old > 0) await forgetOwnerChanges(database, old);
    old = await newestOwnerChange(database);
  }
  const sweeping = setInterval(() => void sweep().catch(() => undefined), KEPT_MS).unref();

  return {
    caughtUp: () => (embedded && !announced && now() - lookedAt < KEPT_MS / 2 ? undefined : ask()),
    close: async () => {
      clearInterval(sweeping);
      await stopListening();
    },
  };
}
