import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldedTreeMap, type Tile, treeMap } from "./treeMap.ts";

const anyAmounts = fc.array(
  fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 2_000_000_000 }) }, fc.integer({ min: 0, max: 3 })),
  { maxLength: 30 },
);
const always = (check: (tiles: readonly Tile[], amounts: readonly number[], width: number, height: number) => void) =>
  fc.assert(
    fc.property(anyAmounts, fc.integer({ min: 200, max: 1400 }), fc.integer({ min: 200, max: 800 }), (amounts, w, h) =>
      check(treeMap(amounts, w, h), amounts, w, h),
    ),
  );

describe("whatever the amounts", () => {
  test("each tile's area is its amount's part of the whole", () => {
    always((tiles, amounts, width, height) => {
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      for (const { at, width: w, height: h } of tiles) {
        expect(w * h).toBeCloseTo(((amounts[at] ?? 0) / total) * width * height, 4);
      }
      const expected = amounts.flatMap((amount, at) => (amount > 0 ? [at] : []));
      expect(tiles.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(expected);
    });
  });

  test("tiles lie inside the area, and no two overlap", () => {
    // A thousandth of a pixel: what is left of rounding where one tile is a billion times another.
    const slack = 1e-3;
    always((tiles, _, width, height) => {
      for (const [place, one] of tiles.entries()) {
        expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(-slack);
        expect(one.x + one.width).toBeLessThanOrEqual(width + slack);
        expect(one.y + one.height).toBeLessThanOrEqual(height + slack);
        for (const other of tiles.slice(place + 1)) {
          const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
          const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
          expect(Math.min(across, down)).toBeLessThanOrEqual(slack);
        }
      }
    });
  });

  test("the largest comes first, where a reader begins", () => {
    always((tiles, amounts) => {
      const sizes = tiles.map(({ at }) => amounts[at] ?? 0);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      if (tiles[0]) expect([tiles[0].x, tiles[0].y]).toEqual([0, 0]);
    });
  });
});

test("equal amounts become squares where they can", () => {
  expect(treeMap([5, 5, 5, 5], 400, 400).map(({ width, height }) => width / height)).toEqual([1, 1, 1, 1]);
});

test("nothing to divide gives no tiles", () => {
  expect(treeMap([], 400, 300)).toEqual([]);
  expect(treeMap([0, Number.NaN, -1], 400, 300)).toEqual([]);
  expect(treeMap([1], 0, 300)).toEqual([]);
});

test("amounts too small to be pointed at share a tile, and none of them is lost", () => {
  always((_, amounts, width, height) => {
    const { tiles, rest } = foldedTreeMap(amounts, width, height, 24);
    const shown = [...tiles.map(({ at }) => at), ...(rest?.at ?? [])];
    expect(shown.toSorted((a, b) => a - b)).toEqual(amounts.flatMap((amount, at) => (amount > 0 ? [at] : [])));
    if (rest && tiles.length > 1)
      expect(Math.min(...tiles.map((tile) => Math.min(tile.width, tile.height)))).toBeGreaterThanOrEqual(24);
    expect(rest?.at.length).not.toBe(1);
  });
});
