import type { Table } from "#domain/tables/table.ts";
import { tableOf } from "#domain/tables/tableOf.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import type { CallList } from "../contract.ts";

/** The call list as plain rows, with names beside the ids: it is read by people, and by programs that keep customers. */
export function callListTable(items: CallList, locale: Locale): Table {
  return tableOf(items, [
    { key: "market", unit: "text", cell: ({ market }) => market },
    { key: "market_name", unit: "text", cell: ({ marketName }) => marketName },
    { key: "sub_vertical", unit: "text", cell: ({ subVertical }) => subVertical },
    { key: "sub_vertical_name", unit: "text", cell: ({ subVertical }) => subVerticalName(subVertical, locale) },
    { key: "prospect", unit: "text", cell: ({ prospect }) => prospect },
    { key: "prospect_name", unit: "text", cell: ({ name }) => name },
    { key: "status", unit: "text", cell: ({ status }) => status },
    { key: "note", unit: "text", cell: ({ note }) => note },
    { key: "added_at", unit: "text", cell: ({ addedAt }) => addedAt },
    { key: "owner", unit: "text", cell: ({ owner }) => owner.name },
    { key: "company", unit: "text", cell: ({ company }) => company },
    { key: "contact", unit: "text", cell: ({ contact }) => contact },
    { key: "next_step", unit: "text", cell: ({ nextStep }) => nextStep },
    { key: "due_on", unit: "text", cell: ({ dueOn }) => dueOn },
    { key: "dollars", unit: "dollars", cell: ({ dollars }) => dollars },
    { key: "medium", unit: "text", cell: ({ medium }) => medium },
    { key: "closed_at", unit: "text", cell: ({ closedAt }) => closedAt },
  ]);
}
