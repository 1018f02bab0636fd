import { LRUCache } from "lru-cache";
import type { Database } from "#platform/database/database.ts";
import { addRequestCounts } from "#platform/database/queries/countRequest.ts";

/** What a caller still has of a minute. */
export interface Allowance {
  readonly most: number;
  /** Requests; 0 where this one is refused. */
  readonly left: number;
  readonly refused: boolean;
  /** Whole seconds until the minute ends, 1 or more. */
  readonly seconds: number;
}

/** Counts what each caller asks for in a minute, wherever. */
export interface CallerCounts {
  /** @param most requests of this caller in a minute */
  readonly count: (caller: string, most: number) => Allowance;
  /** Tells the other processes what was counted here, and learns what was counted there. */
  readonly share: () => Promise<void>;
}

interface Minute {
  /** Of all processes, as far as this one knows. */
  count: number;
  /** Counted here since the last time it was shared. */
  unshared: number;
  /** Milliseconds by a clock that nobody sets. */
  endsAt: number;
}

const MINUTE_MS = 60_000;
const CAPACITY = 20_000;
const EVERYWHERE = "every place";

/**
 * In memory, so that no request waits for it; processes on one PostgreSQL share their counts from time to time, in one statement for all
 * callers. What a caller gets beyond the limit is what processes count between two exchanges.
 */
export function callerCounts(database: Database, now = () => performance.now()): CallerCounts {
  const minutes = new LRUCache<string, Minute>({ max: CAPACITY });
  const unshared = new Set<string>();

  function minuteOf(caller: string): Minute {
    const known = minutes.get(caller);
    if (known && known.endsAt > now()) return known;
    const fresh = { count: 0, unshared: 0, endsAt: now() + MINUTE_MS };
    minutes.set(caller, fresh);
    return fresh;
  }

  return {
    count(caller, most) {
      const minute = minuteOf(caller);
      const seconds = Math.max(1, Math.ceil((minute.endsAt - now()) / 1_000));
      // Whoever is refused is not counted on: a flood costs the store nothing.
      if (minute.count >= most) return { most, left: 0, refused: true, seconds };
      minute.count++;
      minute.unshared++;
      if (database.engine !== "pglite") unshared.add(caller);
      return { most, left: most - minute.count, refused: false, seconds };
    },
    async share() {
      const counts = [...unshared].flatMap((caller) => {
        const count = minutes.peek(caller)?.unshared ?? 0;
        return count > 0 ? [{ caller, count }] : [];
      });
      unshared.clear();
      if (counts.length === 0) return;
      for (const { caller, count } of counts) {
        const minute = minutes.peek(caller);
        if (minute) minute.unshared -= count;
      }
      for (const { caller, count, left } of await addRequestCounts(database, EVERYWHERE, counts, MINUTE_MS)) {
        const minute = minutes.peek(caller);
        if (!minute) continue;
        minute.count = count + minute.unshared;
        minute.endsAt = now() + left;
      }
    },
  };
}
