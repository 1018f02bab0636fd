import type { LocalMedium } from "#domain/localMedium/localMedium.ts";
import type { CalendarEntry } from "#domain/localMedium/salesCalendar.ts";
import { tableOf } from "#domain/tables/tableOf.ts";
import type { Words } from "#language/words/words.ts";
import type { Spending } from "../../spending.ts";
import { dateColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import type { ProfileBlock } from "./profileBlock.ts";

/** The surveys and the political dates of the year. */
export function calendarBlock(
  entries: readonly CalendarEntry[],
  medium: LocalMedium,
  { words, view }: Spending,
): ProfileBlock {
  const { text, formats } = words;
  const year = formats.year(view.year);
  const measure = text(`marketProfile.calendar.measure.${medium}`, { year });
  const lowest = entries.find(({ kind }) => kind === "lowestCharge");
  return {
    name: "salesCalendar",
    headline: lowest
      ? text("marketProfile.calendar.headline", { from: formats.date(lowest.from), to: formats.date(lowest.to) })
      : text("marketProfile.calendar.noElection", { year }),
    measure,
    alt: text("marketProfile.calendar.alt", {
      measure,
      list: formats.list(entries.map((entry) => `${entryName(entry, words)} ${entryDates(entry, words)}`)),
    }),
    sources: [text("marketProfile.source.calendar")],
    shows: "table",
    chart: () => null,
    table: () =>
      plannedTable<CalendarEntry>({
        name: "sales-calendar",
        caption: measure,
        columns: [
          textColumn("entry", text("marketProfile.calendar.entry"), (entry) => entryName(entry, words)),
          dateColumn("from", text("marketProfile.calendar.from"), ({ from }) => from, words),
          dateColumn("to", text("marketProfile.calendar.to"), ({ to }) => to, words),
        ],
        rows: entries,
      }),
    data: () =>
      tableOf(entries, [
        { key: "entry", unit: "text", cell: ({ kind }) => kind },
        { key: "from", unit: "text", cell: ({ from }) => from },
        { key: "to", unit: "text", cell: ({ to }) => to },
      ]),
  };
}

export function entryName({ kind, from }: CalendarEntry, { text, formats }: Words): string {
  return text(`marketProfile.calendar.kind.${kind}`, { month: formats.monthName(Number(from.slice(5, 7))) });
}

export function entryDates({ from, to }: CalendarEntry, { formats }: Words): string {
  return from === to ? formats.date(from) : `${formats.date(from)} – ${formats.date(to)}`;
}
