import { expect, test } from "vitest";
import { lockSeconds } from "./lockout.ts";

test("the first four wrong passwords are free, then the lock doubles up to a quarter of an hour", () => {
  expect([1, 4, 5, 6, 7, 8, 9, 50, 5_000].map(lockSeconds)).toEqual([0, 0, 60, 120, 240, 480, 900, 900, 900]);
});
