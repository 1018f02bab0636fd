import { expect, test } from "vitest";
import { shownRows } from "./shownRows.ts";

const counties = ["Brooklyn", "Queens", "Manhattan", "Suffolk", "Pike"].map((id) => ({ id }));
const shown = (pointed: string | null) => shownRows(counties, 3, pointed).map(({ id }) => id);

test("a list beside a map shows its first rows", () => {
  expect(shown(null)).toEqual(["Brooklyn", "Queens", "Manhattan"]);
  expect(shown("Queens")).toEqual(["Brooklyn", "Queens", "Manhattan"]);
});

test("a small county that is pointed at on the map has its row in sight, and no other row moves", () => {
  expect(shown("Pike")).toEqual(["Brooklyn", "Queens", "Pike"]);
  expect(shown("not there")).toEqual(["Brooklyn", "Queens", "Manhattan"]);
});
