import { roleColour } from "./colours.ts";
import { type Drawing, pixel, type Shape } from "./drawing.ts";
import { label, textWidth } from "./yearAxis.ts";

/** A month of the strip; parts of a year are 0–1. */
export interface SeasonMonth {
  readonly name: string;
  readonly part: number;
  readonly hot: boolean;
  /** The month's part of the year's political money; null where no general election is held. */
  readonly political: number | null;
}

export interface SeasonLabels {
  readonly share: (part: number) => string;
  /** Names the line from which a month is hot: "hot from 9%". */
  readonly hot: string;
  readonly hotFrom: number;
  readonly political: string;
}

/** Room above the columns for their values and those of the shades, and below them for the months. */
const [ABOVE, BOTTOM] = [40, 26];
/** A line of the key. */
const ROW = 20;

/** How dark the month with most political money is shaded. */
const STRONGEST = 0.4;

/**
 * The twelve months of a year as columns, hot ones in the accent. In election years a month is shaded behind its column the
 * stronger the more of the political money falls into it, and says how much where that stands out.
 */
export function seasonStrip(
  months: readonly SeasonMonth[],
  width: number,
  height: number,
  labels: SeasonLabels,
): Drawing {
  const key = keyOf(
    labels,
    width,
    months.some(({ political }) => political !== null),
  );
  const top = key.height + ABOVE;
  const largest = Math.max(labels.hotFrom, ...months.map(({ part }) => part));
  const baseline = height - BOTTOM;
  const y = (part: number) => baseline - (part / largest) * (baseline - top);
  const slice = width / Math.max(months.length, 1);
  const bar = Math.min(slice * 0.56, 44);
  const x = months.map((_, at) => slice * (at + 0.5));
  const column = (at: number, part: number, wide: number, attributes: Shape["attributes"]): Shape => ({
    tag: "rect",
    attributes: {
      x: pixel((x[at] ?? 0) - wide / 2),
      y: pixel(y(part)),
      width: pixel(wide),
      height: pixel(baseline - y(part)),
      ...attributes,
    },
  });

  const roomy = slice >= textWidth("00.0%");
  const strongest = Math.max(...months.map(({ political }) => political ?? 0));
  const behind = months.flatMap(({ political }, at): Shape[] => {
    if (political === null || strongest === 0) return [];
    const place = { x: pixel(slice * at), y: key.height, width: pixel(slice), height: baseline - key.height };
    const fillOpacity = Math.round((political / strongest) * STRONGEST * 100) / 100;
    const shade: Shape = { tag: "rect", attributes: { ...place, fill: roleColour("political"), fillOpacity } };
    if (political < labels.hotFrom || !roomy) return [shade];
    return [
      shade,
      label(x[at] ?? 0, key.height + 16, labels.share(political), { textAnchor: "middle", fill: "var(--chart-ink)" }),
    ];
  });
  const own = months.map(({ part, hot }, at) =>
    column(at, part, bar, hot ? { fill: roleColour("own") } : { fill: roleColour("other"), fillOpacity: 0.55 }),
  );
  const names = months.map((_, at) =>
    label(x[at] ?? 0, height - 8, months[at]?.name ?? "", {
      textAnchor: "middle",
      ...(months[at]?.hot && { fontWeight: 600, fill: "var(--chart-ink)" }),
    }),
  );
  // Values wider than a month would stand on each other: of neighbours the highest is said.
  const isOutdone = (part: number, by: SeasonMonth | undefined) => by !== undefined && by.hot && by.part > part;
  const isSaid = ({ part, hot }: SeasonMonth, at: number) =>
    roomy || (hot && !isOutdone(part, months[at - 1]) && !isOutdone(part, months[at + 1]));
  const values = months.flatMap((month, at) => {
    const { part, hot } = month;
    const half = textWidth(labels.share(part)) / 2;
    return isSaid(month, at)
      ? [
          label(Math.min(Math.max(x[at] ?? 0, half), width - half), y(part) - 6, labels.share(part), {
            textAnchor: "middle",
            fill: "var(--chart-ink)",
            ...(hot && { fontWeight: 600 }),
            stroke: "var(--chart-surface)",
            strokeWidth: 3,
            paintOrder: "stroke",
          }),
        ]
      : [];
  });
  const threshold = y(labels.hotFrom);
  const lines: Shape[] = [
    { tag: "line", attributes: { x1: 0, x2: width, y1: baseline, y2: baseline, stroke: "var(--chart-axis)" } },
    {
      tag: "line",
      attributes: {
        x1: 0,
        x2: width,
        y1: pixel(threshold),
        y2: pixel(threshold),
        stroke: "var(--chart-axis)",
        strokeDasharray: "2 3",
      },
    },
  ];
  const stops = months.map(({ part }, at) => ({ x: x[at] ?? 0, width: slice, y: y(part) }));
  return {
    width,
    height,
    top: key.height - ROW,
    shapes: [...behind, ...lines, ...own, ...names, ...values, ...key.shapes],
    stops,
  };
}

/** What the two colours mean, side by side above the columns or, where that is too narrow, below each other. */
function keyOf(labels: SeasonLabels, width: number, withPolitical: boolean): { shapes: Shape[]; height: number } {
  const entry = (x: number, y: number, text: string, fill: string, fillOpacity: number): Shape[] => [
    { tag: "rect", attributes: { x, y: y + 3, width: 12, height: 10, fill, fillOpacity } },
    label(x + 18, y + 12, text),
  ];
  const hot = entry(0, 0, labels.hot, roleColour("own"), 1);
  if (!withPolitical) return { shapes: hot, height: ROW };
  const beside = 18 + textWidth(labels.hot) + 24;
  const fits = beside + 18 + textWidth(labels.political) <= width;
  const [x, y] = fits ? [beside, 0] : [0, ROW];
  return {
    shapes: [...hot, ...entry(x, y, labels.political, roleColour("political"), STRONGEST)],
    height: y + ROW,
  };
}
