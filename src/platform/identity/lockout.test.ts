import { expect, test } from "vitest";
import { lockEnd, lockSeconds } from "./lockout.ts";

test("the first four wrong passwords are free, then the lock doubles up to a quarter of an hour", () => {
  expect([1, 4, 5, 6, 7, 8, 9, 50, 5_000].map(lockSeconds)).toEqual([0, 0, 60, 120, 240, 480, 900, 900, 900]);
});

test("a lock lasts as long as was noted, and is over where the clock was set back an hour or two days", () => {
  const noted = Date.UTC(2026, 10, 23, 12);
  const until = noted + 60_000;
  const left = (now: number) => lockEnd(5, until, now);
  expect([noted, noted + 59_999, noted + 60_000, noted + 86_400_000].map(left)).toEqual([until, until, 0, 0]);
  // Another machine's clock may be some seconds behind.
  expect(left(noted - 30_000)).toBe(until);
  expect([noted - 3_600_000, noted - 2 * 86_400_000].map(left)).toEqual([0, 0]);
});
