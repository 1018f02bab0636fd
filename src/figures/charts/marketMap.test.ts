import { expect, test } from "vitest";
import { frameAround, marketShape } from "./marketMap.ts";

const square = (west: number, south: number, size: number): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

test("a market in the north-east stands in the upper right of the nation's map", () => {
  const shape = marketShape([[square(-75, 41, 1)]]);
  expect(shape?.centre[0]).toBeGreaterThan(975 * 0.75);
  expect(shape?.centre[1]).toBeLessThan(610 * 0.5);
});

test("it is the same shape whichever way its rings run", () => {
  const [one, other] = [marketShape([[square(-98, 32, 2)]]), marketShape([[square(-98, 32, 2).toReversed()]])];
  expect(one?.box).toEqual(other?.box);
});

test("a market beyond the map has no shape rather than a wrong one", () => {
  expect(marketShape([[square(144, 13, 1)]])).toBeNull();
});

test("the frame has the asked proportion and holds the whole market", () => {
  const shape = marketShape([[square(-98, 32, 2)]])!;
  const [x = 0, y = 0, width = 0, height = 0] = frameAround(shape, 1.5).split(" ").map(Number);
  expect(width / height).toBeCloseTo(1.5, 2);
  expect(x).toBeLessThan(shape.box.x);
  expect(y).toBeLessThan(shape.box.y);
  expect(x + width).toBeGreaterThan(shape.box.x + shape.box.width);
  expect(y + height).toBeGreaterThan(shape.box.y + shape.box.height);
});
