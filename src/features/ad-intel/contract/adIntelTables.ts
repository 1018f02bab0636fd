import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { MEDIA_TYPES } from "#domain/adIntel/mediaTypes.ts";
import { growth } from "#domain/figures/growth.ts";
import type { Table } from "#domain/tables/table.ts";
import { type ColumnOf, tableOf } from "#domain/tables/tableOf.ts";
import type { observedCategories, observedMap, observedRestated, observedVariance } from "../contract.ts";
import type { CategoryLine, MapLine, RestatedLine, VarianceLine } from "./adIntelSchemas.ts";

/** Observed spend by category as plain rows, with a column for every media type. */
export function categoriesTable({ items }: EndpointOutput<typeof observedCategories>): Table {
  const columns: readonly ColumnOf<CategoryLine>[] = [
    { key: "industry", unit: "text", cell: ({ industry }) => industry },
    { key: "major", unit: "text", cell: ({ major }) => major },
    { key: "category", unit: "text", cell: ({ name }) => name },
    { key: "brands", unit: "count", cell: ({ brands }) => brands },
    { key: "dollars", unit: "dollars", cell: ({ dollars }) => dollars },
    { key: "dollars_before", unit: "dollars", cell: ({ before }) => before },
    {
      key: "growth_percent",
      unit: "percent",
      cell: ({ before, dollars }) => percent(growth(before, dollars)),
    },
    ...MEDIA_TYPES.filter(({ id }) => items.some(({ media }) => (media[id] ?? 0) > 0)).map(
      ({ id }): ColumnOf<CategoryLine> => ({ key: id, unit: "dollars", cell: ({ media }) => media[id] ?? 0 }),
    ),
    { key: "sub_vertical", unit: "text", cell: ({ subVertical }) => targetText(subVertical) },
  ];
  return tableOf(items, columns);
}

function percent(part: number | null): number | null {
  return part === null ? null : part * 100;
}

/** How the map is written in files: `-` is none of ours, blank is not mapped yet. */
export const NONE_OF_OURS = "-";

function targetText(subVertical: string | null | undefined): string | null {
  return subVertical === null ? NONE_OF_OURS : (subVertical ?? null);
}

const MAP_COLUMNS: readonly ColumnOf<MapLine>[] = [
  { key: "industry", unit: "text", cell: ({ industry }) => industry },
  { key: "major", unit: "text", cell: ({ major }) => major },
  { key: "category", unit: "text", cell: ({ name }) => name },
  { key: "dollars", unit: "dollars", cell: ({ dollars }) => dollars },
  { key: "sub_vertical", unit: "text", cell: ({ subVertical }) => targetText(subVertical) },
  { key: "suggestion", unit: "text", cell: ({ suggestion }) => suggestion?.subVertical ?? null },
];

/** The map of categories as plain rows, which can be filled in and read again. */
export function mapTable({ items }: Pick<EndpointOutput<typeof observedMap>, "items">): Table {
  return tableOf(items, MAP_COLUMNS);
}

const VARIANCE_COLUMNS: readonly ColumnOf<VarianceLine>[] = [
  { key: "sub_vertical", unit: "text", cell: ({ subVertical }) => subVertical },
  { key: "medium", unit: "text", cell: ({ medium }) => medium },
  { key: "observed", unit: "dollars", cell: ({ observed }) => observed },
  { key: "estimate", unit: "dollars", cell: ({ estimate }) => estimate },
  { key: "observed_percent_of_estimate", unit: "percent", cell: ({ ratio }) => percent(ratio) },
  { key: "flag", unit: "text", cell: ({ flag }) => flag },
];

export function varianceTable({ items }: EndpointOutput<typeof observedVariance>): Table {
  return tableOf(items, VARIANCE_COLUMNS);
}

const RESTATED_COLUMNS: readonly ColumnOf<RestatedLine>[] = [
  { key: "file", unit: "text", cell: ({ fileName }) => fileName },
  { key: "media_type", unit: "text", cell: ({ mediaType }) => mediaType },
  { key: "first_day", unit: "text", cell: ({ firstDay }) => firstDay },
  { key: "end_day", unit: "text", cell: ({ endDay }) => endDay },
  { key: "days_stated_anew", unit: "count", cell: ({ days }) => days },
  { key: "days", unit: "count", cell: ({ allDays }) => allDays },
  { key: "markets", unit: "count", cell: ({ markets }) => markets },
  { key: "dollars_displaced", unit: "dollars", cell: ({ dollars }) => dollars },
  { key: "by", unit: "text", cell: ({ by }) => by.join("; ") },
];

/** What later files state anew, as plain rows. */
export function restatedTable({ items }: EndpointOutput<typeof observedRestated>): Table {
  return tableOf(items, RESTATED_COLUMNS);
}
