import { csvFile } from "#domain/tables/csv.ts";
import { rateCardTable } from "../contract/rateCardTable.ts";

/** A file to be filled in: the columns, and one row that says of itself that it is an example. */
export function rateCardTemplate(): string {
  return csvFile(
    rateCardTable([
      {
        station: "Example station (not real)",
        product: "Prime, 8–11 p.m.",
        unit: "spot",
        cents: 25_000,
        from: null,
        until: null,
        note: "Example row of the template",
      },
    ]),
  );
}
