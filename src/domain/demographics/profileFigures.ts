import { indexAgainst, shareOf } from "../figures/share.ts";
import { TWELVE_PLUS } from "./ageBands.ts";
import type { CountyPeople, PeopleOfMarket } from "./countyPeople.ts";
import { fiveYearGrowth, type Growth, type GrowingFigure } from "./fiveYearGrowth.ts";
import { column, type PercentOf } from "./percentOf.ts";

/** The key figures of a market's profile, in their order. */
export const PROFILE_FIGURES = [
  "population",
  "households",
  "personsPerHousehold",
  "tvHomes",
  "persons12plus",
  "medianAge",
  "payTv",
  "broadbandOnly",
  "medianHouseholdIncome",
  "incomePerHousehold",
  "retailSales",
  "retailPerHousehold",
  "adPerRetail",
] as const;
export type ProfileFigureName = (typeof PROFILE_FIGURES)[number];

/** What a figure is counted in; `percent` is 12.3 for 12.3 %. */
export type ProfileUnit = "persons" | "households" | "ratio" | "years" | "percent" | "dollars";

export interface ProfileFigure {
  readonly figure: ProfileFigureName;
  readonly unit: ProfileUnit;
  /** Null where the revision's files do not say. */
  readonly value: number | null;
  readonly nation: number | null;
  /** Part of the nation's amount, 0–1, of figures that add up over markets. */
  readonly nationShare: number | null;
  /** 100 is the nation's, of figures that do not. */
  readonly index: number | null;
  /** Part of the market's people, 0–1, in counties that the figure is known of. */
  readonly coverage: number;
  readonly past: Growth | null;
  readonly ahead: Growth | null;
  /** The nation's over the same years. */
  readonly nationPast: Growth | null;
  readonly nationAhead: Growth | null;
}

/** A market as its profile is reckoned from. */
export interface ProfiledMarket {
  readonly members: readonly PeopleOfMarket[];
  /** Homes able to watch television; null where the list of markets gives none. */
  readonly tvHomes: number | null;
  /** All advertising of the year, in dollars; null where unknown. */
  readonly spending: number | null;
}

/** The key figures of a market beside the nation's. `currentYear`: later years of a county's series are projections. */
export function profileFigures(own: ProfiledMarket, nation: ProfiledMarket, currentYear: number): ProfileFigure[] {
  return PROFILE_FIGURES.map((figure) => {
    const { unit, adds, grows, reckon } = RECKONED[figure];
    const [here, there] = [reckon(own), reckon(nation)];
    const [growth, nations] = [own, nation].map(({ members }) =>
      grows ? growthOf(members, grows, currentYear) : { past: null, ahead: null },
    );
    return {
      figure,
      unit,
      value: here.value,
      nation: there.value,
      nationShare: adds ? shareOf(here.value, there.value) : null,
      index: adds ? null : indexAgainst(there.value, here.value),
      coverage: here.coverage,
      past: growth?.past ?? null,
      ahead: growth?.ahead ?? null,
      nationPast: nations?.past ?? null,
      nationAhead: nations?.ahead ?? null,
    };
  });
}

type Grown = ReturnType<typeof fiveYearGrowth>;

/** Every market is held against the same three thousand counties: how a list of them grew is worked out once. */
const grown = new WeakMap<readonly PeopleOfMarket[], Map<string, Grown>>();

function growthOf(members: readonly PeopleOfMarket[], figure: GrowingFigure, currentYear: number): Grown {
  const known = grown.get(members) ?? new Map<string, Grown>();
  grown.set(members, known);
  const key = `${figure} ${currentYear}`;
  const made = known.get(key) ?? fiveYearGrowth(members, figure, currentYear);
  known.set(key, made);
  return made;
}

interface Known {
  readonly value: number | null;
  readonly coverage: number;
}

interface Reckoned {
  readonly unit: ProfileUnit;
  /** Whether the figures of markets add up to the nation's. */
  readonly adds: boolean;
  readonly grows?: GrowingFigure;
  readonly reckon: (market: ProfiledMarket) => Known;
}

