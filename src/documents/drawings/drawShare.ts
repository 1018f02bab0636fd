import { type Drawing, pixel, type Shape } from "#figures/charts/drawing.ts";
import { nameWidth } from "#figures/charts/nameLines.ts";
import { sliceNames } from "#figures/charts/sliceNames.ts";
import { label, textWidth } from "#figures/charts/yearAxis.ts";
import { writeNumber } from "#language/words/numberFormat.ts";
import type { ShareChart } from "../chart.ts";
import { inkOn } from "./chartLook.ts";
import { type KeyEntry, keyRows } from "./key.ts";
import type { Heights, Sheet } from "./sheet.ts";

const [NAMES, BAR, BELOW] = [20, 40, 12];

/** Parts of a whole as one bar: names above their slices, values in them; whatever finds no room stands in a key below. */
export function drawShare(chart: ShareChart, { width, height, formats }: Sheet): Drawing {
  const { slices, sides } = placed(chart, width);
  const written = (value: number) => writeNumber(chart.format, value, formats);
  const shapes = slices.flatMap(({ id, start, end, part }): Shape[] => {
    const bar: Shape = {
      tag: "rect",
      attributes: {
        x: pixel(start),
        y: NAMES,
        width: pixel(Math.max(end - start - 1, 0.4)),
        height: BAR,
        fill: part.colour,
      },
    };
    const side = sides.get(id);
    const text = written(part.value);
    return [
      bar,
      ...(end - start >= textWidth(text) + 10
        ? [label(start + 6, NAMES + BAR / 2 + 4, text, { fill: inkOn(part.colour), fontWeight: 600 })]
        : []),
      ...(side
        ? [
            label(side === "start" ? start : end, NAMES - 7, part.name, {
              fill: "var(--chart-ink)",
              ...(side === "end" && { textAnchor: "end" }),
            }),
          ]
        : []),
    ];
  });
  const rest = slices.filter(
    ({ id, start, end, part }) => !sides.has(id) || end - start < textWidth(written(part.value)) + 10,
  );
  const key = keyRows(
    rest.map(
      ({ part }): KeyEntry => ({ name: `${part.name} ${written(part.value)}`, colour: part.colour, mark: "area" }),
    ),
    width,
    NAMES + BAR + BELOW,
  );
  return { width, height, shapes: [...shapes, ...key.shapes], stops: [] };
}

export function heightOfShare(chart: ShareChart, width: number): Heights {
  const { slices } = placed(chart, width);
  // As if every part stood in the key, with some room for its value.
  const key = keyRows(
    slices.map(({ part }): KeyEntry => ({ name: `${part.name} 0,000.0`, colour: "", mark: "area" })),
    width,
  );
  const height = NAMES + BAR + BELOW + key.height;
  return { least: height, best: height };
}

function placed({ parts }: ShareChart, width: number) {
  const whole = parts.reduce((sum, { value }) => sum + Math.max(value, 0), 0);
  let from = 0;
  const slices = parts
    .filter(({ value }) => value > 0)
    .map((part, at) => {
      const start = from;
      from += (part.value / whole) * width;
      return { id: String(at), start, end: from, nameWidth: nameWidth(part.name), part };
    });
  return { slices, sides: sliceNames(slices) };
}
