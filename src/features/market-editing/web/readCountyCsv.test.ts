import { expect, test } from "vitest";
import { readCountyCsv } from "./readCountyCsv.ts";

test.each([
  [
    "48113\n48439",
    [
      ["48113", null],
      ["48439", null],
    ],
  ],
  [
    "fips,share\n48113,0.6\n1001,1\n",
    [
      ["48113", 0.6],
      ["01001", 1],
    ],
  ],
  [
    "48113;60%\n48439;25.5 %",
    [
      ["48113", 0.6],
      ["48439", 0.255],
    ],
  ],
  [
    "48113 48439 48201",
    [
      ["48113", null],
      ["48439", null],
      ["48201", null],
    ],
  ],
  ["48113,1.5", [["48113", null]]],
  ["48113,0.5\n48113,0.7", [["48113", 0.7]]],
  ["Dallas County", []],
  ["481131", []],
])("%j is read as counties with their parts", (text, counties) => {
  expect(readCountyCsv(text).map(({ fips, share }) => [fips, share])).toEqual(counties);
});
