import { describe, expect, test } from "vitest";
import type { GroundCounty } from "../contract/editingSchemas.ts";
import { freePart, heldByOthers, sameChoice, startHistory, stepChoice, sumOfChoice, turned } from "./countyChoices.ts";

const county = (fips: string, markets: Readonly<Record<string, number>>): GroundCounty => ({
  fips,
  name: fips,
  state: "TX",
  population: 1000,
  households: 400,
  markets: Object.entries(markets).map(([id, share]) => ({ id, name: id, share })),
});
const OWN = county("1", { "tv-1": 1 });
const OTHERS = county("2", { "tv-2": 1, "radio-9": 1 });
const SPLIT = county("3", { "tv-1": 0.6, "tv-2": 0.3 });
const FREE = county("4", {});
const byFips = new Map([OWN, OTHERS, SPLIT, FREE].map((one) => [one.fips, one]));

describe("counties of a market while they are edited", () => {
  test("a TV market gets what others leave; where nothing is left, all of it is to be taken", () => {
    expect([OWN, OTHERS, SPLIT, FREE].map((one) => freePart(one, "tv-1"))).toEqual([1, 1, 0.7, 1]);
    expect([OWN, OTHERS, SPLIT].map((one) => heldByOthers(one, "tv-1"))).toEqual([0, 1, 0.3]);
    expect(freePart(SPLIT, "radio-9")).toBe(1);
  });

  test("pressed counties come in, and go out where all of them are in", () => {
    const some = turned(new Map([["1", 1]]), [OWN, SPLIT], "tv-1");
    expect([...some]).toEqual([
      ["1", 1],
      ["3", 0.7],
    ]);
    expect([...turned(some, [OWN, SPLIT], "tv-1")]).toEqual([]);
  });

  test("people and homes are counted by their parts, and TV markets that overlap are found", () => {
    const choice = new Map([
      ["1", 1],
      ["2", 0.5],
      ["3", 0.7],
    ]);
    expect(sumOfChoice(choice, byFips, "tv-1")).toEqual({
      population: 2200,
      households: 880,
      over: new Map([["2", 1.5]]),
    });
    expect(sumOfChoice(choice, byFips, "radio-9").over.size).toBe(0);
  });

  test("steps are taken back and done again, and a new one forgets what was taken back", () => {
    const [one, two] = [new Map([["1", 1]]), new Map([["2", 1]])];
    let history = startHistory(new Map());
    history = stepChoice(history, { kind: "put", choice: one });
    history = stepChoice(history, { kind: "put", choice: two });
    history = stepChoice(history, { kind: "undo" });
    expect(history.now).toBe(one);
    expect(stepChoice(history, { kind: "redo" }).now).toBe(two);
    history = stepChoice(history, { kind: "put", choice: new Map() });
    expect(history.future).toEqual([]);
    expect(stepChoice(stepChoice(startHistory(one), { kind: "undo" }), { kind: "redo" }).now).toBe(one);
  });

  test("choices are the same by their counties and parts", () => {
    expect(sameChoice(new Map([["1", 1]]), new Map([["1", 1]]))).toBe(true);
    expect(sameChoice(new Map([["1", 1]]), new Map([["1", 0.5]]))).toBe(false);
  });
});
