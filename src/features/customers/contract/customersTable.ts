import type { EndpointOutput } from "#api/endpoint.ts";
import type { Table } from "#domain/table.ts";
import type { customers, customerUsage } from "../contract.ts";

/** Customers as plain rows, lists in one cell with bars between; `importCustomers` takes them back. */
export function customersTable({ items }: EndpointOutput<typeof customers>): Table {
  const list = (values: readonly string[] | null) => values?.join("|") ?? "all";
  return {
    columns: [
      { key: "id", unit: "text" },
      { key: "version", unit: "text" },
      { key: "name", unit: "text" },
      { key: "kind", unit: "text" },
      { key: "plan", unit: "text" },
      { key: "status", unit: "text" },
      { key: "seats", unit: "count" },
      { key: "seats_used", unit: "count" },
      { key: "people", unit: "count" },
      { key: "starts_on", unit: "text" },
      { key: "ends_on", unit: "text" },
      { key: "owner", unit: "text" },
      { key: "access", unit: "text" },
      { key: "default_access", unit: "text" },
      { key: "markets", unit: "text" },
      { key: "verticals", unit: "text" },
    ],
    rows: items.map((each) => [
      each.id,
      String(each.version),
      each.name,
      each.kind,
      each.plan,
      each.status,
      each.seats,
      each.seatsUsed,
      each.people,
      each.startsOn,
      each.endsOn,
      each.owner?.email ?? null,
      list(each.access),
      list(each.defaultAccess),
      each.allMarkets ? "all" : list(each.markets),
      list(each.verticals),
    ]),
  };
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
