/** One medium's cells, market by market: what a dollar more in each is worth, and whether it may go up or down. */
export interface PricedTable {
  readonly rows: number;
  readonly columns: number;
  /** Whole numbers, so that the worth of a cycle is exact. */
  readonly prices: Int32Array;
  readonly mayRise: (cell: number) => boolean;
  readonly mayFall: (cell: number) => boolean;
}

/** Cells that go up and down by the same dollars: no row and no column changes. */
export interface Cycle {
  readonly up: readonly number[];
  readonly down: readonly number[];
}

/**
 * A cycle of cells, up and down in turn, that is worth more than it costs; null: there is none, so that nothing dearer can
 * be made of the table (Bellman and Ford's search over rows and columns; Klein's cycle cancelling, 1967).
 */
export function gainfulCycle({ rows, columns, prices, mayRise, mayFall }: PricedTable): Cycle | null {
  const nodes = rows + columns; // rows first
  const worth = new Float64Array(nodes);
  const from = new Int32Array(nodes).fill(-1);
  const reach = (node: number, source: number, value: number): boolean => {
    if (value <= worth[node]!) return false;
    worth[node] = value;
    from[node] = source;
    return true;
  };
  for (let pass = 0; pass <= nodes; pass++) {
    let moved = false;
    for (let row = 0, cell = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, cell++) {
        const node = rows + column;
        const price = prices[cell]!;
        if (worth[row]! + price > worth[node]! && mayRise(cell)) moved = reach(node, row, worth[row]! + price) || moved;
        if (worth[node]! - price > worth[row]! && mayFall(cell))
          moved = reach(row, node, worth[node]! - price) || moved;
      }
    }
    if (!moved) return null;
    const node = nodeOfCycle(from);
    if (node !== -1) return cycleAt(node, from, rows, columns);
  }
  return null;
}

/** Any node from which the way back leads to itself; −1: none. */
function nodeOfCycle(from: Int32Array): number {
  const seenFrom = new Int32Array(from.length).fill(-1);
  for (let start = 0; start < from.length; start++) {
    let node = start;
    while (node !== -1 && seenFrom[node] === -1) {
      seenFrom[node] = start;
      node = from[node]!;
    }
    if (node !== -1 && seenFrom[node] === start) return node;
  }
  return -1;
}

function cycleAt(start: number, from: Int32Array, rows: number, columns: number): Cycle {
  const [up, down]: [number[], number[]] = [[], []];
  let node = start;
  do {
    const source = from[node]!;
    if (node >= rows) up.push(source * columns + node - rows);
    else down.push(node * columns + source - rows);
    node = source;
  } while (node !== start);
  return { up, down };
}
