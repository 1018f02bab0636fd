import { csvFile } from "#domain/tables/csv.ts";
import { companiesTable } from "../contract/companiesTable.ts";

/** What is worked out by the product, and no column of a file. */
const WORKED_OUT = ["ranked_in", "call_score"];

/** A file to be filled in: the columns, and one row that says of itself that it is an example. */
export function companyTemplate(): string {
  const { columns, rows } = companiesTable([
    {
      id: "",
      name: "Example company 1 (not real)",
      street: "1 Example Street",
      city: "Dallas",
      state: "TX",
      zip: "75201",
      county: "Dallas, TX",
      subVertical: "hotels",
      employees: 40,
      phone: "(214) 555-0100",
      website: "https://example.com",
      crmId: "A-1",
      ownDollars: 12_000,
      contacts: [
        {
          name: null,
          role: "Owner",
          phone: "(214) 555-0101",
          email: "owner@example.com",
          consent: "unknown",
          source: "Example row of the template",
        },
      ],
      market: null,
      markets: [],
      score: null,
      turn: null,
    },
  ]);
  const kept = columns.map(({ key }) => !WORKED_OUT.includes(key));
  return csvFile({
    columns: columns.filter((_, at) => kept[at]),
    rows: rows.map((row) => row.filter((_, at) => kept[at])),
  });
}
