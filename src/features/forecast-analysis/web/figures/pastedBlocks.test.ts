import { expect, test } from "vitest";
import { NO_ASSUMPTIONS, NO_OUTLOOK } from "#domain/forecast/assumptions.ts";
import { givenInput } from "#forecast/givenInput.ts";
import { shareEdit } from "../media/shareEdit.ts";
import { allocation, allocationRows, figureAt } from "../spending/allocation.ts";
import { marketEdit, mixEdit } from "../spending/allocationEdit.ts";
import { workbench } from "../workbench/answerAsk.ts";
import type { Answer } from "../workbench/wire.ts";
import { byVertical, nationDollars, type RunFigures, subVerticalMatrix, withTables, withTotals } from "./runFigures.ts";
import { withShareTurned } from "./stated.ts";

const YEAR = 2027;
const input = givenInput({}, 12);
const { years, media, subVerticals, currentYear } = input;
const markets = input.markets.map(({ market }) => market);
const ask = workbench();
const nothing = { years, media, subVerticals, currentYear, markets, tables: new Map(), provenance: [] };
const base = take(nothing, ask({ ask: "open", input, assumptions: NO_ASSUMPTIONS }));

function take(figures: RunFigures, answer: Answer): RunFigures {
  if (answer.answer !== "figures") throw new Error(JSON.stringify(answer));
  return withTables(figures, answer.figures.tables, answer.figures.provenance);
}

/** Dollars of a row and medium as the matrix shows them. */
function reader(figures: RunFigures, axis: "verticals" | "markets") {
  const of = allocation(figures, base, axis, YEAR, "core");
  const rows = new Map(allocationRows(of).map((row) => [row.id, row]));
  return (row: string, medium: string) => figureAt(of, rows.get(row)!, media.indexOf(medium)).dollars;
}

test("a block of sub-verticals pasted over several media is as pasted, to the dollar of rounding", () => {
  const dollarsAt = reader(base, "verticals");
  const wanted = [
    ["carMakers", "tvOta", 1.3],
    ["newCarDealers", "tvOta", 0.7],
    ["carMakers", "mobile", 1.1],
  ] as const;
  const edits = wanted.map(([row, column, by]) => ({ row, column, value: Math.round(dollarsAt(row, column) * by) }));
  const sum = { row: "vertical:automotive", column: "tvOta", value: 1 };
  const change = mixEdit([...edits, sum], { figures: base, mix: input.mix, year: YEAR, part: "core", dollarsAt });
  if (typeof change === "string") throw new Error(change);
  const after = reader(take(base, ask({ ask: "try", assumptions: change(NO_ASSUMPTIONS) })), "verticals");
  for (const { row, column, value } of edits) expect(Math.abs(after(row, column) - value)).toBeLessThan(2);
});

test("a block that takes a medium's whole total is refused, and nothing of it is stated", () => {
  const dollarsAt = reader(base, "verticals");
  const value = nationDollars(base, "email", YEAR, "core");
  const edits = ["carMakers", "newCarDealers"].map((row) => ({ row, column: "email", value: value / 2 }));
  expect(mixEdit(edits, { figures: base, mix: input.mix, year: YEAR, part: "core", dollarsAt })).toBe("whole-medium");
});

test("a block of markets fixes each of its cells, and an emptied one is released", () => {
  const edits = [
    { row: markets[0]!, column: "tvOta", value: 900_000_000 },
    { row: markets[1]!, column: "tvOta", value: 500_000_000 },
  ];
  const held = marketEdit(edits, YEAR, "core", "Agreed")(NO_ASSUMPTIONS);
  const after = reader(take(base, ask({ ask: "try", assumptions: held })), "markets");
  expect(edits.map(({ row, column }) => after(row, column))).toEqual([900_000_000, 500_000_000]);
  const released = marketEdit([{ ...edits[0]!, value: null }], YEAR, "core", "")(held);
  expect(released.constraints.map((one) => one.markets)).toEqual([[markets[1]]]);
});

test("shares pasted for two verticals are as pasted, and a locked share stays", () => {
  const locked = withShareTurned(NO_ASSUMPTIONS, { vertical: "retail", medium: "tvOta" });
  const sharesOf = (figures: RunFigures, vertical: string) => {
    const matrix = byVertical(subVerticalMatrix(figures, YEAR, "core"));
    const row = matrix.rows.indexOf(vertical);
    return Array.from(matrix.dollars.slice(row * media.length, (row + 1) * media.length));
  };
  const dollarsOf = (vertical: string) => sharesOf(base, vertical);
  const edits = [
    { row: "automotive", column: "mobile", value: 0.3 },
    { row: "retail", column: "mobile", value: 0.35 },
    { row: "retail", column: "email", value: 0.02 },
  ];
  const frame = { figures: base, imported: input.mix, assumptions: locked, year: YEAR, dollarsOf };
  const change = shareEdit(edits, frame);
  if (typeof change === "string") throw new Error(change);
  const now = take(base, ask({ ask: "try", assumptions: change(locked) }));
  const share = (figures: RunFigures, vertical: string, medium: string) => {
    const dollars = sharesOf(figures, vertical);
    return dollars[media.indexOf(medium)]! / dollars.reduce((sum, one) => sum + one, 0);
  };
  for (const { row, column, value } of edits) expect(share(now, row, column)).toBeCloseTo(value, 6);
  expect(share(now, "retail", "tvOta")).toBeCloseTo(share(base, "retail", "tvOta"), 6);
  expect(withShareTurned(locked, { vertical: "retail", medium: "tvOta" }).heldShares).toEqual([]);
});

test("while a slider moves the totals are those that the run comes to", () => {
  const retailSales = [{ year: YEAR, growth: -0.05 }];
  const shocks = [{ vertical: "automotive", year: YEAR, change: -0.3 }];
  const assumptions = { ...NO_ASSUMPTIONS, outlook: { ...NO_OUTLOOK, retailSales, shocks, political: 1.2 } };
  const answer = ask({ ask: "totals", assumptions });
  if (answer.answer !== "totals") throw new Error("No totals came.");
  const shown = withTotals(base, answer.totals);
  const run = take(base, ask({ ask: "try", assumptions }));
  for (const medium of media)
    for (const year of years)
      expect(nationDollars(shown, medium, year, "all")).toBe(nationDollars(run, medium, year, "all"));
  expect(nationDollars(shown, "mobile", YEAR, "core")).toBeLessThan(nationDollars(base, "mobile", YEAR, "core"));
});
