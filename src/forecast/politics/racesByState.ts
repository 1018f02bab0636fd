import type { RaceFigures, RaceGroup, StatedRaces } from "#domain/forecast/raceFigures.ts";
import { OFFICES, type Office, type Race as RatedRace, type Rating } from "#domain/races/race.ts";
import { electionPhase } from "../politicalCycle.ts";

/**
 * What holds where nothing is stated. Of a year's political money each office gets: of 2024 and 2022 as AdImpact reported it (presidential 3.2, Senate 2.7, House 1.7 of
 * 11.1 billion dollars), rounded; `other` is ballot issues and everybody further down the ballot. Where a year has no race of an office its money goes to the others.
 *
 * `open` is what an open race draws against a safe one, primaries and all; `voters` how far the money of a race grows with the voters of its state, since a small state's
 * Senate seat counts nearly as much as a large one's; `openHouse` what of the House's money follows the races that are open, the rest follows people. They were set by
 * hand with the published sums of states and markets in view, of both halves: their median error is 15 to 17 %, and no market draws more in 2024 than Philadelphia, as
 * was published. Only sums of later cycles will test them.
 */
export const USUAL_RACES: RaceFigures = {
  open: { tossup: 1, lean: 0.3, likely: 0.2, safe: 0.1, openHouse: 0.4 },
  voters: { president: 0.55, senate: 0.2, governor: 0.7, house: 0 },
  presidential: { president: 0.29, senate: 0.25, governor: 0.04, house: 0.16, other: 0.26 },
  midTerm: { president: 0, senate: 0.26, governor: 0.23, house: 0.19, other: 0.32 },
  odd: { president: 0, senate: 0, governor: 0.45, house: 0, other: 0.55 },
};
/** A race that nobody has rated, in a state where none was. */
const UNRATED: Rating = "likely";

/** The figures with those that are stated in the place of the usual ones. */
export function raceFigures(stated: readonly StatedRaces[]): RaceFigures {
  const of = <Group extends RaceGroup>(group: Group): RaceFigures[Group] => ({
    ...USUAL_RACES[group],
    ...stated.find((one) => one.group === group)?.figures,
  });
  return {
    open: of("open"),
    voters: of("voters"),
    presidential: of("presidential"),
    midTerm: of("midTerm"),
    odd: of("odd"),
  };
}

/** A race, wherever its rating is from. */
export type Race = Omit<RatedRace, "source">;

/** A state's part of a year's political money, and what each office brings of it; parts of 1. */
export interface StatePolitics {
  readonly share: number;
  readonly offices: Readonly<Record<Office, number>>;
}

/**
 * How the political money of a year divides over states, by the races that are run. Null where no race of the year is known.
 *
 * A race without a rating is as open as the state's last rated race of the office, then as its last race for president; else it is likely.
 *
 * @param voters people who may vote, by state
 */
export function racesByState(
  races: readonly Race[],
  voters: ReadonlyMap<string, number>,
  year: number,
  figures: RaceFigures = USUAL_RACES,
): Map<string, StatePolitics> | null {
  const run = races.filter((race) => race.year === year && voters.has(race.state));
  if (run.length === 0) return null;
  const money = figures[electionPhase(year)];
  const everybody = sumOf([...voters.values()]);
  const drawn = OFFICES.map((office) => {
    const own = new Map<string, number>();
    const add = (state: string, weight: number) => own.set(state, (own.get(state) ?? 0) + weight);
    const contested = run.filter((race) => race.office === office);
    // What is left of the money follows voters, whoever runs.
    const exponent = office === "other" ? 1 : figures.voters[office];
    const weights = contested.map((race) => {
      const open = figures.open[rating(race, races)];
      return open * (voters.get(race.state) ?? 0) ** exponent;
    });
    const all = sumOf(weights);
    const open = office === "other" ? 0 : office === "house" ? figures.open.openHouse : 1;
    if (all > 0) contested.forEach(({ state }, at) => add(state, (open * weights[at]!) / all));
    const rest = all > 0 ? 1 - open : office === "other" || office === "house" ? 1 : 0;
    if (rest > 0) for (const [state, people] of voters) add(state, (rest * people) / everybody);
    return { office, own };
  });
  const spent = sumOf(drawn.map(({ office, own }) => (own.size > 0 ? money[office] : 0)));
  // Where what is stated leaves no race anything, the year follows what it does without races.
  if (spent === 0) return null;
  const part = (office: Office, state: string) =>
    ((drawn.find((one) => one.office === office)?.own.get(state) ?? 0) * money[office]) / spent;
  return new Map(
    [...voters.keys()].map((state) => {
      const offices = {
        president: part("president", state),
        senate: part("senate", state),
        governor: part("governor", state),
        house: part("house", state),
        other: part("other", state),
      };
      return [state, { share: sumOf(Object.values(offices)), offices }];
    }),
  );
}

function rating({ office, state, year, rating: own }: Race, races: readonly Race[]): Rating {
  const rated = (of: Office) =>
    races
      .filter((race) => race.office === of && race.state === state && race.year < year && race.rating !== null)
      .toSorted((a, b) => b.year - a.year)[0]?.rating;
  return own ?? rated(office) ?? rated("president") ?? UNRATED;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
