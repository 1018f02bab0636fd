import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { readFips } from "../cells/readFips.ts";
import { SeenKeys } from "../seenKeys.ts";

/** Counties year by year in one series, projections among them: what growth over years is told from. */
export const countyHistory: Layout = {
  name: "county-history",
  title: "county history",
  nature: "fact",
  table: "county_history",
  tableColumns: [
    "fips",
    "year",
    "population",
    "households",
    "per_capita_income",
    "retail_sales",
    "jobs",
    "establishments",
    "votes",
  ],
  columns: [
    { key: "fips", aliases: ["bea_fips", "county_fips", "fips_code", "geoid"], required: true },
    { key: "year", aliases: ["año", "jahr"], required: true },
    { key: "population", aliases: ["persons", "población", "einwohner"], required: true },
    { key: "households", aliases: ["hogares", "haushalte"] },
    {
      key: "per_capita_income_usd",
      aliases: ["per_capita_personal_income_usd", "per_capita_income", "renta_per_capita", "pro_kopf_einkommen"],
    },
    { key: "retail_sales_usd", aliases: ["retail_sales", "ventas_minoristas", "einzelhandelsumsatz"] },
    { key: "jobs", aliases: ["jobs_total", "empleos", "arbeitsplätze"] },
    { key: "establishments", aliases: ["establecimientos", "betriebe"] },
    { key: "votes", aliases: ["votes_total", "votos", "stimmen"] },
  ],
  open: ({ row, importId }) => {
    const seen = new SeenKeys();
    const count = { whole: true, least: 0 };
    return {
      check: () => {
        const fips = readFips(row, "fips");
        const year = row.year("year");
        const figures = [
          row.number("population", count),
          row.number("households", count),
          row.number("per_capita_income_usd", count),
          row.number("retail_sales_usd", count),
          row.number("jobs", count),
          row.number("establishments", count),
          row.number("votes", count),
        ];
        if (fips && year !== null) seen.check(row, "fips", `${fips} ${year}`);
        return row.sound ? copyLine([importId, fips, year, ...figures]) : null;
      },
    };
  },
};
