import { expect, test } from "vitest";
import { rowAmender } from "./amendRows.ts";

const header = {
  names: ["Code", "Market", "Medium", "Amount"],
  positions: new Map([
    ["market_code", 0],
    ["market_name", 1],
    ["medium", 2],
    ["amount_usd", 3],
  ]),
};
const batch = {
  rows: [
    ["501", "", "Telly", "1"],
    ["", "The Big Apple", " Telly ", "2"],
    ["501", "", "Smoke signals", "3"],
  ],
  lines: [2, 3, 5],
};

test("what nothing was said about passes as it is", () => {
  expect(rowAmender({}, header).amend(batch)).toBe(batch);
});

test("a name means what was said wherever it stands, and a market's name is read as its code", () => {
  const amender = rowAmender(
    {
      meanings: [
        { column: "medium", value: "Telly", meaning: "tvOta" },
        { column: "medium", value: "Smoke signals", meaning: null },
        { column: "market_name", value: "The Big Apple", meaning: "tv-501" },
      ],
    },
    header,
  );
  expect(amender.amend(batch)).toEqual({
    rows: [
      ["501", "", "tvOta", "1"],
      ["tv-501", "", "tvOta", "2"],
    ],
    lines: [2, 3],
  });
  expect(amender.leftOut()).toBe(1);
});

test("a corrected cell is read as it was corrected, also where its old text meant something", () => {
  const amender = rowAmender(
    {
      meanings: [{ column: "medium", value: "Telly", meaning: "tvOta" }],
      corrections: [
        { line: 2, position: 2, value: "mobile" },
        { line: 5, position: null, value: "" },
      ],
    },
    header,
  );
  expect(amender.amend(batch).rows.map(([, , medium]) => medium)).toEqual(["mobile", "tvOta"]);
  expect(amender.leftOut()).toBe(1);
});
