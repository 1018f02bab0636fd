import { expect, test } from "vitest";
import { entryAfter } from "./menuKeys.ts";

const down = { next: "ArrowDown", before: "ArrowUp" };

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 4, 4],
  ["ArrowUp", 4, 3],
  ["ArrowUp", 0, 0],
  ["Home", 3, 0],
  ["End", 1, 4],
  ["ArrowRight", 2, null],
  ["a", 2, null],
])("%s from entry %i of five leads to %s", (key, at, to) => {
  expect(entryAfter(key, at, 5, down)).toBe(to);
});

test("a menu without entries is left alone", () => {
  expect(entryAfter("End", -1, 0, down)).toBeNull();
});
