import { expect, test } from "vitest";
import { detectLayout } from "./detectLayout.ts";
import type { Layout } from "./layout.ts";
import { LAYOUT_BY_NAME } from "./layoutByName.ts";
import { allColumns } from "./matchHeader.ts";

const layouts = Object.values(LAYOUT_BY_NAME);
const keys = (layout: Layout) => allColumns(layout).map(({ key }) => key);

test.each(layouts)("a file with all columns of $name is known for what it is", (layout) => {
  expect(detectLayout(keys(layout))?.name).toBe(layout.name);
});

test.each(layouts)("so is one that also has columns nobody knows, in another order: $name", (layout) => {
  expect(detectLayout(["remarks", ...keys(layout).toReversed(), "row_id"])?.name).toBe(layout.name);
});

test.each(layouts)("a file that lacks a required column of $name is not taken for it", (layout) => {
  const lacking = keys(layout).filter((key) => key !== layout.columns.findLast(({ required }) => required)?.key);
  expect(detectLayout(lacking)?.name).not.toBe(layout.name);
});
