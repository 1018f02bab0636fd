import type { CubeMargins, CubeProblem } from "./cubeProblem.ts";
import { type CellPlace, type Defect, Defects } from "./defects.ts";
import { at, AXES, type AxisName, back, box, corners, diagonal, plane, type Step, step } from "./exchangeSteps.ts";
import { mendSums } from "./mendSums.ts";

/** Random steps before a table is given up; fewer in large ones, whose many cells leave other ways. */
const STEPS = 20_000;
const STEPS_TIMES_CELLS = 200_000_000;

/** Rounding alone takes no cell as far from its exact value as this, dollars. */
const ROUNDED = 2;

/** Where balancing came no closer, as much as this and more is moved in halving steps before single dollars are. */
const LARGE = 64;

/** Exchanges looked at in all before a table is given up: a second's work. */
const LOOKS = 3_000_000;

/** Random exchanges to bring back a cell that rounding took too far. */
const STEPS_FROM_A_CELL = 500;

/** So many dollars more than the fewest so far may be astray on the way. */
const DETOUR = 2;

/**
 * Moves dollars between cells of a whole table, in place, until margins and sums are met; returns how many stay astray.
 *
 * An exchange takes a dollar from one cell and gives it to another on one axis, or does so twice, against each other, in a
 * rectangle of a plane, which leaves all margins but those across the plane as they are. Only such as mend more than they break are
 * made; at first within a dollar of the exact values, then wherever seeds and least amounts allow. Where none is left, steps
 * drawn from a fixed sequence look for a way on.
 */
export function exchange(problem: CubeProblem, exact: Float64Array, table: Float64Array): number {
  const defects = new Defects(problem, table);
  const near = {
    problem,
    table,
    defects,
    room: nearExact(problem, exact),
    turns: turnsOf(problem.margins),
    size: 1,
    budget: { left: LOOKS },
  };
  const anywhere = { ...near, room: wholeSupport(problem) };
  const steps = Math.min(STEPS, Math.ceil(STEPS_TIMES_CELLS / table.length));
  mendSums(problem, table, defects);
  for (let size = coarsest(defects); size >= LARGE; size /= 2) mend({ ...anywhere, size });
  bringNear(near, exact);
  for (const search of [near, anywhere]) {
    mend(search);
    let fewest = defects.astray;
    for (let step = 0, draw = draws(); step < steps && isNearlyMet(defects) && near.budget.left > 0; step++) {
      if (stepAside(search, draw, fewest + DETOUR)) mend(search);
      fewest = Math.min(fewest, defects.astray);
    }
  }
  return defects.astray;
}

/** Random steps help with the last dollars, not with many. */
function isNearlyMet({ astray }: Defects): boolean {
  return astray > 0 && astray <= LARGE;
}

/** The largest power of two that no margin misses by less. */
function coarsest(defects: Defects): number {
  let largest = 0;
  for (const { excess } of defects.missed()) largest = Math.max(largest, Math.abs(excess));
  let size = 1;
  while (2 * size <= largest) size *= 2;
  return size;
}

/** Cells that rounding a medium took further than a dollar from their exact value go back by exchanges, if margins allow. */
function bringNear(search: Search, exact: Float64Array): void {
  const { table, problem, defects } = search;
  const { markets, subVerticals } = problem.shape;
  for (let cell = 0; cell < table.length; cell++) {
    const distance = Math.abs(table[cell]! - exact[cell]!);
    if (distance < 1 || distance >= ROUNDED) continue; // further away is what the exact table itself misses
    const line = Math.floor(cell / subVerticals);
    const place = { market: line % markets, subVertical: cell % subVerticals, medium: Math.floor(line / markets) };
    for (let off = table[cell]! - exact[cell]!; Math.abs(off) >= 1; off = table[cell]! - exact[cell]!) {
      const dollar = off > 0 ? -1 : 1;
      if (!tryFrom(search, place, dollar, defects.astray) && !tryAside(search, place, dollar)) break;
    }
  }
}

