import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import type { FileAnswer, FileTask } from "./fileTask.ts";
import { describe, readAll } from "./readFileTask.ts";

const port = parentPort;
if (!port) throw new Error("fileWorker.ts runs as a worker thread only.");

const task: FileTask = workerData;

function say(answer: FileAnswer, handedOver: ArrayBuffer[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of our own
  port?.postMessage(answer, handedOver);
}

async function work(): Promise<void> {
  if (task.kind === "describe") return say(await describe(task));
  const checked = await readAll(task, {
    progress: (progress) => say({ progress }),
    chunk: async (chunk) => {
      const own = Uint8Array.from(chunk);
      const wanted = port ? once(port, "message") : null;
      say({ chunk: own }, [own.buffer]);
      await wanted;
    },
  });
  const { tally, further } = checked;
  const handedOver = further.flatMap(({ chunks }) => chunks.map(({ buffer }) => buffer));
  say({ checked }, [...handedOver, ...(tally ? [tally.keys.buffer, tally.dollars.buffer] : [])]);
}

await work().catch((reason: unknown) =>
  say({ fault: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) }),
);
// What waits on the port would keep the thread alive.
port.unref();
