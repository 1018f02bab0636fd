import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { UnreadableFile } from "../../problem.ts";
import type { RowBatch } from "../reader.ts";
import { unsafe } from "./archive.ts";
import type { WorkbookAnswer } from "./workbookWorker.ts";

const MOST_SECONDS = 20;
const MOST_MEGABYTES = 320;

/**
 * A workbook's rows, read in a thread of its own with bounds on its memory and time: whatever is in the file, requests go on.
 *
 * @throws UnreadableFile where it cannot be read, or had better not be
 */
export async function* readWorkbook(
  bytes: Buffer,
  { sheet, seconds = MOST_SECONDS }: { readonly sheet?: string | undefined; readonly seconds?: number } = {},
): AsyncGenerator<RowBatch> {
  const worker = new Worker(new URL("./workbookWorker.ts", import.meta.url), {
    workerData: { bytes, sheet },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const late = AbortSignal.timeout(seconds * 1_000);
  try {
    for (;;) {
      const answered = once(worker, "message", { signal: late });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of our own
      worker.postMessage("more");
      const [answer]: WorkbookAnswer[] = await answered;
      if (!answer || "done" in answer) return;
      if ("problem" in answer)
        throw new UnreadableFile(answer.problem.code, answer.problem.message, answer.problem.line);
      if ("fault" in answer) throw new Error(answer.fault);
      yield answer.batch;
    }
  } catch (reason) {
    if (late.aborted) throw unsafe(`it took more than ${seconds} seconds to read`);
    if (isOutOfMemory(reason)) throw unsafe("it needs more memory than it may");
    throw reason;
  } finally {
    await worker.terminate();
  }
}

function isOutOfMemory(reason: unknown): boolean {
  return reason instanceof Error && "code" in reason && reason.code === "ERR_WORKER_OUT_OF_MEMORY";
}
