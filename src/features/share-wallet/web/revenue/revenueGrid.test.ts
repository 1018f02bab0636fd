import { expect, test } from "vitest";
import { gridRows, gridValue } from "./revenueGrid.ts";

const cell = (subVertical: string, month: number | null, dollars: number) => ({
  market: "tv-501",
  medium: "tvOta",
  year: 2026,
  subVertical,
  month,
  dollars,
});
const rows = gridRows(
  ["hotels", "casinos", "golf"],
  [cell("hotels", 1, 10), cell("hotels", 2, 5), cell("golf", null, 7)],
);

test("a year shows its months added up; a month of a whole year shows nothing", () => {
  expect(rows.map((row) => gridValue(row, null))).toEqual([15, null, 7]);
  expect(rows.map((row) => gridValue(row, 2))).toEqual([5, null, null]);
});
