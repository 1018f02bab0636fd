import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { openRecurringWork, type RecurringWork, selectRecurringWork } from "./recurringWork.ts";

const LOOK_MS = 5_000;
const HOUR_MS = 3_600_000;

/** Processes that all have this work, on one store; `pass` lets their time go by, the store's clock stays. */
async function processes(count: number, ...work: RecurringWork[]) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const database = await testDatabase();
  const onFault = vi.fn();
  const open = () => openRecurringWork({ database, work, onFault });
  const runners = await Promise.all(Array.from({ length: count }, open));
  const close = () => Promise.all(runners.map((runner) => runner.close()));
  onTestFinished(async () => {
    await close();
    vi.useRealTimers();
  });
  const pass = (milliseconds = LOOK_MS) => void vi.advanceTimersByTime(milliseconds);
  return { database, onFault, open, close, pass };
}

const comesDue = (database: Database, name: string) =>
  database.query("update recurring_work set next_at = now() - interval '1 second' where name = $1", [name]);

async function standing(database: Database, name: string) {
  const found = (await selectRecurringWork(database)).find((one) => one.name === name);
  if (!found) throw new Error(`Nothing is known of ${name}.`);
  return found;
}

const hasEnded = (database: Database, name: string) =>
  vi.waitFor(async () =>
    expect(await standing(database, name)).toMatchObject({ beganAt: expect.any(Date), runningFor: null }),
  );

describe.skipIf(storeMissing)("work that comes again", () => {
  test("is done by one of the processes on a store, each time anew", async () => {
    const run = vi.fn(async () => undefined);
    const { database, pass } = await processes(3, { name: "sweep", everySeconds: 3_600, run });
    pass();
    expect((await standing(database, "sweep")).beganAt).toBeNull();
    for (const times of [1, 2]) {
      await comesDue(database, "sweep");
      pass();
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(times));
      await hasEnded(database, "sweep");
      pass();
    }
    expect((await standing(database, "sweep")).nextAt.getTime()).toBeGreaterThan(Date.now() + HOUR_MS / 2);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("tells of what failed, and is done again the next time", async () => {
    const run = vi.fn(async () => undefined).mockRejectedValueOnce(new Error("no room"));
    const { database, onFault, pass } = await processes(1, { name: "sweep", everySeconds: 3_600, run });
    await comesDue(database, "sweep");
    pass();
    await vi.waitFor(async () => expect(await standing(database, "sweep")).toMatchObject({ failed: true }));
    expect(onFault).toHaveBeenCalledExactlyOnceWith(new Error("no room"), "sweep");
    await comesDue(database, "sweep");
    pass();
    await vi.waitFor(async () => expect(await standing(database, "sweep")).toMatchObject({ failed: false }));
  });

  test("is done at the start where somebody may have waited, and not put off by starting again", async () => {
    const soon = vi.fn(async () => undefined);
    const { database, open } = await processes(
      1,
      { name: "soon", everySeconds: 3_600, atStart: true, run: soon },
      { name: "later", everySeconds: 3_600, run: async () => undefined },
    );
    await vi.waitFor(() => expect(soon).toHaveBeenCalledOnce());
    const { nextAt } = await standing(database, "later");
    await (await open()).close();
    expect((await standing(database, "later")).nextAt).toEqual(nextAt);
  });

  test("does not wait for a time that came of a clock which was wrong", async () => {
    const run = vi.fn(async () => undefined);
    const { database, pass } = await processes(1, { name: "sweep", everySeconds: 3_600, run });
    await database.query("update recurring_work set next_at = now() + interval '3 days'");
    pass();
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
    await hasEnded(database, "sweep");
  });

  test("is done by every process where each looks after something of its own", async () => {
    const run = vi.fn(async () => undefined);
    const { database, pass } = await processes(3, { name: "copies", everySeconds: 60, inEachProcess: true, run });
    pass(60_000);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3));
    expect(await selectRecurringWork(database)).toEqual([]);
  });

  test("is waited for when the product stops, and due again where that broke it off", async () => {
    const begun = Promise.withResolvers<void>();
    const run = async (signal: AbortSignal) => {
      begun.resolve();
      const { promise, reject } = Promise.withResolvers<never>();
      signal.addEventListener("abort", () => reject(signal.reason));
      await promise;
    };
    const { database, onFault, close } = await processes(1, { name: "backup", everySeconds: 300, atStart: true, run });
    await begun.promise;
    await close();
    expect(onFault).not.toHaveBeenCalled();
    const { nextAt, failed } = await standing(database, "backup");
    expect(failed).toBe(false);
    const [{ due } = { due: false }] = await database.query<{ due: boolean }>(
      "select $1::timestamptz <= now() as due",
      [nextAt],
    );
    expect(due).toBe(true);
  });
});
