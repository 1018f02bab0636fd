import { expect, test } from "vitest";
import { memoryLimits } from "./memoryLimits.ts";

const GB = 1024 ** 3;

test("a process may have most of its machine, of its container, or what its operator says", () => {
  const machine = { heap: 4 * GB, total: 16 * GB, container: 0 };
  expect(memoryLimits(0, machine)).toEqual({
    maxHeapUsedBytes: Math.floor(3.68 * GB),
    maxRssBytes: Math.floor(14.4 * GB),
  });
  expect(memoryLimits(0, { ...machine, container: 2 * GB }).maxRssBytes).toBe(Math.floor(1.8 * GB));
  expect(memoryLimits(0, { ...machine, container: Number.MAX_SAFE_INTEGER }).maxRssBytes).toBe(Math.floor(14.4 * GB));
  expect(memoryLimits(512, machine).maxRssBytes).toBe(GB / 2);
});
