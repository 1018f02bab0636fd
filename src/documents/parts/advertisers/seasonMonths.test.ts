import { expect, test } from "vitest";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { crowdText } from "./crowdText.ts";
import { seasonMonths, seasonTable } from "./seasonMonths.ts";

const even = Array.from({ length: 12 }, () => 1 / 12);
const autumn = even.map((part, at) => (at === 8 ? 0.2 : part * 0.87));

test("a month is hot from nine percent of the year on", () => {
  expect(seasonMonths(even, 2025).filter(({ hot }) => hot)).toEqual([]);
  expect(
    seasonMonths(autumn, 2025)
      .filter(({ hot }) => hot)
      .map(({ month }) => month),
  ).toEqual([9]);
});

test("campaigns crowd out the months before a general election, and none of an odd year", () => {
  const crowded = (year: number) =>
    seasonMonths(even, year).flatMap(({ month, crowded: full }) => (full ? [month] : []));
  expect(crowded(2026)).toEqual([8, 9, 10]);
  expect(crowded(2027)).toEqual([]);
  expect(seasonMonths(even, 2027)[0]?.political).toBeNull();
});

test("the file tells each month apart", () => {
  expect(seasonTable(seasonMonths(autumn, 2026)).rows[8]).toEqual([9, 20, "yes", 18, "yes"]);
});

test("the sentence names the crowded months, and which of the hot ones fall into them", async () => {
  const english = await exampleWords("en-US");
  expect(crowdText(seasonMonths(autumn, 2026), 2026, english)).toMatch(
    /61\.0%.*Aug, Sep, and Oct.*hot months here, Sep fall/,
  );
  expect(crowdText(seasonMonths(even, 2026), 2026, english)).toContain("None of the hot months");
  expect(crowdText(seasonMonths(even, 2027), 2027, english)).toContain("2027 has no general election");
});
