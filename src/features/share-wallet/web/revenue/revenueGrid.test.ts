import { describe, expect, test } from "vitest";
import { GRID_COLUMNS, gridRows, gridValue, pastedEdits } from "./revenueGrid.ts";

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

describe("a block pasted from a spreadsheet", () => {
  const read = (text: string) => (text === "" ? null : text === "x" ? undefined : Number(text));
  const grid = { rows, columns: GRID_COLUMNS.months };

  test("is laid over the grid from the cell on, blank cells take away, and what lies beyond is left out", () => {
    expect(pastedEdits("1\t2\r\n\t4\r\n", { row: 1, column: 10 }, grid, read)).toEqual([
      { subVertical: "casinos", month: 11, dollars: 1 },
      { subVertical: "casinos", month: 12, dollars: 2 },
      { subVertical: "golf", month: 11, dollars: null },
      { subVertical: "golf", month: 12, dollars: 4 },
    ]);
    expect(pastedEdits("1\n2\n3", { row: 2, column: 0 }, grid, read)).toHaveLength(1);
    expect(pastedEdits("1\t2", { row: 0, column: 11 }, grid, read)).toHaveLength(1);
  });

  test("is not taken at all where one cell is no amount", () => {
    expect(pastedEdits("1\nx", { row: 0, column: 0 }, grid, read)).toBeNull();
  });
});
