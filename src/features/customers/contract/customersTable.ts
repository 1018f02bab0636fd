import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { writeList } from "#domain/tables/csvList.ts";
import type { ListForm } from "#domain/tables/listFile.ts";
import type { Table } from "#domain/tables/table.ts";
import { type ColumnOf, tableOf } from "#domain/tables/tableOf.ts";
import type { customers, customerUsage } from "../contract.ts";
import type { CustomerRecord } from "./customerSchemas.ts";

const COLUMNS: readonly ColumnOf<CustomerRecord>[] = [
  { key: "id", unit: "text", cell: ({ id }) => id },
  { key: "version", unit: "text", cell: ({ version }) => String(version) },
  { key: "name", unit: "text", cell: ({ name }) => name },
  { key: "kind", unit: "text", cell: ({ kind }) => kind },
  { key: "plan", unit: "text", cell: ({ plan }) => plan },
  { key: "status", unit: "text", cell: ({ status }) => status },
  { key: "seats", unit: "count", cell: ({ seats }) => seats },
  { key: "seats_used", unit: "count", cell: ({ seatsUsed }) => seatsUsed },
  { key: "people", unit: "count", cell: ({ people }) => people },
  { key: "starts_on", unit: "text", cell: ({ startsOn }) => startsOn },
  { key: "ends_on", unit: "text", cell: ({ endsOn }) => endsOn },
  { key: "owner", unit: "text", cell: ({ owner }) => owner?.email ?? null },
  { key: "access", unit: "text", cell: ({ access }) => writeList(access) },
  { key: "default_access", unit: "text", cell: ({ defaultAccess }) => writeList(defaultAccess) },
  { key: "markets", unit: "text", cell: ({ allMarkets, markets }) => writeList(allMarkets ? null : markets) },
  { key: "verticals", unit: "text", cell: ({ verticals }) => writeList(verticals) },
];

/** Ids of all markets there are, and of many custom ones. */
const LONGEST_LIST = 20_000;

/** The file that `importCustomers` takes; columns that are only told are read over. */
export const CUSTOMERS_FORM: ListForm = {
  columns: COLUMNS.map(({ key }) => key),
  keys: ["id", "name"],
  longest: { markets: LONGEST_LIST },
};

/** Customers as plain rows; `importCustomers` takes them back. */
export function customersTable({ items }: EndpointOutput<typeof customers>): Table {
  return tableOf(items, COLUMNS);
}

/** A customer's weeks as plain rows. */
export function usageTable({ weeks }: EndpointOutput<typeof customerUsage>): Table {
  return {
    columns: [
      { key: "week", unit: "text" },
      { key: "sign_ins", unit: "count" },
      { key: "people", unit: "persons" },
    ],
    rows: weeks.map(({ week, signIns, people }) => [week, signIns, people]),
  };
}
