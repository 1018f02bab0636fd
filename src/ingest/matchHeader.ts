import type { Column } from "./column.ts";
import type { Header } from "./header.ts";
import { nearestNames } from "./cells/nearestNames.ts";
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

/** Whether a header can be used; noted are required columns that are missing and columns that occur twice. */
export function checkHeader(header: Header, columns: readonly Column[], line: number, problems: ProblemList): boolean {
  const before = problems.errors;
  const found = header.names.filter((name) => name !== "");
  for (const { key, required } of columns) {
    if (!required || header.positions.has(key)) continue;
    const [near] = nearestNames(key, found, (name) => name, 1);
    const hint = near ? ` Is it “${near}”? Then rename that column to ${key}.` : "";
    problems.add(
      { line, column: key },
      "missing-column",
      () => `The required column ${key} is missing. Columns found: ${found.join(", ")}.${hint}`,
    );
  }
  for (const at of header.positions.values()) {
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
