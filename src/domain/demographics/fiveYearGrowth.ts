import { growth } from "../figures/growth.ts";
import type { CountyYear, PeopleOfMarket } from "./countyPeople.ts";

/** How far back and ahead growth is told. */
const SPAN = 5;
/** Growth is told of a market when counties with at least this part of its people are known in both years. */
const KNOWN_ENOUGH = 0.9;

/** How a figure moved from one year to another. */
export interface Growth {
  readonly from: number;
  readonly to: number;
  /** On the first year, 0.05 for +5 %. */
  readonly change: number;
}

/** What a county adds to a market's figure in a year, and what that is divided by; null where not known. */
export type YearFigure = (year: CountyYear) => { readonly amount: number; readonly per: number } | null;

export const YEAR_FIGURES = {
  population: ({ population }) => (population === null ? null : { amount: population, per: 1 }),
  households: ({ households }) => (households === null ? null : { amount: households, per: 1 }),
  income: ({ perCapitaIncome, population }) =>
    perCapitaIncome === null || population === null ? null : { amount: perCapitaIncome * population, per: population },
  retailSales: ({ retailSales }) => (retailSales === null ? null : { amount: retailSales, per: 1 }),
} satisfies Readonly<Record<string, YearFigure>>;

export type GrowingFigure = keyof typeof YEAR_FIGURES;

/**
 * What happened over the last five years, and what is expected of the next. `past` ends with the latest year that the figure is
 * known of and that is no projection, `ahead` begins there; each spans five years, or as many as the series has.
 */
export function fiveYearGrowth(
  members: readonly PeopleOfMarket[],
  figure: GrowingFigure,
  currentYear: number,
): { past: Growth | null; ahead: Growth | null } {
  const known = (year: CountyYear) => YEAR_FIGURES[figure](year) !== null;
  const years = [
    ...new Set(members.flatMap(({ people }) => people.history.filter(known).map(({ year }) => year))),
  ].sort((a, b) => a - b);
  const now = years.findLast((year) => year <= currentYear);
  if (now === undefined) return { past: null, ahead: null };
  const first = years.find((year) => year >= now - SPAN && year < now);
  const last = years.findLast((year) => year > now && year <= now + SPAN);
  return {
    past: first === undefined ? null : between(members, figure, first, now),
    ahead: last === undefined ? null : between(members, figure, now, last),
  };
}

function between(members: readonly PeopleOfMarket[], figure: GrowingFigure, from: number, to: number): Growth | null {
  const [before, after] = [sums(), sums()];
  let [all, known] = [0, 0];
  for (const { people, share } of members) {
    all += people.population * share;
    const [first, last] = [from, to].map((year) => figureIn(people.history, year, figure));
    if (!first || !last) continue;
    known += people.population * share;
    before.add(first, share);
    after.add(last, share);
  }
  if (all === 0 || known / all < KNOWN_ENOUGH) return null;
  const perOne = figure !== "income";
  const change = growth(before.value(perOne), after.value(perOne));
  return change === null ? null : { from, to, change };
}

function figureIn(history: readonly CountyYear[], year: number, figure: GrowingFigure): ReturnType<YearFigure> {
  const found = history.find((entry) => entry.year === year);
  return found ? YEAR_FIGURES[figure](found) : null;
}

function sums() {
  let [amount, per] = [0, 0];
  return {
    add: (figure: { readonly amount: number; readonly per: number }, share: number) => {
      amount += figure.amount * share;
      per += figure.per * share;
    },
    value: (whole: boolean) => (whole || per === 0 ? amount : amount / per),
  };
}
