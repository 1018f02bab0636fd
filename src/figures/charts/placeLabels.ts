import { nameWidth } from "./nameLines.ts";

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A point with the text it would like to have beside it. */
export interface Labelled extends Circle {
  readonly id: string;
  readonly text: string;
}

export interface PlacedLabel {
  readonly id: string;
  readonly text: string;
  /** Where the text is anchored, at the middle of its height. */
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "end" | "middle";
  /** The room it takes. */
  readonly box: Box;
}

const HEIGHT = 15;
const AIR = 4;

/**
 * Puts labels beside their points, right, left, above or below, wherever they neither leave the frame nor lie on another label,
 * a labelled point or a place that is taken, and on as few of the other points as can be. Who comes first chooses first; who
 * finds no room has none.
 */
export function placeLabels(
  points: readonly Labelled[],
  frame: Box,
  taken: readonly Box[],
  others: readonly Circle[] = [],
): PlacedLabel[] {
  const filled: Box[] = [...taken];
  const placed: PlacedLabel[] = [];
  for (const point of points) {
    const free = candidates(point).filter(
      ({ box }: PlacedLabel) =>
        inside(box, frame) &&
        !filled.some((other) => overlap(box, other)) &&
        !points.some((other) => other.id !== point.id && overlap(box, boxOf(other))),
    );
    const covers = free.map(({ box }) => others.filter((other) => overlap(box, boxOf(other))).length);
    const best = free[covers.indexOf(Math.min(...covers))];
    if (!best) continue;
    filled.push(best.box);
    placed.push(best);
  }
  return placed;
}

function candidates({ id, text, x, y, r }: Labelled): PlacedLabel[] {
  // Call signs are capitals, which are far wider than letters are on average: QKWZ and QKAW would stand on each other.
  const width = nameWidth(text);
  const [far, half] = [r + AIR, HEIGHT / 2];
  const beside = (anchor: PlacedLabel["anchor"], at: number, height: number): PlacedLabel => {
    const left = { start: at, middle: at - width / 2, end: at - width }[anchor];
    const box = { left, right: left + width, top: height - half, bottom: height + half };
    return { id, text, x: at, y: height, anchor, box };
  };
  return [
    beside("start", x + far, y),
    beside("end", x - far, y),
    beside("middle", x, y - far - half),
    beside("middle", x, y + far + half),
  ];
}

function boxOf({ x, y, r }: Circle): Box {
  return { left: x - r, right: x + r, top: y - r, bottom: y + r };
}

/** Whether two boxes share some room; touching edges do not. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function inside(box: Box, frame: Box): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}
