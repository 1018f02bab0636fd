import { expect, test } from "vitest";
import { type Race, racesByState } from "./racesByState.ts";

const voters = new Map([
  ["PA", 9e6],
  ["CA", 22e6],
  ["TX", 18e6],
  ["MT", 0.85e6],
]);
const race = (year: number, office: Race["office"], state: string, rating: Race["rating"]): Race => ({
  year,
  office,
  state,
  district: null,
  rating,
});
const races: readonly Race[] = [
  race(2024, "president", "PA", "tossup"),
  race(2024, "president", "CA", "safe"),
  race(2024, "president", "TX", "likely"),
  race(2024, "president", "MT", "safe"),
  race(2024, "senate", "PA", "lean"),
  race(2024, "senate", "MT", "tossup"),
  race(2024, "senate", "TX", "likely"),
  race(2026, "senate", "TX", "lean"),
  race(2026, "governor", "PA", "likely"),
  race(2026, "governor", "CA", "safe"),
  race(2028, "president", "PA", null),
  race(2028, "president", "CA", null),
  race(2028, "president", "TX", null),
  race(2028, "president", "MT", null),
];

test("the money of a presidential year goes where the races are open, not where most people live", () => {
  const states = racesByState(races, voters, 2024)!;
  expect(states.get("PA")!.share).toBeGreaterThan(states.get("CA")!.share);
  expect(states.get("PA")!.share).toBeGreaterThan(states.get("TX")!.share);
});

test("all states together get all of it, office by office", () => {
  for (const year of [2024, 2026, 2028]) {
    const states = [...racesByState(races, voters, year)!.values()];
    expect(states.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    for (const { share, offices } of states)
      expect(Object.values(offices).reduce((sum, one) => sum + one, 0)).toBeCloseTo(share, 12);
  }
});

test("an open Senate seat of a small state draws far more a head than of a large one", () => {
  const states = racesByState(races, voters, 2024)!;
  const aHead = (state: string) => states.get(state)!.offices.senate / voters.get(state)!;
  expect(aHead("MT")).toBeGreaterThan(5 * aHead("PA"));
});

test("two cycles differ from state to state, since their races do", () => {
  const [then, now] = [racesByState(races, voters, 2024)!, racesByState(races, voters, 2026)!];
  const change = (state: string) => now.get(state)!.share / then.get(state)!.share;
  expect(change("TX")).toBeGreaterThan(2 * change("MT"));
});

test("a race that nobody has rated is as open as the last one of its office in the state", () => {
  const states = racesByState(races, voters, 2028)!;
  expect(states.get("PA")!.offices.president).toBeGreaterThan(5 * states.get("CA")!.offices.president);
});

test("a race of which nothing is known is likely", () => {
  const unknown = [
    race(2030, "governor", "CA", null),
    race(2030, "governor", "PA", "tossup"),
    race(2030, "governor", "TX", "likely"),
  ];
  const { offices } = racesByState(unknown, voters, 2030)!.get("CA")!;
  const aVoter = (state: string) =>
    racesByState(unknown, voters, 2030)!.get(state)!.offices.governor / voters.get(state)! ** 0.7;
  expect(offices.governor / voters.get("CA")! ** 0.7).toBeCloseTo(aVoter("TX"), 12);
});

test("a year without races tells nothing", () => {
  expect(racesByState(races, voters, 2025)).toBeNull();
});
