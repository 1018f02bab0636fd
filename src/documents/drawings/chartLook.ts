import { INK, MEDIUM_COLOURS, ROLE_COLOURS } from "#figures/charts/colours.ts";
import type { Chart } from "../chart.ts";

/** The page that a chart is drawn for. */
export type ChartLook = "light" | "dark";

const DARK = new Map(
  [...Object.values(MEDIUM_COLOURS), ...Object.values(ROLE_COLOURS), ...Object.values(INK)].map(({ light, dark }) => [
    light,
    dark,
  ]),
);

/** The same chart in the colours of that page; charts come in those of a light one. */
export function inLook(chart: Chart, look: ChartLook): Chart {
  if (look === "light") return chart;
  switch (chart.kind) {
    case "bars": {
      const { benchmark, colours } = chart;
      return {
        ...chart,
        series: chart.series.map(dark),
        benchmark: benchmark && dark(benchmark),
        ...(colours && { colours: colours.map(darkColour) }),
      };
    }
    case "dots":
      return { ...chart, series: chart.series.map(dark) };
    case "pyramid": {
      const [left, right] = chart.sides;
      return { ...chart, sides: [dark(left), dark(right)], benchmark: chart.benchmark && dark(chart.benchmark) };
    }
    case "columns": {
      const { colours, behind, soFar } = chart;
      return {
        ...chart,
        series: chart.series.map(dark),
        ...(colours && { colours: colours.map(darkColour) }),
        ...(behind && { behind: dark(behind) }),
        ...(soFar && { soFar: dark(soFar) }),
      };
    }
    case "lines":
      return {
        ...chart,
        series: chart.series.map(dark),
        ...(chart.between && { between: dark(chart.between) }),
      };
    case "panels":
      return { ...chart, lines: chart.lines.map(dark) };
    case "share":
      return { ...chart, parts: chart.parts.map(dark) };
    case "tree":
      return { ...chart, parts: chart.parts.map(dark) };
    case "scatter":
      return { ...chart, points: chart.points.map(dark) };
    default:
      return dark(chart);
  }
}

function dark<Coloured extends { readonly colour: string }>(coloured: Coloured): Coloured {
  return { ...coloured, colour: darkColour(coloured.colour) };
}

/** A colour of a light page as it is on that page. */
export function colourIn(colour: string, look: ChartLook): string {
  return look === "light" ? colour : darkColour(colour);
}

function darkColour(colour: string): string {
  return DARK.get(colour.toLowerCase()) ?? lighter(colour);
}

/** A colour of nobody's keeps its hue and gains light, so that it is seen on a dark page. */
function lighter(colour: string): string {
  return `#${channels(colour)
    .map((channel) =>
      Math.round(channel + (255 - channel) * 0.4)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function channels(colour: string): [number, number, number] {
  const at = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

/** White or almost black, whichever reads better on a colour. */
export function inkOn(colour: string): string {
  const [red, green, blue] = channels(colour);
  const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.058 ? "#ffffff" : "#14181f";
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
