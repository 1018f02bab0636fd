import { writeList } from "#domain/tables/csvList.ts";
import type { Table } from "#domain/tables/table.ts";
import { type CellOf, type ColumnOf, tableOf } from "#domain/tables/tableOf.ts";
import type { DIFFERENCE_LISTS, RevisionDifferences, RoomRevision } from "./roomSchemas.ts";

const text = <Row>(key: string, cell: CellOf<Row>): ColumnOf<Row> => ({ key, unit: "text", cell });
const count = <Row>(key: string, cell: CellOf<Row>): ColumnOf<Row> => ({ key, unit: "count", cell });
const dollars = <Row>(key: string, cell: CellOf<Row>): ColumnOf<Row> => ({ key, unit: "dollars", cell });
const percent = <Row>(key: string, part: (row: Row) => number | null): ColumnOf<Row> => ({
  key,
  unit: "percent",
  part,
});

/** Revisions as plain rows. */
export function roomTable(revisions: readonly RoomRevision[]): Table {
  return tableOf(revisions, [
    text("id", ({ id }) => id),
    text("label", (row) => row.label),
    text("stage", ({ stage }) => stage),
    text("created_by", ({ createdBy }) => createdBy),
    text("created_at", ({ createdAt }) => createdAt),
    text("built_at", ({ builtAt }) => builtAt),
    text("published_at", ({ publishedAt }) => publishedAt),
    text("scheduled_for", ({ schedule }) => schedule?.at ?? null),
    text("new_layouts", ({ newLayouts }) => writeList(newLayouts)),
    count("files", ({ files }) => files),
    count("rows", ({ rows }) => rows),
    count("wallets", ({ markets }) => markets),
    count("bytes", ({ bytes }) => bytes),
    text("note", ({ note }) => note),
  ]);
}

/** One of the lists of a difference as plain rows. */
export function differenceTable(difference: RevisionDifferences, list: (typeof DIFFERENCE_LISTS)[number]): Table {
  if (list === "outliers")
    return tableOf(difference.outliers, [
      text("market", ({ market }) => market),
      text("name", ({ name }) => name),
      text("by", ({ by }) => by),
      text("id", ({ id }) => id),
      dollars("before_dollars", ({ before }) => before),
      dollars("after_dollars", ({ after }) => after),
      percent("change_percent", ({ growth }) => growth),
      percent("usual_percent", ({ usual }) => usual),
      dollars("unexpected_dollars", ({ unexpected }) => unexpected),
    ]);
  const rows: readonly DifferenceRow[] = difference[list];
  return tableOf(rows, [
    text("id", ({ id }) => id),
    ...(list === "markets" ? [text<DifferenceRow>("name", ({ name }) => name ?? null)] : []),
    dollars("before_dollars", ({ before }) => before),
    dollars("after_dollars", ({ after }) => after),
    dollars("change_dollars", ({ change }) => change),
    percent("change_percent", ({ growth }) => growth),
  ]);
}

type DifferenceRow = RevisionDifferences["years"][number] & { readonly name?: string };
