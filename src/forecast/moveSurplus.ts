/** How far one cell of a table may still go down or up. */
export interface Room {
  down(cell: number): number;
  up(cell: number): number;
}

/** Where surplus got stuck: rows that can use only these columns, which together hold less than those rows need. */
export interface StuckSurplus {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly surplus: number;
}

/**
 * Moves what some columns have too much to columns that have too little, inside rows, so that no row sum changes.
 *
 * `table` is flat, row by row, and is changed; `surplus` has one figure per column (above zero: too much), sums to zero and
 * ends as what could not be moved. Along shortest augmenting paths (Edmonds and Karp 1972): as much is moved as can be.
 * Amounts up to `negligible` are left alone. Returns null when everything was moved, else the first place it got stuck.
 */
export function moveSurplus(
  table: Float64Array,
  surplus: Float64Array,
  room: Room,
  negligible = 0,
): StuckSurplus | null {
  const rows = table.length / surplus.length;
  const hopeless = new Set<number>(); // once no deficit can be reached from a column, no later move opens a way
  let stuck: StuckSurplus | null = null;
  for (;;) {
    const start = surplus.findIndex((value, column) => value > negligible && !hopeless.has(column));
    if (start === -1) return stuck;
    const search = findPath(rows, start, surplus, room);
    if (search.end === -1) {
      hopeless.add(start);
      stuck ??= stuckAt(search, surplus);
    } else {
      movePath(table, surplus, room, search);
    }
  }
}

function movePath(table: Float64Array, surplus: Float64Array, room: Room, search: Search): void {
  const { start, end } = search;
  const steps = pathTo(search);
  let amount = Math.min(surplus[start]!, -surplus[end]!);
  for (const { from, to } of steps) amount = Math.min(amount, room.down(from), room.up(to));
  for (const { from, to } of steps) {
    table[from]! -= amount;
    table[to]! += amount;
  }
  surplus[start]! -= amount;
  surplus[end]! += amount;
}

interface Search {
  /** The column with surplus the search began at, and the column with a deficit it reached: −1 when none can be reached. */
  readonly start: number;
  readonly end: number;
  readonly columns: number;
  /** By column: the row it was reached through. By row: the column it was reached from. −1: not reached. */
  readonly rowInto: Int32Array;
  readonly columnInto: Int32Array;
}

/** Breadth first, to the nearest column with a deficit. */
function findPath(rows: number, start: number, surplus: Float64Array, room: Room): Search {
  const columns = surplus.length;
  const rowInto = new Int32Array(columns).fill(-1);
  const columnInto = new Int32Array(rows).fill(-1);
  const queue = [start];
  rowInto[start] = rows; // reached through no row, but reached
  for (let head = 0; head < queue.length; head++) {
    const from = queue[head] ?? 0;
    for (let row = 0; row < rows; row++) {
      const offset = row * columns;
      if (columnInto[row] !== -1 || room.down(offset + from) <= 0) continue;
      columnInto[row] = from;
      for (let to = 0; to < columns; to++) {
        if (rowInto[to] !== -1 || room.up(offset + to) <= 0) continue;
        rowInto[to] = row;
        if ((surplus[to] ?? 0) < 0) return { start, end: to, columns, rowInto, columnInto };
        queue.push(to);
      }
    }
  }
  return { start, end: -1, columns, rowInto, columnInto };
}

function pathTo({ start, end, columns, rowInto, columnInto }: Search): { from: number; to: number }[] {
  const steps = [];
  for (let column = end; column !== start; ) {
    const row = rowInto[column] ?? 0;
    const previous = columnInto[row] ?? 0;
    steps.push({ from: row * columns + previous, to: row * columns + column });
    column = previous;
  }
  return steps;
}

function stuckAt({ rowInto, columnInto }: Search, surplus: Float64Array): StuckSurplus {
  const columns = reached(rowInto);
  return {
    rows: reached(columnInto),
    columns,
    surplus: columns.reduce((sum, column) => sum + (surplus[column] ?? 0), 0),
  };
}

function reached(into: Int32Array): number[] {
  return Array.from(into.keys()).filter((index) => into[index] !== -1);
}
