import type { Table } from "#domain/tables/table.ts";
import { tableOf } from "#domain/tables/tableOf.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { subVerticalName, verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import type { AlertItem } from "./alertSchemas.ts";

/**
 * Alerts as plain rows, with names beside the ids.
 *
 * @param sentence what an alert says, where somebody can say it
 */
export function alertsTable(
  items: readonly AlertItem[],
  locale: Locale,
  sentence?: (item: AlertItem) => string,
): Table {
  return tableOf(items, [
    { key: "raised_at", unit: "text", cell: ({ raisedAt }) => raisedAt },
    { key: "severity", unit: "text", cell: ({ severity }) => severity },
    { key: "kind", unit: "text", cell: ({ facts }) => facts.kind },
    { key: "market", unit: "text", cell: ({ facts }) => facts.market },
    { key: "market_name", unit: "text", cell: ({ marketName }) => marketName },
    { key: "subject", unit: "text", cell: ({ facts }) => facts.subject.id },
    { key: "subject_name", unit: "text", cell: (item) => subjectName(item, locale) },
    { key: "vertical", unit: "text", cell: verticalOfAlert },
    { key: "medium", unit: "text", cell: ({ facts }) => facts.medium },
    { key: "year", unit: "text", cell: ({ facts }) => String(facts.year) },
    { key: "month", unit: "text", cell: ({ facts }) => (facts.month === null ? null : String(facts.month)) },
    { key: "before", unit: "text", cell: ({ facts }) => String(facts.before) },
    { key: "after", unit: "text", cell: ({ facts }) => String(facts.after) },
    { key: "value", unit: "text", cell: ({ facts }) => String(facts.value) },
    { key: "revision", unit: "text", cell: ({ revision }) => revision },
    { key: "read", unit: "text", cell: ({ read }) => String(read) },
    { key: "dismissed", unit: "text", cell: ({ dismissed }) => String(dismissed) },
    ...(sentence ? [{ key: "sentence", unit: "text" as const, cell: sentence }] : []),
  ]);
}

/** The vertical that an alert belongs to; null for a whole market. */
export function verticalOfAlert({ facts: { subject } }: Pick<AlertItem, "facts">): string | null {
  if (subject.kind === "all") return null;
  return subject.kind === "vertical" ? subject.id : verticalOf(subject.id);
}

function subjectName({ facts: { subject } }: AlertItem, locale: Locale): string | null {
  if (subject.kind === "all") return null;
  return subject.kind === "vertical" ? verticalName(subject.id, locale) : subVerticalName(subject.id, locale);
}
