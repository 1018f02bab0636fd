import type { Database } from "#platform/database/database.ts";

/** Notes when keys were last used, without making the request wait. */
export interface KeyUses {
  readonly note: (key: number) => void;
  /** Resolves when nothing is being written any more. */
  readonly settled: () => Promise<void>;
}

/** People want to know the day of a key's last use; a write for every request would be a waste. */
const AT_MOST_EVERY_MS = 60_000;

export function keyUses(database: Database): KeyUses {
  const noted = new Map<number, number>();
  const writing = new Set<Promise<unknown>>();

  return {
    note(key) {
      const now = performance.now();
      if (now - (noted.get(key) ?? Number.NEGATIVE_INFINITY) < AT_MOST_EVERY_MS) return;
      noted.set(key, now);
      // A note that is lost because the store is away is not worth failing a request for.
      const write = database
        .query("update api_key set last_used_at = now() where api_key_id = $1", [key])
        .catch(() => noted.delete(key))
        .finally(() => writing.delete(write));
      writing.add(write);
    },
    async settled() {
      await Promise.all(writing);
    },
  };
}
