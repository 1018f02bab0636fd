import { expect, test } from "vitest";
import { nextSorting, sortRows } from "./sortRows.ts";

const byText = (a: string, b: string) => a.localeCompare(b, "de-DE");
const sorted = (values: (string | number | null)[], direction: "ascending" | "descending") =>
  sortRows(values, (value) => value, direction, byText);

test("missing figures come last whichever way a column is sorted", () => {
  expect(sorted([null, 3, 10, -2], "descending")).toEqual([10, 3, -2, null]);
  expect(sorted([null, 3, 10, -2], "ascending")).toEqual([-2, 3, 10, null]);
});

test("names follow the reader's alphabet", () => {
  expect(sorted(["Zeitung", "Außenwerbung", "Ärzte"], "ascending")).toEqual(["Ärzte", "Außenwerbung", "Zeitung"]);
});

test("a first click on numbers shows the largest, on names the first letter; a second click turns round", () => {
  const first = nextSorting(null, "dollars", true);
  expect(first.direction).toBe("descending");
  expect(nextSorting(first, "dollars", true).direction).toBe("ascending");
  expect(nextSorting(first, "medium", false)).toEqual({ column: "medium", direction: "ascending" });
});
