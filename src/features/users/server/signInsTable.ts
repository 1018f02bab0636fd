import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { Table } from "#domain/tables/table.ts";
import { tableOf } from "#domain/tables/tableOf.ts";
import type { userSignIns } from "../contract.ts";

/** Ways in as plain rows. */
export function signInsTable({ items }: EndpointOutput<typeof userSignIns>): Table {
  return tableOf(items, [
    { key: "at", unit: "text", cell: ({ at }) => at },
    { key: "outcome", unit: "text", cell: ({ outcome }) => outcome },
    { key: "reason", unit: "text", cell: ({ reason }) => reason },
    { key: "provider", unit: "text", cell: ({ provider }) => provider },
    { key: "address", unit: "text", cell: ({ address }) => address },
    { key: "agent", unit: "text", cell: ({ agent }) => agent },
  ]);
}
