import { pixel, type Shape } from "#figures/charts/drawing.ts";
import { nameWidth } from "#figures/charts/nameLines.ts";
import { label } from "#figures/charts/yearAxis.ts";
import type { DotShape } from "../chart.ts";
import { brokenName } from "./brokenName.ts";
import { dotShape } from "./dotShape.ts";

/** What a colour stands for: an area, a tick that a bar is held against, or one of several compared things. */
export interface KeyEntry {
  readonly name: string;
  readonly colour: string;
  /** How strong the colour is, above 0 up to 1; fully where left out. */
  readonly strength?: number;
  readonly mark: "area" | "tick" | DotShape;
}

export interface Key {
  readonly shapes: readonly Shape[];
  /** Pixels that it takes from the top; nothing for a key without entries. */
  readonly height: number;
}

const [ROW, SAMPLE, AIR] = [19, 12, 16];

/** The names of colours in rows that begin at `top`, where they cannot stand beside what they name. */
export function keyRows(entries: readonly KeyEntry[], width: number, top = 0): Key {
  const shapes: Shape[] = [];
  let [x, y] = [0, top];
  for (const { name, colour, strength = 1, mark } of entries) {
    const [text = ""] = brokenName(name, width - SAMPLE - 6, 1);
    const wide = SAMPLE + 6 + nameWidth(text);
    if (x > 0 && x + wide > width) [x, y] = [0, y + ROW];
    shapes.push(
      sampleOf({ colour, strength, mark }, x, y),
      label(x + SAMPLE + 6, y + 11.5, text, { fill: "var(--chart-ink)" }),
    );
    x += wide + AIR;
  }
  return { shapes, height: entries.length === 0 ? 0 : y - top + ROW + 5 };
}

function sampleOf({ colour, strength, mark }: Required<Omit<KeyEntry, "name">>, x: number, y: number): Shape {
  if (mark === "tick")
    return { tag: "rect", attributes: { x: pixel(x + 5), y: y + 1, width: 2, height: 13, fill: colour } };
  if (mark !== "area") return dotShape(mark, x + SAMPLE / 2, y + 7, colour);
  const fill = { fill: colour, ...(strength < 1 && { fillOpacity: strength }) };
  return { tag: "rect", attributes: { x: pixel(x), y: y + 2, width: SAMPLE, height: 10, ...fill } };
}
