import { AGES_BY_SEX, BUYING_AGES, COARSE_AGES, FEMALE, FINE_AGES } from "./ageBands.ts";
import type { Band } from "./bandNames.ts";
import { column, everybodyBut, type PercentOf } from "./percentOf.ts";

/** What people and homes are told apart by. */
export const TOPICS = [
  "age",
  "ageBySex",
  "buyingAges",
  "sex",
  "ethnicity",
  "income",
  "education",
  "home",
  "television",
  "internet",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Whom percentages are of: everybody, those of 25 and older, or homes. */
export type Base = "persons" | "adults" | "households";

/** A way of dividing the base, as fine as a file allows. */
export interface Division {
  readonly base: Base;
  /** `loose` bands overlap or leave people out, and each is shown by itself if a file has it; the others add up to the base. */
  readonly kind: "whole" | "loose";
  readonly bands: Readonly<Partial<Record<Band, PercentOf>>>;
}

const whole = (base: Base, bands: Division["bands"]): Division => ({ base, kind: "whole", bands });
const loose = (bands: Division["bands"]): Division => ({ base: "persons", kind: "loose", bands });

/** Named bands, and one for everybody else. */
function withRest(base: Base, rest: Band, columns: Readonly<Partial<Record<Band, string>>>): Division {
  const named = Object.fromEntries(Object.entries(columns).map(([band, key]) => [band, column(key)]));
  return whole(base, { ...named, [rest]: everybodyBut(...Object.values(named)) });
}

/** The divisions of every topic, the finest first. */
export const DIVISIONS: Readonly<Record<Topic, readonly Division[]>> = {
  age: [whole("persons", FINE_AGES), whole("persons", COARSE_AGES)],
  ageBySex: [loose(AGES_BY_SEX)],
  buyingAges: [loose(BUYING_AGES)],
  sex: [whole("persons", { female: FEMALE, male: everybodyBut(FEMALE) })],
  ethnicity: [
    withRest("persons", "otherEthnicity", {
      white: "pct_white_nonhispanic",
      hispanic: "pct_hispanic",
      black: "pct_black_nonhispanic",
      asian: "pct_asian_nonhispanic",
    }),
  ],
  income: [
    withRest("households", "income150plus", {
      incomeUnder25: "pct_income_under_25k",
      income25to50: "pct_income_25k_50k",
      income50to100: "pct_income_50k_100k",
      income100to150: "pct_income_100k_150k",
    }),
  ],
  education: [
    withRest("adults", "noHighSchool", {
      highSchool: "pct_high_school",
      someCollege: "pct_some_college",
      bachelors: "pct_bachelors_plus",
    }),
    withRest("adults", "noBachelors", { bachelors: "pct_bachelors_plus" }),
  ],
  home: [withRest("households", "renter", { owner: "pct_owner_occupied" })],
  television: [
    withRest("households", "overTheAir", { payTv: "pct_pay_tv", broadbandOnly: "pct_broadband_only" }),
    withRest("households", "noPayTv", { payTv: "pct_pay_tv" }),
  ],
  internet: [withRest("households", "noBroadband", { broadband: "pct_broadband" })],
};
