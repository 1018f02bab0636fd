import { expect, test } from "vitest";
import { balance } from "../balance.ts";
import { balanceCube } from "./balanceCube.ts";
import type { CubeProblem, CubeShape, CubeSum, MarginKind } from "./cubeProblem.ts";
import { cubeSums } from "./cubeSums.ts";
import { givenCube, givenDraws } from "./givenCube.ts";
import { MARGIN_KINDS } from "./marginLines.ts";

const SHAPE: CubeShape = { markets: 7, subVerticals: 5, media: 3 };
const NAMES = {
  markets: ["tv-500", "tv-501", "tv-502", "tv-503", "tv-504", "tv-505", "tv-506"],
  subVerticals: ["autoDealers", "casinos", "hotels", "banks", "schools"],
  media: ["tvOta", "radioOta", "mobile"],
};
const CELL = (medium: number, market: number, subVertical: number) => (medium * 7 + market) * 5 + subVertical;
const floats = (...values: number[]) => Float64Array.from(values);

/** Every set of margins: two to the sixth, without the empty one. */
const SUBSETS = Array.from({ length: 63 }, (_, bits) =>
  MARGIN_KINDS.filter((_kind, place) => ((bits + 1) >> place) & 1),
);

function expectMet({ shape, margins }: CubeProblem, table: Float64Array, part = 1e-8): void {
  const found = cubeSums(table, shape);
  for (const kind of MARGIN_KINDS) {
    margins[kind]?.forEach((margin, line) => {
      expect(Math.abs(found[kind][line]! - margin)).toBeLessThanOrEqual(part * margin + 1e-9);
    });
  }
}

test("every subset of one- and two-way margins is met, with zeros staying zero", () => {
  SUBSETS.forEach((kinds, place) => {
    const { problem } = givenCube(SHAPE, kinds, { seed: place, zeros: 0.15 });
    const { table, converged, worstError } = balanceCube(problem, { tolerance: 1e-10, maxIterations: 20_000 });
    expect([kinds, converged]).toEqual([kinds, true]);
    expect(worstError).toBeLessThan(1e-8);
    expectMet(problem, table);
    table.forEach((value, cell) => expect(value > 0).toBe(problem.seeds[cell]! > 0));
  });
});

test("the pattern of the seeds is kept: with all three two-way margins, cross ratios between any two media do not change", () => {
  const { problem } = givenCube(SHAPE, ["marketMedium", "subVerticalMedium", "marketSubVertical"]);
  const { table } = balanceCube(problem, { tolerance: 1e-12, maxIterations: 10_000 });
  const cross = (of: Float64Array, medium: number) =>
    (of[CELL(medium, 0, 0)]! * of[CELL(medium, 3, 4)]!) / (of[CELL(medium, 0, 4)]! * of[CELL(medium, 3, 0)]!);
  for (const other of [1, 2]) {
    const before = cross(problem.seeds, 0) / cross(problem.seeds, other);
    expect(cross(table, 0) / cross(table, other) / before).toBeCloseTo(1, 8);
  }
});

test("margins of markets and sub-verticals by medium come out as the media balanced apart", () => {
  const { problem } = givenCube(SHAPE, ["marketMedium", "subVerticalMedium"], { seed: 9 });
  const { table } = balanceCube(problem, { tolerance: 1e-13, maxIterations: 10_000 });
  for (let medium = 0; medium < 3; medium++) {
    const apart = balance(
      {
        rows: 7,
        columns: 5,
        seeds: problem.seeds.slice(medium * 35, (medium + 1) * 35),
        rowMargins: problem.margins.marketMedium!.slice(medium * 7, (medium + 1) * 7),
        columnMargins: problem.margins.subVerticalMedium!.slice(medium * 5, (medium + 1) * 5),
      },
      { tolerance: 1e-13, maxIterations: 10_000 },
    );
    apart.table.forEach((value, cell) => expect(table[medium * 35 + cell]! / value).toBeCloseTo(1, 9));
  }
});

test("locked cells stay as they are, and the rest is balanced around them", () => {
  const { problem, solution } = givenCube(SHAPE, ["marketMedium", "subVerticalMedium", "marketSubVertical"], {
    seed: 4,
  });
  const locks = solution.map((dollars, cell) => (cell % 6 === 0 ? dollars : NaN));
  const { table, converged } = balanceCube({ ...problem, locks }, { tolerance: 1e-10, maxIterations: 20_000 });
  expect(converged).toBe(true);
  expectMet(problem, table);
  locks.forEach((dollars, cell) => expect(Number.isNaN(dollars) || table[cell] === dollars).toBe(true));
});

