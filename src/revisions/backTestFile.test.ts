import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { backTestFile } from "./backTestFile.ts";

const PUBLIC = new URL("../../../shared/data/spend/us_ad_revenue_by_medium_year.csv", import.meta.url);
const lines = (...rows: string[]) => ["year,medium,amount_usd_millions,status", ...rows].join("\n");

test.skipIf(!existsSync(PUBLIC))(
  "on the public series errors stay below nine tenths of the plainest forecast's, and bands hold 75 to 85 % (needs ../shared/data)",
  () => {
    const { all } = backTestFile(readFileSync(PUBLIC, "utf8"), 5);
    expect(all.cases).toBeGreaterThan(600);
    expect(all.scaledError / all.naiveError).toBeLessThan(0.9);
    expect(all.coverage).toBeGreaterThan(0.75);
    expect(all.coverage).toBeLessThan(0.85);
  },
);

test("a file of series is read by its columns, and lines of forecasts are not judged by", () => {
  const rows = [10, 12, 13, 15, 16].map((amount, step) => `${2010 + step},Radio,"${amount},000",actual`);
  const { series, all } = backTestFile(lines(...rows, "2015,Radio,99,forecast of March"), 2);
  expect(series.map(({ id }) => id)).toEqual(["Radio"]);
  expect(all.cases).toBe(3);
});

test.each([
  ["year,amount\n2020,1", "no column for the series. It takes series, medium, media, name; it has year, amount."],
  [lines("2020,Radio,many,actual"), 'Line 2: the amount of Radio is "many", which is not a number.'],
  [lines("2020,Radio,,actual"), 'Line 2: the amount of Radio is "", which is not a number.'],
  [lines("2020,,5,actual"), "Line 2 does not say which series it belongs to."],
  [lines("2020,Radio,-5,actual"), "The figure of Radio in 2020 is -5; it must be a number of zero or more."],
  [lines("2020,Radio,5,actual", "2020,Radio,6,actual"), "The series Radio has two figures of 2020."],
  [lines("2020,Radio,5,actual"), "No series can be judged (Radio)"],
])("a file that cannot be used is refused with what is wrong (%#)", (text, words) => {
  expect(() => backTestFile(text, 5)).toThrow(words);
});
