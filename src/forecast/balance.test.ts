import * as fc from "fast-check";
import { expect, test } from "vitest";
import { balance, fitMargins } from "./balance.ts";
import type { BalanceProblem } from "./balanceProblem.ts";
import { lineSums } from "./lineSums.ts";

const floats = (...values: number[]) => Float64Array.from(values);

/** A table that has a solution by construction: margins are the sums of another table with the same zeros. */
const solvable = fc
  .record({ rows: fc.integer({ min: 1, max: 9 }), columns: fc.integer({ min: 1, max: 9 }) })
  .chain(({ rows, columns }) => {
    const cell = fc.oneof(
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 4, arbitrary: fc.double({ min: 0.1, max: 10, noNaN: true }) },
    );
    const cells = fc.array(cell, { minLength: rows * columns, maxLength: rows * columns });
    return fc.record({ rows: fc.constant(rows), columns: fc.constant(columns), seeds: cells, other: cells });
  })
  .map(({ rows, columns, seeds, other }): BalanceProblem => {
    const solution = Float64Array.from(other, (value, cell) => (seeds[cell] === 0 ? 0 : value + 0.1));
    const margins = lineSums(solution, columns);
    return { rows, columns, seeds: floats(...seeds), rowMargins: margins.rows, columnMargins: margins.columns };
  });

test("a table worked out by hand comes out as on paper", () => {
  const { table, converged } = balance(
    { rows: 2, columns: 2, seeds: floats(1, 1, 1, 1), rowMargins: floats(30, 70), columnMargins: floats(40, 60) },
    { tolerance: 1e-12 },
  );
  expect(converged).toBe(true);
  expect([...table].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([12, 18, 28, 42]);
});

test("every margin is met, and zeros stay zero", () => {
  fc.assert(
    fc.property(solvable, (problem) => {
      const { table, converged } = balance(problem, { tolerance: 1e-9, maxIterations: 20_000 });
      const sums = lineSums(table, problem.columns);
      expect(converged).toBe(true);
      sums.rows.forEach((sum, row) => expect(sum).toBeCloseTo(problem.rowMargins?.[row] ?? 0, 6));
      sums.columns.forEach((sum, column) => expect(sum).toBeCloseTo(problem.columnMargins?.[column] ?? 0, 6));
      table.forEach((value, cell) => expect(value > 0).toBe((problem.seeds[cell] ?? 0) > 0));
    }),
    { numRuns: 300 },
  );
});

const cross = (values: Float64Array) => (values[0]! * values[5]!) / (values[2]! * values[3]!);

test("the pattern of the seeds is kept: cross ratios do not change", () => {
  const seeds = floats(1, 2, 3, 4, 5, 6);
  const { table } = balance({
    rows: 2,
    columns: 3,
    seeds,
    rowMargins: floats(10, 20),
    columnMargins: floats(5, 10, 15),
  });
  expect(cross(table)).toBeCloseTo(cross(seeds), 10);
});

test("one set of margins is enough: the other lines are then free", () => {
  const seeds = floats(1, 3, 2, 2);
  const rows = balance({ rows: 2, columns: 2, seeds, rowMargins: floats(8, 40), columnMargins: null });
  expect([...rows.table]).toEqual([2, 6, 20, 20]);
  const columns = balance({ rows: 2, columns: 2, seeds, rowMargins: null, columnMargins: floats(3, 10) });
  expect([...columns.table]).toEqual([1, 6, 2, 4]);
});

const contradictions: readonly [what: string, problem: Partial<BalanceProblem>, message: string][] = [
  [
    "margins whose sums differ",
    { rowMargins: floats(30, 70), columnMargins: floats(40, 55) },
    "The row margins add up to 100, the column margins to 95: they differ by 5.",
  ],
  [
    "a market of zeros with a margin",
    { seeds: floats(0, 0, 1, 1) },
    "tv-501 should hold 30, but all its cells are zero.",
  ],
  [
    "a sub-vertical of zeros with a margin",
    { seeds: floats(0, 1, 0, 1) },
    "casinos should hold 40, but all its cells are zero.",
  ],
  [
    "zeros that leave a market only one sub-vertical, which is too small",
    { seeds: floats(0, 1, 1, 1), rowMargins: floats(70, 30) },
    "The margins of tv-501 ask for 70 or more from hotels, which may only hold 60: 10 too much.",
  ],
  [
    "a negative margin",
    { rowMargins: floats(-1, 101) },
    "The margin of tv-501 is -1; it must be a number of zero or more.",
  ],
  ["a seed that is no number", { seeds: floats(1, 1, NaN, 1) }, "The seed of tv-803, casinos is NaN"],
];

test.each(contradictions)("%s are explained, with names and by how much", (_, over, message) => {
  const problem: BalanceProblem = {
    rows: 2,
    columns: 2,
    seeds: floats(1, 1, 1, 1),
    rowMargins: floats(30, 70),
    columnMargins: floats(40, 60),
    rowNames: ["tv-501", "tv-803"],
    columnNames: ["casinos", "hotels"],
    ...over,
  };
  expect(() => balance(problem)).toThrow(message);
});

test("zeros that contradict the margins are always found, never looped on", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 50 }), (size, excess) => {
      // The first row may only use the first column and needs more than that column holds.
      const seeds = new Float64Array(size * size).fill(1).fill(0, 1, size);
      const rowMargins = new Float64Array(size).fill(100).fill(100 + excess, 0, 1);
      const columnMargins = new Float64Array(size).fill(100).fill(100 + excess, 1, 2);
      expect(() => balance({ rows: size, columns: size, seeds, rowMargins, columnMargins })).toThrow(
        `The margins of row 0 ask for ${100 + excess} or more from column 0, which may only hold 100: ${excess} too much.`,
      );
    }),
  );
});

test("a contradiction is explained however steep: factors that sink out of float64 lose nothing", () => {
  const seeds = floats(1, 0, 0, 1, 1, 1);
  const margins = { rowMargins: floats(1e9, 1, 1), columnMargins: floats(1, 1e9 + 1) };
  expect(() => balance({ rows: 3, columns: 2, seeds, ...margins })).toThrow(
    "The margins of row 0 ask for 1000000000 or more from column 0, which may only hold 1: 999999999 too much.",
  );
  const { table } = fitMargins({ rows: 3, columns: 2, seeds, ...margins });
  expect(lineSums(table, 2).rows.every((sum, row) => Math.abs(sum - margins.rowMargins[row]!) < 1e-3)).toBe(true);
});

test("margins that can only be met in the limit give a close table and say that it is not exact", () => {
  const seeds = floats(1, 1, 0, 1); // the second row needs all of the second column, so the first row's part of it must vanish
  const problem = { rows: 2, columns: 2, seeds, rowMargins: floats(10, 10), columnMargins: floats(10, 10) };
  const { converged, table } = balance(problem, { maxIterations: 500 });
  expect(converged).toBe(false);
  expect(table[1]).toBeLessThan(0.05);
});
