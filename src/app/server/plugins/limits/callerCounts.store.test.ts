import { describe, expect, test } from "vitest";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { callerCounts } from "./callerCounts.ts";

/** A process that counts, with a clock that the test moves. */
async function node(clock = { now: 0 }) {
  const database = await testDatabase();
  const counts = callerCounts({ ...database, engine: "postgres" }, () => clock.now);
  return { ...counts, ask: () => counts.count("person 7", 5), database, clock };
}

describe.skipIf(storeMissing)("counts of callers", () => {
  test("attack: one person asks without end. Expected: refused beyond the limit until the minute is over, others are not", async () => {
    const { ask, count, clock } = await node();
    const left = Array.from({ length: 7 }, () => ask());
    expect(left.map((one) => [one.left, one.refused])).toEqual([
      [4, false],
      [3, false],
      [2, false],
      [1, false],
      [0, false],
      [0, true],
      [0, true],
    ]);
    clock.now += 20_500;
    expect(ask()).toMatchObject({ refused: true, seconds: 40 });
    expect(count("person 8", 5).refused).toBe(false);
    clock.now += 40_000;
    expect(ask()).toMatchObject({ refused: false, left: 4, seconds: 60 });
  });

  test("attack: one person asks several processes. Expected: after an exchange each knows what was asked of all", async () => {
    const one = await node();
    const two = { ...one, ...callerCounts({ ...one.database, engine: "postgres" }, () => one.clock.now) };
    const ask = (process: typeof two) => process.count("person 7", 5);
    for (const process of [one, two, one, two]) ask(process);
    await one.share();
    await two.share();
    expect(ask(two)).toMatchObject({ left: 0, refused: false });
    expect(ask(two)).toMatchObject({ refused: true });
    // The first learns of the fifth with its next exchange, as soon as it has something to tell itself.
    expect(ask(one).refused).toBe(false);
    await two.share();
    await one.share();
    expect(ask(one).refused).toBe(true);
  });

  test("a store that is away keeps nobody from being counted", async () => {
    const database = await testDatabase();
    const counts = callerCounts({
      ...database,
      engine: "postgres",
      query: () => Promise.reject(new Error("Connection terminated")),
    });
    counts.count("key 3", 2);
    await expect(counts.share()).rejects.toThrow("terminated");
    expect([counts.count("key 3", 2).refused, counts.count("key 3", 2).refused]).toEqual([false, true]);
  });
});
