import type { RateCardLine } from "#domain/proposals/rateCard.ts";
import type { Table } from "#domain/tables/table.ts";
import { tableOf } from "#domain/tables/tableOf.ts";

/** A rate card in the columns in which it can be brought in again. */
export function rateCardTable(lines: readonly RateCardLine[]): Table {
  return tableOf(lines, [
    { key: "station", unit: "text", cell: ({ station }) => station },
    { key: "product", unit: "text", cell: ({ product }) => product },
    { key: "unit", unit: "text", cell: ({ unit }) => unit },
    { key: "price", unit: "dollars", cell: ({ cents }) => cents / 100 },
    { key: "from", unit: "text", cell: ({ from }) => from },
    { key: "until", unit: "text", cell: ({ until }) => until },
    { key: "note", unit: "text", cell: ({ note }) => note },
  ]);
}
