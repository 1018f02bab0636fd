import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { boundsHere } from "#platform/database/bounds.ts";
import type { FaultCode, FaultValues } from "#domain/fault.ts";
import { Failure } from "#domain/failure.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { ReadingAnswer, ReadingTask } from "./readingTask.ts";

/** What a person's file may cost; whatever is in it, requests go on. */
const MOST_SECONDS = 20;
const MOST_MEGABYTES = 256;
/** Files that are read at once, and that wait for it: one that takes all its time holds nobody else's. */
const AT_ONCE = 2;
const MOST_WAITING = 100;
/** A process that reads nothing for so long is ended. */
const RESTS_AFTER_MS = 10 * 60_000;
/** Of whatever else wants the processor, requests come first. */
const PRIORITY = 10;

/** A function of ours that reads what a person brings; what it is given and answers goes from process to process. */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever it is given
type Reading = (...given: any[]) => unknown;

export interface ReadingLimits {
  /** Ends the reading: nobody waits for it any more. That of the request where it is not said. */
  readonly signal?: AbortSignal | undefined;
  readonly seconds?: number | undefined;
  /** Where in the request the file stands. */
  readonly pointer?: string | undefined;
}

/**
 * A function of a module, to be called in a process beside the server: the one way in which files and long texts that people bring are
 * read. A thread would not do: one large piece of memory too many in it ends all of the server. The process knows none of our settings
 * and is kept for the next file; one that took too long, too much, or was left alone is ended with what it did.
 *
 * @throws Failure the function's own, `invalid-input` for what needs more time or memory than it may, `overloaded` where too many wait
 */
export function aside<F extends Reading>(
  module: URL,
  name: string,
): (given: Parameters<F>, limits?: ReadingLimits) => Promise<Awaited<ReturnType<F>>> {
  const read = async (given: readonly unknown[], limits: ReadingLimits = {}): Promise<unknown> => {
    const { signal = boundsHere()?.signal, seconds = MOST_SECONDS, pointer = "/body" } = limits;
    await turn(signal);
    try {
      const task = { module: module.href, name, given };
      const answer = await answerOf(takeIdle() ?? start(), task, { signal, seconds, pointer });
      if ("fault" in answer) throw new Error(answer.fault);
      if ("failure" in answer) throw new Failure(answer.failure.code, answer.failure.detail, answer.failure.errors);
      return answer.result;
    } finally {
      nextTurn();
    }
  };
  // What the function answers, cloned.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return read as (given: Parameters<F>, limits?: ReadingLimits) => Promise<Awaited<ReturnType<F>>>;
}

const waiting: (() => void)[] = [];
let busy = 0;

/** Waits until fewer are read than may be at once. */
async function turn(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (busy < AT_ONCE) {
    busy++;
    return;
  }
  if (waiting.length >= MOST_WAITING)
    throw new Failure("overloaded", "The server is reading too many files. Try again in a moment.");
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const leave = () => {
    waiting.splice(waiting.indexOf(resolve), 1);
    reject(signal?.reason);
  };
  waiting.push(resolve);
  signal?.addEventListener("abort", leave, { once: true });
  await promise.finally(() => signal?.removeEventListener("abort", leave));
}

function nextTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else busy--;
}

/** The one that stays warm. */
let idle: { readonly reader: ChildProcess; readonly rest: NodeJS.Timeout } | null = null;

function takeIdle(): ChildProcess | null {
  const taken = idle;
  if (taken) clearTimeout(taken.rest);
  idle = null;
  return taken?.reader.connected ? taken.reader : null;
}

function keepIdle(reader: ChildProcess): void {
  // What came in a rush goes again.
  if (idle) return void reader.kill("SIGKILL");
  const rest = setTimeout(() => takeIdle()?.kill("SIGKILL"), RESTS_AFTER_MS).unref();
  idle = { reader, rest };
}

function start(): ChildProcess {
  const reader = fork(new URL("./readingProcess.ts", import.meta.url), {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${MOST_MEGABYTES}`],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // A fault while nobody waits is of no interest, and must not end the product.
  reader.on("error", () => undefined);
  try {
    if (reader.pid !== undefined) setPriority(reader.pid, PRIORITY);
  } catch {
    // Where that may not be said, it is read all the same.
  }
  return reader;
}

function answerOf(
  reader: ChildProcess,
  task: ReadingTask,
  { signal, seconds, pointer }: ReadingLimits & { readonly seconds: number; readonly pointer: string },
): Promise<ReadingAnswer> {
  return new Promise((resolve, reject) => {
    const refuse = (code: FaultCode, values: FaultValues) => fail(wrongInput([inputError(pointer, code, values)]));
    const answered = (answer: ReadingAnswer) => {
      settle();
      keepIdle(reader);
      resolve(answer);
    };
    // Of what it needs beyond its memory a process dies, by its own hand or the system's.
    const ended = (_code: number | null, by: NodeJS.Signals | null) =>
      by === null ? fail(new Error("What reads files ended without a word.")) : refuse("file-heavy", {});
    const left = () => fail(signal?.reason);
    const late = setTimeout(() => refuse("file-slow", { seconds }), seconds * 1_000);

    function settle(): void {
      clearTimeout(late);
      signal?.removeEventListener("abort", left);
      reader.off("message", answered).off("error", fail).off("exit", ended);
      reader.unref();
      reader.channel?.unref();
    }
    function fail(reason: unknown): void {
      settle();
      reader.kill("SIGKILL");
      reject(reason);
    }

    if (signal?.aborted) return left();
    signal?.addEventListener("abort", left, { once: true });
    reader.on("message", answered).on("error", fail).on("exit", ended);
    reader.ref();
    reader.channel?.ref();
    reader.send(task, (fault) => fault && fail(fault));
  });
}
