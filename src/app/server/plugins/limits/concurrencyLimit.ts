import { Failure } from "#domain/failure.ts";
import type { EventLoopBudget } from "./eventLoopBudget.ts";

/** How much work of one class is done at once: so much waits for room, nobody for longer than that. */
export interface ConcurrencySetting {
  readonly atOnce: number;
  /** Beyond those for whom there is room: they wait at most for a turn that has time. */
  readonly mostWaiting: number;
  /** Milliseconds, while more wait than are done at once; Infinity: as long as it takes. */
  readonly longestWaitMs: number;
}

/** Somebody for whom work is done within a limit. */
export interface Requester {
  /** Whether nobody waits for the work any more: its turn is then given to the next. */
  readonly isGone: () => boolean;
  /** Milliseconds since its request arrived: who had to be looked up first has waited already. */
  readonly waitedMs?: number;
}

/** Lets work of a class in, so that much of it makes nothing else wait. */
export interface ConcurrencyLimit {
  /**
   * What the work makes, at once where there is room.
   *
   * @throws Failure `overloaded` where too many wait already, or where its turn came too late; it has not begun then
   */
  readonly run: <T>(requester: Requester, work: () => T | Promise<T>) => T | Promise<T>;
  readonly running: () => number;
  readonly waiting: () => number;
  /** How many were refused since it was opened. */
  readonly refused: () => number;
}

interface Waiting {
  readonly since: number;
  readonly requester: Requester;
  readonly begin: () => void;
  readonly refuse: (reason: Failure) => void;
}

/** @param budget what all classes of a process share */
export function openConcurrencyLimit(
  { atOnce, mostWaiting, longestWaitMs }: ConcurrencySetting,
  budget: EventLoopBudget,
): ConcurrencyLimit {
  let running = 0;
  let refused = 0;
  let queue: Waiting[] = [];
  /** Those before it have left the queue; it is cut when they are many. */
  let head = 0;

  const mayBegin = () => running < atOnce && budget.hasTime();

  function begin<T>(work: () => T | Promise<T>): T | Promise<T> {
    running++;
    let made: T | Promise<T>;
    try {
      made = work();
    } catch (reason) {
      left();
      throw reason;
    }
    if (made instanceof Promise) return made.finally(left);
    left();
    return made;
  }

  function left(): void {
    running--;
    if (head < queue.length) budget.later(next);
  }

  function busy(): Failure {
    refused++;
    return new Failure("overloaded", "The server has more requests than it can answer. Try again in a moment.");
  }

  function next(): void {
    let inThisTurn = 0;
    while (head < queue.length) {
      const first = queue[head];
      if (!first) break;
      const isOver = first.requester.isGone() || isTooLate(first);
      // Refusing takes time too, though nobody has to be waited for.
      if (isOver ? inThisTurn === atOnce : !mayBegin()) break;
      head++;
      if (isOver) {
        inThisTurn++;
        first.refuse(first.requester.isGone() ? forNobody() : busy());
      } else first.begin();
    }
    if (head > 256 || head === queue.length) {
      queue = queue.slice(head);
      head = 0;
    }
    if (queue.length > 0 && (running < atOnce || inThisTurn === atOnce)) budget.later(next);
  }

  /** A moment in which nothing went on makes all late; who is refused for it comes again, and is one more. */
  function isTooLate({ since }: Waiting): boolean {
    return queue.length - head > atOnce && budget.now() - since > longestWaitMs;
  }

  return {
    run(requester, work) {
      if (head === queue.length && mayBegin()) return begin(work);
      if (running + queue.length - head >= atOnce + mostWaiting) throw busy();
      return new Promise((resolve, reject) => {
        queue.push({
          since: budget.now() - (requester.waitedMs ?? 0),
          requester,
          refuse: reject,
          begin: () => {
            try {
              resolve(begin(work));
            } catch (reason) {
              reject(reason instanceof Error ? reason : new Error(String(reason)));
            }
          },
        });
        budget.later(next);
      });
    },
    running: () => running,
    waiting: () => queue.length - head,
    refused: () => refused,
  };
}

function forNobody(): Failure {
  return new Failure("overloaded", "The caller closed the connection before the request was answered.");
}
