import { expect, test } from "vitest";
import { rowKind } from "./rowKind.ts";

test.for([
  ["501,New York,12", "data"],
  ["tv-501,New York,12", "data"],
  [",New York,12", "data"],
  ["501,,", "data"],
  ["Totals Inc,New York,", "total-row"],
  [",TOTAL,12", "total-row"],
  ["Grand total,,12", "total-row"],
  ["Gesamtsumme,,12", "total-row"],
  [",Total general,12", "total-row"],
  ["Totally,New York,12", "data"],
  ["Source: filings,,", "footnote"],
  ["* preliminary", "footnote"],
  ["2020 figures are estimates", "footnote"],
  [",,", "blank"],
  ["", "blank"],
  [" , ,", "blank"],
  ["501,New York", "cell-count"],
  ["501,New York,12,extra", "cell-count"],
] as const)("“%s” is %s", ([line, kind]) => {
  expect(rowKind(line.split(","), 0, 3)).toBe(kind);
});
