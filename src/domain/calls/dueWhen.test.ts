import { expect, test } from "vitest";
import { dueWhen } from "./dueWhen.ts";

test.each([
  ["2026-12-30", "overdue"],
  ["2026-12-31", "today"],
  ["2027-01-01", "week"],
  ["2027-01-07", "week"],
  ["2027-01-08", "later"],
  [null, "none"],
])("on New Year's Eve of 2026, what is to be done on %s is %s", (day, when) => {
  expect(dueWhen(day, "2026-12-31")).toBe(when);
});
