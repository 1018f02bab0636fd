import { expect, test } from "vitest";
import { type GoalCall, goalProgress, quarterAfter, quarterOf } from "./goals.ts";

test("a day is of its quarter, and quarters follow each other across years", () => {
  expect(quarterOf("2026-01-01")).toEqual({ year: 2026, quarter: 1 });
  expect(quarterOf("2026-12-31")).toEqual({ year: 2026, quarter: 4 });
  expect(quarterAfter({ year: 2026, quarter: 4 }, 1)).toEqual({ year: 2027, quarter: 1 });
  expect(quarterAfter({ year: 2026, quarter: 1 }, -1)).toEqual({ year: 2025, quarter: 4 });
});

const call = (status: string, dollars: number | null, closedOn: string | null = null): GoalCall => ({
  status,
  dollars,
  closedOn,
});

test("what was won in the quarter counts toward its goal, open calls stand beside it, lost ones nowhere", () => {
  const calls = [
    call("won", 400, "2026-10-01"),
    call("won", 100, "2026-12-31"),
    call("won", 9_000, "2026-09-30"),
    call("won", 9_000),
    call("won", null, "2026-11-01"),
    call("proposal", 250),
    call("open", null),
    call("lost", 9_000, "2026-11-01"),
  ];
  const quarter = { year: 2026, quarter: 4 };
  expect(goalProgress(calls, quarter, 800)).toEqual({ won: 500, open: 250, goal: 800, missing: 300 });
  expect(goalProgress(calls, quarter, 450)).toMatchObject({ won: 500, missing: 0 });
});
