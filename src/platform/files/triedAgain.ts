import { setTimeout as wait } from "node:timers/promises";

/** Pauses before the tries that follow on one that failed, in milliseconds. */
const PAUSES_MS = [200, 800, 2_000, 5_000];

/**
 * Does something again, after a pause that grows, where it failed for a reason that may pass.
 *
 * @throws what the last try threw, or the first one whose reason does not pass
 */
export async function triedAgain<T>(
  act: () => Promise<T>,
  passes: (reason: unknown) => boolean,
  pauses: readonly number[] = PAUSES_MS,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await act();
    } catch (reason) {
      if (!passes(reason)) throw reason;
      // Not all at once, where many were cut off together.
      await wait(pause * (0.5 + Math.random() / 2));
    }
  }
  return act();
}