interface Search {
  readonly problem: CubeProblem;
  readonly table: Float64Array;
  readonly defects: Defects;
  readonly room: DollarRoom;
  readonly turns: Turns;
  /** Dollars that move at once. */
  readonly size: number;
  readonly budget: { left: number };
}

/** Along which axes a dollar may move on its own, and in which planes only against another. */
interface Turns {
  readonly alone: readonly AxisName[];
  readonly planes: readonly (readonly [AxisName, AxisName])[];
}

/** Margins that name an axis forbid single moves along it; a plane's exchange breaks only the margins of its two axes. */
function turnsOf(margins: CubeMargins): Turns {
  const naming = {
    market: [margins.market, margins.marketMedium, margins.marketSubVertical],
    subVertical: [margins.subVertical, margins.subVerticalMedium, margins.marketSubVertical],
    medium: [margins.medium, margins.marketMedium, margins.subVerticalMedium],
  };
  const planes: Turns["planes"] = [
    ["market", "subVertical"], // these may break market × sub-vertical margins, which is how those are mended
    ...(margins.subVerticalMedium ? [] : [["subVertical", "medium"] as const]),
    ...(margins.marketMedium ? [] : [["market", "medium"] as const]),
  ];
  return { alone: AXES.filter((axis) => naming[axis].every((given) => given === undefined)), planes };
}

/** Makes every exchange that leaves fewer dollars astray, until none does. */
function mend(search: Search): void {
  for (let before = Infinity; search.defects.astray < before && search.defects.astray > 0; ) {
    before = search.defects.astray;
    for (const defect of search.defects.missed()) mendOne(search, defect);
  }
}

function mendOne(search: Search, { cells, excess }: Defect): void {
  const { size } = search;
  const dollar = excess > 0 ? -size : size;
  let owed = Math.abs(excess);
  for (const medium of cells.media) {
    for (const market of cells.markets) {
      for (const subVertical of cells.subVerticals) {
        const cell = { market, subVertical, medium };
        while (owed >= size && tryFrom(search, cell, dollar, search.defects.astray - 1)) owed -= size;
        if (owed < size) return;
      }
    }
  }
}

/** Moves this cell by a dollar if some exchange leaves no more than `most` astray. */
function tryFrom(search: Search, cell: CellPlace, dollar: number, most: number): boolean {
  const { problem, room, turns, table } = search;
  if (search.budget.left <= 0 || !room.takes(cell, dollar, table)) return false;
  for (const axis of turns.alone) {
    for (let to = 0; to < lengthOf(problem, axis); to++) {
      const pair: Step[] = [step(cell, dollar), step(at(cell, axis, to), back(dollar))];
      if (to !== cell[axis] && apply(search, pair, most)) return true;
    }
  }
  return turns.planes.some(([one, other]) => tryPlane(search, cell, dollar, [one, other], most));
}

/** The same with rectangles of one plane. */
function tryPlane(
  search: Search,
  cell: CellPlace,
  dollar: number,
  [one, other]: readonly [AxisName, AxisName],
  most: number,
): boolean {
  const { problem, room, table } = search;
  const mends = one === "market" && other === "subVertical" && problem.margins.marketSubVertical !== undefined;
  for (let to = 0; to < lengthOf(problem, other); to++) {
    const beside = at(cell, other, to);
    search.budget.left--;
    if (to === cell[other] || !room.takes(beside, back(dollar), table)) continue;
    if (mends && !mayTake(search, beside, dollar)) continue;
    for (let across = 0; across < lengthOf(problem, one); across++) {
      const over = at(cell, one, across);
      if (across === cell[one] || !room.takes(over, back(dollar), table)) continue;
      if (mends && !mayTake(search, over, dollar)) continue;
      if (apply(search, corners(cell, beside, over, at(beside, one, across), dollar), most)) return true;
    }
  }
  return false;
}

