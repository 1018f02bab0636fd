import { expect, test } from "vitest";
import { machineWarnings } from "./machineWarnings.ts";

const now = new Date("2026-11-23T08:00:00Z");
const fine = { memory: 2e9, now, storeNow: now, lastMigration: new Date("2026-11-01T08:00:00Z") };

test("a machine that will do is not commented on", () => {
  expect(machineWarnings(fine)).toEqual([]);
  expect(machineWarnings({ ...fine, lastMigration: null })).toEqual([]);
});

test("too little memory is told of before the system ends the product", () => {
  expect(machineWarnings({ ...fine, memory: 512e6 })).toEqual([expect.stringMatching(/^There are 512 MB of memory/)]);
});

test("a clock that is far off is told of, whether the store's clock shows it or what it has written", () => {
  const wrong = new Date("2026-11-23T07:50:00Z");
  expect(machineWarnings({ ...fine, storeNow: wrong })).toEqual([
    expect.stringContaining("differ by more than a minute"),
  ]);
  const past = new Date("2019-01-01T00:00:00Z");
  expect(machineWarnings({ ...fine, now: past, storeNow: past })).toEqual([
    expect.stringContaining("The clock is behind"),
  ]);
});
