import { PGlite, types } from "@electric-sql/pglite";
import { parentPort, workerData } from "node:worker_threads";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DURABLE, DurableFiles, syncStore } from "./durableFiles.ts";

/** What the thread is asked; every request gets one answer with its id. */
export type Request = { readonly id: number } & (
  | { readonly kind: "open" }
  | { readonly kind: "query"; readonly statement: string; readonly values: readonly unknown[] }
  /** A statement in a transaction of its own. */
  | { readonly kind: "alone"; readonly begin: string; readonly statement: string; readonly values: readonly unknown[] }
  | { readonly kind: "script"; readonly statements: string }
  | { readonly kind: "copy"; readonly statement: string; readonly data: Uint8Array<ArrayBuffer> }
  | { readonly kind: "copyOut"; readonly statement: string }
  | { readonly kind: "listen"; readonly channel: string }
  | { readonly kind: "close" }
);

export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: StoreError }
  | { readonly channel: string; readonly payload: string }
  | { readonly lost: StoreError };

/** A database error with what crosses the thread: SQLSTATE in `code`, as PostgreSQL's own driver names it. */
export interface StoreError {
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
  /** `ERROR`, or what ends a PostgreSQL's process: `FATAL`, `PANIC`. */
  readonly severity?: string | undefined;
}

const port = parentPort;
if (!port) throw new Error("pgliteWorker.ts runs as a worker thread only.");

// The default parser decodes bytea byte by byte and is 35 times slower than the built-in hex decoder.
const { folder }: { folder: string } = workerData;
const inMemory = folder.startsWith("memory:");
const isNew = !inMemory && !existsSync(join(folder, "PG_VERSION"));
const store = new PGlite({
  ...(inMemory ? { dataDir: folder } : { fs: new DurableFiles(folder), startParams: DURABLE }),
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), "hex") },
});

/**
 * After these PostgreSQL ends its process and begins a new one. PGlite has no process to end: the next that it is asked, be it the end of
 * the same statement, blocks this thread for ever. So it is said before that.
 */
const DEADLY = new Set(["PANIC", "FATAL"]);

store.execProtocol = telling(store.execProtocol.bind(store));
store.execProtocolStream = telling(store.execProtocolStream.bind(store));

function telling<Asked extends unknown[], Told>(execute: (...asked: Asked) => Promise<Told>) {
  return (...asked: Asked): Promise<Told> =>
    execute(...asked).catch((reason: StoreError) => {
      if (DEADLY.has(reason.severity ?? "")) port?.postMessage({ lost: crossing(reason) } satisfies Answer);
      throw reason;
    });
}

function crossing({ message, code, constraint, detail, severity }: StoreError): StoreError {
  return { message, code, constraint, detail, severity };
}

async function alone({ begin, statement, values }: Extract<Request, { kind: "alone" }>): Promise<unknown[]> {
  try {
    await store.exec(begin);
    const { rows } = await store.query(statement, [...values]);
    await store.exec("commit");
    return rows;
  } catch (reason) {
    const { severity } = crossing(Object(reason));
    if (!DEADLY.has(severity ?? "")) await store.exec("rollback");
    throw reason;
  }
}

async function answer(request: Request): Promise<unknown> {
  switch (request.kind) {
    case "open":
      await store.waitReady;
      if (isNew) syncStore(folder);
      return null;
    case "query":
      return (await store.query(request.statement, [...request.values])).rows;
    case "alone":
      return alone(request);
    case "script":
      await store.exec(request.statements);
      return null;
    case "copy": {
      const result = await store.query(request.statement, [], { blob: new Blob([request.data]) });
      return result.affectedRows ?? 0;
    }
    case "copyOut":
      return (await store.query(request.statement)).blob?.arrayBuffer() ?? new ArrayBuffer(0);
    case "listen":
      await store.listen(request.channel, (payload) => {
        port?.postMessage({ channel: request.channel, payload } satisfies Answer);
      });
      return null;
    default:
      await store.close();
      return null;
  }
}

port.on("message", (request: Request) => {
  answer(request).then(
    (result) => {
      // What was copied out is handed over, not copied once more.
      const moved = result instanceof ArrayBuffer ? [result] : [];
      port.postMessage({ id: request.id, result } satisfies Answer, moved);
    },
    (reason: StoreError) => {
      port.postMessage({ id: request.id, error: crossing(reason) } satisfies Answer);
    },
  );
});
