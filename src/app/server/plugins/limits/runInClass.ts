import type { FastifyReply } from "fastify";
import { Failure } from "#domain/failure.ts";
import { type Bounds, within } from "#platform/database/bounds.ts";
import type { ClassLimits } from "./concurrencyClasses.ts";

/**
 * Does the work of a request within the limits of its class, until its time is over or its connection is closed. What its work still asks of the store then is
 * given up, and its room in the class is free when it has ended.
 *
 * @throws Failure `overloaded`, `took-too-long`
 */
export function runInClass({ limit, ...setting }: ClassLimits, reply: FastifyReply, work: () => unknown): unknown {
  const bounds = requestBounds(reply, setting);
  let made: unknown;
  try {
    const requester = { isGone: bounds.isGone, waitedMs: reply.elapsedTime };
    made = limit.run(requester, () => within(bounds, work));
  } catch (reason) {
    bounds.end();
    throw reason;
  }
  if (made instanceof Promise) return bounds.race(made).finally(bounds.end);
  bounds.end();
  return made;
}

/** The bounds of one request: its connection and its time. */
interface RequestBounds extends Bounds {
  readonly isGone: () => boolean;
  /** What the work makes, or why nobody waits for it any more, whichever is first. */
  readonly race: <T>(work: Promise<T>) => Promise<T>;
  /** The request has been answered: nothing is given up any more. */
  readonly end: () => void;
}

interface RequestBoundsSetting {
  /** Milliseconds from now on; 0: as long as it likes. */
  readonly timeLimitMs: number;
  /** Whether it goes on when the caller is gone: who saves something and leaves the page has saved it. */
  readonly goesOn: boolean;
}

function requestBounds({ raw }: FastifyReply, { timeLimitMs, goesOn }: RequestBoundsSetting): RequestBounds {
  const nobodyWaits = new AbortController();
  let over = false;
  const isGone = () => !goesOn && raw.destroyed && !raw.writableFinished;
  const closed = () => {
    if (isGone()) nobodyWaits.abort(new Failure("took-too-long", "The caller closed the connection."));
  };
  raw.once("close", closed);
  const clock =
    timeLimitMs > 0 ? setTimeout(() => nobodyWaits.abort(tooLong(timeLimitMs)), timeLimitMs).unref() : undefined;
  return {
    signal: nobodyWaits.signal,
    statementMs: timeLimitMs,
    isOver: () => over,
    isGone,
    race: async (work) => {
      const { promise, reject } = Promise.withResolvers<never>();
      const giveUp = () => reject(reasonOf(nobodyWaits.signal));
      if (nobodyWaits.signal.aborted) giveUp();
      nobodyWaits.signal.addEventListener("abort", giveUp, { once: true });
      try {
        return await Promise.race([work, promise]);
      } finally {
        nobodyWaits.signal.removeEventListener("abort", giveUp);
      }
    },
    end: () => {
      over = true;
      clearTimeout(clock);
      raw.off("close", closed);
    },
  };
}

function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

function tooLong(milliseconds: number): Failure {
  return new Failure(
    "took-too-long",
    `The answer took longer than ${milliseconds / 1_000} seconds and was stopped. Request less data, or try again later.`,
  );
}
