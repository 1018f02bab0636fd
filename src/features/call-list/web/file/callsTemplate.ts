import { csvFile } from "#domain/tables/csv.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { callListTable } from "../../contract/callListTable.ts";

/** What the product says of a call, and no column of a file. */
const SAID = ["market_name", "sub_vertical_name", "prospect", "owner", "added_at", "closed_at"];

/** A file to be filled in: the columns, and one row that says of itself that it is an example. */
export function callsTemplate(locale: Locale): string {
  const { columns, rows } = callListTable(
    [
      {
        id: "",
        market: "tv-623",
        marketName: "",
        subVertical: "hotels",
        prospect: null,
        name: "Example business (not real)",
        note: "Example row of the template",
        status: "open",
        addedAt: "",
        owner: { id: "", name: "" },
        company: null,
        contact: "Owner",
        nextStep: "Send the one-sheet",
        dueOn: "2026-12-01",
        dollars: 12_000,
        medium: "tvOta",
        closedAt: null,
      },
    ],
    locale,
  );
  const kept = columns.map(({ key }) => !SAID.includes(key));
  return csvFile({
    columns: columns.filter((_, at) => kept[at]),
    rows: rows.map((row) => row.filter((_, at) => kept[at])),
  });
}
