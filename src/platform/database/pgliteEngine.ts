import { Worker } from "node:worker_threads";
import type { Answer, Request } from "./pgliteWorker.ts";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Question = WithoutId<Request>;

/** One PGlite in a thread of its own, from its opening to its end. */
export interface PgliteEngine {
  /** Answers one call at a time. Fails once the engine has ended, whatever ended it. */
  readonly ask: <Result>(question: Question, transfer?: ArrayBuffer[]) => Promise<Result>;
  /** Why it no longer answers; null while it does. */
  readonly ended: () => Error | null;
  readonly close: () => Promise<void>;
}

/** The embedded store ended while it was needed; what was acknowledged is there when it is opened anew. */
export class EmbeddedStoreStopped extends Error {
  override readonly name = "EmbeddedStoreStopped";
  readonly code: string | undefined;

  constructor(why: string, code?: string) {
    super(`The embedded store has stopped (${why}). It will be reopened as soon as possible.`);
    this.code = code;
  }
}

interface WaitingCall {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

export async function openPgliteEngine(
  folder: string,
  heard: (channel: string, payload: string) => void,
): Promise<PgliteEngine> {
  const worker = new Worker(new URL("./pgliteWorker.ts", import.meta.url), { workerData: { folder } });
  const waiting = new Map<number, WaitingCall>();
  let lastId = 0;
  let ended: Error | null = null;

  const end = (reason: Error) => {
    ended ??= reason;
    for (const call of waiting.values()) call.reject(ended);
    waiting.clear();
  };
  worker.on("message", (answer: Answer) => {
    if ("channel" in answer) {
      heard(answer.channel, answer.payload);
      return;
    }
    if ("lost" in answer) {
      end(new EmbeddedStoreStopped(answer.lost.message, answer.lost.code));
      void worker.terminate();
      return;
    }
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("error" in answer) call?.reject(Object.assign(new Error(answer.error.message), answer.error));
    else call?.resolve(answer.result);
  });
  worker.on("error", (reason: Error) => end(new EmbeddedStoreStopped(reason.message)));
  worker.on("exit", () => end(new EmbeddedStoreStopped("its thread ended")));

  const ask = <Result>(question: Question, transfer: ArrayBuffer[] = []): Promise<Result> => {
    if (ended) return Promise.reject(ended);
    const id = ++lastId;
    return new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...question } satisfies Request, transfer);
    });
  };
  const close = async () => {
    if (!ended) await ask({ kind: "close" });
    end(new Error("The embedded store has been closed."));
    await worker.terminate();
  };

  try {
    await ask({ kind: "open" });
  } catch (reason) {
    await worker.terminate();
    throw reason;
  }
  return { ask, ended: () => ended, close };
}
