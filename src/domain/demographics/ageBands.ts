import { column, either, everybodyBut, type PercentOf, together, without } from "./percentOf.ts";

/** The ages that the field plans by, with the name of their columns; those under two are everybody else. */
const AGES = ["2_11", "12_17", "18_24", "25_34", "35_44", "45_54", "55_64", "65_plus"] as const;
type Age = (typeof AGES)[number];

const SEXES = ["female", "male"] as const;
type Sex = (typeof SEXES)[number];

/** `ofAge("25_34")`: those of an age, as one column or as women and men. */
const ofAge = (age: Age): PercentOf => either(column(`pct_${age}`), together(ofSex("female", age), ofSex("male", age)));

function ofSex(sex: Sex, age: Age): PercentOf {
  return column(`pct_${sex}_${age}`);
}

const ages = (...named: readonly Age[]): PercentOf => together(...named.map(ofAge));

/** Under two, then band after band. */
export const FINE_AGES: Readonly<Record<string, PercentOf>> = {
  ageUnder2: everybodyBut(ages(...AGES)),
  age2to11: ofAge("2_11"),
  age12to17: ofAge("12_17"),
  age18to24: ofAge("18_24"),
  age25to34: ofAge("25_34"),
  age35to44: ofAge("35_44"),
  age45to54: ofAge("45_54"),
  age55to64: ofAge("55_64"),
  age65plus: ofAge("65_plus"),
};

/** The bands of files that give wide ones only. */
export const COARSE_AGES: Readonly<Record<string, PercentOf>> = {
  ageUnder5: column("pct_under_5"),
  age5to17: without(column("pct_under_18"), column("pct_under_5")),
  age18to34: column("pct_18_34"),
  age35to54: column("pct_35_54"),
  age55to74: column("pct_55_74"),
  age75plus: column("pct_75_plus"),
};

/** Women and men of every age, for the pyramid; those under two, whom no file divides, are left out. */
export const AGES_BY_SEX: Readonly<Record<string, PercentOf>> = Object.fromEntries(
  SEXES.flatMap((sex) =>
    AGES.map((age) => [`${sex}${age.replace("_plus", "plus").replace("_", "to")}`, ofSex(sex, age)]),
  ),
);

/** Whom campaigns are bought for. They overlap, and a file has some of them only. */
export const BUYING_AGES: Readonly<Record<string, PercentOf>> = {
  adults18plus: either(
    ages("18_24", "25_34", "35_44", "45_54", "55_64", "65_plus"),
    everybodyBut(column("pct_under_18")),
  ),
  adults18to34: either(ages("18_24", "25_34"), column("pct_18_34")),
  adults25to54: ages("25_34", "35_44", "45_54"),
  adults35to54: either(ages("35_44", "45_54"), column("pct_35_54")),
  adults35to64: ages("35_44", "45_54", "55_64"),
  adults65plus: ofAge("65_plus"),
};

/** Twelve and older: the people whom radio is measured by. */
export const TWELVE_PLUS: PercentOf = ages("12_17", "18_24", "25_34", "35_44", "45_54", "55_64", "65_plus");

/** Twenty-five and older, whom schooling is counted of. */
export const ADULTS: PercentOf = ages("25_34", "35_44", "45_54", "55_64", "65_plus");

/** Women and girls; those under two are taken for halves. */
export const FEMALE: PercentOf = either(column("pct_female"), (percents) => {
  const [women, men] = SEXES.map((sex) => together(...AGES.map((age) => ofSex(sex, age)))(percents));
  return women === null || women === undefined || men === null || men === undefined
    ? null
    : women + (100 - women - men) / 2;
});
