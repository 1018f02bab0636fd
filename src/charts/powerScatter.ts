import { linearScale, niceTicks } from "./scale.ts";
import { type Box, type Circle, type PlacedLabel, placeLabels } from "./placeLabels.ts";
import { textWidth } from "./yearAxis.ts";

/** A station or an owner: its parts of audience and revenue, 0–1, and what it took. */
export interface PowerItem {
  readonly id: string;
  readonly audience: number;
  readonly revenue: number;
  readonly dollars: number;
  readonly label: string;
}

export interface PowerBubble extends Circle {
  readonly id: string;
}

export interface PowerTick {
  readonly value: number;
  readonly at: number;
}

/** Audience across against revenue up, on the same scale, with the line on which both are even. In pixels. */
export interface PowerScatter {
  /** Largest first, so that small ones lie on top. */
  readonly bubbles: readonly PowerBubble[];
  readonly labels: readonly PlacedLabel[];
  readonly across: readonly PowerTick[];
  readonly up: readonly PowerTick[];
  readonly par: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
  /** The plot without its margins. */
  readonly frame: Box;
}

export interface PowerSize {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly largestRadius: number;
  /** How many labels at most. */
  readonly labels: number;
  /** Written in the two corners and at the line: no label is put on them. */
  readonly words: { readonly above: string; readonly below: string; readonly par: string };
}

const SMALLEST_RADIUS = 3;
const TICKS = 5;
const LINE = 18;

export function powerScatter(items: readonly PowerItem[], size: PowerSize): PowerScatter {
  const { width, height, left, right, top, bottom, largestRadius } = size;
  const frame: Box = { left, right: width - right, top, bottom: height - bottom };
  const most = Math.max(0.01, ...items.flatMap(({ audience, revenue }) => [audience, revenue]));
  const ticks = niceTicks(most, TICKS);
  const end = Math.max(most, ticks.at(-1) ?? most);
  const x = linearScale(0, end, frame.left, frame.right - largestRadius);
  const y = linearScale(0, end, frame.bottom, frame.top + largestRadius);
  const largest = Math.max(1, ...items.map(({ dollars }) => dollars));
  const bubbles = items
    .map(
      ({ id, audience, revenue, dollars }): PowerBubble => ({
        id,
        x: x(audience),
        y: y(revenue),
        r: Math.max(Math.sqrt(Math.max(dollars, 0) / largest) * largestRadius, SMALLEST_RADIUS),
      }),
    )
    .toSorted((a, b) => b.r - a.r);
  const texts = new Map(items.map(({ id, label }) => [id, label]));
  const named = bubbles.slice(0, size.labels).map((bubble) => ({ ...bubble, text: texts.get(bubble.id) ?? "" }));
  const par = { x1: x(0), y1: y(0), x2: x(end), y2: y(end) };
  return {
    bubbles,
    labels: placeLabels(named, frame, taken(size, frame, par), bubbles),
    across: ticks.map((value) => ({ value, at: x(value) })),
    up: ticks.map((value) => ({ value, at: y(value) })),
    par,
    frame,
  };
}

/** Where words of the plane itself stand. */
function taken({ words }: PowerSize, frame: Box, par: PowerScatter["par"]): Box[] {
  const box = (from: number, to: number, top: number): Box => ({ left: from, right: to, top, bottom: top + LINE });
  return [
    box(frame.left, frame.left + textWidth(words.above) * 1.1, frame.top),
    box(frame.right - textWidth(words.below) * 1.1, frame.right, frame.bottom - LINE - 4),
    box(par.x2 - textWidth(words.par) - 12, par.x2, par.y2 - LINE),
  ];
}
