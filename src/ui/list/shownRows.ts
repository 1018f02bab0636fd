import { type ListColumn, type ListValue, wordsOf } from "./listColumn.ts";
import { passes } from "./listFilter.ts";
import type { ListSort, ListView } from "./listView.ts";
import { plainLetters } from "#domain/plainLetters.ts";

type Compare = (a: string, b: string) => number;

/** The rows that a view shows, in its order. Every word of the search must stand somewhere in the row. */
export function shownRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  view: ListView,
  compare: Compare,
): readonly Row[] {
  const words = plainLetters(view.search).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => answers(row, columns, words) && isLetThrough(row, columns, view));
  return view.sort ? sorted(found, columns, view.sort, compare) : found;
}

function answers<Row extends object>(row: Row, columns: readonly ListColumn<Row>[], words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const said = saidBy(row, columns);
  return words.every((word) => said.includes(word));
}

/** What rows say under some columns: a search goes on with every letter typed, and twenty thousand rows take long to be spelled. */
const remembered = new WeakMap<readonly unknown[], WeakMap<object, string>>();

function saidBy<Row extends object>(row: Row, columns: readonly ListColumn<Row>[]): string {
  const rows = remembered.get(columns) ?? new WeakMap<object, string>();
  remembered.set(columns, rows);
  const known = rows.get(row);
  if (known !== undefined) return known;
  const said = plainLetters(
    columns.flatMap((column) => (column.kind === "date" ? [] : wordsOf(column, row))).join("\n"),
  );
  rows.set(row, said);
  return said;
}

/** So few rows are spelled at a time that nobody waits for it. */
const PORTION = 1000;

/** Spells what rows say in the pauses before the first letter is typed; what it answers ends that. */
export function spellAhead<Row extends object>(rows: readonly Row[], columns: readonly ListColumn<Row>[]): () => void {
  let begun = 0;
  let timer: ReturnType<typeof setTimeout>;
  const goOn = () => {
    for (const row of rows.slice(begun, begun + PORTION)) saidBy(row, columns);
    begun += PORTION;
    if (begun < rows.length) timer = setTimeout(goOn, 20);
  };
  timer = setTimeout(goOn, 300);
  return () => clearTimeout(timer);
}

function isLetThrough<Row>(row: Row, columns: readonly ListColumn<Row>[], { filters }: ListView): boolean {
  return columns.every((column) => {
    const filter = filters.get(column.key);
    return !filter || passes(filter, column.value(row));
  });
}

function sorted<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  { column: key, descending }: ListSort,
  compare: Compare,
): readonly Row[] {
  const column = columns.find((each) => each.key === key);
  if (!column) return rows;
  const valued = rows.map((row) => ({ row, value: sortValue(column, row) }));
  const direction = descending ? -1 : 1;
  return valued
    .toSorted((a, b) => {
      // What holds nothing comes last either way.
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return direction * order(a.value, b.value, compare);
    })
    .map(({ row }) => row);
}

function sortValue<Row>(column: ListColumn<Row>, row: Row): string | number | null {
  const value: ListValue = column.value(row);
  if (value === null || typeof value === "number") return value;
  const words = wordsOf(column, row).join(", ");
  return words === "" ? null : words;
}

function order(a: string | number, b: string | number, compare: Compare): number {
  return typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b));
}
