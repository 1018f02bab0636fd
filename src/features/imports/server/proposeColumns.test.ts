import { expect, test } from "vitest";
import { proposeColumns } from "./proposeColumns.ts";

test("columns are found by name, required ones also by the nearest name", () => {
  const header = ["dma_code", "Sub-Vertical", "Mediums", "Jahr", "Amount (USD)", "Note"];
  expect(proposeColumns(header, "spend", new Map())).toEqual({
    columns: { market_code: 0, vertical: 1, year: 3, amount_usd: 4, medium: 2 },
    proposals: { market_code: "name", vertical: "name", year: "name", amount_usd: "name", medium: "likeness" },
  });
});

test("what was said before counts more than a name", () => {
  const remembered = new Map([["net", "amount_usd"]]);
  const { columns, proposals } = proposeColumns(["Net", "amount_usd"], "spend", remembered);
  expect([columns["amount_usd"], proposals["amount_usd"]]).toEqual([0, "remembered"]);
});

test("one column of the file stands for one of the layout", () => {
  const { columns } = proposeColumns(["market", "market"], "spend", new Map());
  const places = Object.values(columns);
  expect(new Set(places).size).toBe(places.length);
});
