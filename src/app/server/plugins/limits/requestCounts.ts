import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";
import type { Database } from "#platform/database/database.ts";
import { countRequest } from "#platform/database/queries/countRequest.ts";

/** What the limiter learns of a caller: requests in this window, and milliseconds until it ends. */
interface Counted {
  readonly current: number;
  readonly ttl: number;
}

/** A window as this process knows it. */
interface Window {
  count: number;
  /** Milliseconds by a clock that nobody sets. */
  readonly endsAt: number;
}

/** Callers whose windows one process remembers for one place. */
const CAPACITY = 20_000;
/** A store that takes longer does not hold the request up: this process then counts by itself. */
const STORE_LIMIT_MS = 500;

/**
 * Where requests are counted: by all processes on one PostgreSQL together, in memory where the store is embedded and has one process. While
 * PostgreSQL is away each process counts by itself. Whoever is over the limit is refused from memory, so that a flood costs the store nothing.
 */
export function requestCounts(database: Database): FastifyRateLimitStoreCtor {
  const shared = database.engine === "pglite" ? null : database;
  return class Counts implements FastifyRateLimitStore {
    private readonly place: string;
    private opened: LRUCache<string, Window> | null = null;

    constructor(options: FastifyRateLimitOptions) {
      this.place = placeOf(options);
    }

    child(options: FastifyRateLimitOptions): FastifyRateLimitStore {
      return new Counts(options);
    }

    /** Made when somebody first comes: room for so many callers at each of hundreds of places would be held for nothing. */
    private get windows(): LRUCache<string, Window> {
      this.opened ??= new LRUCache({ max: CAPACITY });
      return this.opened;
    }

    incr(caller: string, done: (fault: Error | null, counted?: Counted) => void, windowMs: number, max: number): void {
      const here = countHere(this.windows, caller, windowMs);
      if (!shared || here.current > max) return done(null, here);
      countTogether(shared, this.place, caller, windowMs).then(
        (together) => {
          const count = Math.max(together.current, here.current);
          this.windows.set(caller, { count, endsAt: performance.now() + together.ttl });
          done(null, together);
        },
        () => done(null, here),
      );
    }
  };
}

/** The route that is limited, the same in every process. */
function placeOf(options: object): string {
  if (!("routeInfo" in options)) return "";
  const { method, url }: { method?: unknown; url?: unknown } = Object(options.routeInfo);
  return `${String(method)} ${String(url)}`;
}

function countHere(windows: LRUCache<string, Window>, caller: string, windowMs: number): Counted {
  const now = performance.now();
  let window = windows.get(caller);
  if (!window || window.endsAt <= now) {
    window = { count: 0, endsAt: now + windowMs };
    windows.set(caller, window);
  }
  window.count++;
  return { current: window.count, ttl: window.endsAt - now };
}

async function countTogether(database: Database, place: string, caller: string, windowMs: number): Promise<Counted> {
  const late = Promise.withResolvers<never>();
  const clock = setTimeout(() => late.reject(new Error("The store takes too long to count.")), STORE_LIMIT_MS);
  try {
    const { count, left } = await Promise.race([countRequest(database, place, caller, windowMs), late.promise]);
    return { current: count, ttl: left };
  } finally {
    clearTimeout(clock);
  }
}
