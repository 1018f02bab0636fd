import { HOT_MONTH } from "#domain/advertisers/season.ts";
import { POLITICAL_MONTH_WEIGHTS } from "#domain/politicalMonths.ts";
import { percent } from "#domain/figures/rounded.ts";
import type { Table } from "#domain/tables/table.ts";
import { tableOf } from "#domain/tables/tableOf.ts";

/** A month of a vertical's year; parts are parts of one. */
export interface VerticalMonth {
  /** 1–12. */
  readonly month: number;
  readonly part: number;
  readonly hot: boolean;
  /** The part of the year's political money that falls into it; null where no general election is held. */
  readonly political: number | null;
  /** Whether campaigns take the air time then. */
  readonly crowded: boolean;
}

/** The months of a year with what elections do to them; `parts` begin with January. */
export function seasonMonths(parts: readonly number[], year: number): VerticalMonth[] {
  return parts.map((part, at) => {
    const political = year % 2 === 0 ? (POLITICAL_MONTH_WEIGHTS[at] ?? 0) / 100 : null;
    // The same measure for campaigns as for everybody else: a month that stands out of their year.
    const crowded = political !== null && political >= HOT_MONTH;
    return { month: at + 1, part, hot: part >= HOT_MONTH, political, crowded };
  });
}

export function seasonTable(months: readonly VerticalMonth[]): Table {
  return tableOf(months, [
    { key: "month", unit: "count", cell: ({ month }) => month },
    { key: "part_percent", unit: "percent", cell: ({ part }) => percent(part) },
    { key: "hot", unit: "text", cell: ({ hot }) => (hot ? "yes" : "no") },
    { key: "political_percent", unit: "percent", cell: ({ political }) => percent(political) },
    { key: "crowded_out", unit: "text", cell: ({ crowded }) => (crowded ? "yes" : "no") },
  ]);
}
