import { expect, test } from "vitest";
import { balanceCube } from "./balanceCube.ts";
import type { CubeProblem, CubeSum, MarginKind } from "./cubeProblem.ts";
import { cubeSums } from "./cubeSums.ts";
import { eachCell } from "./freeSums.ts";
import { givenCube, givenDraws } from "./givenCube.ts";
import { MARGIN_KINDS } from "./marginLines.ts";
import { roundCube } from "./roundCube.ts";
import { cases } from "#tests/support/cases.ts";

const KINDS: readonly (readonly MarginKind[])[] = [
  ["market", "subVertical", "medium"],
  ["marketMedium", "subVerticalMedium"],
  ["marketMedium", "subVertical"],
  ["marketSubVertical", "medium"],
  ["marketMedium", "subVerticalMedium", "marketSubVertical"],
];

test("in random problems every margin, lock and sum is met to the dollar, and zeros stay zero", {
  timeout: 60_000,
}, () => {
  let far = 0;
  for (let run = 0; run < cases(1000); run++) {
    const { problem, exact } = randomProblem(run);
    const { table, furthest } = roundCube(problem, exact);
    const found = cubeSums(table, problem.shape);
    for (const kind of MARGIN_KINDS) if (problem.margins[kind]) expect(found[kind]).toEqual(problem.margins[kind]);
    expect(table.every((dollars, cell) => Number.isInteger(dollars) && dollars >= (problem.least?.[cell] ?? 0))).toBe(
      true,
    );
    expect(table.every((dollars, cell) => problem.seeds[cell] !== 0 || dollars === 0)).toBe(true);
    expect(table.every((dollars, cell) => dollars === (numberAt(problem.locks, cell) ?? dollars))).toBe(true);
    for (const sum of problem.sums ?? []) {
      if (sum.rule === "equals") expect(sumOf(problem, sum, table)).toBe(sum.dollars);
      else expect(sumOf(problem, sum, table)).toBeGreaterThanOrEqual(sum.dollars);
    }
    // Media that are tables of their own can always be rounded within a dollar; sums and a third set of margins give no such promise.
    const promised = isByMedium(problem) && (problem.sums ?? []).length === 0;
    if (promised) expect(furthest).toBeLessThan(1.001);
    if (furthest >= 1.001) far++;
  }
  expect(far).toBeLessThanOrEqual(10);
});

function isByMedium({ margins }: CubeProblem): boolean {
  return !!margins.marketMedium && !!margins.subVerticalMedium && !margins.marketSubVertical;
}

function numberAt(locks: Float64Array | undefined, cell: number): number | null {
  const lock = locks?.[cell] ?? NaN;
  return Number.isNaN(lock) ? null : lock;
}

test("a year of the nation with all three sets of margins becomes whole dollars within a dollar of the exact ones", () => {
  const shape = { markets: 60, subVerticals: 40, media: 16 };
  const { problem } = givenCube(shape, ["marketMedium", "subVerticalMedium", "marketSubVertical"], { seed: 3 });
  const exact = balanceCube(problem, { tolerance: 1e-11, maxIterations: 5000 }).table;
  const { table, furthest } = roundCube(problem, exact);
  expect(cubeSums(table, shape)).toMatchObject(problem.margins);
  expect(furthest).toBeLessThan(1.001);
});

test("where no whole table exists, that is said, with the margin that came nearest", () => {
  // Any two of three cells are to hold 1: halves do, whole dollars cannot.
  const sums = [
    [0, 1],
    [1, 2],
    [0, 2],
  ].map((subVerticals, place): CubeSum => {
    return { markets: [0], subVerticals, media: [0], rule: "equals", dollars: 1, name: `Constraint ${place + 1}` };
  });
  const problem: CubeProblem = {
    shape: { markets: 1, subVerticals: 3, media: 1 },
    seeds: new Float64Array(3).fill(1),
    margins: {},
    sums,
  };
  const exact = balanceCube(problem, { tolerance: 1e-12 }).table;
  exact.forEach((dollars) => expect(dollars).toBeCloseTo(0.5, 9));
  expect(() => roundCube(problem, exact)).toThrow(/No whole dollars were found .* Constraint \d holds \d of 1: 1 too/);
});

test("the same problem is rounded the same way every time", () => {
  for (let run = 0; run < 20; run++) {
    const { problem, exact } = randomProblem(run);
    expect(roundCube(problem, exact)).toEqual(roundCube(problem, exact));
  }
});

/** Any subset of margins in turn, with zeros, locks, least amounts and sums now and then; solvable in whole dollars by construction. */
function randomProblem(run: number): { problem: CubeProblem; exact: Float64Array } {
  const draw = givenDraws(run + 1);
  for (let i = 0; i < 5; i++) draw();
  const upTo = (most: number) => 1 + Math.floor(draw() * most);
  const shape = { markets: 1 + upTo(6), subVerticals: 1 + upTo(6), media: upTo(5) };
  const zeros = draw() < 0.5 ? 0 : 0.3 * draw();
  const { problem, solution } = givenCube(shape, KINDS[run % KINDS.length]!, {
    seed: run,
    zeros,
    dollars: 4 ** upTo(6),
  });
  const some = (part: number) => draw() < part;
  const locks = some(0.4) ? solution.map((dollars) => (some(0.1) ? dollars : NaN)) : undefined;
  const least = some(0.4) ? solution.map((dollars) => (some(0.2) ? Math.floor(0.9 * dollars) : 0)) : undefined;
  const chosen = (length: number) => Array.from({ length }, (_, place) => place).filter(() => some(0.4));
  const sums = Array.from({ length: some(0.5) ? upTo(3) : 0 }, (): CubeSum => {
    const cells = {
      markets: chosen(shape.markets),
      subVerticals: chosen(shape.subVerticals),
      media: chosen(shape.media),
    };
    return { ...cells, rule: some(0.7) ? "equals" : "atLeast", dollars: sumOf({ shape }, cells, solution) };
  });
  const whole: CubeProblem = { ...problem, locks, least, sums };
  return { problem: whole, exact: balanceCube(whole, { tolerance: 1e-10, maxIterations: 20_000 }).table };
}

function sumOf(
  { shape }: Pick<CubeProblem, "shape">,
  cells: Pick<CubeSum, "markets" | "subVerticals" | "media">,
  table: Float64Array,
) {
  let sum = 0;
  eachCell(cells, shape, (cell) => (sum += table[cell]!));
  return sum;
}
