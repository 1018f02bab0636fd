import { expect, test } from "vitest";
import { termState } from "./termState.ts";

const NOON = new Date("2026-11-20T12:00:00");

test.each([
  [null, null, "running"],
  ["2026-01-01", "2027-12-31", "running"],
  ["2026-11-21", null, "coming"],
  [null, "2026-11-19", "ended"],
  [null, "2026-11-20", "endingSoon"],
  ["2026-01-01", "2027-01-19", "endingSoon"],
  ["2026-01-01", "2027-01-20", "running"],
] as const)("a contract from %s to %s is %s on 20 November 2026", (startsOn, endsOn, state) => {
  expect(termState({ startsOn, endsOn }, NOON)).toBe(state);
});
