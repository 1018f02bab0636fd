import { on, once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Progress } from "#revisions/ingest/progress.ts";
import type { FileDescription } from "#revisions/ingest/describeFile.ts";
import type { DescribeTask, FileAnswer, FileChecked, FileTask, ReadTask } from "./fileTask.ts";

/** A file's rows and texts need a fraction of this; a workbook is read in a thread with bounds of its own. */
const MOST_MEGABYTES = 512;

export interface TaskFollowing {
  readonly signal?: AbortSignal | undefined;
  readonly progress?: ((progress: Progress) => void) | undefined;
}

/** Looks at a file in a thread of its own, so that requests go on whatever is in it. */
export async function describeInThread(
  task: Omit<DescribeTask, "kind">,
  following: TaskFollowing = {},
): Promise<{ readonly described: FileDescription; readonly sha256: string }> {
  for await (const answer of answersOf({ kind: "describe", ...task }, following))
    if ("described" in answer) return answer;
  throw new Error("The thread that looked at the file ended without a word.");
}

/** Checks all rows of a file in a thread of its own. */
export async function checkInThread(
  task: Omit<ReadTask, "kind" | "importId">,
  following: TaskFollowing = {},
): Promise<FileChecked> {
  for await (const answer of answersOf({ kind: "check", importId: 0, ...task }, following))
    if ("checked" in answer) return answer.checked;
  throw new Error("The thread that checked the file ended without a word.");
}

/** Reads a file in a thread of its own: its sound rows as COPY data, then what became of it. */
export async function* stageInThread(
  task: Omit<ReadTask, "kind">,
  following: TaskFollowing,
  done: (checked: FileChecked) => void,
): AsyncGenerator<Uint8Array> {
  for await (const answer of answersOf({ kind: "stage", ...task }, following)) {
    if ("chunk" in answer) yield answer.chunk;
    if ("checked" in answer) done(answer.checked);
  }
}

/** What the thread says, one by one; after each piece of data it waits until this one was taken. */
async function* answersOf(task: FileTask, { signal, progress }: TaskFollowing): AsyncGenerator<FileAnswer> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL("./fileWorker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  // A fault while it ends is of no more interest, and must not end the product.
  worker.on("error", () => undefined);
  const gone = new AbortController();
  const ended = once(worker, "exit", { signal: gone.signal }).then(
    ([code]) => gone.abort(new Error(`The thread at the file ended early (${String(code)}).`)),
    (reason: unknown) => gone.abort(reason),
  );
  try {
    const heard = AbortSignal.any([gone.signal, ...(signal ? [signal] : [])]);
    for await (const said of on(worker, "message", { signal: heard })) {
      const [answer]: FileAnswer[] = said;
      if (!answer) continue;
      if ("fault" in answer) throw new Error(answer.fault);
      if ("progress" in answer) progress?.(answer.progress);
      else yield answer;
      if ("checked" in answer || "described" in answer) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of our own
      if ("chunk" in answer) worker.postMessage("more");
    }
  } catch (reason) {
    signal?.throwIfAborted();
    throw gone.signal.aborted ? gone.signal.reason : reason;
  } finally {
    gone.abort();
    await ended;
    await worker.terminate();
  }
}
