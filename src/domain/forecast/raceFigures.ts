import { OFFICES, RATINGS } from "../races/race.ts";

/**
 * The figures by which political money follows the races, by group: what an open race draws against a toss-up, and what of the House's money follows
 * open districts; how far the money of a race grows with the voters of its state; and each office's part of the money of a year, by the kind of year.
 */
export const RACE_FIGURES = {
  open: [...RATINGS, "openHouse"],
  voters: ["president", "senate", "governor", "house"],
  presidential: OFFICES,
  midTerm: OFFICES,
  odd: OFFICES,
} as const;

export type RaceGroup = keyof typeof RACE_FIGURES;
/** The kinds of years: there is money to be divided over offices. */
export type ElectionPhase = Exclude<RaceGroup, "open" | "voters">;
export type RaceFigure = (typeof RACE_FIGURES)[RaceGroup][number];

export const RACE_GROUPS = ["open", "voters", "presidential", "midTerm", "odd"] as const satisfies readonly RaceGroup[];

export function isElectionPhase(group: RaceGroup): group is ElectionPhase {
  return group !== "open" && group !== "voters";
}

/** One figure of every name in every group. */
export type RaceFigures = {
  readonly [Group in RaceGroup]: Readonly<Record<(typeof RACE_FIGURES)[Group][number], number>>;
};

/** Figures of a group in the place of the built-in ones; what is left out is as it is there. */
export interface StatedRaces {
  readonly group: RaceGroup;
  readonly figures: Partial<Readonly<Record<RaceFigure, number>>>;
  /** Why, in a sentence. */
  readonly reason: string;
}
