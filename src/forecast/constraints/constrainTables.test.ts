import { expect, test } from "vitest";
import type { Constraint } from "#domain/forecast/constraint.ts";
import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import { buildForecast } from "../forecast.ts";
import { givenInput } from "../givenInput.ts";
import type { ForecastInput, ForecastResult } from "../input.ts";
import { nationalTotals } from "../nationalTotals.ts";
import { rerun } from "../plan/rerun.ts";

const input = givenInput({ years: [2024, 2025, 2026] }, 12);
const plain = buildForecast(input);

type Cells = Pick<Constraint, "markets" | "subVerticals" | "media" | "years" | "part">;

/** Dollars of a result in the cells a constraint would reach, all its years together. */
function dollarsOf({ wallets }: ForecastResult, { markets, subVerticals, media, years, part }: Cells): number {
  let sum = 0;
  for (const market of markets ?? wallets.keys()) {
    for (const [s, subVertical] of input.subVerticals.entries()) {
      if (subVerticals && !subVerticals.includes(subVertical)) continue;
      if (part && POLITICAL_SUB_VERTICALS.includes(subVertical) !== (part === "political")) continue;
      for (const [m, medium] of input.media.entries()) {
        if (media && !media.includes(medium)) continue;
        for (const [y, year] of input.years.entries()) {
          if (!years || years.includes(year)) sum += wallets.get(market)![cellIndex(input, s, m, y)]!;
        }
      }
    }
  }
  return sum;
}

function build(...constraints: Constraint[]): ForecastResult {
  const result = buildForecast({ ...input, constraints });
  expectTotals(input, result);
  return result;
}

/** National totals hold whatever the constraints, and every cell is a whole number of dollars. */
function expectTotals(of: ForecastInput, result: ForecastResult): void {
  const totals = nationalTotals(of);
  for (const [m, medium] of of.media.entries()) {
    for (const [y, year] of of.years.entries()) {
      for (const part of ["core", "political"] as const) {
        expect(dollarsOf(result, { media: [medium], years: [year], part })).toBe(totals[m]![part][y]!);
      }
    }
  }
  for (const wallet of result.wallets.values())
    expect(wallet.every((dollars) => Number.isInteger(dollars) && dollars >= 0)).toBe(true);
}

const CELL = { markets: ["tv-503"], subVerticals: ["carMakers"], media: ["tvOta"], years: [2025] };

test("a locked cell holds its amount to the dollar, and its market, its sub-vertical and all other media keep theirs", () => {
  const dollars = dollarsOf(plain, CELL) + 1_234_567;
  const result = build({ ...CELL, rule: "equals", dollars });
  expect(dollarsOf(result, CELL)).toBe(dollars);
  for (const cells of [
    { ...CELL, subVerticals: undefined, part: "core" as const },
    { ...CELL, markets: undefined },
    { media: ["radioOta"], markets: ["tv-503"] },
    { years: [2026], markets: ["tv-503"] },
  ]) {
    expect(dollarsOf(result, cells)).toBe(dollarsOf(plain, cells));
  }
  expect(result.report.constraints).toEqual([
    { constraint: 0, year: 2025, expected: dollars - 1_234_567, given: dollars },
  ]);
});

test("a locked sum over several media, sub-verticals and markets holds, and its cells keep their proportions nearly", () => {
  const cells = {
    markets: ["tv-501", "tv-502"],
    subVerticals: ["carMakers", "casinos", "hotels"],
    media: ["tvOta", "mobile", "ooh"],
    years: [2026],
  };
  const dollars = Math.round(1.1 * dollarsOf(plain, cells));
  const result = build({ ...cells, rule: "equals", dollars });
  expect(dollarsOf(result, cells)).toBe(dollars);
  expect(
    dollarsOf(result, { ...cells, media: ["tvOta"] }) / dollarsOf(plain, { ...cells, media: ["tvOta"] }),
  ).toBeCloseTo(1.1, 1);
});

