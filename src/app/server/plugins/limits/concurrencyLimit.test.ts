import { expect, test } from "vitest";
import { openConcurrencyLimit } from "./concurrencyLimit.ts";
import { openEventLoopBudget } from "./eventLoopBudget.ts";

const HERE = { isGone: () => false };

/** A limit whose clock and turns of the event loop are moved by the test. */
function limit({ atOnce = 2, mostWaiting = 2, longestWaitMs = 100, lengthMs = 10 } = {}) {
  let time = 0;
  let resume: (() => void) | null = null;
  const budget = openEventLoopBudget({
    lengthMs,
    now: () => time,
    nextTurn: (next) => {
      resume = next;
    },
  });
  return {
    ...openConcurrencyLimit({ atOnce, mostWaiting, longestWaitMs }, budget),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** The network has been looked at; true where something waited for it. */
    nextTurn: () => {
      const next = resume;
      resume = null;
      next?.();
      return next !== null;
    },
  };
}

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  return {
    begin: () => {
      begun = true;
      return promise;
    },
    end: () => resolve("made"),
    begun: () => begun,
  };
}

test("work is done at once where there is room, without a promise where it needs none", () => {
  const { run, running } = limit();
  expect(run(HERE, () => 7)).toBe(7);
  expect(() =>
    run(HERE, () => {
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(running()).toBe(0);
});

test("attack: more at once than there is room for. Expected: the rest waits, in order, and begins as others end", async () => {
  const { run, nextTurn, running, waiting } = limit();
  const works = [work(), work(), work(), work()];
  const made = works.map((one) => run(HERE, one.begin));
  expect([running(), waiting(), works.map((one) => one.begun())]).toEqual([2, 2, [true, true, false, false]]);
  works[1]?.end();
  await made[1];
  await Promise.resolve();
  nextTurn();
  expect(works.map((one) => one.begun())).toEqual([true, true, true, false]);
  for (const one of works) one.end();
  await made[0];
  await made[2];
  while (nextTurn()) await Promise.resolve();
  expect(await Promise.all(made.map(async (one) => one))).toEqual(["made", "made", "made", "made"]);
  expect([running(), waiting()]).toEqual([0, 0]);
});

test("attack: a queue that is full. Expected: refused at once as overloaded, and nothing of it begins", () => {
  const { run } = limit();
  for (let at = 0; at < 4; at++) void run(HERE, work().begin);
  const late = work();
  expect(() => run(HERE, late.begin)).toThrow(expect.objectContaining({ code: "overloaded" }));
  expect(late.begun()).toBe(false);
});

test("attack: turns that come too late. Expected: refused instead of answered when nobody waits any more", async () => {
  const { run, nextTurn, pass } = limit({ atOnce: 1 });
  const first = work();
  const begun = run(HERE, first.begin);
  const [late, inTime] = [work(), work()];
  const refused = Promise.resolve(run(HERE, late.begin));
  pass(90);
  const made = run(HERE, inTime.begin);
  pass(20);
  first.end();
  await begun;
  const outcome = expect(refused).rejects.toMatchObject({ code: "overloaded" });
  nextTurn();
  await outcome;
  expect([late.begun(), inTime.begun()]).toEqual([false, true]);
  inTime.end();
  expect(await made).toBe("made");
});

test("attack: a caller who waited long before its work came to the limit. Expected: that counts as waiting", async () => {
  const { run, nextTurn, pass } = limit({ atOnce: 1, mostWaiting: 3 });
  const first = work();
  const begun = run(HERE, first.begin);
  const [late, inTime] = [work(), work()];
  const refused = Promise.resolve(run({ ...HERE, waitedMs: 95 }, late.begin));
  const made = run({ ...HERE, waitedMs: 80 }, inTime.begin);
  pass(10);
  first.end();
  await begun;
  const outcome = expect(refused).rejects.toMatchObject({ code: "overloaded" });
  nextTurn();
  await outcome;
  expect([late.begun(), inTime.begun()]).toEqual([false, true]);
  inTime.end();
  expect(await made).toBe("made");
});

test("a pause of the whole server refuses nobody where few wait: all of them are answered next", async () => {
  const { run, nextTurn, pass } = limit({ atOnce: 2 });
  const works = [work(), work(), work(), work()];
  const made = works.map((one) => run(HERE, one.begin));
  pass(5_000);
  for (const one of works) one.end();
  await made[0];
  while (nextTurn()) await Promise.resolve();
  expect(await Promise.all(made.map(async (one) => one))).toEqual(["made", "made", "made", "made"]);
});

test("attack: callers who hang up while they wait. Expected: their work is never begun", async () => {
  const { run, nextTurn } = limit({ atOnce: 1 });
  const first = work();
  const begun = run(HERE, first.begin);
  const [left, stayed] = [work(), work()];
  const gone = Promise.resolve(run({ isGone: () => true }, left.begin));
  const made = run(HERE, stayed.begin);
  first.end();
  await begun;
  const outcome = expect(gone).rejects.toMatchObject({ code: "overloaded" });
  nextTurn();
  await outcome;
  expect([left.begun(), stayed.begun()]).toEqual([false, true]);
  stayed.end();
  expect(await made).toBe("made");
});

test("attack: much work that never waits for anything. Expected: between pieces of it the network is looked at", async () => {
  const { run, nextTurn, pass } = limit({ lengthMs: 10, mostWaiting: 10, longestWaitMs: Number.POSITIVE_INFINITY });
  let done = 0;
  const heavy = () => {
    pass(6);
    return ++done;
  };
  const made = Array.from({ length: 5 }, () => run(HERE, heavy));
  expect(done).toBe(2);
  nextTurn();
  expect(done).toBe(4);
  nextTurn();
  expect(done).toBe(5);
  expect(await Promise.all(made.map(async (one) => one))).toEqual([1, 2, 3, 4, 5]);
});

test("attack: more of one class than turns have time for. Expected: the other class has every second turn", async () => {
  let resume: (() => void) | null = null;
  let time = 0;
  const budget = openEventLoopBudget({ lengthMs: 10, now: () => time, nextTurn: (next) => void (resume = next) });
  const setting = { atOnce: 4, mostWaiting: 100, longestWaitMs: Number.POSITIVE_INFINITY };
  const classes = { flooded: openConcurrencyLimit(setting, budget), calm: openConcurrencyLimit(setting, budget) };
  const begun: string[] = [];
  const ask = (name: keyof typeof classes) =>
    void classes[name].run(HERE, () => {
      begun.push(name);
      time += 10;
    });
  for (let at = 0; at < 20; at++) ask("flooded");
  for (let at = 0; at < 4; at++) ask("calm");
  for (let at = 0; at < 8; at++) {
    const next: (() => void) | null = resume;
    resume = null;
    (next as (() => void) | null)?.();
    await Promise.resolve();
  }
  expect(begun.filter((name) => name === "calm")).toHaveLength(4);
});
