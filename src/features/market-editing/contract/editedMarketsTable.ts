import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { writeList } from "#domain/tables/csvList.ts";
import type { Table } from "#domain/tables/table.ts";
import { type ColumnOf, tableOf } from "#domain/tables/tableOf.ts";
import type { editedMarkets } from "../contract.ts";
import type { EditedMarket } from "./editingSchemas.ts";

const COLUMNS: readonly ColumnOf<EditedMarket>[] = [
  { key: "code", unit: "text", cell: ({ code }) => code },
  { key: "name", unit: "text", cell: ({ name }) => name },
  { key: "rank", unit: "rank", cell: ({ rank }) => rank },
  { key: "states", unit: "text", cell: ({ states }) => writeList(states) },
  { key: "counties", unit: "count", cell: ({ countyCount }) => countyCount },
  { key: "population", unit: "persons", cell: ({ population }) => population },
  { key: "households", unit: "count", cell: ({ households }) => households },
  { key: "tv_homes", unit: "count", cell: ({ tvHomes }) => tvHomes },
  { key: "persons_12_plus", unit: "persons", cell: ({ persons12plus }) => persons12plus },
  { key: "stations", unit: "count", cell: ({ stations }) => stations },
  { key: "last_year", unit: "year", cell: ({ lastYear }) => lastYear },
  { key: "political_index", unit: "count", cell: ({ politicalIndex }) => politicalIndex },
  { key: "method", unit: "text", cell: ({ method }) => method },
  { key: "embedded_in", unit: "text", cell: ({ embeddedIn }) => embeddedIn },
  { key: "active", unit: "text", cell: ({ active }) => (active ? "yes" : "no") },
];

/** TV or radio markets as plain rows. */
export function editedMarketsTable({ items }: EndpointOutput<typeof editedMarkets>): Table {
  return tableOf(items, COLUMNS);
}
