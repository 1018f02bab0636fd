import { csvFile, type Cell } from "../csvFile.ts";
import { figure, type PublicRow, publicTable } from "./publicTable.ts";

export const TRADE_SOURCES = [
  "county/cbp_naics4_2017_2021.csv.gz",
  "county/cbp_naics6_2019_2021.csv.gz",
  "business/county_establishments_2021.csv",
];

/** March 2021 was a month of the pandemic: what lives from guests and travellers is told by the year before it. */
const GUESTS = ["71", "72", "5615", "5121", "4811", "4831", "4872", "56192"];
const CAPITAL = "11001";

/** Establishments, employees and payroll by county of the codes given, each in its latest sound year; what is withheld has no row. */
export function countyTrades(folder: string, codes: readonly string[]): string {
  const wanted = new Set(codes);
  const rows: Cell[][] = [];
  const take = (row: PublicRow, code: string) => {
    const year = GUESTS.some((prefix) => code.startsWith(prefix)) ? "2019" : "2021";
    if (!wanted.has(code) || row["year"] !== year) return;
    const counts = ["establishments", "employees_march", "annual_payroll_usd_thousands"].map((key) => row[key] ?? "");
    rows.push([row["fips"] ?? "", code, year, ...counts, ""]);
  };
  for (const row of publicTable(folder, "county/cbp_naics4_2017_2021.csv.gz")) take(row, row["naics4"] ?? "");
  for (const row of publicTable(folder, "county/cbp_naics6_2019_2021.csv.gz")) take(row, row["naics6"] ?? "");
  for (const row of publicTable(folder, "business/county_establishments_2021.csv")) {
    const code = row["naics_code"] ?? "";
    if (row["county_fips"] === CAPITAL && wanted.has(code))
      rows.push([CAPITAL, code, "2021", figure(row, "establishments") ?? "", "", "", ""]);
  }
  const order = ([fips, code]: readonly Cell[]) => `${fips} ${code}`;
  rows.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  const header = [
    "fips",
    "naics",
    "year",
    "establishments",
    "employees",
    "payroll_usd_thousands",
    "sales_usd_thousands",
  ];
  return csvFile(header, rows);
}
