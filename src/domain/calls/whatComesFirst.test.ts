import { expect, test } from "vitest";
import { whatComesFirst } from "./whatComesFirst.ts";

test("calls stand as one makes them: by their day, then those without one, then what is won or lost", () => {
  const calls = [
    { id: "won", status: "won", dueOn: "2026-11-01" },
    { id: "some day", status: "open", dueOn: null },
    { id: "next week", status: "proposal", dueOn: "2026-12-03" },
    { id: "another day", status: "called", dueOn: null },
    { id: "overdue", status: "open", dueOn: "2026-11-26" },
    { id: "lost", status: "lost", dueOn: null },
  ];
  expect(calls.toSorted(whatComesFirst).map(({ id }) => id)).toEqual([
    "overdue",
    "next week",
    "some day",
    "another day",
    "won",
    "lost",
  ]);
});
