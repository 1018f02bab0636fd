import { type ChildProcess, fork } from "node:child_process";
import { Failure } from "#domain/failure.ts";
import type { ReportDocument } from "./document.ts";
import type { ReportFormat } from "#domain/fileTypes.ts";

/** Writes documents away from the process that answers requests: neither a slow one nor a crash reaches them. */
export interface Press {
  /**
   * The bytes of the file. Documents wait for each other; an aborted one is dropped, and the next begins afresh. Fails with
   * `document-failed` where it cannot be written or takes too long, with `overloaded` where too many wait.
   */
  readonly print: (document: ReportDocument, format: ReportFormat, signal?: AbortSignal) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** What the worker is asked, and what it answers. */
export interface PressOrder {
  readonly id: number;
  readonly document: ReportDocument;
  readonly format: ReportFormat;
}
export type PressAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly fault: string };

export interface PressSetting {
  /** The module that answers orders. */
  readonly worker?: URL;
  /** Milliseconds a document may take, its waiting not counted. */
  readonly timeLimit?: number;
  /** Milliseconds after which a worker that has nothing to do ends, and gives its memory back. */
  readonly restAfter?: number;
  /** How many documents may wait. */
  readonly mostWaiting?: number;
}

interface Waiting {
  readonly order: PressOrder;
  readonly done: (bytes: Uint8Array) => void;
  readonly failed: (reason: Error) => void;
}

const MINUTE = 60_000;

/** What of the environment a writer of documents needs; nothing of it is a secret. */
const ENVIRONMENT = ["PATH", "HOME", "LANG", "LC_ALL", "TZ", "TMPDIR", "TEMP", "SYSTEMROOT"];

/** The worker starts with the first document and stays warm while there is work: fonts and libraries are loaded once. */
export function openPress(setting: PressSetting = {}): Press {
  const { worker: module = new URL("./pressWorker.ts", import.meta.url), mostWaiting = 100 } = setting;
  const { timeLimit = MINUTE, restAfter = 10 * MINUTE } = setting;
  let worker: ChildProcess | null = null;
  let clock: NodeJS.Timeout | undefined;
  let count = 0;
  let closed = false;
  const queue: Waiting[] = [];

  function start(): ChildProcess {
    const env = Object.fromEntries(
      ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    );
    const started = fork(module, { serialization: "advanced", execArgv: [], env });
    started.on("message", (answer: PressAnswer) => answered(started, answer));
    started.on("error", (reason) => ended(started, reason.message));
    started.on("exit", (code, signal) => ended(started, `it ended with ${signal ?? `code ${code}`}`));
    return started;
  }
  function answered(by: ChildProcess, answer: PressAnswer): void {
    const [first] = queue;
    if (by !== worker || first?.order.id !== answer.id) return;
    queue.shift();
    if ("bytes" in answer) first.done(answer.bytes);
    else first.failed(failure("The document could not be written.", answer.fault));
    next();
  }
  /** A worker that ends takes the document it was at with it; the next begins with a new one. */
  function ended(who: ChildProcess, why: string): void {
    if (who !== worker) return;
    worker = null;
    queue.shift()?.failed(failure("The document could not be written.", `The worker was lost: ${why}.`));
    next();
  }
  function next(): void {
    clearTimeout(clock);
    const [first] = queue;
    if (!first) {
      rest();
      return;
    }
    worker ??= start();
    awake(worker);
    clock = setTimeout(() => {
      stop();
      queue.shift()?.failed(failure(`The document took longer than ${timeLimit / 1000} seconds.`, "time limit"));
      next();
    }, timeLimit);
    try {
      // Where the channel is gone, `exit` follows and says so.
      worker.send(first.order, () => undefined);
    } catch (reason) {
      queue.shift();
      first.failed(failure("The document could not be written.", `It cannot be handed over: ${String(reason)}`));
      next();
    }
  }
  /** A worker at rest does not keep the process alive, and ends after a while. */
  function rest(): void {
    if (!worker) return;
    worker.unref();
    worker.channel?.unref();
    clock = setTimeout(stop, restAfter);
    clock.unref();
  }
  function stop(): void {
    const running = worker;
    worker = null;
    running?.kill("SIGKILL");
  }
  function drop(waiting: Waiting, reason: Error): void {
    const at = queue.indexOf(waiting);
    if (at === -1) return;
    queue.splice(at, 1);
    waiting.failed(reason);
    if (at > 0) return;
    // The one under way cannot be asked to stop, so its process is.
    stop();
    next();
  }

  return {
    print: async (document, format, signal) => {
      signal?.throwIfAborted();
      if (closed) throw new Failure("document-failed", "The product is shutting down.");
      if (queue.length > mostWaiting) throw new Failure("overloaded", "Too many documents are waiting to be written.");
      count += 1;
      const order: PressOrder = { id: count, document, format };
      let onAbort: (() => void) | undefined;
      try {
        return await new Promise<Uint8Array>((done, failed) => {
          const waiting: Waiting = { order, done, failed };
          queue.push(waiting);
          onAbort = () => drop(waiting, new DOMException("The document was cancelled.", "AbortError"));
          signal?.addEventListener("abort", onAbort);
          if (queue.length === 1) next();
        });
      } finally {
        if (onAbort) signal?.removeEventListener("abort", onAbort);
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(clock);
      const running = worker;
      running?.ref();
      const gone = running && new Promise((resolve) => running.once("exit", resolve));
      stop();
      for (const { failed } of queue.splice(0)) failed(new Failure("document-failed", "The product is shutting down."));
      await gone;
    },
  };
}

function awake(worker: ChildProcess): void {
  worker.ref();
  worker.channel?.ref();
}

/** What a caller is told, with what only the log needs to know as its cause. */
function failure(detail: string, cause: string): Failure {
  return Object.assign(new Failure("document-failed", detail), { cause });
}
