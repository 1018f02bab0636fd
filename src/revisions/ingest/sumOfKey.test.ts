import { expect, test } from "vitest";
import { SumOfKey } from "./sumOfKey.ts";

test("sums and largest figures of many keys are those of a map", () => {
  const [sums, map, most] = [new SumOfKey(), new Map<number, number>(), new Map<number, number>()];
  for (let at = 0; at < 60_000; at++) {
    const key = ((at * 7_919) % 20_011) * 2 ** 31 + (at % 3);
    sums.add(key, at, at % 100);
    map.set(key, (map.get(key) ?? 0) + at);
    most.set(key, Math.max(most.get(key) ?? 0, at % 100));
  }
  expect(sums.size).toBe(map.size);
  for (const [key, sum, largest] of sums.entries()) expect([sum, largest]).toEqual([map.get(key), most.get(key)]);
});

test("keys up to 2^52 are told apart", () => {
  const sums = new SumOfKey();
  for (const key of [0, 1, 2 ** 32, 2 ** 52 - 1, 2 ** 52 - 2]) sums.add(key, key);
  expect([...sums.entries()].map(([key, sum]) => key === sum)).toEqual([true, true, true, true, true]);
});
