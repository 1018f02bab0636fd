import { expect, test } from "vitest";
import type { Season } from "../advertisers/season.ts";
import { aidsForMonth, hotMonthsAhead, isHot } from "./seasonPlan.ts";

const season = (subVertical: string, hot: Readonly<Record<number, number>>): Season => ({
  subVertical,
  months: Array.from({ length: 12 }, (_, at) => hot[at + 1] ?? 0.05),
  source: "Example",
});

test("a month is hot from nine percent of the year on", () => {
  expect([isHot(0.09), isHot(0.0899)]).toEqual([true, false]);
});

test("the days ahead reach over the end of the year, and the running month counts", () => {
  const seasons = [season("hotels", { 11: 0.1, 1: 0.2, 3: 0.3 }), season("fastFood", { 1: 0.25, 2: 0.12 })];
  expect(
    hotMonthsAhead(seasons, "2026-11-22").map(({ subVertical, month, year, days }) => [subVertical, month, year, days]),
  ).toEqual([
    ["hotels", 11, 2026, 0],
    ["fastFood", 1, 2027, 40],
    ["hotels", 1, 2027, 40],
    ["fastFood", 2, 2027, 71],
  ]);
});

test("an aid for the vertical and the month comes before one for either, and one about everything is left out", () => {
  const aids = [
    { key: "all", verticals: [], seasons: [] },
    { key: "month", verticals: [], seasons: [1] },
    { key: "vertical", verticals: ["leisure"], seasons: [] },
    { key: "both", verticals: ["leisure"], seasons: [1] },
    { key: "other month", verticals: ["leisure"], seasons: [7] },
    { key: "other vertical", verticals: ["retail"], seasons: [1] },
  ];
  expect(aidsForMonth(aids, "leisure", 1).map(({ key }) => key)).toEqual(["both", "vertical", "month"]);
});
