import type { MarketIntel } from "#domain/advertisers/marketIntel.ts";
import type { Table } from "#domain/tables/table.ts";
import { tableOf } from "#domain/tables/tableOf.ts";
import type { Locale } from "#domain/taxonomy/name.ts";

/** Facts as plain rows, in one language. */
export function intelTable(facts: readonly MarketIntel[], locale: Locale): Table {
  return tableOf(facts, [
    { key: "topic", unit: "text", cell: ({ topic }) => topic },
    { key: "vertical", unit: "text", cell: ({ vertical }) => vertical },
    { key: "sub_vertical", unit: "text", cell: ({ subVertical }) => subVertical },
    { key: "statement", unit: "text", cell: ({ statement }) => statement[locale] },
    { key: "value", unit: "count", cell: ({ value }) => value },
    { key: "unit", unit: "text", cell: ({ unit }) => unit },
    { key: "respondents", unit: "persons", cell: ({ respondents }) => respondents },
    { key: "year", unit: "year", cell: ({ year }) => year },
    { key: "source", unit: "text", cell: ({ source }) => source },
  ]);
}
