import { AsyncLocalStorage } from "node:async_hooks";
import { Worker } from "node:worker_threads";
import { boundsHere } from "./bounds.ts";
import type { Database, Queryable, Snapshot } from "./database.ts";
import { beginFor } from "./tenant.ts";
import { wholeLines } from "./wholeLines.ts";
import type { Answer, Request } from "./pgliteWorker.ts";

interface WaitingCall {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
type Question = WithoutId<Request>;

/** One COPY call into PGlite holds its data in WebAssembly memory: a few megabytes keep that bounded. */
const COPY_CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * Opens an embedded store in a worker thread, so that a long statement never blocks requests.
 * PGlite answers one call at a time; calls queue here, and a transaction keeps the queue to itself.
 *
 * @param folder where the store lives, or `memory://`
 */
export async function openPglite(folder: string): Promise<Database> {
  const worker = new Worker(new URL("./pgliteWorker.ts", import.meta.url), { workerData: { folder } });
  const waiting = new Map<number, WaitingCall>();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let stopped: Error | null = null;

  worker.on("message", (answer: Answer) => {
    if ("channel" in answer) {
      for (const heard of listeners.get(answer.channel) ?? []) heard(answer.payload);
      return;
    }
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("error" in answer) call?.reject(Object.assign(new Error(answer.error.message), answer.error));
    else call?.resolve(answer.result);
  });
  const stop = (reason: Error) => {
    stopped = reason;
    for (const call of waiting.values()) call.reject(reason);
    waiting.clear();
  };
  worker.on("error", stop);
  worker.on("exit", () => stop(new Error("The embedded store has been closed.")));

  function ask<Result>(request: Question, transfer: ArrayBuffer[] = []): Promise<Result> {
    if (stopped) return Promise.reject(stopped);
    const id = ++lastId;
    return new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...request } satisfies Request, transfer);
    });
  }

  function exclusive<T>(work: () => Promise<T>): Promise<T> {
    if (inside.getStore()?.open) {
      throw new Error("Inside a transaction only the transaction's own handle may be used.");
    }
    const bounds = boundsHere();
    const begin = () => {
      // A statement under way cannot be stopped here; one whose turn comes when nobody waits for it any more is left out.
      bounds?.signal.throwIfAborted();
      return work();
    };
    const turn = queue.then(begin, begin);
    queue = turn.catch(() => undefined);
    return turn;
  }

  const direct: Queryable = {
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

  const reading: Snapshot = {
    ...direct,
    async *copyOut(statement) {
      const toBlob = statement.replace(/\bto\s+stdout\b/i, "to '/dev/blob'");
      yield new Uint8Array(await ask<ArrayBuffer>({ kind: "copyOut", statement: toBlob }));
    },
  };
  const inTransaction = <T>(begin: string, work: () => Promise<T>): Promise<T> =>
    exclusive(async () => {
      const state = { open: true };
      await ask({ kind: "script", statements: begin });
      try {
        const result = await inside.run(state, work);
        await direct.query("commit");
        return result;
      } catch (reason) {
        await direct.query("rollback");
        throw reason;
      } finally {
        state.open = false;
      }
    });

  await ask({ kind: "open" });

  return {
    engine: "pglite",
    query: (statement, values) => exclusive(() => direct.query(statement, values)),
    copyIn: (statement, chunks) => exclusive(() => direct.copyIn(statement, chunks)),
    transaction: (work, tenant) => inTransaction(beginFor(tenant), () => work(direct)),
    snapshot: (read) => inTransaction("begin isolation level repeatable read read only", () => read(reading)),
    listen: async (channel, heard) => {
      const known = listeners.get(channel) ?? new Set();
      const first = !listeners.has(channel);
      listeners.set(channel, known.add(heard));
      if (first) await exclusive(() => ask({ kind: "listen", channel }));
      return async () => {
        known.delete(heard);
      };
    },
    close: async () => {
      if (stopped) return;
      await exclusive(() => ask({ kind: "close" }));
      await worker.terminate();
    },
  };
}
