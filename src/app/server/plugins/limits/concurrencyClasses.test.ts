import { expect, test } from "vitest";
import { CONTRACTS } from "#app/server/features.ts";
import { concurrencyClassOf, openConcurrencyClasses } from "./concurrencyClasses.ts";
import { openEventLoopBudget } from "./eventLoopBudget.ts";

const contract = (name: string) => {
  const found = CONTRACTS.find((one) => one.name === name);
  if (!found) throw new Error(`There is no contract ${name}.`);
  return found;
};

test("what is asked for is let in by what it costs", () => {
  expect(concurrencyClassOf(contract("session"))).toBe("answers");
  expect(concurrencyClassOf(contract("customerLogo"))).toBe("answers");
  expect(concurrencyClassOf(contract("marketReportFile"))).toBe("documents");
  expect(concurrencyClassOf(contract("mediaAdSpending"), ".csv")).toBe("documents");
  expect(concurrencyClassOf(contract("savePreferences"))).toBe("changes");
  expect(CONTRACTS.filter(({ bytes }) => bytes !== undefined).map((one) => concurrencyClassOf(one))).toContain(
    "uploads",
  );
});

test("attack: one class is full. Expected: it refuses, and the others go on", () => {
  const classes = openConcurrencyClasses({ longestRequestMs: 0, refuses: true }, openEventLoopBudget());
  const here = { isGone: () => false };
  const never = () => new Promise<never>(() => undefined);
  const fill = () => {
    for (let at = 0; at < 10_000; at++) void classes("documents").limit.run(here, never);
  };
  expect(fill).toThrow(expect.objectContaining({ code: "overloaded" }));
  expect(classes("answers").limit.waiting()).toBe(0);
  // Whether all that have room have begun depends on how long that took.
  expect(classes("documents").limit.running() + classes("documents").limit.waiting()).toBe(124);
});

test("uploads over connections that were just made are taken in the next turn, and refused only where all room is taken", async () => {
  const budget = openEventLoopBudget();
  const { limit } = openConcurrencyClasses({ longestRequestMs: 0, refuses: true }, budget)("uploads");
  const here = { isGone: () => false };
  budget.cutToOne();
  const taken = Array.from({ length: 48 }, () => limit.run(here, () => new Promise<never>(() => undefined)));
  expect(() => limit.run(here, () => 7)).toThrow(expect.objectContaining({ code: "overloaded" }));
  await expect.poll(() => limit.running()).toBe(48);
  expect(taken).toHaveLength(48);
});

test("an operator who refuses nothing lets everything wait", () => {
  const classes = openConcurrencyClasses({ longestRequestMs: 0, refuses: false }, openEventLoopBudget());
  const never = () => new Promise<never>(() => undefined);
  for (let at = 0; at < 500; at++) void classes("documents").limit.run({ isGone: () => false }, never);
  expect(classes("documents").limit.running() + classes("documents").limit.waiting()).toBe(500);
});
