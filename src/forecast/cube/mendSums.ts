import type { CubeProblem } from "./cubeProblem.ts";
import { type Defects, type SumDefect, violation } from "./defects.ts";

/** Price changes before a sum is left to the next medium. */
const TRIES = 24;

/** Cycles made or tried in all: a large table's takes milliseconds. */
const CYCLES = 2_000;

/** What a dollar of a missed sum is worth; prices of the others move by single units of it. */
const WORTH = 4;

/**
 * Brings sums that a whole table misses to their amounts by cycles inside single media, in place; no sum of a market or
 * sub-vertical in a medium changes. For sums that take nearly all of what a market or sub-vertical gets, which no exchange of four cells reaches.
 *
 * A cycle that would break other sums more than it mends makes these dearer, until one is found that does not.
 */
export function mendSums(problem: CubeProblem, table: Float64Array, defects: Defects): void {
  if (problem.margins.marketSubVertical !== undefined) return;
  const budget = { left: CYCLES };
  const mendings = Array.from({ length: problem.shape.media }, (_, medium): Mending => {
    return { problem, table, defects, medium, budget, moves: [] };
  });
  for (let before = Infinity; budget.left > 0 && defects.astray < before; ) {
    before = defects.astray;
    for (const target of defects.sums) mendOver(mendings, target);
    for (const target of defects.sums) mendInTwo(mendings, target);
  }
}

/** Medium by medium, as long as cycles in it leave fewer dollars astray. */
function mendOver(mendings: readonly Mending[], target: SumDefect): void {
  for (const medium of target.sum.media) {
    while (violation(target) > 0 && mendIn(mendings[medium]!, target));
  }
}

/** A cycle that mends one sum and breaks others, which cycles in other media mend: kept if fewer dollars are astray then. */
function mendInTwo(mendings: readonly Mending[], target: SumDefect): void {
  for (const medium of target.sum.media) {
    const mending = mendings[medium]!;
    const { defects, budget } = mending;
    for (let dollars = violation(target); dollars >= 1 && budget.left > 0; dollars = Math.floor(dollars / 8)) {
      const before = defects.astray;
      for (const { moves } of mendings) moves.length = 0;
      const sums = defects.sums.filter(({ media }) => media[medium] === 1);
      budget.left--;
      const cycle = cycleFor(
        mending,
        sums,
        sums.map((sum) => (sum === target ? -Math.sign(sum.excess) : 0)),
      );
      if (cycle === null) break;
      const change = Math.abs(changeOf(mending.problem, target, cycle));
      move(mending, cycle, Math.min(Math.max(1, Math.floor(dollars / change)), roomOf(mending, cycle)));
      for (const sum of defects.sums) {
        for (const other of sum.sum.media) {
          while (violation(sum) > 0 && mendIn(mendings[other]!, sum));
        }
      }
      if (defects.astray < before) dollars = violation(target) * 8;
      else for (const own of mendings) undo(own);
    }
  }
}

interface Mending {
  readonly problem: CubeProblem;
  readonly table: Float64Array;
  readonly defects: Defects;
  readonly medium: number;
  /** Searches left. */
  readonly budget: { left: number };
  /** Since they were last forgotten. */
  readonly moves: { readonly cycle: Cycle; readonly dollars: number }[];
}

/** Makes one cycle in a medium that leaves fewer dollars astray, if one is found. */
function mendIn(mending: Mending, target: SumDefect): boolean {
  const { defects, medium, budget } = mending;
  const sums = defects.sums.filter(({ media }) => media[medium] === 1);
  const worths = sums.map((sum) => (sum === target || violation(sum) > 0 ? -WORTH * Math.sign(sum.excess) : 0));
  for (let tries = 0; tries < TRIES && budget.left > 0; tries++) {
    budget.left--;
    const cycle = cycleFor(mending, sums, worths);
    if (cycle === null) return false;
    const changes = sums.map((sum) => changeOf(mending.problem, sum, cycle));
    const dollars = bestAmount(mending, sums, changes, cycle);
    if (dollars > 0) {
      move(mending, cycle, dollars);
      return true;
    }
    changes.forEach((change, place) => {
      if (sums[place] !== target) worths[place]! -= Math.sign(change);
    });
  }
  return false;
}