test("what a market gets of a medium can be fixed; the other markets give way in proportion", () => {
  const market = { markets: ["tv-500"], media: ["cable"], years: [2025], part: "core" as const };
  const dollars = Math.round(1.2 * dollarsOf(plain, market));
  const result = build({ ...market, rule: "equals", dollars });
  expect(dollarsOf(result, market)).toBe(dollars);
  const change = (id: string) =>
    dollarsOf(result, { ...market, markets: [id] }) / dollarsOf(plain, { ...market, markets: [id] });
  expect(change("tv-501")).toBeLessThan(1);
  expect(change("tv-511") / change("tv-501")).toBeCloseTo(1, 5);
});

test("a market's whole wallet of a year can be fixed, core and political spend together", () => {
  const market = { markets: ["tv-504"], years: [2024] };
  const dollars = Math.round(0.9 * dollarsOf(plain, market));
  const result = build({ ...market, rule: "equals", dollars });
  expect(dollarsOf(result, market)).toBe(dollars);
});

test("what a sub-vertical spends nationwide can be fixed; the others give way", () => {
  const casinos = { subVerticals: ["casinos"], media: ["tvOta", "radioOta"], years: [2026] };
  const dollars = Math.round(1.5 * dollarsOf(plain, casinos));
  expect(dollarsOf(build({ ...casinos, rule: "equals", dollars }), casinos)).toBe(dollars);
});

test("cells can be emptied: the sub-vertical's dollars go to other markets, the market's to other sub-verticals", () => {
  const cells = { markets: ["tv-502", "tv-507"], subVerticals: ["casinos"] };
  const result = build({ ...cells, rule: "zero", dollars: 0 });
  expect(dollarsOf(result, cells)).toBe(0);
  expect(dollarsOf(result, { markets: ["tv-502"] })).toBe(dollarsOf(plain, { markets: ["tv-502"] }));
  expect(dollarsOf(result, { subVerticals: ["casinos"] })).toBe(dollarsOf(plain, { subVerticals: ["casinos"] }));
});

test("a least amount changes nothing that is above it, and raises what is below", () => {
  const expected = dollarsOf(plain, CELL);
  expect(build({ ...CELL, rule: "atLeast", dollars: expected - 10 }).wallets).toEqual(plain.wallets);
  expect(dollarsOf(build({ ...CELL, rule: "atLeast", dollars: expected + 999 }), CELL)).toBe(expected + 999);
  const wide = { ...CELL, subVerticals: ["carMakers", "casinos"], media: ["tvOta", "cable"] };
  const more = dollarsOf(plain, wide) + 50_000;
  expect(dollarsOf(build({ ...wide, rule: "atLeast", dollars: more }), wide)).toBeGreaterThanOrEqual(more);
});

test("several constraints hold together, beside spend lines that keep their amount", () => {
  const line = {
    market: "tv-503",
    subVerticals: [input.subVerticals.indexOf("hotels")],
    media: [0],
    year: 2025,
    dollars: 7_000_000,
  };
  const locked = { ...CELL, rule: "equals" as const, dollars: dollarsOf(plain, CELL) + 100_001 };
  const wide = {
    subVerticals: ["carMakers", "hotels"],
    media: ["tvOta", "cable"],
    years: [2025],
    markets: ["tv-503", "tv-504"],
  };
  const kept = buildForecast({ ...input, evidence: [line] });
  const dollars = dollarsOf(kept, wide) + 2_000_003;
  const result = buildForecast({
    ...input,
    evidence: [line],
    constraints: [locked, { ...wide, rule: "equals", dollars }],
  });
  expectTotals(input, result);
  expect(dollarsOf(result, CELL)).toBe(locked.dollars);
  expect(dollarsOf(result, wide)).toBe(dollars);
  expect(dollarsOf(result, { ...CELL, subVerticals: ["hotels"] })).toBe(7_000_000);
});

test("a rerun comes to the very figures of a fresh run, and takes over constrained tables an edit does not touch", () => {
  const constraints: Constraint[] = [{ ...CELL, rule: "equals", dollars: dollarsOf(plain, CELL) + 5_000 }];
  const first = rerun(null, { ...input, constraints });
  const totals = input.totals.map((total) =>
    total.medium === "mobile" && total.year === 2025 ? { ...total, core: total.core + 1e6 } : total,
  );
  const second = rerun(first.run, { ...input, totals, constraints });
  const fresh = rerun(null, { ...input, totals, constraints });
  const figures = (run: typeof first.run) => run.years.map(({ tables }) => tables.map(({ table }) => table));
  expect(figures(second.run)).toEqual(figures(fresh.run));
  expect(second.changed.every(({ estimate }) => estimate.medium === "mobile")).toBe(true);
});

