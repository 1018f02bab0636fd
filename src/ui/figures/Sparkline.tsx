import { linePath, type Point } from "#figures/charts/drawing.ts";
import style from "./Sparkline.module.css";

interface SparklineProps {
  /** One figure a year; null breaks the line. */
  readonly values: readonly (number | null)[];
  /** The place of the year that is looked at: what comes after it is drawn as a forecast. */
  readonly at: number;
}

const WIDTH = 96;
const HEIGHT = 32;
const MARGIN = 3;

/** The course of a figure over the years, without axes: decoration beside the number that says it. */
export function Sparkline({ values, at }: SparklineProps) {
  const points = pointsOf(values);
  const now = points[at];
  return (
    <svg className={style["line"]} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={style["coming"]} d={linePath(points.slice(at))} />
      <path d={linePath(points.slice(0, at + 1))} />
      {now && now[1] !== null && <circle cx={now[0]} cy={now[1]} r={MARGIN} />}
    </svg>
  );
}

/** Places on the drawing, the lowest figure at its foot and the highest at its top. */
function pointsOf(values: readonly (number | null)[]): Point[] {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const across = (WIDTH - 2 * MARGIN) / Math.max(values.length - 1, 1);
  const up = (HEIGHT - 2 * MARGIN) / (high - low || 1);
  return values.map((value, place) => [
    MARGIN + place * across,
    value === null ? null : HEIGHT - MARGIN - (value - low) * up,
  ]);
}
