import type { Database, Queryable } from "#platform/database/database.ts";

/** Something that is done again and again while the product runs. */
export interface RecurringWork {
  /** Names it in the store and in the log, and on the health page as `health.work.<name>`. */
  readonly name: string;
  readonly everySeconds: number;
  /** Whether it is done when a process starts, too: somebody waits for what came due meanwhile. */
  readonly atStart?: boolean;
  /** Whether each process does it, for something of its own; without it, one of all on the store does. */
  readonly inEachProcess?: boolean;
  /** Done by two at once it is harmless. The signal tells that the product stops. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;

export interface RecurringParts {
  readonly database: Database;
  readonly work: readonly RecurringWork[];
  /** Told what failed; it is done again the next time. Without a name it is the store that could not be asked what is due. */
  readonly onFault: (fault: unknown, name: string | null) => void;
}

/** Does recurring work while it is open. */
export interface RecurringRunner {
  /** Begins nothing more, and waits for what is being done. */
  readonly close: () => Promise<void>;
}

const LOOK_MS = 5_000;

export async function openRecurringWork({ database, work, onFault }: RecurringParts): Promise<RecurringRunner> {
  const stop = new AbortController();
  const { signal } = stop;
  const running = new Map<string, Promise<void>>();
  const shared = work.filter(({ inEachProcess }) => !inEachProcess);

  function begin(one: RecurringWork, run: () => Promise<void>): void {
    if (running.has(one.name) || signal.aborted) return;
    const ended = run()
      .catch((fault: unknown) => onFault(fault, one.name))
      .finally(() => running.delete(one.name));
    running.set(one.name, ended);
  }
  async function succeeds({ name, run }: RecurringWork): Promise<boolean> {
    try {
      await run(signal);
      return true;
    } catch (fault) {
      if (!signal.aborted) onFault(fault, name);
      return signal.aborted;
    }
  }
  async function doShared(one: RecurringWork): Promise<void> {
    if (await claimWork(database, one)) await noteEnd(database, one, await succeeds(one), signal.aborted);
  }
  async function look(): Promise<void> {
    const due = await dueWork(database, shared);
    for (const one of shared) if (due.has(one.name)) begin(one, () => doShared(one));
  }

  await announceWork(database, shared);
  const looking = () => void look().catch((fault: unknown) => onFault(fault, null));
  const timers = [
    setInterval(looking, LOOK_MS),
    ...work
      .filter(({ inEachProcess }) => inEachProcess)
      .map((one) => setInterval(() => begin(one, async () => void (await succeeds(one))), one.everySeconds * 1_000)),
  ];
  for (const timer of timers) timer.unref();
  looking();

  return {
    async close() {
      for (const timer of timers) clearInterval(timer);
      stop.abort(new Error("The product stops."));
      await Promise.all(running.values());
    },
  };
}

/** What is new is due after its time; what is known stays due when it was, or earlier where it comes more often now. */
async function announceWork(store: Queryable, work: readonly RecurringWork[]): Promise<void> {
  const sorted = work.toSorted((a, b) => a.name.localeCompare(b.name));
  await store.query(
    `insert into recurring_work (name, next_at)
     select name, now() + make_interval(secs => seconds) from unnest($1::text[], $2::float8[]) as known (name, seconds)
     on conflict (name) do update set next_at = least(recurring_work.next_at, excluded.next_at)`,
    [sorted.map(({ name }) => name), sorted.map(({ atStart, everySeconds }) => (atStart ? 0 : everySeconds))],
  );
}

/**
 * By so much a process may have looked at the clock before another one did: what that one has just begun is due a moment later than the
 * first would say, and was not set so by a clock put back.
 */
const ASIDE = "make_interval(secs => 60)";

/** Due is also what claims to be due later than it can be: the clock was set back since. */
async function dueWork(store: Queryable, work: readonly RecurringWork[]): Promise<ReadonlySet<string>> {
  const rows = await store.query<{ name: string }>(
    `select known.name from recurring_work join unnest($1::text[], $2::float8[]) as known (name, seconds) using (name)
     where next_at <= now() or next_at > now() + make_interval(secs => seconds) + ${ASIDE}`,
    [work.map(({ name }) => name), work.map(({ everySeconds }) => everySeconds)],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Whether this process is to do it: of several that ask at once, one is. */
async function claimWork(store: Queryable, { name, everySeconds }: RecurringWork): Promise<boolean> {
  const claimed = await store.query(
    `update recurring_work set began_at = now(), ended_at = null, next_at = now() + make_interval(secs => $2)
     where name = $1 and (next_at <= now() or next_at > now() + make_interval(secs => $2) + ${ASIDE}) returning name`,
    [name, everySeconds],
  );
  return claimed.length > 0;
}

/** What the end of the product broke off is due again. */
async function noteEnd(store: Queryable, { name }: RecurringWork, good: boolean, brokenOff: boolean): Promise<void> {
  await store.query(
    `update recurring_work set ended_at = now(), failed = $2, next_at = case when $3 then now() else next_at end
     where name = $1`,
    [name, !good, brokenOff],
  );
}

/** How recurring work stands. */
export interface RecurringStanding {
  readonly name: string;
  /** Null until it was first begun. */
  readonly beganAt: Date | null;
  /** Seconds since then while it is done; null otherwise. */
  readonly runningFor: number | null;
  /** How the last one that ended did. */
  readonly failed: boolean;
  readonly nextAt: Date;
}

/** What no process does any more is left out after a day. */
export function selectRecurringWork(store: Queryable): Promise<RecurringStanding[]> {
  return store.query<RecurringStanding>(
    `select name, began_at as "beganAt", failed, next_at as "nextAt",
       case when ended_at is null then extract(epoch from now() - began_at)::float8 end as "runningFor"
     from recurring_work where next_at > now() - interval '1 day' order by name`,
  );
}
