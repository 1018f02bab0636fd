import { roleColour } from "./colours.ts";
import type { Shape } from "./drawing.ts";
import { label, textWidth } from "./yearAxis.ts";

/** A line of the forecast where it ends: what it is called there, and how it is drawn. */
export interface LineEnd {
  /** Dollars of the last year; null when the line does not reach it, and it goes unnamed. */
  readonly at: number | null;
  readonly text: string;
  /** null: the range, which is an area in the total's colour and quiet in its words. */
  readonly colour: string | null;
  readonly strokeWidth: number;
}

const ROW = 18;
const SAMPLE = 14;

/** How a line's name is written, beside its end or in the key. */
export function endText({ colour }: LineEnd): Shape["attributes"] {
  return colour === null ? { fill: "var(--chart-label)" } : { fill: colour, fontWeight: 600 };
}

/** The lines' names and last amounts in rows above a plot that has no room beside it; opens with the year they stand for. */
export function forecastKey(
  ends: readonly LineEnd[],
  width: number,
  year: string,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const shapes: Shape[] = [label(0, 12, year, { fontStyle: "italic" })];
  let [x, y] = [textWidth(year) + 12, 8];
  for (const end of ends) {
    if (end.at === null) continue;
    const wide = SAMPLE + 6 + textWidth(end.text);
    if (x > 0 && x + wide > width) [x, y] = [0, y + ROW];
    shapes.push(sample(end, x, y), label(x + SAMPLE + 6, y + 4, end.text, endText(end)));
    x += wide + 8;
  }
  return { shapes, height: y + ROW - 4 };
}

/** A piece of the line, or of the area. */
function sample({ colour, strokeWidth }: LineEnd, x: number, y: number): Shape {
  const stroke = colour === null ? { stroke: roleColour("own"), strokeOpacity: 0.22 } : { stroke: colour };
  return { tag: "line", attributes: { x1: x, x2: x + SAMPLE, y1: y, y2: y, strokeWidth, ...stroke } };
}
