import { expect, test } from "vitest";
import { CONTRACTS } from "#server/features.ts";
import { laneOf, openLanes } from "./lanes.ts";
import { openTurn } from "./turn.ts";

const contract = (name: string) => {
  const found = CONTRACTS.find((one) => one.name === name);
  if (!found) throw new Error(`There is no contract ${name}.`);
  return found;
};

test("what is asked for is let in by what it costs", () => {
  expect(laneOf(contract("session"))).toBe("answers");
  expect(laneOf(contract("customerLogo"))).toBe("answers");
  expect(laneOf(contract("marketReportFile"))).toBe("documents");
  expect(laneOf(contract("mediaAdSpending"), ".csv")).toBe("documents");
  expect(laneOf(contract("savePreferences"))).toBe("changes");
  expect(CONTRACTS.filter(({ bytes }) => bytes !== undefined).map((one) => laneOf(one))).toContain("uploads");
});

test("attack: one class is full. Expected: it refuses, and the others go on", () => {
  const lanes = openLanes({ longestRequestMs: 0, refuses: true }, openTurn());
  const here = { isGone: () => false };
  const never = () => new Promise<never>(() => undefined);
  const fill = () => {
    for (let at = 0; at < 10_000; at++) void lanes("documents").lane.run(here, never);
  };
  expect(fill).toThrow(expect.objectContaining({ code: "overloaded" }));
  expect(lanes("answers").lane.waiting()).toBe(0);
  // Whether all that have room have begun depends on how long that took.
  expect(lanes("documents").lane.running() + lanes("documents").lane.waiting()).toBe(124);
});

test("uploads over connections that were just made are taken in the next turn, and refused only where all room is taken", async () => {
  const turn = openTurn();
  const { lane } = openLanes({ longestRequestMs: 0, refuses: true }, turn)("uploads");
  const here = { isGone: () => false };
  turn.hurry();
  const taken = Array.from({ length: 48 }, () => lane.run(here, () => new Promise<never>(() => undefined)));
  expect(() => lane.run(here, () => 7)).toThrow(expect.objectContaining({ code: "overloaded" }));
  await expect.poll(() => lane.running()).toBe(48);
  expect(taken).toHaveLength(48);
});

test("an operator who refuses nothing lets everything wait", () => {
  const lanes = openLanes({ longestRequestMs: 0, refuses: false }, openTurn());
  const never = () => new Promise<never>(() => undefined);
  for (let at = 0; at < 500; at++) void lanes("documents").lane.run({ isGone: () => false }, never);
  expect(lanes("documents").lane.running() + lanes("documents").lane.waiting()).toBe(500);
});
