import { expect, test } from "vitest";
import { inChunks } from "./inChunks.ts";

const five = [1, 2, 3, 4, 5];
const doubled = (some: readonly number[]) => Promise.resolve(some.map((item) => item * 2));

test("entries go in chunks, and every step is told with all results so far", async () => {
  const told: unknown[] = [];
  const { signal } = new AbortController();
  await inChunks(five, { atOnce: 2, send: doubled, signal, onResults: (...now) => told.push(now) });
  expect(told).toEqual([
    [[2, 4], 0.4],
    [[2, 4, 6, 8], 0.8],
    [[2, 4, 6, 8, 10], 1],
  ]);
});

test("once it is stopped no further chunk goes out, and what was done stays told", async () => {
  const stop = new AbortController();
  const told: (readonly number[])[] = [];
  const onResults = (results: readonly number[]) => {
    told.push(results);
    stop.abort();
  };
  await inChunks(five, { atOnce: 2, send: doubled, signal: stop.signal, onResults });
  expect(told).toEqual([[2, 4]]);
});

test("a call that fails ends the run after what was done before", async () => {
  const told: (readonly number[])[] = [];
  const send = (some: readonly number[]) => (some.includes(3) ? Promise.reject(new Error("away")) : doubled(some));
  const { signal } = new AbortController();
  const run = inChunks(five, { atOnce: 2, send, signal, onResults: (results) => told.push(results) });
  await expect(run).rejects.toThrow("away");
  expect(told).toEqual([[2, 4]]);
});
