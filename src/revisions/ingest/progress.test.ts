import { expect, test } from "vitest";
import { type Progress, progressMeter } from "./progress.ts";

test("progress is told four times a second at most, with the rate so far and the seconds left", () => {
  let now = 0;
  const told: Progress[] = [];
  const tell = progressMeter(
    (progress) => told.push(progress),
    1_000,
    () => now,
  );
  for (const [at, rows, bytes] of [
    [100, 10, 50],
    [500, 50, 250],
    [600, 60, 300],
    [1_000, 100, 500],
  ] as const) {
    now = at;
    tell(rows, bytes);
  }
  expect(told.map(({ rows, rowsPerSecond, secondsLeft }) => [rows, rowsPerSecond, secondsLeft])).toEqual([
    [50, 100, 1.5],
    [100, 100, 1],
  ]);
});

test("the seconds left of a stream of unknown length are unknown", () => {
  let now = 0;
  const told: Progress[] = [];
  const tell = progressMeter(
    (progress) => told.push(progress),
    null,
    () => now,
  );
  now = 500;
  tell(50, 5_000);
  expect(told).toEqual([{ rows: 50, rowsPerSecond: 100, bytes: 5_000, totalBytes: null, secondsLeft: null }]);
});
