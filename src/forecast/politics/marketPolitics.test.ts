import { expect, test } from "vitest";
import type { StatedRaces } from "#domain/forecast/raceFigures.ts";
import { type Elections, marketPolitics } from "./marketPolitics.ts";

const race = (office: "senate" | "governor" | "president", state: string, rating: "tossup" | "safe", year = 2026) => ({
  year,
  office,
  state,
  district: null,
  rating,
});

/** Two markets of a state each, and one that lies in both. */
const elections: Elections = {
  races: [race("senate", "MI", "tossup"), race("senate", "TX", "safe"), race("governor", "TX", "tossup")],
  voters: { MI: 8e6, TX: 20e6 },
  markets: [
    { people: 0.25, states: ["MI"], parts: [0.9] },
    { people: 0.65, states: ["TX"], parts: [0.95] },
    { people: 0.1, states: ["MI", "TX"], parts: [0.1, 0.05] },
  ],
};
const YEARS = [2025, 2026];

const stated = (group: StatedRaces["group"], figures: StatedRaces["figures"]): StatedRaces[] => [
  { group, figures, reason: "" },
];
const indices = (races: readonly StatedRaces[] = []) =>
  marketPolitics(elections, YEARS, races).map((one) => one[2026]!);
const spent = (of: readonly number[]) => of.reduce((sum, one, at) => sum + one * elections.markets[at]!.people, 0);

test("a state's money lies where its voters live, and the markets together get what there is", () => {
  const [michigan, texas] = indices();
  expect(michigan).toBeGreaterThan(texas!);
  expect(spent(indices())).toBeCloseTo(1, 12);
  expect(marketPolitics(elections, YEARS)[0]).not.toHaveProperty("2025");
});

test("more for safe races, or for governors, moves money from the open Senate race, and none is lost", () => {
  const usual = indices();
  for (const races of [
    stated("open", { safe: 1 }),
    stated("midTerm", { senate: 0.1, governor: 0.39 }),
    stated("voters", { senate: 1.5 }),
  ]) {
    const moved = indices(races);
    expect(moved[0]).toBeLessThan(usual[0]!);
    expect(moved[1]).toBeGreaterThan(usual[1]!);
    expect(spent(moved)).toBeCloseTo(1, 12);
  }
});

test("what is stated of other kinds of years moves nothing in this one", () => {
  expect(indices(stated("presidential", { president: 0, senate: 0.54 }))).toEqual(indices());
  expect(indices(stated("odd", { governor: 1, other: 0 }))).toEqual(indices());
});

test("a year in which nothing is left to any race has no index of its own", () => {
  const none = [
    ...stated("open", { tossup: 0, safe: 0 }),
    ...stated("midTerm", { senate: 1, governor: 0, house: 0, other: 0 }),
  ];
  expect(marketPolitics(elections, YEARS, none)).toEqual([{}, {}, {}]);
});
