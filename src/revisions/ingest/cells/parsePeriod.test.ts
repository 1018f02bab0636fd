import { expect, test } from "vitest";
import { parsePeriod } from "./parsePeriod.ts";

test.for([
  ["2025-07", "2025-07-01 to 2025-08-01 in 2025 Q3"],
  ["2025-12", "2025-12-01 to 2026-01-01 in 2025 Q4"],
  ["2025-Q1", "2025-01-01 to 2025-04-01 in 2025 Q1"],
  ["2025q4", "2025-10-01 to 2026-01-01 in 2025 Q4"],
  ["Q3 2024", "2024-07-01 to 2024-10-01 in 2024 Q3"],
  ["2025-W01", "2024-12-30 to 2025-01-06 in 2025 Q1"],
  ["2020-W53", "2020-12-28 to 2021-01-04 in 2020 Q4"],
  ["2024-12-30", "2024-12-30 to 2025-01-06 in 2025 Q1"],
  ["2025-06-30", "2025-06-30 to 2025-07-07 in 2025 Q3"],
])("%s is a period", ([cell = "", said]) => {
  const period = parsePeriod(cell);
  expect(period && `${period.firstDay} to ${period.endDay} in ${period.year} Q${period.quarter}`).toBe(said);
});

test.for([
  "",
  "2025",
  "2025-00",
  "2025-13",
  "2025-Q5",
  "2021-W53",
  "2025-W00",
  "2025-07-01",
  "2025-02-31",
  "1999-12",
  "July 2025",
])("%s is none", (cell) => {
  expect(parsePeriod(cell)).toBeNull();
});
