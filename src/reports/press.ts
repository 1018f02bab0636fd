import { Worker } from "node:worker_threads";
import type { ReportDocument } from "./document.ts";
import type { ReportFormat } from "./reportFormat.ts";

/** Writes documents away from the thread that answers requests. */
export interface Press {
  /** The bytes of the file. Documents wait for each other; an aborted one is dropped, and the next begins afresh. */
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

interface Waiting {
  readonly order: PressOrder;
  readonly done: (bytes: Uint8Array) => void;
  readonly failed: (reason: Error) => void;
}

/** The worker starts with the first document and stays warm: fonts and libraries are loaded once. */
export function openPress(): Press {
  let worker: Worker | null = null;
  let count = 0;
  const queue: Waiting[] = [];

  function start(): Worker {
    const started = new Worker(new URL("./pressWorker.ts", import.meta.url));
    started.unref();
    started.on("message", (answer: PressAnswer) => settle(answer));
    started.on("error", (reason: Error) => {
      if (worker === started) worker = null;
      const failed = queue.shift();
      failed?.failed(reason);
      next();
    });
    return started;
  }
  function settle(answer: PressAnswer): void {
    if (queue[0]?.order.id !== answer.id) return;
    const { done, failed } = queue.shift() ?? queue[0];
    if ("bytes" in answer) done(answer.bytes);
    else failed(new Error(answer.fault));
    next();
  }
  function next(): void {
    const [first] = queue;
    if (!first) return;
    worker ??= start();
    worker.postMessage(first.order, []);
  }
  async function stop(): Promise<void> {
    const running = worker;
    worker = null;
    await running?.terminate();
  }

  return {
    print: (document, format, signal) =>
      new Promise((done, failed) => {
        signal?.throwIfAborted();
        count += 1;
        const waiting: Waiting = { order: { id: count, document, format }, done, failed };
        queue.push(waiting);
        signal?.addEventListener("abort", () => {
          const at = queue.indexOf(waiting);
          if (at === -1) return;
          queue.splice(at, 1);
          failed(new DOMException("The document was cancelled.", "AbortError"));
          // The one under way cannot be asked to stop, so its thread is.
          if (at === 0) void stop().then(next);
        });
        if (queue.length === 1) next();
      }),
    close: async () => {
      await stop();
      for (const { failed } of queue.splice(0)) failed(new Error("The press was closed."));
    },
  };
}
