import { expect, test } from "vitest";
import { callGroups, callTotals } from "./callTotals.ts";

const TODAY = "2026-11-28";
const CALLS = [
  { who: "ann", status: "open", dueOn: "2026-11-27", dollars: 100 },
  { who: "ann", status: "proposal", dueOn: "2026-11-28", dollars: null },
  { who: "ann", status: "won", dueOn: "2026-11-01", dollars: 2_000 },
  { who: null, status: "meeting", dueOn: null, dollars: 50 },
  { who: "ben", status: "lost", dueOn: "2026-11-01", dollars: 9_999 },
];

test("calls come to what is open, what of it is overdue, and what is won; what is lost counts nowhere", () => {
  expect(callTotals(CALLS, TODAY)).toEqual({
    open: 3,
    openDollars: 150,
    overdue: 1,
    won: 1,
    wonDollars: 2_000,
    withoutDollars: 1,
  });
});

test("groups add up to the whole, and one with nothing but lost calls is none", () => {
  const groups = callGroups(CALLS, ({ who }) => who, TODAY);
  expect(groups).toMatchObject([
    { key: "ann", open: 2, openDollars: 100, overdue: 1, won: 1, wonDollars: 2_000 },
    { key: null, open: 1, openDollars: 50, won: 0 },
  ]);
  const whole = callTotals(CALLS, TODAY);
  for (const sum of ["open", "openDollars", "overdue", "won", "wonDollars", "withoutDollars"] as const)
    expect(groups.reduce((all, group) => all + group[sum], 0)).toBe(whole[sum]);
});
