import * as fc from "fast-check";
import { expect, test } from "vitest";
import { balance } from "./balance.ts";
import { controlledRounding, roundTowards } from "./controlledRounding.ts";
import { lineSums } from "./lineSums.ts";
import { cases } from "#tests/support/cases.ts";

/** Whole tables of up to 12 × 12 with zeros and very unequal sizes; their margins can be met by construction. */
const wholeTable = fc
  .record({ rows: fc.integer({ min: 1, max: 12 }), columns: fc.integer({ min: 1, max: 12 }) })
  .chain(({ rows, columns }) => {
    const dollars = fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 2_000_000_000 }),
    );
    return fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      table: fc
        .array(dollars, { minLength: rows * columns, maxLength: rows * columns })
        .map((cells) => Float64Array.from(cells)),
      seed: fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { minLength: 1, maxLength: 7 }),
    });
  });

test("rows, columns and total are met exactly, every cell is a neighbour of its exact value, and zeros stay zero", () => {
  fc.assert(
    fc.property(wholeTable, ({ rows, columns, table, seed }) => {
      const margins = lineSums(table, columns);
      const seeds = table.map((value, cell) => (value > 0 ? (seed[cell % seed.length] ?? 1) : 0));
      const problem = { rows, columns, seeds, rowMargins: margins.rows, columnMargins: margins.columns };
      const exact = balance(problem, { tolerance: 1e-13, maxIterations: 3000 });
      const whole = controlledRounding(exact.table, margins.rows, margins.columns);
      expect(lineSums(whole, columns)).toEqual(margins);
      whole.forEach((value, cell) => {
        const before = exact.table[cell] ?? 0;
        expect(Number.isInteger(value) && value >= 0).toBe(true);
        if (before === 0) expect(value).toBe(0);
        if (exact.converged) expect(Math.abs(value - before)).toBeLessThan(1.001);
      });
    }),
    { numRuns: cases(500) },
  );
});

/** Tables of whole and half dollars with whole margins: every row and column has an even number of halves. */
const halves = fc
  .record({ rows: fc.integer({ min: 2, max: 14 }), columns: fc.integer({ min: 2, max: 14 }) })
  .chain(({ rows, columns }) =>
    fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      dollars: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: rows * columns, maxLength: rows * columns }),
      half: fc.array(fc.boolean(), { minLength: (rows - 1) * (columns - 1), maxLength: (rows - 1) * (columns - 1) }),
    }),
  )
  .map(({ rows, columns, dollars, half }) => {
    const table = Float64Array.from(dollars);
    half.forEach((isHalf, place) => {
      if (!isHalf) return;
      const [row, column] = [Math.floor(place / (columns - 1)), place % (columns - 1)];
      const corners = [
        row * columns + column,
        (row + 1) * columns - 1,
        (rows - 1) * columns + column,
        rows * columns - 1,
      ];
      for (const cell of corners) table[cell]! += table[cell]! % 1 === 0 ? 0.5 : -0.5;
    });
    return { columns, table };
  });

test("half dollars go to the whole dollar above or below, and no further", () => {
  fc.assert(
    fc.property(halves, ({ columns, table }) => {
      const margins = lineSums(table, columns);
      const whole = controlledRounding(table, margins.rows, margins.columns);
      expect(lineSums(whole, columns)).toEqual(margins);
      expect(whole.every((value, cell) => Math.abs(value - table[cell]!) <= 0.5)).toBe(true);
    }),
    { numRuns: cases(1000) },
  );
});

test("a table that misses its margins widely still ends on them, wherever the zeros allow", () => {
  fc.assert(
    fc.property(wholeTable, ({ columns, table, seed }) => {
      const margins = lineSums(table, columns);
      const rough = table.map((value, cell) => (value > 0 ? (seed[cell % seed.length] ?? 1) : 0));
      expect(lineSums(controlledRounding(rough, margins.rows, margins.columns), columns)).toEqual(margins);
    }),
    { numRuns: 300 },
  );
});

test("a chain of moves is found where no single one helps", () => {
  // Only the path column 0 → row 0 → column 1 → row 1 → column 2 can carry the unit.
  const table = Float64Array.from([0.5, 0.5, 0, 0, 0.5, 0.5]);
  const whole = controlledRounding(table, Float64Array.from([1, 1]), Float64Array.from([0, 1, 1]));
  expect([...whole]).toEqual([0, 1, 0, 0, 0, 1]);
});

test("the same table is rounded the same way every time", () => {
  fc.assert(
    fc.property(wholeTable, ({ columns, table, seed }) => {
      const margins = lineSums(table, columns);
      const rough = table.map((value, cell) => (value > 0 ? (seed[cell % seed.length] ?? 1) : 0));
      const round = () => controlledRounding(rough.slice(), margins.rows, margins.columns);
      expect(round()).toEqual(round());
    }),
    { numRuns: 50 },
  );
});

test("zeros that leave no whole solution are refused, naming the line", () => {
  const table = Float64Array.from([1, 0, 0, 1]);
  expect(() => controlledRounding(table, Float64Array.from([2, 1]), Float64Array.from([1, 2]))).toThrow(
    "No whole numbers meet the margin of column 0",
  );
  expect(() => controlledRounding(new Float64Array(4), Float64Array.from([2, 0]), Float64Array.from([1, 1]))).toThrow(
    "No whole numbers meet the margin of row 0",
  );
});

test("rows can be held while columns come as near as zeros let them", () => {
  const { whole, surplus } = roundTowards(
    Float64Array.from([1, 0, 0, 1, 0.5, 0.5]),
    Float64Array.from([2, 1, 10]),
    Float64Array.from([1, 12]),
  );
  expect([...whole]).toEqual([2, 0, 0, 1, 0, 10]);
  expect([...surplus]).toEqual([1, -1]);
});

test("a column that is stuck does not keep another from being mended", () => {
  const table = Float64Array.from([1, 0, 0, 0, 0.5, 0.5]);
  const { whole, surplus } = roundTowards(table, Float64Array.from([2, 10]), Float64Array.from([1, 3, 8]));
  expect([...whole]).toEqual([2, 0, 0, 0, 3, 7]);
  expect([...surplus]).toEqual([1, 0, -1]);
});
