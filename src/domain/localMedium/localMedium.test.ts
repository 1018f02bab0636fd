import { describe, expect, test } from "vitest";
import { salesCalendar } from "./salesCalendar.ts";

describe("the calendar of those who sell time", () => {
  test.each([
    [2024, "2024-11-05", "2024-09-06"],
    [2026, "2026-11-03", "2026-09-04"],
    [2028, "2028-11-07", "2028-09-08"],
  ])("the general election of %i is on %s, and candidates pay the lowest charge from %s on", (year, election, from) => {
    const dates = salesCalendar(year, "tv");
    expect(dates).toContainEqual({ kind: "election", from: election, to: election });
    expect(dates).toContainEqual({ kind: "lowestCharge", from, to: election });
  });

  test("odd years have surveys and no general election", () => {
    expect(salesCalendar(2027, "tv").map(({ kind, from }) => [kind, from])).toEqual([
      ["sweep", "2027-02-01"],
      ["sweep", "2027-05-01"],
      ["sweep", "2027-07-01"],
      ["sweep", "2027-11-01"],
    ]);
  });

  test("radio is surveyed by quarters", () => {
    expect(salesCalendar(2027, "radio").map(({ from, to }) => [from, to])).toEqual([
      ["2027-01-01", "2027-03-31"],
      ["2027-04-01", "2027-06-30"],
      ["2027-07-01", "2027-09-30"],
      ["2027-10-01", "2027-12-31"],
    ]);
  });
});
