import type { Queryable } from "../database.ts";

/** What a county does for a living in one trade and year. Null is unknown or withheld. */
export interface CountyTradeRow {
  readonly fips: string;
  /** Two to six digits. */
  readonly naics: string;
  readonly year: number;
  readonly establishments: number | null;
  readonly employees: number | null;
  readonly payrollThousands: number | null;
  readonly salesThousands: number | null;
}

interface Columns {
  readonly fips: string | null;
  readonly naics: string | null;
  readonly years: string | null;
  readonly establishments: string | null;
  readonly employees: string | null;
  readonly payroll: string | null;
  readonly sales: string | null;
}

/** The trades of counties of one import, by county, trade and year. There are hundreds of thousands: a column comes as one text, which costs a fraction of as many rows. */
export async function countyTradeRows(store: Queryable, importId: number): Promise<CountyTradeRow[]> {
  const [columns] = await store.query<Columns>(
    `select string_agg(fips, ',') as fips, string_agg(naics, ',') as naics, string_agg(year::text, ',') as years,
       string_agg(coalesce(establishments::text, ''), ',') as establishments,
       string_agg(coalesce(employees::text, ''), ',') as employees,
       string_agg(coalesce(payroll_thousands::text, ''), ',') as payroll,
       string_agg(coalesce(sales_thousands::text, ''), ',') as sales
     from (select * from county_trade where import_id = $1 order by fips collate "C", naics collate "C", year) t`,
    [importId],
  );
  if (!columns?.fips) return [];
  const [naics, years] = [cells(columns.naics), cells(columns.years)];
  const [establishments, employees] = [cells(columns.establishments), cells(columns.employees)];
  const [payroll, sales] = [cells(columns.payroll), cells(columns.sales)];
  return cells(columns.fips).map((fips, at) => ({
    fips,
    naics: naics[at] ?? "",
    year: Number(years[at]),
    establishments: figure(establishments[at]),
    employees: figure(employees[at]),
    payrollThousands: figure(payroll[at]),
    salesThousands: figure(sales[at]),
  }));
}

const cells = (column: string | null): string[] => (column ?? "").split(",");

function figure(cell: string | undefined): number | null {
  return cell ? Number(cell) : null;
}
