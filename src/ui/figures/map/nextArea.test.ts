import { expect, test } from "vitest";
import { nextArea } from "./nextArea.ts";

const counties = [
  { id: "Tarrant", x: 100, y: 100 },
  { id: "Dallas", x: 150, y: 104 },
  { id: "Kaufman", x: 200, y: 110 },
  { id: "Ellis", x: 152, y: 160 },
  { id: "Denton", x: 104, y: 50 },
];
const [right, down, up] = [
  [1, 0],
  [0, 1],
  [0, -1],
] as const;

test("an arrow key leads to the neighbor that lies that way", () => {
  expect(nextArea(counties, "Tarrant", right, [0, 0])).toBe("Dallas");
  expect(nextArea(counties, "Dallas", right, [0, 0])).toBe("Kaufman");
  expect(nextArea(counties, "Dallas", down, [0, 0])).toBe("Ellis");
  expect(nextArea(counties, "Tarrant", up, [0, 0])).toBe("Denton");
});

test("where there is none that way the mark stays", () => {
  expect(nextArea(counties, "Kaufman", right, [0, 0])).toBeNull();
  expect(nextArea([], null, right, [0, 0])).toBeNull();
});

test("the first key marks what lies in the middle", () => {
  expect(nextArea(counties, null, up, [145, 100])).toBe("Dallas");
  expect(nextArea(counties, "gone", up, [145, 100])).toBe("Dallas");
});
