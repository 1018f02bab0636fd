import { expect, test } from "vitest";
import { yearsOf } from "./yearsOf.ts";

const YEARS = [2019, 2020, 2021, 2022, 2023];

test("a report shows all years unless it is asked for fewer", () => {
  expect(yearsOf({}, YEARS)).toBeNull();
  expect(yearsOf({ from: 2019, to: 2023 }, YEARS)).toBeNull();
  expect(yearsOf({ from: 2021 }, YEARS)).toEqual({ from: 2021, to: 2023 });
  expect(yearsOf({ to: 2021 }, YEARS)).toEqual({ from: 2019, to: 2021 });
});

test("years that the revision does not have are not missed", () => {
  expect(yearsOf({ from: 1990, to: 2090 }, YEARS)).toBeNull();
  expect(yearsOf({ from: 2022, to: 2090 }, YEARS)).toEqual({ from: 2022, to: 2023 });
});

test("a span of fewer than two years is refused", () => {
  expect(() => yearsOf({ from: 2022, to: 2022 }, YEARS)).toThrow("two years");
  expect(() => yearsOf({ from: 2023, to: 2020 }, YEARS)).toThrow("two years");
  expect(() => yearsOf({ from: 2024 }, YEARS)).toThrow("two years");
});
