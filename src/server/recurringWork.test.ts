import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { recurringWorkPlugin } from "./recurringWork.ts";

test("work that comes again is done again though it failed, says so in the log, and ends with the server", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const said: string[] = [];
  const app = Fastify({ logger: { level: "warn", stream: { write: (line: string) => void said.push(line) } } });
  let [often, seldom] = [0, 0];
  const work = [
    {
      name: "links",
      everyMinutes: 10,
      failed: "Old links could not be swept",
      run: async () => {
        if (++often === 1) throw new Error("The store is away");
      },
    },
    { name: "files", everyMinutes: 60, failed: "Unused files could not be swept", run: async () => void seldom++ },
  ];
  await app.register(recurringWorkPlugin, { work });

  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect([often, seldom]).toEqual([6, 1]);
  expect(said.map((line) => JSON.parse(line))).toMatchObject([
    { work: "links", msg: "Old links could not be swept", err: { message: "The store is away" } },
  ]);

  await app.close();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect([often, seldom]).toEqual([6, 1]);
});
