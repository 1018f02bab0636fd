import { expect, test } from "vitest";
import { moved, nextYear, readYearWindow, windowIn, writeYearWindow } from "./yearWindow.ts";

const YEARS = [2019, 2020, 2021, 2022, 2023, 2024];

test.each([
  ["2020-2023", { from: 2020, to: 2023 }],
  ["2020-2021", null],
  ["2023-2020", null],
  ["2020", null],
  ["soon-2023", null],
  [null, null],
])("an address with the years %j shows %o", (text, span) => {
  expect(readYearWindow(text)).toEqual(span);
});

test("a window stands in the address beside what was there, all years do not", () => {
  const search = new URLSearchParams("market=tv-501&years=2020-2022");
  expect(String(writeYearWindow(search, { from: 2021, to: 2024 }, YEARS))).toBe("market=tv-501&years=2021-2024");
  expect(String(writeYearWindow(search, { from: 2019, to: 2024 }, YEARS))).toBe("market=tv-501");
});

test("a window lies within the years that there are", () => {
  expect(windowIn({ from: 2000, to: 2022 }, YEARS)).toEqual({ from: 2019, to: 2022 });
  expect(windowIn({ from: 2030, to: 2040 }, YEARS)).toEqual({ from: 2019, to: 2024 });
  expect(windowIn(null, YEARS)).toEqual({ from: 2019, to: 2024 });
});

test("however its ends are drawn, three years stay", () => {
  const span = { from: 2020, to: 2023 };
  expect(moved(span, "from", 2024)).toEqual({ from: 2021, to: 2023 });
  expect(moved(span, "to", 2019)).toEqual({ from: 2020, to: 2022 });
});

test("playing goes from year to year, begins anew outside of the window, and ends with it", () => {
  const span = { from: 2020, to: 2022 };
  expect(nextYear(2020, span)).toBe(2021);
  expect(nextYear(2024, span)).toBe(2020);
  expect(nextYear(2022, span)).toBeNull();
});