test("a locked sum over several media, markets and sub-verticals holds, and cells inside keep their proportions", () => {
  const { problem } = givenCube(SHAPE, ["market"], { seed: 5 });
  const cells = { markets: [1], subVerticals: [0, 2], media: [0, 2] };
  const before = balanceCube(problem, { tolerance: 1e-12 }).table;
  const dollars = 1.3 * sumOf(before, cells);
  const { table } = balanceCube(
    { ...problem, sums: [{ ...cells, rule: "equals", dollars }] },
    { tolerance: 1e-12, maxIterations: 5000 },
  );
  expect(sumOf(table, cells)).toBeCloseTo(dollars, 4);
  expectMet(problem, table);
  const ratio = (of: Float64Array) => of[CELL(0, 1, 0)]! / of[CELL(2, 1, 2)]!;
  expect(ratio(table)).toBeCloseTo(ratio(before), 9);
});

test("a least sum changes nothing where the model gives more, and is met exactly where it gives less", () => {
  const { problem } = givenCube(SHAPE, ["marketMedium", "subVertical"], { seed: 6 });
  const cells = { markets: [2, 3], subVerticals: [1], media: [0, 1, 2] };
  const plain = balanceCube(problem, { tolerance: 1e-12 }).table;
  const expected = sumOf(plain, cells);
  const at = (dollars: number) =>
    balanceCube(
      { ...problem, sums: [{ ...cells, rule: "atLeast", dollars }] },
      { tolerance: 1e-12, maxIterations: 5000 },
    ).table;
  at(0.5 * expected).forEach((value, cell) => expect(value / plain[cell]!).toBeCloseTo(1, 9));
  expect(sumOf(at(1.2 * expected), cells)).toBeCloseTo(1.2 * expected, 4);
});

test("no cell falls below its least amount, and cells that stay above it come out as without it being asked of them", () => {
  const { problem, solution } = givenCube(SHAPE, ["marketMedium", "subVerticalMedium"], { seed: 7 });
  const least = solution.map((dollars, cell) => (cell % 3 === 0 ? 0.9 * dollars : 0));
  const { table, converged } = balanceCube({ ...problem, least }, { tolerance: 1e-11, maxIterations: 20_000 });
  expect(converged).toBe(true);
  expectMet(problem, table);
  expect(least.every((lowest, cell) => table[cell]! >= lowest * (1 - 1e-12))).toBe(true);
  const reached = least.map((lowest, cell) => (lowest > 0 && table[cell] === lowest ? lowest : NaN));
  expect(reached.some((dollars) => !Number.isNaN(dollars))).toBe(true);
  const locked = balanceCube({ ...problem, locks: reached }, { tolerance: 1e-11, maxIterations: 20_000 }).table;
  table.forEach((value, cell) => expect(locked[cell]! / value).toBeCloseTo(1, 7));
});

test("the same problem gives the same bits every time", () => {
  const { problem } = givenCube(SHAPE, ["marketMedium", "subVerticalMedium", "marketSubVertical"], {
    seed: 8,
    zeros: 0.1,
  });
  const bits = () => new Uint8Array(balanceCube(problem).table.buffer);
  expect(bits()).toEqual(bits());
});

test("margins that can only be met in the limit give a close table that says so", () => {
  const shape = { markets: 2, subVerticals: 2, media: 1 };
  const margins = { marketMedium: floats(10, 10), subVerticalMedium: floats(10, 10) };
  const { converged, worstMargin } = balanceCube({ shape, seeds: floats(1, 1, 0, 1), margins }, { maxIterations: 400 });
  expect(converged).toBe(false);
  expect(worstMargin?.name).toContain("market × medium");
});

function sumOf(
  table: Float64Array,
  { markets, subVerticals, media }: Pick<CubeSum, "markets" | "subVerticals" | "media">,
): number {
  let sum = 0;
  for (const k of media) for (const i of markets) for (const j of subVerticals) sum += table[CELL(k, i, j)]!;
  return sum;
}

const TENS = { marketMedium: new Float64Array(21).fill(50), subVerticalMedium: new Float64Array(15).fill(70) };
const ones = new Float64Array(105).fill(1);
const at = (cell: number, dollars: number, rest = NaN) =>
  new Float64Array(105).fill(rest).fill(dollars, cell, cell + 1);
const sum = (over: Partial<CubeSum>): CubeSum => ({
  markets: [1],
  subVerticals: [0],
  media: [0],
  rule: "equals",
  dollars: 0,
  ...over,
});

