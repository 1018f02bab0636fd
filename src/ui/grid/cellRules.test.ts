import { describe, expect, test } from "vitest";
import { type CellAt, cellAction, cellAfter, cursorIn, editorAction, pastedCells } from "./cellRules.ts";

const GRID = { rows: ["hotels", "casinos", "golf"], columns: ["jan", "feb", "mar"] };
const read = (text: string) => (text.trim() === "" ? null : /^\d+$/.test(text) ? Number(text) : undefined);
const pressed = (
  key: string,
  held: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean; shiftKey?: boolean } = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe("on a cell", () => {
  test.each([
    ["ArrowUp", [-1, 0]],
    ["ArrowDown", [1, 0]],
    ["ArrowLeft", [0, -1]],
    ["ArrowRight", [0, 1]],
    ["PageDown", [15, 0]],
  ])("%s moves the cursor", (key, by) => {
    expect(cellAction(pressed(key))).toEqual({ does: "go", by });
  });

  test("a sign writes over, Enter and F2 change what stands there, Delete and Backspace empty, Space marks", () => {
    expect(cellAction(pressed("7"))).toEqual({ does: "begin", typed: "7" });
    for (const key of ["Enter", "F2"]) expect(cellAction(pressed(key))).toEqual({ does: "begin", typed: null });
    for (const key of ["Delete", "Backspace"]) expect(cellAction(pressed(key))).toEqual({ does: "empty" });
    expect(cellAction(pressed(" "))).toEqual({ does: "mark" });
  });

  test.each(["ctrlKey", "metaKey"])("Z undoes and Y or Shift and Z redo, with %s", (held) => {
    expect(cellAction(pressed("z", { [held]: true }))).toEqual({ does: "undo" });
    expect(cellAction(pressed("y", { [held]: true }))).toEqual({ does: "redo" });
    expect(cellAction(pressed("Z", { [held]: true, shiftKey: true }))).toEqual({ does: "redo" });
  });

  test("the browser keeps Tab, copying, and what is typed with Alt", () => {
    expect(cellAction(pressed("Tab"))).toBeNull();
    expect(cellAction(pressed("c", { ctrlKey: true }))).toBeNull();
    expect(cellAction(pressed("v", { metaKey: true }))).toBeNull();
    expect(cellAction(pressed("e", { altKey: true }))).toBeNull();
  });
});

test("in a cell Escape leaves it as it was, Enter goes down and Tab on, both back with Shift, and all else is typed", () => {
  expect(editorAction(pressed("Escape"))).toEqual({ does: "drop" });
  expect(editorAction(pressed("Enter"))).toEqual({ does: "keep", by: [1, 0] });
  expect(editorAction(pressed("Enter", { shiftKey: true }))).toEqual({ does: "keep", by: [-1, 0] });
  expect(editorAction(pressed("Tab"))).toEqual({ does: "keep", by: [0, 1] });
  expect(editorAction(pressed("Tab", { shiftKey: true }))).toEqual({ does: "keep", by: [0, -1] });
  for (const key of ["ArrowLeft", "Home", "5", "Delete"]) expect(editorAction(pressed(key))).toBeNull();
});

describe("the cursor", () => {
  const middle: CellAt = { row: "casinos", column: "feb" };
  const after = (key: string, held = {}, from = middle) => {
    const action = cellAction(pressed(key, held));
    return action?.does === "go" ? cellAfter(from, action.by, GRID) : null;
  };

  test("stops at the edges", () => {
    expect(after("ArrowDown")).toEqual({ row: "golf", column: "feb" });
    expect(after("ArrowDown", {}, { row: "golf", column: "feb" })).toEqual({ row: "golf", column: "feb" });
    expect(after("ArrowLeft", {}, { row: "golf", column: "jan" })).toEqual({ row: "golf", column: "jan" });
    expect(after("PageUp")).toEqual({ row: "hotels", column: "feb" });
  });

  test("goes to the ends of a row with Home and End, and to the corners with Control", () => {
    expect(after("Home")).toEqual({ row: "casinos", column: "jan" });
    expect(after("End")).toEqual({ row: "casinos", column: "mar" });
    expect(after("Home", { ctrlKey: true })).toEqual({ row: "hotels", column: "jan" });
    expect(after("End", { ctrlKey: true })).toEqual({ row: "golf", column: "mar" });
  });

  test("stands in the first cell to begin with, and in its column of the first row where its own is gone", () => {
    expect(cursorIn(GRID, null)).toEqual({ row: "hotels", column: "jan" });
    expect(cursorIn(GRID, middle)).toBe(middle);
    expect(cursorIn({ ...GRID, rows: ["golf"] }, middle)).toEqual({ row: "golf", column: "feb" });
    expect(cursorIn({ ...GRID, columns: ["year"] }, middle)).toEqual({ row: "casinos", column: "year" });
  });
});

describe("a block pasted from a spreadsheet", () => {
  const pasted = (text: string, row: string, column: string, blanks: "take away" | "leave" = "take away") =>
    pastedCells(text, { row, column }, GRID, read, blanks);

  test("is laid over the grid from the cell on, and what lies beyond is left out", () => {
    expect(pasted("1\t2\r\n3\t4\r\n", "casinos", "feb")).toEqual([
      { row: "casinos", column: "feb", value: 1 },
      { row: "casinos", column: "mar", value: 2 },
      { row: "golf", column: "feb", value: 3 },
      { row: "golf", column: "mar", value: 4 },
    ]);
    expect(pasted("1\n2\n3", "golf", "jan")).toHaveLength(1);
    expect(pasted("1\t2", "hotels", "mar")).toHaveLength(1);
  });

  test("takes away where its cells are blank, or leaves what stood there", () => {
    expect(pasted("\t2", "hotels", "jan")).toEqual([
      { row: "hotels", column: "jan", value: null },
      { row: "hotels", column: "feb", value: 2 },
    ]);
    expect(pasted("\t2", "hotels", "jan", "leave")).toEqual([{ row: "hotels", column: "feb", value: 2 }]);
  });

  test("is not taken at all where one cell is no figure", () => {
    expect(pasted("1\tlots", "hotels", "jan")).toBeNull();
  });
});
