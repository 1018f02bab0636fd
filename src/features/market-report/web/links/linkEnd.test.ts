import { expect, test } from "vitest";
import { dayAfter, linkEnd } from "./linkEnd.ts";

const NOW = new Date(2026, 10, 22, 15, 30);

test("a link for a week ends at the same hour a week later", () => {
  expect(linkEnd({ days: 7 }, NOW)).toBe(new Date(2026, 10, 29, 15, 30).toISOString());
});

test("a link until a day works to the end of that day where its maker is", () => {
  expect(linkEnd({ day: "2026-11-30" }, NOW)).toBe(new Date(2026, 10, 30, 23, 59, 59).toISOString());
  expect(linkEnd({ day: "" }, NOW)).toBeNull();
});

test("days are counted over the end of a month and of a year", () => {
  expect([dayAfter(NOW, 0), dayAfter(NOW, 9), dayAfter(NOW, 90)]).toEqual(["2026-11-22", "2026-12-01", "2027-02-20"]);
});
