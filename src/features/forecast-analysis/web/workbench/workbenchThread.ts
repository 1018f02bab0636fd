import type { Answer, Ask, Numbered } from "./wire.ts";

/** Asks the thread that runs the forecast; answers come in the order of the questions. */
export interface WorkbenchThread {
  ask(message: Ask): Promise<Answer>;
  /** Ends the thread; questions that are still open stay without an answer. */
  end(): void;
}

export function startThread(): WorkbenchThread {
  const worker = new Worker(new URL("./workbenchWorker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { done: (answer: Answer) => void; fail: (reason: unknown) => void }>();
  let number = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Numbered<Answer>>) => {
    waiting.get(data.number)?.done(data.message);
    waiting.delete(data.number);
  });
  worker.addEventListener("error", (event) => {
    for (const { fail } of waiting.values()) fail(new Error(event.message || "The forecast could not be run here."));
    waiting.clear();
  });
  return {
    ask: (message) =>
      new Promise((done, fail) => {
        number += 1;
        waiting.set(number, { done, fail });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
        worker.postMessage({ number, message } satisfies Numbered<Ask>);
      }),
    end: () => worker.terminate(),
  };
}
