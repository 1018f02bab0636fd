import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { readFips } from "../cells/readFips.ts";
import { readNaics } from "../cells/readNaics.ts";
import { SeenKeys } from "../seenKeys.ts";

/** More of a trade is nowhere in the nation; what is above it is dollars instead of thousands of them. */
const MOST_THOUSANDS = 1_000_000_000;
const MOST_PEOPLE = 100_000_000;

/** What counties do for a living, trade by trade and year by year. What the source withholds stays blank, which is unknown and never nothing. */
export const countyTrades: Layout = {
  name: "county-trades",
  title: "county trades",
  nature: "fact",
  table: "county_trade",
  tableColumns: ["fips", "naics", "year", "establishments", "employees", "payroll_thousands", "sales_thousands"],
  columns: [
    { key: "fips", aliases: ["county_fips", "fips_code", "geoid"], required: true },
    { key: "naics", aliases: ["naics_code", "naics2017", "naics6", "naics4", "naics_sector"], required: true },
    { key: "year", aliases: ["año", "jahr"], required: true },
    { key: "establishments", aliases: ["establecimientos", "betriebe"], required: true },
    { key: "employees", aliases: ["employees_march", "empleados", "beschäftigte"] },
    {
      key: "payroll_usd_thousands",
      aliases: ["annual_payroll_usd_thousands", "payroll_thousands", "nómina_miles", "löhne_tausend"],
    },
    { key: "sales_usd_thousands", aliases: ["sales_thousands", "ventas_miles", "umsatz_tausend"] },
  ],
  open: ({ row, importId }) => {
    const seen = new SeenKeys();
    const people = { whole: true, least: 0, most: MOST_PEOPLE };
    const thousands = { whole: true, least: 0, most: MOST_THOUSANDS };
    return {
      check: () => {
        const fips = readFips(row, "fips");
        const naics = readNaics(row, "naics");
        const year = row.year("year");
        const figures = [
          row.number("establishments", people),
          row.number("employees", people),
          row.number("payroll_usd_thousands", thousands),
          row.number("sales_usd_thousands", thousands),
        ];
        if (fips && naics && year !== null) seen.check(row, "fips", `${fips} ${naics} ${year}`);
        return row.sound ? copyLine([importId, fips, naics, year, ...figures]) : null;
      },
    };
  },
};