/** Whether these cells' market × sub-vertical margin takes the opposite dollar without being missed by more. */
function mayTake({ defects }: Search, { market, subVertical }: CellPlace, dollar: number): boolean {
  return defects.overMedia(market, subVertical) * dollar >= 0;
}

/** Makes the steps if there is room and no more than `most` dollars are astray then; else nothing changes. */
function apply(search: Search, steps: readonly Step[], most: number): boolean {
  const { problem, table, defects, room, budget } = search;
  const { shape } = problem;
  budget.left--;
  if (!steps.every(([cell, dollar]) => room.takes(cell, dollar, table))) return false;
  for (const [cell, dollar] of steps) defects.move(cell, dollar);
  if (defects.astray > most) {
    for (const [cell, dollar] of steps) defects.move(cell, back(dollar));
    return false;
  }
  for (const [{ market, subVertical, medium }, dollar] of steps) {
    table[(medium * shape.markets + market) * shape.subVerticals + subVertical]! += dollar;
  }
  return true;
}

/** The same with random exchanges from one cell that leave no more dollars astray. */
function tryAside(search: Search, cell: CellPlace, dollar: number): boolean {
  const draw = draws();
  for (let step = 0; step < STEPS_FROM_A_CELL; step++) {
    const steps = randomSteps(search, draw, cell, dollar);
    if (steps.length > 0 && apply(search, steps, search.defects.astray)) return true;
  }
  return false;
}

function randomSteps({ problem }: Search, draw: (below: number) => number, cell: CellPlace, dollar: number): Step[] {
  const other: CellPlace = {
    market: draw(lengthOf(problem, "market")),
    subVertical: draw(lengthOf(problem, "subVertical")),
    medium: draw(lengthOf(problem, "medium")),
  };
  return [plane, diagonal, box][draw(3)]!(cell, other, AXES[draw(3)]!, dollar);
}

/** A random exchange at a margin that is missed, made unless it leaves more than `most` dollars astray. */
function stepAside(search: Search, draw: (below: number) => number, most: number): boolean {
  const missed = [...search.defects.missed()];
  const { cells, excess } = missed[draw(missed.length)]!;
  const pick = (from: readonly number[]) => from[draw(from.length)]!;
  const cell = { market: pick(cells.markets), subVertical: pick(cells.subVerticals), medium: pick(cells.media) };
  const steps = randomSteps(search, draw, cell, excess > 0 ? -1 : 1);
  return steps.length > 0 && apply(search, steps, most);
}

function draws(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function lengthOf({ shape }: CubeProblem, axis: AxisName): number {
  return { market: shape.markets, subVertical: shape.subVerticals, medium: shape.media }[axis];
}

/** Which cells may still go up or down by so many dollars. */
interface DollarRoom {
  takes(cell: CellPlace, dollar: number, table: Float64Array): boolean;
}

/** Cells stay within a dollar of their exact value; zeros, locks and least amounts hold. */
function nearExact(problem: CubeProblem, exact: Float64Array): DollarRoom {
  return roomWithin(problem, (cell, dollars, dollar) => {
    return dollar > 0
      ? dollars + dollar <= Math.floor(exact[cell]!) + 1
      : dollars + dollar >= Math.ceil(exact[cell]!) - 1;
  });
}

/** Cells go as far as it takes; zeros, locks and least amounts hold. */
function wholeSupport(problem: CubeProblem): DollarRoom {
  return roomWithin(problem, () => true);
}

function roomWithin(
  { shape, seeds, locks, least }: CubeProblem,
  mayMove: (cell: number, dollars: number, dollar: number) => boolean,
): DollarRoom {
  return {
    takes({ market, subVertical, medium }, dollar, table) {
      const cell = (medium * shape.markets + market) * shape.subVerticals + subVertical;
      if (seeds[cell] === 0 || (locks !== undefined && !Number.isNaN(locks[cell]!))) return false;
      const dollars = table[cell]!;
      return (dollar > 0 || dollars + dollar >= (least?.[cell] ?? 0)) && mayMove(cell, dollars, dollar);
    },
  };
}
