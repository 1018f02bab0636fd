const FREE_FAILURES = 5;
const FIRST_LOCK_SECONDS = 60;
const LONGEST_LOCK_SECONDS = 15 * 60;

/** How long an account stays locked after its latest wrong password: from the fifth on a minute, doubling up to a quarter of an hour. */
export function lockSeconds(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_LOCK_SECONDS * 2 ** (failures - FREE_FAILURES), LONGEST_LOCK_SECONDS);
}

/** Clocks of machines that serve one store differ by less. */
const SKEW_MS = 60_000;

/**
 * When a lock ends that was noted, in milliseconds since 1970; 0 where it locks nothing. One that would last longer than it can was noted
 * before the clock was set back, and is over.
 */
export function lockEnd(failures: number, lockedUntil: number, now: number): number {
  if (lockedUntil <= now) return 0;
  return lockedUntil > now + lockSeconds(failures) * 1_000 + SKEW_MS ? 0 : lockedUntil;
}
