import type { Table } from "#domain/tables/table.ts";
import { tableOf } from "#domain/tables/tableOf.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import type { ListedProposal } from "./proposals.ts";

/** Proposals as plain rows, with names beside the ids. */
export function proposalsTable(items: readonly ListedProposal[], locale: Locale): Table {
  return tableOf(items, [
    { key: "title", unit: "text", cell: ({ title }) => title },
    { key: "client", unit: "text", cell: ({ client }) => client },
    { key: "status", unit: "text", cell: ({ status }) => status },
    { key: "dollars", unit: "dollars", cell: ({ cents }) => cents / 100 },
    { key: "from", unit: "text", cell: ({ from }) => from },
    { key: "until", unit: "text", cell: ({ until }) => until },
    { key: "market", unit: "text", cell: ({ market }) => market },
    { key: "market_name", unit: "text", cell: ({ marketName }) => marketName },
    { key: "sub_vertical", unit: "text", cell: ({ subVertical }) => subVertical },
    { key: "sub_vertical_name", unit: "text", cell: ({ subVertical }) => subVerticalName(subVertical, locale) },
    { key: "medium", unit: "text", cell: ({ medium }) => medium },
    { key: "version", unit: "count", cell: ({ version }) => version },
    { key: "owner", unit: "text", cell: ({ owner }) => owner.name },
    { key: "changed_at", unit: "text", cell: ({ changedAt }) => changedAt },
  ]);
}
