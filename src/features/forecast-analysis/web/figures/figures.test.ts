import { expect, test } from "vitest";
import { NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import { givenInput } from "#forecast/givenInput.ts";
import type { ForecastInput } from "#forecast/input.ts";
import { workbench } from "../workbench/answerAsk.ts";
import type { Answer } from "../workbench/wire.ts";
import { CHECKS, reconcile } from "./reconcile.ts";
import {
  byVertical,
  marketMatrix,
  matrixSums,
  nationDollars,
  type RunFigures,
  subVerticalMatrix,
  withTables,
} from "./runFigures.ts";
import { rebalancedRow, shiftWeights } from "./shiftMix.ts";
import { withConstraint, withDrivers, withGrowth, withoutTotal, withTotal, withWeights } from "./stated.ts";
import { zScores } from "./zScores.ts";

const input = givenInput({}, 12);
const { years, media, subVerticals, currentYear } = input;
const empty = (of: ForecastInput): RunFigures => ({
  years,
  media,
  subVerticals,
  currentYear,
  markets: of.markets.map(({ market }) => market),
  tables: new Map(),
  provenance: [],
});

function take(figures: RunFigures, answer: Answer): RunFigures {
  if (answer.answer !== "figures") throw new Error(JSON.stringify(answer));
  return withTables(figures, answer.figures.tables, answer.figures.provenance);
}

const stated = { low: null, high: null, basis: "derived", source: "A study", reason: "New figures" } as const;

test("an edit sends the sums of the tables it touches, and with them all sums tie", () => {
  const ask = workbench();
  const base = take(empty(input), ask({ ask: "open", input, assumptions: NO_ASSUMPTIONS }));
  const totals = [{ medium: "email", year: 2025, part: "core" as const, dollars: 2_345_678_901, ...stated }];
  const answer = ask({ ask: "assume", assumptions: { ...NO_ASSUMPTIONS, totals } });
  const now = take(base, answer);
  expect(nationDollars(now, "email", 2025, "core")).toBe(2_345_678_901);
  expect(nationDollars(base, "email", 2025, "core")).toBe(2_000_000_000);
  expect(answer.answer === "figures" && new Set(answer.figures.tables.map(({ medium }) => medium))).toEqual(
    new Set(["email"]),
  );
  expect(matrixSums(marketMatrix(now, 2025, "core")).columns[media.indexOf("email")]).toBe(2_345_678_901);
  for (const { differences, compared } of reconcile(now)) {
    expect(compared).toBe(13 * 16);
    expect(differences).toEqual([]);
  }
});

test("a sum that does not tie is found, with medium, year and dollars", () => {
  const ask = workbench();
  const base = take(empty(input), ask({ ask: "open", input, assumptions: NO_ASSUMPTIONS }));
  const broken = base.tables.get("email 2025 core")!;
  const markets = broken.markets.slice();
  markets[3]! += 7;
  const found = reconcile(withTables(base, [{ ...broken, markets }], base.provenance));
  expect(found.map(({ check }) => check)).toEqual([...CHECKS]);
  expect(found.map(({ differences }) => differences.length)).toEqual([1, 0, 0, 0]);
  expect(found[0]?.differences).toEqual([{ medium: "email", year: 2025, dollars: 7 }]);
});

test("what cannot be run is refused by name, and the next edit stands on the figures before", () => {
  const ask = workbench();
  const base = take(empty(input), ask({ ask: "open", input, assumptions: NO_ASSUMPTIONS }));
  const drivers = { email: { blend: { income: 0.4 }, size: 0, diffusion: 0 } };
  expect(ask({ ask: "assume", assumptions: { ...NO_ASSUMPTIONS, drivers } })).toMatchObject({
    answer: "refused",
    refused: { code: "invalid-input", place: { medium: "email" } },
  });
  const same = ask({ ask: "assume", assumptions: NO_ASSUMPTIONS });
  expect(take(base, same)).toEqual({ ...base, provenance: expect.anything() });
  expect(same.answer === "figures" && same.figures.tables).toEqual([]);
});

test("verticals add up what their sub-verticals have", () => {
  const base = take(empty(input), workbench()({ ask: "open", input, assumptions: NO_ASSUMPTIONS }));
  const matrix = subVerticalMatrix(base, 2025, "all");
  const verticals = byVertical(matrix);
  expect(verticals.rows).toHaveLength(12);
  expect(matrixSums(verticals).columns).toEqual(matrixSums(matrix).columns);
});

test("a typed share moves a vertical's weights so that the forecast comes to it, within a thousandth", () => {
  const ask = workbench();
  const base = take(empty(input), ask({ ask: "open", input, assumptions: NO_ASSUMPTIONS }));
  const verticals = byVertical(subVerticalMatrix(base, 2027, "core"));
  const row = verticals.rows.indexOf("automotive");
  const dollars = media.map((_, column) => verticals.dollars[row * media.length + column]!);
  const column = media.indexOf("mobile");
  const wanted = rebalancedRow(dollars, new Map([[column, 0.3]]), new Set([0]))!;
  expect(wanted[0]).toBe(dollars[0]);
  const subs = subVerticals.filter((_, place) => matrixRow(base, place) === "automotive");
  const weights = media.flatMap((medium, place) => {
    const total = nationDollars(base, medium, 2027, "core");
    const group = { subVerticals: subs, medium, now: dollars[place]!, wanted: wanted[place]! };
    const moved = shiftWeights(input.mix, [group], total);
    if (typeof moved === "string") throw new Error(moved);
    return moved;
  });
  const now = take(base, ask({ ask: "assume", assumptions: withWeights(NO_ASSUMPTIONS, weights) }));
  const after = byVertical(subVerticalMatrix(now, 2027, "core"));
  const own = media.map((_, place) => after.dollars[row * media.length + place]!);
  const total = own.reduce((sum, one) => sum + one, 0);
  expect(own[column]! / total).toBeCloseTo(0.3, 6);
  expect(Math.abs(own[0]! - dollars[0]!)).toBeLessThan(50);
});

function matrixRow(figures: RunFigures, place: number): string {
  return byVertical({ rows: [figures.subVerticals[place]!], columns: [], dollars: new Float64Array() }).rows[0]!;
}

test("a whole row of shares that was rounded elsewhere is taken as a whole", () => {
  const shares = new Map([
    [0, 0.333],
    [1, 0.333],
    [2, 0.333],
  ]);
  expect(rebalancedRow([50, 30, 20], shares, new Set())?.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 9);
  expect(rebalancedRow([50, 30, 20], new Map([...shares, [2, 0.1]]), new Set())).toBeNull();
});

test("a share that locked ones leave no room for cannot be had", () => {
  expect(rebalancedRow([50, 30, 20], new Map([[0, 0.8]]), new Set([1]))).toBeNull();
  expect(rebalancedRow([50, 30, 20], new Map([[0, 0.7]]), new Set([1]))).toEqual([70, 30, 0]);
  const carMakers = { subVerticals: ["carMakers"], medium: "email" };
  expect(shiftWeights(input.mix, [{ ...carMakers, now: 5, wanted: 10 }], 10)).toBe("whole-medium");
  expect(shiftWeights([], [{ ...carMakers, now: 0, wanted: 4 }], 10)).toBe("nothing-there");
});

test("one statement takes the place of another about the same thing", () => {
  const total = { medium: "email", year: 2026, part: "core" as const, dollars: 5, ...stated };
  const grown = withGrowth(withTotal(NO_ASSUMPTIONS, total), {
    medium: "email",
    year: 2026,
    part: "core",
    growth: 0.1,
  });
  expect(grown).toMatchObject({ totals: [], growth: [{ growth: 0.1 }] });
  expect(withTotal(grown, total)).toMatchObject({ totals: [{ dollars: 5 }], growth: [] });
  expect(withoutTotal(grown, total)).toEqual(NO_ASSUMPTIONS);
  const drivers = { blend: { income: 1 }, size: 0, diffusion: 0 };
  expect(withDrivers(withDrivers(NO_ASSUMPTIONS, "email", drivers), "email", null)).toEqual(NO_ASSUMPTIONS);
  const held = {
    markets: ["tv-500"],
    media: ["email"],
    years: [2025],
    rule: "equals" as const,
    dollars: 1,
    reason: "",
  };
  expect(withConstraint(withConstraint(NO_ASSUMPTIONS, held), { ...held, dollars: 2 }).constraints).toEqual([
    { ...held, dollars: 2 },
  ]);
});

test("a change quite unlike the others has a high score, and scores of nothing are unknown", () => {
  const before = [100, 100, 100, 100, 100, 0];
  const scores = zScores(before, [103, 104, 105, 104, 190, 5]);
  expect(Math.abs(scores[0]!)).toBeLessThan(3);
  expect(scores[4]).toBeGreaterThan(3);
  expect(scores[5]).toBeNaN();
});
