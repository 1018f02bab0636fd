import type { IncomingMessage, ServerResponse } from "node:http";
import { costsLittle } from "./costsLittle.ts";
import type { EventLoopBudget } from "./eventLoopBudget.ts";
import { noteWaited } from "./waited.ts";

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

export interface ArrivalsSetting {
  /** Beyond so many that wait the next is refused. */
  readonly mostWaiting: number;
  /** Milliseconds after which a request that changes nothing is refused instead of served, while more than a few wait. */
  readonly longestWaitMs: number;
  /** So many are served however late: they waited for a pause of the whole server, and none for each other. */
  readonly few?: number;
  readonly serve: Serve;
  readonly refuse: (response: ServerResponse) => void;
  /** Calls back when everything is done that can be done without waiting, before the network is looked at. */
  readonly settled?: (then: () => void) => void;
}

/** Requests that have been read and for which nothing has been done. */
export interface Arrivals {
  /** Serves a request at once where the event loop's budget has time, else when its turn comes; probes always at once. */
  readonly arrive: Serve;
  /** Serves all that wait, whatever time it takes. */
  readonly serveAll: () => void;
  readonly waiting: () => number;
}

interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
}

/** Who asks whether the process lives must not be told that it is busy. */
const PROBES = new Set(["/healthz", "/readyz"]);
const LOOKS = new Set(["GET", "HEAD"]);
const FEW = 32;

/**
 * Lets requests in one after the other, as long as the event loop's budget has time. The engine hands over all that the network brought since it looked
 * last: of hundreds of connections that is work for longer than a probe may wait.
 */
export function openArrivals(
  { mostWaiting, longestWaitMs, few = FEW, serve, refuse, settled = whenSettled }: ArrivalsSetting,
  budget: EventLoopBudget,
): Arrivals {
  let queue: Arrival[] = [];
  /** Those before it have left the queue; it is cut when they are many. */
  let head = 0;

  function serveFirst(): void {
    const first = queue[head];
    if (!first) return;
    const many = queue.length - head > few;
    head++;
    if (head > 256 || head === queue.length) {
      queue = queue.slice(head);
      head = 0;
    }
    const { request, response, since } = first;
    const waited = budget.now() - since;
    // Who saves something and leaves the page has saved it.
    const looks = LOOKS.has(request.method ?? "");
    if (looks && response.destroyed) return;
    const isTooLate = waited > longestWaitMs && many && !costsLittle(request.url ?? "");
    if (looks && isTooLate) return refuse(response);
    noteWaited(request, waited);
    serve(request, response);
  }

  function next(): void {
    if (head === queue.length) return;
    if (!budget.hasTime()) {
      budget.later(next);
      return;
    }
    try {
      serveFirst();
    } finally {
      // What one leaves to be done at once counts too before the next is begun.
      if (head < queue.length) settled(next);
    }
  }

  return {
    arrive(request, response) {
      if (PROBES.has(request.url ?? "") || (head === queue.length && budget.hasTime())) serve(request, response);
      else if (queue.length - head >= mostWaiting) refuse(response);
      else {
        queue.push({ request, response, since: budget.now() });
        budget.later(next);
      }
    },
    serveAll() {
      while (head < queue.length) serveFirst();
    },
    waiting: () => queue.length - head,
  };
}

/** Ticks come when no promise has anything left to do. */
function whenSettled(then: () => void): void {
  queueMicrotask(() => process.nextTick(then));
}
