import { type Drawing, pixel, type Shape } from "#figures/charts/drawing.ts";
import { nameWidth } from "#figures/charts/nameLines.ts";
import { label, textWidth } from "#figures/charts/yearAxis.ts";
import { writeNumber } from "#language/words/numberFormat.ts";
import type { HeatChart } from "../chart.ts";
import { brokenName } from "./brokenName.ts";
import type { Heights, Sheet } from "./sheet.ts";

const HEAD = 24;
const NAMES_AT_MOST = 0.34;
/** Weakest and strongest shade: figures in ink stay readable on both. */
const [WEAK, STRONG] = [0.04, 0.5];

/** Values in a grid, the stronger the shade the more; every value is printed where it finds room. */
export function drawHeat(chart: HeatChart, { width, height, formats }: Sheet): Drawing {
  const { rows, columns, colour, format } = chart;
  const names = rows.map(({ name }) => brokenName(name, width * NAMES_AT_MOST, 1)[0] ?? "");
  const left = Math.max(0, ...names.map(nameWidth)) + 12;
  const [wide, high] = [(width - left) / Math.max(columns.length, 1), (height - HEAD) / Math.max(rows.length, 1)];
  const known = rows.flatMap(({ values }) => values).filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const written = rows.map(({ values }) => columns.map((_, at) => writeNumber(format, values[at] ?? null, formats)));
  const printed = Math.max(0, ...written.flat().map(textWidth)) <= wide - 2;
  const every = Math.max(1, Math.ceil(Math.max(1, ...columns.map((name) => textWidth(name) + 6)) / wide));

  const heads = columns.flatMap((name, at) =>
    at % every === 0 ? [label(left + wide * (at + 0.5), 14, name, { textAnchor: "middle" })] : [],
  );
  const cells = rows.flatMap(({ values }, row): Shape[] => {
    const y = HEAD + row * high;
    return [
      label(0, y + high / 2 + 4, names[row] ?? "", { fill: "var(--chart-ink)" }),
      ...columns.flatMap((_, at): Shape[] => {
        const value = values[at] ?? null;
        const strength = value === null || most === least ? 0 : (value - least) / (most - least);
        const cell: Shape = {
          tag: "rect",
          attributes: {
            x: pixel(left + at * wide),
            y: pixel(y),
            width: pixel(wide - 1),
            height: pixel(high - 1),
            fill: value === null ? "var(--chart-grid)" : colour,
            fillOpacity: value === null ? 0.4 : Math.round((WEAK + strength * (STRONG - WEAK)) * 100) / 100,
          },
        };
        const text = label(left + wide * (at + 0.5), y + high / 2 + 4, written[row]?.[at] ?? "", {
          textAnchor: "middle",
          fill: "var(--chart-ink)",
        });
        return printed ? [cell, text] : [cell];
      }),
    ];
  });
  const stops = rows.flatMap((_, row) =>
    columns.map((_column, at) => ({
      x: left + wide * (at + 0.5),
      width: wide,
      y: HEAD + high * (row + 0.5),
      height: high,
    })),
  );
  return { width, height, shapes: [...heads, ...cells], stops };
}

export function heightOfHeat({ rows }: HeatChart): Heights {
  return { least: HEAD + rows.length * 17, best: HEAD + rows.length * 26 };
}
