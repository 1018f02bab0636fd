import * as fc from "fast-check";
import { expect, test } from "vitest";
import { lineSums } from "./lineSums.ts";
import { type Bounds, withinBounds } from "./withinBounds.ts";

const all = (table: Float64Array) => new Uint8Array(table.length).fill(1);
const free: Bounds = { least: 0, most: Infinity };

test("a table within its bounds stays the very same", () => {
  const wanted = Float64Array.of(10, 20, 30, 40);
  expect(withinBounds(wanted, all(wanted), [{ least: 0, most: 40 }, free])).toEqual({ table: wanted, stuck: null });
});

test("what a column may not hold goes to the others in proportion, and every row gives way alike", () => {
  const wanted = Float64Array.of(100, 100, 200, 1000, 1000, 2000);
  const { table } = withinBounds(wanted, all(wanted), [{ least: 0, most: 220 }, free, free]);
  expect([...table]).toEqual([20, 127, 253, 200, 1267, 2533]);
});

test("a column that must hold more takes it from the others", () => {
  const wanted = Float64Array.of(100, 100, 200);
  const { table } = withinBounds(wanted, all(wanted), [{ least: 250, most: 250 }, free, free]);
  expect([...table]).toEqual([250, 50, 100]);
});

test("a row that has no choice keeps its place, and one that has a choice makes room", () => {
  const wanted = Float64Array.of(50, 0, 50, 50);
  const { table, stuck } = withinBounds(wanted, Uint8Array.of(1, 0, 1, 1), [{ least: 0, most: 50 }, free]);
  expect([...table]).toEqual([50, 0, 0, 100]);
  expect(stuck).toBeNull();
});

test("where nobody can take the surplus, the full columns and the surplus are named", () => {
  const wanted = Float64Array.of(30, 40, 0, 0, 0, 10);
  const bounds = [{ least: 0, most: 20 }, { least: 0, most: 25 }, free];
  const { stuck } = withinBounds(wanted, Uint8Array.of(1, 1, 0, 0, 0, 1), bounds);
  expect(stuck).toMatchObject({ columns: [0, 1], surplus: 25 });
});

/** Bounds around a hidden table, so that they can always be met. */
const solvable = fc
  .record({ rows: fc.integer({ min: 1, max: 5 }), columns: fc.integer({ min: 2, max: 5 }) })
  .chain(({ rows, columns }) => {
    const dollars = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 1e9 }));
    const table = fc.array(dollars, { minLength: rows * columns, maxLength: rows * columns });
    const slack = fc.array(fc.tuple(fc.nat(3), fc.oneof(fc.constant(Infinity), fc.nat(3))), {
      minLength: columns,
      maxLength: columns,
    });
    return fc.record({ hidden: table, pattern: table, slack }).map(({ hidden, pattern, slack }) => {
      const solution = Float64Array.from(hidden);
      const usable = Uint8Array.from(hidden, (value, cell) => (value > 0 || pattern[cell]! > 0 ? 1 : 0));
      // The same row sums in another pattern: all in the first usable cell, or moved there by the pattern's order.
      const wanted = new Float64Array(solution.length);
      for (let row = 0; row < rows; row++) {
        const cells = Array.from({ length: columns }, (_, column) => row * columns + column).filter((c) => usable[c]);
        const favourite = cells.toSorted((a, b) => pattern[b]! - pattern[a]!)[0] ?? row * columns;
        for (let column = 0; column < columns; column++) wanted[favourite]! += solution[row * columns + column]!;
      }
      const { columns: sums } = lineSums(solution, columns);
      const bounds = slack.map(([down, up], column) => ({
        least: Math.max(0, sums[column]! - down),
        most: sums[column]! + up,
      }));
      return { wanted, usable, bounds };
    });
  });

test("bounds that can be met are met to the dollar, no row gains or loses, and only usable cells are used", () => {
  fc.assert(
    fc.property(solvable, ({ wanted, usable, bounds }) => {
      const { table, stuck } = withinBounds(wanted, usable, bounds);
      expect(stuck).toBeNull();
      const sums = lineSums(table, bounds.length);
      expect(sums.rows).toEqual(lineSums(wanted, bounds.length).rows);
      sums.columns.forEach((sum, column) => {
        expect(sum).toBeGreaterThanOrEqual(bounds[column]!.least);
        expect(sum).toBeLessThanOrEqual(bounds[column]!.most);
      });
      table.forEach((dollars, cell) => expect(dollars === 0 || (dollars > 0 && usable[cell] === 1)).toBe(true));
    }),
    { numRuns: 1000 },
  );
});
