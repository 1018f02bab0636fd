import { readFips } from "../cells/readFips.ts";
import { readState } from "../cells/readState.ts";
import type { Column } from "../column.ts";
import { copyLine } from "../copyLine.ts";
import { details } from "../details.ts";
import type { Layout } from "../layout.ts";
import { PositionCheck } from "../position.ts";
import { SeenKeys } from "../seenKeys.ts";

/** Each for everybody, and for women and men apart. */
const AGES = ["2_11", "12_17", "18_24", "25_34", "35_44", "45_54", "55_64", "65_plus"] as const;

/** What part of a county's persons, adults of 25 and older, or households something is true of, in percent. All may be left out. */
const COUNTY_PERCENTS: readonly Column[] = [
  // That of 65 and older is among the plain details already.
  ...AGES.filter((age) => age !== "65_plus").map((age) => ({
    key: `pct_${age}`,
    aliases: [`pct_age_${age}`, `porc_${age}`, `anteil_${age}`],
  })),
  ...AGES.flatMap((age) => [
    { key: `pct_female_${age}`, aliases: [`porc_mujeres_${age}`, `anteil_frauen_${age}`] },
    { key: `pct_male_${age}`, aliases: [`porc_hombres_${age}`, `anteil_männer_${age}`] },
  ]),
  { key: "pct_income_under_25k", aliases: ["porc_ingresos_menos_25k", "anteil_einkommen_unter_25k"] },
  { key: "pct_income_25k_50k", aliases: ["porc_ingresos_25k_50k", "anteil_einkommen_25k_50k"] },
  { key: "pct_income_50k_100k", aliases: ["porc_ingresos_50k_100k", "anteil_einkommen_50k_100k"] },
  { key: "pct_income_100k_150k", aliases: ["porc_ingresos_100k_150k", "anteil_einkommen_100k_150k"] },
  { key: "pct_high_school", aliases: ["porc_secundaria", "anteil_high_school"] },
  { key: "pct_some_college", aliases: ["porc_universidad_sin_grado", "anteil_college"] },
  { key: "pct_owner_occupied", aliases: ["pct_owners", "porc_vivienda_propia", "anteil_eigentum"] },
  { key: "pct_pay_tv", aliases: ["pct_multichannel", "porc_tv_de_pago", "anteil_pay_tv"] },
  { key: "pct_broadband_only", aliases: ["porc_solo_banda_ancha", "anteil_nur_breitband"] },
];

const KEPT = [
  "state_fips",
  "population_vintage",
  "income_vintage",
  "establishments_vintage",
  "pct_under_5",
  "pct_under_18",
  "pct_18_34",
  "pct_35_54",
  "pct_55_74",
  "pct_75_plus",
  "pct_65_plus",
  "pct_female",
  "pct_white_nonhispanic",
  "pct_black_nonhispanic",
  "pct_asian_nonhispanic",
  "pct_native_nonhispanic",
  "pct_pacific_nonhispanic",
  "pct_two_or_more_nonhispanic",
  "pct_hispanic",
  "pct_broadband",
  "pct_bachelors_plus",
  "land_area_sq_mi",
  "dma_code",
  "cbsa_code",
];
const DETAILS = [...KEPT, ...COUNTY_PERCENTS.map(({ key }) => key)];

/** The base unit of all geography, with its people and what they earn. */
export const counties: Layout = {
  name: "counties",
  title: "counties",
  nature: "fact",
  table: "county",
  tableColumns: [
    "line",
    "fips",
    "name",
    "state",
    "population",
    "households",
    "median_household_income",
    "per_capita_income",
    "median_age",
    "retail_sales",
    "establishments",
    "latitude",
    "longitude",
    "details",
  ],
  columns: [
    { key: "fips", aliases: ["county_fips", "fips_code", "geoid"], required: true },
    { key: "county", aliases: ["county_name", "name", "condado", "landkreis"], required: true },
    { key: "state", aliases: ["state_code", "state_abbr", "estado"], required: true },
    { key: "population", aliases: ["persons", "población", "einwohner"], required: true },
    { key: "households", aliases: ["hogares", "haushalte"], required: true },
    { key: "median_household_income_usd", aliases: ["median_household_income"] },
    { key: "per_capita_income_usd", aliases: ["per_capita_income"] },
    { key: "median_age" },
    { key: "retail_sales_usd", aliases: ["retail_sales"] },
    { key: "establishments" },
    { key: "latitude", aliases: ["lat"] },
    { key: "longitude", aliases: ["lon", "lng", "long"] },
    ...COUNTY_PERCENTS,
  ],
  details: KEPT,
  open: (context) => {
    const { row, importId } = context;
    const seen = new SeenKeys();
    const positions = new PositionCheck(context);
    const count = { whole: true, least: 0 };
    const percents = COUNTY_PERCENTS.filter(({ key }) => row.position(key) >= 0);
    return {
      check: () => {
        const fips = readFips(row, "fips");
        const name = row.requiredText("county");
        const state = readState(row, "state");
        const figures = [
          row.number("population", { ...count, required: true }),
          row.number("households", { ...count, required: true }),
          row.number("median_household_income_usd", count),
          row.number("per_capita_income_usd", count),
          row.number("median_age", { least: 0, most: 120 }),
          row.number("retail_sales_usd", count),
          row.number("establishments", count),
        ];
        for (const { key } of percents) row.number(key, { least: 0, most: 100 });
        if (fips) seen.check(row, "fips", fips);
        const { latitude, longitude, stated } = positions.read(state);
        if (!row.sound) return null;
        const more = [latitude, longitude, details(row, DETAILS, stated)];
        return copyLine([importId, row.line, fips, name, state, ...figures, ...more]);
      },
      finish: () => positions.finish(),
    };
  },
};
