import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { writeList } from "#domain/tables/csvList.ts";
import { memberKey } from "#domain/customMarket/customMember.ts";
import type { Table } from "#domain/tables/table.ts";
import { type ColumnOf, tableOf } from "#domain/tables/tableOf.ts";
import type { customMarkets } from "../contract.ts";
import type { CustomMarketRecord } from "./customMarketSchemas.ts";

const COLUMNS: readonly ColumnOf<CustomMarketRecord>[] = [
  { key: "market", unit: "text", cell: ({ market }) => market },
  { key: "name", unit: "text", cell: ({ name }) => name },
  { key: "customer", unit: "text", cell: ({ customer }) => customer?.name ?? null },
  { key: "kind", unit: "text", cell: ({ kind }) => kind },
  { key: "members", unit: "text", cell: ({ members }) => writeList(members.map(memberKey)) },
  { key: "counties", unit: "count", cell: ({ countyCount }) => countyCount },
  { key: "population", unit: "persons", cell: ({ population }) => population },
  { key: "dollars", unit: "dollars", cell: ({ dollars }) => dollars },
  { key: "created_by", unit: "text", cell: ({ createdBy }) => createdBy },
  { key: "created_at", unit: "text", cell: ({ createdAt }) => createdAt },
  { key: "status", unit: "text", cell: ({ status }) => status },
];

/** Custom markets as plain rows. */
export function customMarketsTable({ items }: EndpointOutput<typeof customMarkets>): Table {
  return tableOf(items, COLUMNS);
}
