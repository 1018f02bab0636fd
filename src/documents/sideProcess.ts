import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { Failure } from "#domain/failure.ts";

/** Does orders one after the other, away from the process that answers requests: neither a slow one nor a crash reaches them. */
export interface SideProcess<Order, Made> {
  /**
   * What was made. Orders wait for each other; an aborted one is dropped, and the next begins afresh. Each is put together when its turn
   * has come: what that takes of the asking process is spread over time. Fails with what that failed with, with `document-failed`
   * where it cannot be made or takes too long, with `overloaded` where too many wait.
   */
  readonly make: (order: () => Order | Promise<Order>, follow?: Following) => Promise<Made>;
  readonly close: () => Promise<void>;
}

/** How the making is followed and stopped. */
export interface Following {
  readonly signal?: AbortSignal | undefined;
  /** How far it has come, 0–1. */
  readonly progress?: ((part: number) => void) | undefined;
}

/** What the process is asked, and what it answers. */
export interface SideOrder<Order> {
  readonly id: number;
  readonly order: Order;
}
export type SideAnswer<Made> =
  | { readonly id: number; readonly made: Made }
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly fault: string };

export interface SideSetting {
  /** The module that answers orders. */
  readonly worker: URL;
  /** Milliseconds an order may take, its waiting not counted. */
  readonly timeLimit: number;
  /** Milliseconds after which a process that has nothing to do ends, and gives its memory back. */
  readonly restAfter: number;
  /** How many orders may wait. */
  readonly mostWaiting: number;
  /** How far it stands back behind whoever waits for a screen: a niceness, 0–19. */
  readonly niceness: number;
}

interface Waiting<Order, Made> {
  readonly id: number;
  readonly order: () => Order | Promise<Order>;
  readonly done: (made: Made) => void;
  readonly failed: (reason: Error) => void;
  readonly progress: ((part: number) => void) | undefined;
}

/** What of the environment a writer of documents needs; nothing of it is a secret. */
const ENVIRONMENT = ["PATH", "HOME", "LANG", "LC_ALL", "TZ", "TMPDIR", "TEMP", "SYSTEMROOT"];

/** Documents leave much behind that is needed for a moment: cleared away early and often, far less memory is held for it. */
export const SPARING = ["--max-semi-space-size=4", "--initial-old-space-size=32", "--heap-growing-percent=30"];

/** What is given back goes back to the system, instead of being kept by each thread of the typesetter (glibc). */
const GIVEN_BACK = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };

/** The process starts with the first order and stays warm while there is work: fonts and libraries are loaded once. */
export function openSideProcess<Order, Made>({
  worker: module,
  timeLimit,
  restAfter,
  mostWaiting,
  niceness,
}: SideSetting): SideProcess<Order, Made> {
  let worker: ChildProcess | null = null;
  let clock: NodeJS.Timeout | undefined;
  let count = 0;
  let closed = false;
  const queue: Waiting<Order, Made>[] = [];

  function start(): ChildProcess {
    const env = Object.fromEntries(
      ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    );
    const started = fork(module, { serialization: "advanced", execArgv: SPARING, env: { ...env, ...GIVEN_BACK } });
    giveWay(started, niceness);
    started.on("message", (answer: SideAnswer<Made>) => answered(started, answer));
    started.on("error", (reason) => ended(started, reason.message));
    started.on("exit", (code, signal) => ended(started, `it ended with ${signal ?? `code ${code}`}`));
    return started;
  }
  function answered(by: ChildProcess, answer: SideAnswer<Made>): void {
    const [first] = queue;
    if (by !== worker || first?.id !== answer.id) return;
    if ("progress" in answer) {
      first.progress?.(answer.progress);
      return;
    }
    queue.shift();
    if ("made" in answer) first.done(answer.made);
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
    clock = setTimeout(() => {
      stop();
      queue.shift()?.failed(failure(`The document took longer than ${timeLimit / 1000} seconds.`, "time limit"));
      next();
    }, timeLimit);
    void handOver(first);
  }
  async function handOver(waiting: Waiting<Order, Made>): Promise<void> {
    /** Ends it alone, unless it was dropped or took too long meanwhile. */
    const fail = (reason: Error) => {
      if (waiting !== queue[0]) return;
      queue.shift();
      waiting.failed(reason);
      next();
    };
    let order: Order;
    try {
      order = await waiting.order();
    } catch (reason) {
      return fail(reason instanceof Error ? reason : new Error(String(reason)));
    }
    if (waiting !== queue[0]) return;
    worker ??= start();
    awake(worker);
    try {
      // Where the channel is gone, `exit` follows and says so.
      worker.send({ id: waiting.id, order } satisfies SideOrder<Order>, () => undefined);
    } catch (reason) {
      fail(failure("The document could not be written.", `It cannot be handed over: ${String(reason)}`));
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
  function drop(waiting: Waiting<Order, Made>, reason: Error): void {
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
    make: async (order, { signal, progress } = {}) => {
      signal?.throwIfAborted();
      if (closed) throw new Failure("document-failed", "The product is shutting down.");
      if (queue.length > mostWaiting) throw new Failure("overloaded", "Too many documents are waiting to be written.");
      count += 1;
      const id = count;
      let onAbort: (() => void) | undefined;
      try {
        return await new Promise<Made>((done, failed) => {
          const waiting: Waiting<Order, Made> = { id, order, done, failed, progress };
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

/** Whoever waits for a screen comes before whoever waits for a document. Where the system says no, they are equals. */
function giveWay({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // Not every system lets a process say so.
  }
}

function awake(worker: ChildProcess): void {
  worker.ref();
  worker.channel?.ref();
}

/** What a caller is told, with what only the log needs to know as its cause. */
function failure(detail: string, cause: string): Failure {
  return Object.assign(new Failure("document-failed", detail), { cause });
}
