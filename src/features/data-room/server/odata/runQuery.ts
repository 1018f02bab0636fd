import type { Cell } from "./evaluate.ts";
import { plainTable, type QueriedTable } from "./queriedTable.ts";
import { propertiesOfGroups } from "./parseQuery.ts";
import type { Aggregate, Grouping, Order, QueryPage, TableQuery } from "./tableQuery.ts";

/** The rows that a query finds, in its order, whatever page is asked for. */
export interface Found {
  readonly table: QueriedTable;
  readonly rows: Uint32Array;
}

/** Finds what is asked for. */
export function findRows(table: QueriedTable, { grouping, filter, order }: TableQuery): Found {
  const asked = grouping ? grouped(table, grouping) : table;
  const rows = asked.find(filter);
  return { table: asked, rows: order.length === 0 ? rows : sorted(asked, rows, order) };
}

/** A page of what was found, of so many rows at most. */
export function pageOf({ table, rows }: Found, { select, skip, top }: TableQuery, most: number): QueryPage {
  const end = top === null ? rows.length : Math.min(rows.length, skip + top);
  const page = rows.subarray(skip, Math.min(end, skip + most));
  const columns = table.columns.filter(({ key }) => select === null || select.includes(key));
  const cells = columns.map(({ key }, at) => ({
    before: `${at === 0 ? "{" : ","}"${key}":`,
    of: table.cellsOf(key),
    write: jsonWriter(),
  }));
  const lines: string[] = [];
  for (const row of page) {
    let line = "";
    for (const { before, of, write } of cells) line += before + write(of(row));
    lines.push(`${line}}`);
  }
  return { value: `[${lines.join(",")}]`, count: rows.length, rows: page.length, hasMore: skip + page.length < end };
}

/** Texts of a column repeat: each is written once. */
function jsonWriter(): (cell: Cell) => string {
  const written = new Map<string, string>();
  return (cell) => {
    if (typeof cell !== "string") return String(cell);
    const known = written.get(cell);
    if (known !== undefined) return known;
    const text = JSON.stringify(cell);
    written.set(cell, text);
    return text;
  };
}

/** No data comes before everything else, as OData has it. */
function sorted(table: QueriedTable, rows: Uint32Array, order: readonly Order[]): Uint32Array {
  const keys = order.map(({ property, descending }) => {
    const of = table.cellsOf(property);
    return { cells: Array.from(rows, of), sign: descending ? -1 : 1 };
  });
  const places = Uint32Array.from(rows.keys());
  places.sort((a, b) => {
    for (const { cells, sign } of keys) {
      const compared = compare(cells[a] ?? null, cells[b] ?? null);
      if (compared !== 0) return compared * sign;
    }
    return a - b;
  });
  return places.map((place) => rows[place] ?? 0);
}

function compare(one: Cell, other: Cell): number {
  if (one === other) return 0;
  if (one === null) return -1;
  if (other === null) return 1;
  return one < other ? -1 : 1;
}

/** The groups of a table as a table of their own, in the order in which they are first met. */
function grouped(table: QueriedTable, grouping: Grouping): QueriedTable {
  const { filter, by, aggregates } = grouping;
  const keys = by.map((property) => table.cellsOf(property));
  const keyOf = groupKeys(keys);
  const groups = new Map<string | number, { readonly cells: readonly Cell[]; readonly figures: readonly Figure[] }>();
  for (const row of table.find(filter)) {
    const key = keyOf(row);
    let group = groups.get(key);
    if (!group) {
      group = { cells: keys.map((of) => of(row)), figures: aggregates.map((aggregate) => figureOf(table, aggregate)) };
      groups.set(key, group);
    }
    for (const { add } of group.figures) add(row);
  }
  // All rows together are a group even where there are none.
  if (by.length === 0 && groups.size === 0)
    groups.set(0, { cells: [], figures: aggregates.map((aggregate) => figureOf(table, aggregate)) });
  const columns = propertiesOfGroups(grouping, table.columns);
  const place = new Map(by.map((property, at) => [property, at]));
  const made = [...groups.values()].map(({ cells, figures }) => {
    const values = figures.map(({ value }) => value());
    return columns.map(({ key }, at) => {
      const known = place.get(key);
      return known === undefined ? (values[at - by.length] ?? null) : (cells[known] ?? null);
    });
  });
  return plainTable(columns, made);
}

/** So many different cells of a column have a number of their own; the numbers of three columns are one exact number. */
const MOST_CELLS = 2 ** 17;
const COLUMNS_IN_NUMBER = 3;

/** What tells groups apart: a number, which is found far faster than a text, where few columns decide. */
function groupKeys(keys: readonly ((row: number) => Cell)[]): (row: number) => string | number {
  const seen = keys.map(() => new Map<Cell, number>());
  const asText = (row: number) => JSON.stringify(keys.map((of) => of(row)));
  if (keys.length > COLUMNS_IN_NUMBER) return asText;
  return (row) => {
    let key = 0;
    for (const [at, of] of keys.entries()) {
      const known = seen[at];
      const cell = of(row);
      let place = known?.get(cell);
      if (place === undefined) {
        place = known?.size ?? 0;
        if (place >= MOST_CELLS) return asText(row);
        known?.set(cell, place);
      }
      key = key * MOST_CELLS + place;
    }
    return key;
  };
}

interface Figure {
  readonly add: (row: number) => void;
  readonly value: () => Cell;
}

/** No data is passed over; where there is nothing else, neither is there a figure. */
function figureOf(table: QueriedTable, { property, method }: Aggregate): Figure {
  const of = property === null ? () => null : table.cellsOf(property);
  let count = 0;
  let sum = 0;
  let least: number | null = null;
  let most: number | null = null;
  const seen = new Set<Cell>();
  return {
    add: (row) => {
      const cell = of(row);
      if (method === "count") count++;
      if (cell === null) return;
      if (method === "countdistinct") seen.add(cell);
      if (typeof cell !== "number") return;
      count++;
      sum += cell;
      if (least === null || cell < least) least = cell;
      if (most === null || cell > most) most = cell;
    },
    value: () => {
      if (method === "count") return count;
      if (method === "countdistinct") return seen.size;
      if (count === 0) return null;
      if (method === "average") return sum / count;
      return { sum, min: least, max: most }[method];
    },
  };
}
