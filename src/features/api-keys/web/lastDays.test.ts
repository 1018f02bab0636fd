import { expect, test } from "vitest";
import { lastDays } from "./lastDays.ts";

test("a key ends between today and a year from now, after ninety days unless said otherwise", () => {
  expect(lastDays(new Date("2026-11-20T23:30:00Z"))).toEqual({
    first: "2026-11-20",
    last: "2027-11-20",
    usual: "2027-02-18",
  });
});