const persons = ({ population }: CountyPeople) => population;
const homes = ({ households }: CountyPeople) => households;
const income = ({ perCapitaIncome, population }: CountyPeople) =>
  perCapitaIncome === null ? null : perCapitaIncome * population;
const retail = ({ retailSales }: CountyPeople) => retailSales;
const ofHomes = (percent: PercentOf) => (people: CountyPeople) =>
  times(people.households, percent(people.percents), 100);

const RECKONED: Readonly<Record<ProfileFigureName, Reckoned>> = {
  population: { unit: "persons", adds: true, grows: "population", reckon: ({ members }) => sum(members, persons) },
  households: { unit: "households", adds: true, grows: "households", reckon: ({ members }) => sum(members, homes) },
  personsPerHousehold: { unit: "ratio", adds: false, reckon: ({ members }) => rate(members, persons, homes) },
  tvHomes: {
    unit: "households",
    adds: true,
    reckon: ({ tvHomes }) => ({ value: tvHomes, coverage: tvHomes === null ? 0 : 1 }),
  },
  persons12plus: {
    unit: "persons",
    adds: true,
    reckon: ({ members }) => sum(members, (people) => times(people.population, TWELVE_PLUS(people.percents), 100)),
  },
  medianAge: {
    unit: "years",
    adds: false,
    reckon: ({ members }) => rate(members, (people) => times(people.population, people.medianAge), persons),
  },
  payTv: {
    unit: "percent",
    adds: false,
    reckon: ({ members }) => hundredfold(rate(members, ofHomes(column("pct_pay_tv")), homes)),
  },
  broadbandOnly: {
    unit: "percent",
    adds: false,
    reckon: ({ members }) => hundredfold(rate(members, ofHomes(column("pct_broadband_only")), homes)),
  },
  medianHouseholdIncome: {
    unit: "dollars",
    adds: false,
    reckon: ({ members }) => rate(members, (people) => times(people.households, people.medianHouseholdIncome), homes),
  },
  incomePerHousehold: {
    unit: "dollars",
    adds: false,
    grows: "income",
    reckon: ({ members }) => rate(members, income, homes),
  },
  retailSales: { unit: "dollars", adds: true, grows: "retailSales", reckon: ({ members }) => sum(members, retail) },
  retailPerHousehold: { unit: "dollars", adds: false, reckon: ({ members }) => rate(members, retail, homes) },
  adPerRetail: {
    unit: "dollars",
    adds: false,
    reckon: ({ members, spending }) => {
      const { value, coverage } = sum(members, retail);
      // Advertising is known of the whole market, so it is set against the whole market's tills or not at all.
      const part = coverage < 1 ? null : shareOf(spending, value);
      return { value: part === null ? null : part * 1000, coverage };
    },
  },
};

type OfCounty = (people: CountyPeople) => number | null;

/** A figure added up over the counties that have it. */
function sum(members: readonly PeopleOfMarket[], figure: OfCounty): Known {
  let [value, all, known] = [0, 0, 0];
  for (const { people, share } of members) {
    all += people.population * share;
    const amount = figure(people);
    if (amount === null) continue;
    known += people.population * share;
    value += amount * share;
  }
  return known > 0 ? { value, coverage: known === all ? 1 : known / all } : { value: null, coverage: 0 };
}

/** One figure per another, over the counties that have both. */
function rate(members: readonly PeopleOfMarket[], figure: OfCounty, per: OfCounty): Known {
  const both = members.filter(({ people }) => figure(people) !== null && per(people) !== null);
  const { coverage } = sum(members, figure);
  return { value: shareOf(sum(both, figure).value, sum(both, per).value), coverage };
}

function times(count: number, rateOfOne: number | null, outOf = 1): number | null {
  return rateOfOne === null ? null : (count * rateOfOne) / outOf;
}

function hundredfold({ value, coverage }: Known): Known {
  return { value: value === null ? null : value * 100, coverage };
}
