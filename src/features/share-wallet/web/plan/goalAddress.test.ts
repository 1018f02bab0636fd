import { expect, test } from "vitest";
import { proposedGoal, readGoal, writeGoal } from "./goalAddress.ts";

const YEARS = [2025, 2026, 2027];

test("a goal comes back from the address as it was written", () => {
  expect(readGoal(writeGoal({ year: 2027, share: 0.125 }), YEARS)).toEqual({ year: 2027, share: 0.125 });
});

test.each([null, "", "2027", "2027:", "2027:101", "2030:5", "2027:5.55", "2027:-5"])("%s is no goal", (text) => {
  expect(readGoal(text, YEARS)).toBeNull();
});

test("proposed is the benchmark next year, or a tenth more for who is ahead of it", () => {
  expect(proposedGoal({ share: 0.1, benchmarkShare: 0.1204 }, 2026, YEARS)).toEqual({ year: 2027, share: 0.121 });
  expect(proposedGoal({ share: 0.2, benchmarkShare: 0.12 }, 2027, YEARS)).toEqual({ year: 2027, share: 0.22 });
  expect(proposedGoal({ share: null, benchmarkShare: null }, 2025, YEARS)).toEqual({ year: 2026, share: 0 });
});
