import { expect, test } from "vitest";
import { benchmarkPeriod } from "./benchmarkPeriod.ts";

test.for([
  ["2024", [2024, 2024, 1, 12]],
  ["2023-2024", [2023, 2024, 1, 12]],
  ["2024-Q3", [2024, 2024, 7, 9]],
  ["2024-07", [2024, 2024, 7, 7]],
] as const)(
  "a published figure of %s is of those years and months",
  ([text, [firstYear, lastYear, firstMonth, lastMonth]]) => {
    expect(benchmarkPeriod(text)).toEqual({ firstYear, lastYear, firstMonth, lastMonth });
  },
);

test.for(["", "24", "2024-2024", "2024-2023", "2020-2024", "2024-Q5", "2024-13", "2024 cycle"])(
  "“%s” is no period",
  (text) => {
    expect(benchmarkPeriod(text)).toBeNull();
  },
);
