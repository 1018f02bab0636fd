import { AsyncLocalStorage } from "node:async_hooks";
import { rm, writeFile } from "node:fs/promises";
import { boundsHere } from "./bounds.ts";
import type { Database, Queryable, Snapshot } from "./database.ts";
import { EmbeddedStoreStopped, openPgliteEngine, type PgliteEngine } from "./pgliteEngine.ts";
import { isDamage, namedDamage } from "./storeDamage.ts";
import { beginFor } from "./tenant.ts";
import { wholeLines } from "./wholeLines.ts";

/** One COPY call into PGlite holds its data in WebAssembly memory: a few megabytes keep that bounded. */
const COPY_CHUNK_BYTES = 4 * 1024 * 1024;
/** An engine that could not be opened anew is tried again after this time at the earliest. */
const REOPEN_MS = 1_000;

/**
 * Opens an embedded store in a worker thread, so that a long statement never blocks requests.
 * PGlite answers one call at a time; calls queue here, and a transaction keeps the queue to itself. An engine that ended, such as on a full
 * disk, is opened anew by the next call; a transaction that was under way has failed.
 *
 * @param folder where the store lives, or `memory://`
 * @param backups where backups by the clock lie, of which a damaged store names the newest
 */
export async function openPglite(folder: string, backups?: string): Promise<Database> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;
  let running = 0;
  let waiting = 0;

  const hear = (channel: string, payload: string) => {
    for (const heard of listeners.get(channel) ?? []) heard(payload);
  };
  let engine = await openPgliteEngine(folder, hear);
  let refused = { until: 0, reason: new Error() };

  /** The engine, opened anew where it ended. What lives in memory alone is gone then. */
  async function living(): Promise<PgliteEngine> {
    const ended = engine.ended();
    if (!ended || closed || !(ended instanceof EmbeddedStoreStopped) || folder.startsWith("memory:")) return engine;
    if (performance.now() < refused.until) throw refused.reason;
    try {
      engine = await openPgliteEngine(folder, hear);
    } catch (silent) {
      const reason = await systemsReason(silent, folder);
      const why = reason instanceof Error ? reason.message : String(reason);
      refused = { until: performance.now() + REOPEN_MS, reason: new EmbeddedStoreStopped(why, codeOf(reason)) };
      throw refused.reason;
    }
    for (const channel of listeners.keys()) await engine.ask({ kind: "listen", channel });
    return engine;
  }

  /** Damage is told by the name of the table, which the store knows once nothing is under way any more. */
  async function told<T>(held: PgliteEngine, work: (engine: PgliteEngine) => Promise<T>): Promise<T> {
    try {
      return await work(held);
    } catch (reason) {
      if (!isDamage(reason) || held.ended()) throw reason;
      throw await namedDamage(reason, direct(held), folder, backups);
    }
  }

  function exclusive<T>(work: (engine: PgliteEngine) => Promise<T>): Promise<T> {
    if (inside.getStore()?.open) {
      throw new Error("Inside a transaction only the transaction's own handle may be used.");
    }
    const bounds = boundsHere();
    const begin = async () => {
      waiting--;
      running++;
      try {
        // A statement under way cannot be stopped here; one whose turn comes when nobody waits for it any more is left out.
        bounds?.signal.throwIfAborted();
        return await told(await living(), work);
      } finally {
        running--;
      }
    };
    waiting++;
    const turn = queue.then(begin, begin);
    queue = turn.catch(() => undefined);
    return turn;
  }

  const inTransaction = <T>(begin: string, work: (engine: PgliteEngine) => Promise<T>): Promise<T> =>
    exclusive(async (held) => {
      const state = { open: true };
      await held.ask({ kind: "script", statements: begin });
      try {
        const result = await inside.run(state, () => work(held));
        await direct(held).query("commit");
        return result;
      } catch (reason) {
        // An engine that ended has nothing to take back.
        if (!held.ended()) await direct(held).query("rollback");
        throw reason;
      } finally {
        state.open = false;
      }
    });

  return {
    engine: "pglite",
    origin: {},
    query: (statement, values) => exclusive((held) => direct(held).query(statement, values)),
    // From thread to thread once, and not four times as a transaction: under load each waits for its turn.
    queryFor: (tenant, statement, values = []) =>
      exclusive((held) => held.ask({ kind: "alone", begin: beginFor(tenant), statement, values })),
    copyIn: (statement, chunks) => exclusive((held) => direct(held).copyIn(statement, chunks)),
    transaction: (work, tenant) => inTransaction(beginFor(tenant), (held) => work(direct(held))),
    snapshot: (read) => inTransaction("begin isolation level repeatable read read only", (held) => read(reading(held))),
    listen: async (channel, heard) => {
      const known = listeners.get(channel) ?? new Set();
      const first = !listeners.has(channel);
      listeners.set(channel, known.add(heard));
      if (first) await exclusive((held) => held.ask({ kind: "listen", channel }));
      return async () => {
        known.delete(heard);
      };
    },
    demand: () => ({ running, waiting, most: 1 }),
    close: async () => {
      if (closed) return;
      closed = true;
      await exclusive((held) => held.close());
    },
  };
}

/** One engine, asked without waiting for a turn. */
function direct({ ask }: PgliteEngine): Queryable {
  return {
    query: <Row extends object>(statement: string, values: readonly unknown[] = []) =>
      ask<Row[]>({ kind: "query", statement, values }),
    copyIn: async (statement, chunks) => {
      const fromBlob = statement.replace(/\bfrom\s+stdin\b/i, "from '/dev/blob'");
      let rows = 0;
      let copying: Promise<number> = Promise.resolve(0);
      for await (const lines of wholeLines(chunks, COPY_CHUNK_BYTES)) {
        // While the store takes one piece the next one is made.
        rows += await copying;
        copying = ask<number>({ kind: "copy", statement: fromBlob, data: lines }, [lines.buffer]);
        copying.catch(() => undefined);
      }
      return rows + (await copying);
    },
  };
}

function reading(engine: PgliteEngine): Snapshot {
  return {
    ...direct(engine),
    async *copyOut(statement) {
      const toBlob = statement.replace(/\bto\s+stdout\b/i, "to '/dev/blob'");
      yield new Uint8Array(await engine.ask<ArrayBuffer>({ kind: "copyOut", statement: toBlob }));
    },
  };
}

/** Where a file cannot be written PGlite fails without a word; whoever writes one beside it hears why. */
async function systemsReason(reason: unknown, folder: string): Promise<unknown> {
  const probe = `${folder}.probe-${process.pid}`;
  try {
    await writeFile(probe, "probe\n");
    await rm(probe);
    return reason;
  } catch (closer) {
    return closer;
  }
}

function codeOf(reason: unknown): string | undefined {
  return reason instanceof Error && "code" in reason ? String(reason.code) : undefined;
}
