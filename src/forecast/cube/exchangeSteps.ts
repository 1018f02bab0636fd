import type { CellPlace } from "./defects.ts";

export type AxisName = keyof CellPlace;

export const AXES: readonly AxisName[] = ["market", "subVertical", "medium"];

/** By the axis that stands upright on it. */
const PLANES: Readonly<Record<AxisName, readonly [AxisName, AxisName]>> = {
  market: ["subVertical", "medium"],
  subVertical: ["market", "medium"],
  medium: ["market", "subVertical"],
};

/** A cell goes up or down by so many dollars. */
export type Step = readonly [cell: CellPlace, dollar: number];

export function step(cell: CellPlace, dollar: number): Step {
  return [cell, dollar];
}

/** A dollar from one cell to its neighbours and on to the opposite one. */
export function corners(
  cell: CellPlace,
  beside: CellPlace,
  over: CellPlace,
  opposite: CellPlace,
  dollar: number,
): Step[] {
  return [step(cell, dollar), step(beside, back(dollar)), step(over, back(dollar)), step(opposite, dollar)];
}

/** A rectangle in the plane on which an axis stands upright. */
export function plane(cell: CellPlace, other: CellPlace, upright: AxisName, dollar: number): Step[] {
  const [one, across] = PLANES[upright];
  if (cell[one] === other[one] || cell[across] === other[across]) return [];
  const beside = at(cell, across, other[across]);
  return corners(cell, beside, at(cell, one, other[one]), at(beside, one, other[one]), dollar);
}

/** A dollar along an axis, and one the other way anywhere else. */
export function diagonal(cell: CellPlace, other: CellPlace, axis: AxisName, dollar: number): Step[] {
  if (cell[axis] === other[axis] || AXES.every((name) => name === axis || cell[name] === other[name])) return [];
  return corners(cell, at(cell, axis, other[axis]), at(other, axis, cell[axis]), other, dollar);
}

/** A rectangle and its opposite beside it: eight cells that leave all margins of two axes as they are. */
export function box(cell: CellPlace, other: CellPlace, upright: AxisName, dollar: number): Step[] {
  const here = plane(cell, other, upright, dollar);
  if (cell[upright] === other[upright]) return here;
  return [...here, ...here.map(([corner, own]): Step => [at(corner, upright, other[upright]), back(own)])];
}

export function back(dollar: number): number {
  return -dollar;
}

export function at(cell: CellPlace, axis: AxisName, place: number): CellPlace {
  return { ...cell, [axis]: place };
}