function cycleFor(
  { problem, table, medium }: Mending,
  sums: readonly SumDefect[],
  worths: readonly number[],
): Cycle | null {
  const { shape, seeds, locks, least } = problem;
  const { markets: rows, subVerticals: columns } = shape;
  const prices = new Int32Array(rows * columns);
  sums.forEach(({ sum }, place) => {
    for (const market of sum.markets) {
      for (const column of sum.subVerticals) prices[market * columns + column]! += worths[place]!;
    }
  });
  const offset = medium * rows * columns;
  const isFree = (cell: number) => seeds[cell]! > 0 && (locks === undefined || Number.isNaN(locks[cell]!));
  return gainfulCycle({
    rows,
    columns,
    prices,
    mayRise: (cell) => isFree(offset + cell),
    mayFall: (cell) => isFree(offset + cell) && table[offset + cell]! > (least?.[offset + cell] ?? 0),
  });
}

/** By how much a sum changes with every dollar of the cycle. */
function changeOf({ shape }: CubeProblem, { markets, subVerticals }: SumDefect, { up, down }: Cycle): number {
  const inside = (cell: number) =>
    markets[Math.floor(cell / shape.subVerticals)]! & subVerticals[cell % shape.subVerticals]!;
  const count = (cells: readonly number[]) => cells.reduce((sum, cell) => sum + inside(cell), 0);
  return count(up) - count(down);
}

/** The dollars that leave fewest astray, as far as cells may fall; 0: none leave fewer than now. */
function bestAmount(mending: Mending, sums: readonly SumDefect[], changes: readonly number[], cycle: Cycle): number {
  const room = roomOf(mending, cycle);
  const astray = (dollars: number) =>
    sums.reduce(
      (all, sum, place) => all + violation({ sum: sum.sum, excess: sum.excess + dollars * changes[place]! }),
      0,
    );
  const turns = sums.flatMap(({ excess }, place) => {
    const turn = -excess / changes[place]!;
    return turn > 0 && turn < Infinity ? [Math.floor(turn), Math.ceil(turn)] : [];
  });
  let [best, fewest] = [0, astray(0)];
  for (const turn of [...turns, room]) {
    const dollars = Math.min(turn, room);
    const left = astray(dollars);
    if (left < fewest) [best, fewest] = [dollars, left];
  }
  return best;
}

/** How far the cycle's cells may fall. */
function roomOf({ problem: { shape, least }, table, medium }: Mending, { down }: Cycle): number {
  const offset = medium * shape.markets * shape.subVerticals;
  return down.reduce((most, cell) => Math.min(most, table[offset + cell]! - (least?.[offset + cell] ?? 0)), Infinity);
}

function undo(mending: Mending): void {
  for (const { cycle, dollars } of mending.moves.splice(0).toReversed()) move(mending, cycle, -dollars);
  mending.moves.length = 0;
}

function move({ problem: { shape }, table, defects, medium, moves }: Mending, cycle: Cycle, dollars: number): void {
  const { up, down } = cycle;
  moves.push({ cycle, dollars });
  const offset = medium * shape.markets * shape.subVerticals;
  for (const [cells, sign] of [
    [up, 1],
    [down, -1],
  ] as const) {
    for (const cell of cells) {
      const place = { market: Math.floor(cell / shape.subVerticals), subVertical: cell % shape.subVerticals, medium };
      defects.move(place, sign * dollars);
      table[offset + cell]! += sign * dollars;
    }
  }
}

/** One medium's cells, market by market: what a dollar more in each is worth, and whether it may go up or down. */
interface PricedTable {
  readonly rows: number;
  readonly columns: number;
  /** Whole numbers, so that the worth of a cycle is exact. */
  readonly prices: Int32Array;
  readonly mayRise: (cell: number) => boolean;
  readonly mayFall: (cell: number) => boolean;
}

/** Cells that go up and down by the same dollars: no row and no column changes. */
interface Cycle {
  readonly up: readonly number[];
  readonly down: readonly number[];
}

/**
 * A cycle of cells, up and down in turn, that is worth more than it costs; null: there is none, so that nothing dearer can
 * be made of the table (Bellman and Ford's search over rows and columns; Klein's cycle cancelling, 1967).
 */
function gainfulCycle({ rows, columns, prices, mayRise, mayFall }: PricedTable): Cycle | null {
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
