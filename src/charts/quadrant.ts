import { linearScale } from "./scale.ts";
import { clamp, type Span, spread, ticksIn, wholeStep } from "./span.ts";
import { type Box, type PlacedLabel, placeLabels } from "./placeLabels.ts";

/** One bubble as it comes from the figures. */
export interface QuadrantItem {
  readonly id: string;
  /** How fast its wallet grows, as part of one. */
  readonly growth: number;
  /** 100 is the benchmark. */
  readonly index: number;
  readonly dollars: number;
  /** What its label would say, if there is room for it; items come with the most important one first. */
  readonly label: string;
}

export interface Bubble {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** It lies outside of the scale and is drawn at its edge. */
  readonly beyond: boolean;
}

export interface Tick {
  readonly at: number;
  readonly value: number;
}

/** A scatter of growth (across) against index (up), parted by a growth and the index of 100. In pixels. */
export interface Quadrant {
  /** Largest first, so that small ones lie on top. */
  readonly bubbles: readonly Bubble[];
  readonly labels: readonly PlacedLabel[];
  readonly divide: { readonly x: number; readonly y: number };
  readonly growthTicks: readonly Tick[];
  readonly indexTicks: readonly Tick[];
}

export interface QuadrantSize {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly largestRadius: number;
  /** How many labels at most. */
  readonly labels: number;
  /** Where names of corners stand: no label is put on them. */
  readonly taken: readonly Box[];
}

const SMALLEST_RADIUS = 3;
const PAR = 100;
/** Above and below the bubbles, for the names of the corners. */
const CORNER = 22;
/** At least so much is seen on either side of a divide: smaller differences are none. */
const LEAST_GROWTH = 0.01;
const LEAST_INDEX = 3;

export function quadrant(items: readonly QuadrantItem[], growthLine: number, size: QuadrantSize): Quadrant {
  const { width, height, left, right, top, bottom, largestRadius } = size;
  const across = spread(
    items.map(({ growth }) => growth),
    growthLine,
    LEAST_GROWTH,
  );
  const up = spread(
    items.map(({ index }) => index),
    PAR,
    LEAST_INDEX,
  );
  const upwards: Span = [Math.max(up[0], 0), up[1]];
  const pad = largestRadius;
  const x = linearScale(...across, left + pad, width - right - pad);
  const y = linearScale(...upwards, height - bottom - pad - CORNER, top + pad + CORNER);
  const most = Math.max(1, ...items.map(({ dollars }) => dollars));
  const bubbles = items.map(
    ({ id, growth, index, dollars }): Bubble => ({
      id,
      x: x(clamp(growth, across)),
      y: y(clamp(index, upwards)),
      r: Math.max(Math.sqrt(Math.max(dollars, 0) / most) * largestRadius, SMALLEST_RADIUS),
      beyond: growth !== clamp(growth, across) || index !== clamp(index, upwards),
    }),
  );
  const frame: Box = { left, right: width - right, top, bottom: height - bottom };
  const named = items.slice(0, size.labels).flatMap(({ label }, at) => {
    const bubble = bubbles[at];
    return bubble ? [{ ...bubble, text: label }] : [];
  });
  return {
    bubbles: bubbles.toSorted((a, b) => b.r - a.r),
    labels: placeLabels(named, frame, size.taken, bubbles),
    divide: { x: x(growthLine), y: y(PAR) },
    growthTicks: ticksIn(across).map((value) => ({ value, at: x(value) })),
    indexTicks: ticksIn(upwards, wholeStep).map((value) => ({ value, at: y(value) })),
  };
}