const contradictions: readonly [what: string, over: Partial<CubeProblem>, message: string][] = [
  [
    "sets of margins that add up to different amounts of a medium",
    { margins: { ...TENS, subVerticalMedium: TENS.subVerticalMedium.with(5, 80).with(0, 60) } },
    "The market × medium margins of tvOta add up to 350, the sub-vertical × medium margins to 340: they differ by 10.",
  ],
  [
    "a nation that its markets do not add up to",
    { margins: { market: new Float64Array(7).fill(10), medium: floats(20, 20, 20) } },
    "The market margins add up to 70, the medium margins to 60: they differ by 10.",
  ],
  [
    "a lock above a margin",
    { locks: at(CELL(0, 1, 0), 60) },
    "Cells of tv-501, tvOta are locked at 60, but its market × medium margin is 50: 10 too much.",
  ],
  [
    "least amounts above a margin",
    { least: at(CELL(2, 6, 4), 90, 0) },
    "Cells of tv-506, mobile are kept at 90 or more, but its market × medium margin is 50: 40 too much.",
  ],
  [
    "a sub-vertical of zeros with a margin",
    { seeds: ones.map((one, cell) => (cell < 35 && cell % 5 === 1 ? 0 : one)) },
    "casinos, tvOta should hold 70, but all its cells are zero.",
  ],
  [
    "a locked sum above what its markets may hold",
    { sums: [sum({ name: "Constraint 4", media: [0, 1], dollars: 120 })] },
    "Constraint 4 asks for 120, but the market × medium margins of tv-501, tvOta; tv-501, radioOta together allow 100: 20 too much.",
  ],
  [
    "a locked sum below what its market needs",
    { sums: [sum({ name: "Constraint 4", subVerticals: [0, 1, 2, 3, 4], dollars: 45 })] },
    "Constraint 4 asks for 45, but the market × medium margin of tv-501, tvOta needs at least 50: 5 too little.",
  ],
  [
    "a locked sum whose cells are locked otherwise",
    { locks: at(CELL(0, 1, 0), 20), sums: [sum({ name: "Constraint 4", dollars: 30 })] },
    "Constraint 4 asks for 30, but the locks and zeros of these cells allow 20: 10 too much.",
  ],
  [
    "a sum above one that contains it",
    {
      sums: [
        sum({ name: "Constraint 1", dollars: 20, rule: "atLeast" }),
        sum({ name: "Constraint 2", subVerticals: [0, 1], dollars: 15 }),
      ],
    },
    "Constraint 1 asks for 20 or more, but Constraint 2, which it is part of, is 15: 5 too much.",
  ],
  [
    "zeros that leave two markets too few sub-verticals",
    { seeds: ones.map((one, cell) => (cell < 15 && cell % 5 > 0 ? 0 : one)) },
    "The margins of tv-500 in tvOta, tv-501 in tvOta, tv-502 in tvOta ask for 150 or more from autoDealers, which may only hold 70: 80 too much.",
  ],
];

test.each(contradictions)("%s are explained, with names and by how much", (_, over, message) => {
  expect(() => balanceCube({ shape: SHAPE, seeds: ones, margins: TENS, names: NAMES, ...over })).toThrow(message);
});

test("three sets of margins that contradict each other only together are given up on, naming the furthest off", () => {
  // Each pair can be met, yet no table has all three: the diagonal is asked for twice and the media say once.
  const shape = { markets: 2, subVerticals: 2, media: 2 };
  const margins = {
    marketMedium: floats(10, 0.01, 0.01, 10),
    subVerticalMedium: floats(10, 0.01, 0.01, 10),
    marketSubVertical: floats(0.01, 10, 10, 0.01),
  };
  const problem: CubeProblem = { shape, seeds: new Float64Array(8).fill(1), margins };
  expect(() => balanceCube(problem)).toThrow(
    /cannot be met together: after \d+ sweeps they come no closer\. Furthest off are market/,
  );
});

test("random margins that may contradict each other always end: met, close, or explained", () => {
  const draw = givenDraws(77);
  const kinds: readonly MarginKind[] = ["marketMedium", "subVerticalMedium", "marketSubVertical"];
  const ends = { met: 0, close: 0, explained: 0 };
  for (let run = 0; run < 100; run++) {
    const shape = { markets: 3, subVerticals: 3, media: 2 };
    const { problem } = givenCube(shape, kinds, { seed: run, zeros: 0.35, dollars: 5 });
    const other = givenCube(shape, ["marketSubVertical"], { seed: run + 1000, dollars: 5 }).problem.margins
      .marketSubVertical!;
    const margins = draw() < 0.5 ? problem.margins : { ...problem.margins, marketSubVertical: other };
    try {
      ends[balanceCube({ ...problem, margins }, { maxIterations: 500 }).converged ? "met" : "close"]++;
    } catch (error) {
      expect(error).toMatchObject({ name: "ForecastError", code: "contradictory-margins" });
      ends.explained++;
    }
  }
  expect(ends.met).toBeGreaterThan(20);
  expect(ends.explained).toBeGreaterThan(20);
});
