import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { browserParts, browserSeconds, divided } from "./browserParts.mjs";

const ROOT = join(import.meta.dirname, "..");

test("every file of browser tests runs in exactly one part", () => {
  const files = readdirSync(join(ROOT, "tests/e2e")).filter((name) => name.endsWith(".spec.ts"));
  expect(browserParts().flat().toSorted()).toEqual(files.map((name) => `tests/e2e/${name}`).toSorted());
});

test("each part takes its share of the time, whatever single files take", () => {
  const seconds = [60, 40, 30, 30, 20, 10, 10];
  const weighed = seconds.map((each, at) => ({ file: `${at}.spec.ts`, seconds: each }));
  const parts = divided(weighed, [0.5, 0.3, 0.2]);
  const taken = parts.map((files) => files.reduce((sum, file) => sum + (seconds[Number.parseInt(file, 10)] ?? 0), 0));
  expect(taken).toEqual([100, 60, 40]);
});

test("nothing runs where a part would have no files, since that would mean all of them", () => {
  expect(divided([{ file: "only.spec.ts", seconds: 5 }], [0.5, 0.5])).toEqual([["only.spec.ts"]]);
});

test("a run tells how long its browser tests took, and nothing of others", () => {
  const result = (name: string) => ({ name: join(ROOT, name), startTime: 1_000, endTime: 13_400 });
  expect(browserSeconds([result("tests/e2e/home.spec.ts"), result("tests/house.test.ts")])).toEqual({
    "tests/e2e/home.spec.ts": 12,
  });
});
