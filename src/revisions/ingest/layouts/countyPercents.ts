import type { Column } from "../column.ts";

/** Each for everybody, and for women and men apart. */
const AGES = ["2_11", "12_17", "18_24", "25_34", "35_44", "45_54", "55_64", "65_plus"] as const;

/** What part of a county's persons, adults of 25 and older, or households something is true of, in percent. All may be left out. */
export const COUNTY_PERCENTS: readonly Column[] = [
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
