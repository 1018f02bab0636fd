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

test("a column that the file has twice, or under two other names, is left for a person to choose", () => {
  const twice = proposeColumns(["market_code", "amount_usd", "Amount USD"], "spend", new Map());
  expect([twice.columns["amount_usd"], twice.proposals["amount_usd"]]).toEqual([undefined, "doubled"]);
  const aliases = proposeColumns(["market_code", "spend", "dollars"], "spend", new Map());
  expect([aliases.columns["amount_usd"], aliases.proposals["amount_usd"]]).toEqual([undefined, "doubled"]);
  const own = proposeColumns(["market_code", "spend", "amount_usd"], "spend", new Map());
  expect([own.columns["amount_usd"], own.proposals["amount_usd"]]).toEqual([2, "name"]);
  const known = proposeColumns(["spend", "dollars"], "spend", new Map([["dollars", "amount_usd"]]));
  expect([known.columns["amount_usd"], known.proposals["amount_usd"]]).toEqual([1, "remembered"]);
});

test("a column of codes is no proposal for one of names", () => {
  const { columns } = proposeColumns(["facility_id", "call_sign"], "stations-tv", new Map());
  expect(Object.keys(columns)).not.toContain("city");
});
