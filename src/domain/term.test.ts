import { expect, test } from "vitest";
import { termOf } from "./term.ts";

test("a contract's days belong to it wherever on earth they are", () => {
  const { begins, ends } = termOf({ startsOn: "2026-01-01", endsOn: "2026-12-31" });
  expect(new Date(begins).toISOString()).toBe("2025-12-31T10:00:00.000Z");
  expect(new Date(ends).toISOString()).toBe("2027-01-01T12:00:00.000Z");
});

test("a contract without days has always run and never ends", () => {
  expect(termOf({ startsOn: null, endsOn: null })).toEqual({ firstDay: null, begins: -Infinity, ends: Infinity });
});
