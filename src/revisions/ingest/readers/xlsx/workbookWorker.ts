import { parentPort, workerData } from "node:worker_threads";
import { type Problem, UnreadableFile } from "../../problem.ts";
import type { RowBatch } from "../reader.ts";
import { workbookRows } from "./workbookRows.ts";

/** What the thread answers each time it is asked for more. */
export type WorkbookAnswer =
  | { readonly batch: RowBatch }
  | { readonly problem: Problem }
  | { readonly fault: string }
  | { readonly done: true };

const port = parentPort;
if (!port) throw new Error("workbookWorker.ts runs as a worker thread only.");

const { bytes, sheet }: { bytes: Uint8Array; sheet: string | undefined } = workerData;
const rows = workbookRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), sheet);

async function next(): Promise<WorkbookAnswer> {
  try {
    const { value, done } = await rows.next();
    return done ? { done } : { batch: value };
  } catch (reason) {
    if (reason instanceof UnreadableFile) return { problem: reason.problem };
    return { fault: String(reason) };
  }
}

port.on("message", () => {
  void next().then((answer) => port.postMessage(answer));
});