test.each([0.99, 0.9999, 1])("a sum over several media can take %d of all that a market has there", (part) => {
  const cells = {
    markets: ["tv-503"],
    subVerticals: ["carMakers", "casinos", "hotels"],
    media: ["tvOta", "cable"],
    years: [2025],
  };
  const most = ["tvOta", "cable"].reduce((sum, medium) => {
    const one = { ...cells, media: [medium], part: "core" as const };
    const market = dollarsOf(plain, { ...one, subVerticals: undefined });
    return sum + Math.min(market, dollarsOf(plain, { ...one, markets: undefined }));
  }, 0);
  const dollars = Math.floor(part * most);
  expect(dollarsOf(build({ ...cells, rule: "equals", dollars }), cells)).toBe(dollars);
  expect(() => build({ ...cells, rule: "equals", dollars: most + 40_000 })).toThrow(
    /Constraint 1 asks for .* too much/,
  );
});

const total = nationalTotals(input)[0]!.core[1]!;
const marketTotal = dollarsOf(plain, { ...CELL, subVerticals: undefined, part: "core" });
const verticalTotal = dollarsOf(plain, { ...CELL, markets: undefined });

const contradictions: readonly [what: string, constraints: readonly Constraint[], message: string][] = [
  [
    "a lock above what its market gets",
    [{ ...CELL, rule: "equals", dollars: marketTotal + 100 }],
    `Constraint 1 asks for ${marketTotal + 100}, but the market × medium margin of tv-503, tvOta (core, 2025) allows ${marketTotal}: 100 too much.`,
  ],
  [
    "locks above what their sub-vertical spends",
    [{ ...CELL, markets: ["tv-500", "tv-501"], rule: "atLeast", dollars: verticalTotal + 7 }],
    `Constraint 1 asks for ${verticalTotal + 7} or more, but the sub-vertical × medium margin of carMakers, tvOta (core, 2025) allows ${verticalTotal}: 7 too much.`,
  ],
  [
    "a medium fixed at something else than its national total",
    [{ media: ["tvOta"], years: [2025], part: "core", rule: "equals", dollars: total - 5 }],
    `Constraint 1 asks for ${total - 5} of core spend on tvOta in 2025, but the national total is ${total}: they differ by 5. State the total instead.`,
  ],
  [
    "two amounts for one cell",
    [
      { ...CELL, rule: "equals", dollars: 1000 },
      { ...CELL, rule: "equals", dollars: 1400 },
    ],
    "Constraint 2 asks for 1400, but Constraint 1, which it is part of, is 1000: 400 too much.",
  ],
  [
    "an amount for cells that another constraint empties",
    [
      { ...CELL, rule: "zero", dollars: 0 },
      { ...CELL, rule: "equals", dollars: 50 },
    ],
    "Constraint 2 asks for 50, but the locks and zeros of these cells allow 0: 50 too much.",
  ],
  [
    "a sub-vertical that has no political spend",
    [{ ...CELL, part: "political", rule: "zero", dollars: 0 }],
    "Constraint 1 reaches no cell in 2025",
  ],
];

test.each(contradictions)("%s: refused with both amounts", (_, constraints, message) => {
  expect(() => buildForecast({ ...input, constraints })).toThrow(message);
});

test("a lock that contradicts a spend line is refused with both amounts", () => {
  const line = {
    market: "tv-503",
    subVerticals: [input.subVerticals.indexOf("carMakers")],
    media: [0],
    year: 2025,
    dollars: 900_000,
  };
  const constrained = (constraint: Constraint) => () =>
    buildForecast({ ...input, evidence: [line], constraints: [constraint] });
  expect(constrained({ ...CELL, rule: "equals", dollars: 950_000 })).toThrow(
    "Constraint 1 asks for 950000, but the locks and zeros of these cells allow 900000: 50000 too much.",
  );
  expect(constrained({ ...CELL, rule: "zero", dollars: 0 })).toThrow(
    "Constraint 1 empties cells in which spend lines hold 900000.",
  );
});
