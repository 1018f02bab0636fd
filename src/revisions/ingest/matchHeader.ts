import type { Column } from "./column.ts";
import type { Header } from "./header.ts";
import { columnLikeness } from "./cells/likelyColumn.ts";
import { plainName } from "./cells/plainName.ts";
import type { ProblemList } from "./problemList.ts";

/** What a layout reads of a file: its columns, and those it keeps as they are. */
export function allColumns({
  columns,
  details = [],
}: {
  readonly columns: readonly Column[];
  readonly details?: readonly string[];
}): Column[] {
  return [...columns, ...details.map((key) => ({ key }))];
}

/** The columns a header answers to; of several names for one column the layout's first choice wins. */
export function matchHeader(cells: readonly string[], columns: readonly Column[]): Header {
  const names = cells.map((cell) => cell.trim());
  const places = new Map(names.map((name, at) => [plainName(name), at] as const).toReversed());
  const positions = new Map<string, number>();
  for (const { key, aliases = [] } of columns) {
    for (const name of [key, ...aliases]) {
      const at = places.get(plainName(name));
      if (at === undefined) continue;
      positions.set(key, at);
      break;
    }
  }
  return { names, positions };
}

/** Columns that a row cannot do without and that the header does not have. */
export function missingColumns({ positions }: Header, columns: readonly Column[]): ReadonlySet<string> {
  return new Set(columns.filter(({ key, required }) => required && !positions.has(key)).map(({ key }) => key));
}

/** Where a layout's column may stand, if in several places: under one name twice, or under several names of which none is its own. */
export function doubledPlaces(cells: readonly string[], { key, aliases = [] }: Column): number[] {
  const placesOf = (names: readonly string[]) => {
    const plain = new Set(names.map(plainName));
    return cells.flatMap((cell, at) => (plain.has(plainName(cell)) ? [at] : []));
  };
  const own = placesOf([key]);
  const places = own.length > 0 ? own : placesOf(aliases);
  return places.length > 1 ? places : [];
}

/**
 * Whether a header can be used; noted are required columns that are missing and columns that occur twice.
 *
 * @param chosen somebody has said which column is which, so that one that occurs twice is no question any more
 */
export function checkHeader(
  header: Header,
  columns: readonly Column[],
  line: number,
  problems: ProblemList,
  chosen = false,
): boolean {
  const before = problems.errors;
  const found = header.names.filter((name) => name !== "");
  const used = new Set(header.positions.values());
  const free = header.names.filter((name, at) => name !== "" && !used.has(at));
  const missing = missingColumns(header, columns);
  for (const column of columns) {
    const { key } = column;
    if (!missing.has(key)) continue;
    const hint = hintFor(column, header.names, free);
    problems.add(
      { line, column: key },
      "missing-column",
      () => `The required column ${key} is missing. Columns found: ${found.join(", ")}.${hint}`,
    );
  }
  for (const at of chosen ? [] : used) {
    const name = header.names[at] ?? "";
    const places = header.names.flatMap((other, place) => (plainName(other) === plainName(name) ? [place + 1] : []));
    if (places.length < 2) continue;
    problems.add(
      { line, column: name },
      "repeated-column",
      () => `The column ${name} occurs ${places.length} times (columns ${places.join(", ")}). Keep one of them.`,
    );
  }
  return problems.errors === before;
}

function hintFor(column: Column, names: readonly string[], free: readonly string[]): string {
  const places = doubledPlaces(names, column);
  if (places.length > 0)
    return ` Several may be it: ${places.map((at) => `${names[at]} (column ${at + 1})`).join(", ")}. Say which one counts.`;
  const [near] = free
    .map((name) => ({ name, score: columnLikeness(name, column.key) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return near ? ` Is it “${near.name}”? Then rename that column to ${column.key}.` : "";
}
