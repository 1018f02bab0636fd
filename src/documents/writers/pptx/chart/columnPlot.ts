import type { ColumnChart, ShareChart } from "../../../chart.ts";
import { numberPattern } from "../../numberPattern.ts";
import { INK } from "../slideLook.ts";
import { categoryAxis, roundTicks, valueAxis } from "./axisXml.ts";
import {
  CATEGORY_AXIS,
  held,
  kindFill,
  numberReference,
  plotLayout,
  seriesName,
  solid,
  textReference,
  VALUE_AXIS,
  valueLabels,
} from "./chartXml.ts";
import type { ChartPlace, NativeChart } from "./nativeChart.ts";

/** More columns than this leave no room for their values. */
const LABELLED_COLUMNS = 14;

/** Columns over years or months; hatched by how settled they are. */
export function columnPlot(chart: ColumnChart, { locale, width }: ChartPlace): NativeChart {
  const { categories, series, stacked, kinds, format, colours, soFar } = chart;
  const pattern = numberPattern(format, locale);
  const values = series.map((one) => one.values.map((value) => held(format, value)));
  const labelled = series.length === 1 && categories.length <= LABELLED_COLUMNS;
  const drawn = series.map((one, at) => {
    const points = categories.flatMap((_, place) => {
      const kind = kinds?.[place];
      if (!colours && (kind === undefined || kind === "actual")) return [];
      const look = kindFill(colours?.[place] ?? one.colour, kind);
      return `<c:dPt><c:idx val="${place}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/><c:spPr>${look}</c:spPr></c:dPt>`;
    });
    const labels = labelled
      ? valueLabels(one.values, { format, locale, place: "outEnd", points: 11, colour: INK.text })
      : "";
    return `<c:ser><c:idx val="${at}"/><c:order val="${at}"/>${seriesName(at + 1, one.name)}<c:spPr>${solid(one.colour)}</c:spPr><c:invertIfNegative val="0"/>${points.join("")}${labels}<c:cat>${textReference(0, categories)}</c:cat><c:val>${numberReference(at + 1, values[at] ?? [], pattern)}</c:val></c:ser>`;
  });
  const sums = (soFar?.values ?? []).map((value) => held(format, value));
  const line = soFar
    ? `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/><c:ser><c:idx val="${series.length}"/><c:order val="${series.length}"/>${seriesName(series.length + 1, soFar.name)}<c:spPr><a:ln w="28575" cap="rnd">${solid(soFar.colour)}<a:round/></a:ln></c:spPr><c:marker><c:symbol val="none"/></c:marker><c:cat>${textReference(0, categories)}</c:cat><c:val>${numberReference(series.length + 1, sums, pattern)}</c:val><c:smooth val="0"/></c:ser><c:marker val="1"/><c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/></c:lineChart>`
    : "";
  const legend = series.length > 1 || soFar !== undefined;
  const heights = categories.map((_, place) => {
    const here = values.map((own) => own[place] ?? 0);
    return stacked ? here.reduce((sum, value) => sum + Math.max(0, value), 0) : Math.max(0, ...here);
  });
  const ticks = roundTicks(Math.max(...heights, ...sums.map((sum) => sum ?? 0), 0));
  const negative = values.flat().some((value) => value !== null && value < 0);
  const left = labelled ? 0.01 : 0.75 / width;
  return {
    plot: `${plotLayout(left, 0.03, 0.99 - left, legend ? 0.78 : 0.87)}<c:barChart><c:barDir val="col"/><c:grouping val="${stacked ? "stacked" : "clustered"}"/><c:varyColors val="0"/>${drawn.join("")}<c:gapWidth val="45"/>${stacked ? '<c:overlap val="100"/>' : ""}<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/></c:barChart>${line}${categoryAxis({ side: "b", points: categories.length > 16 ? 9 : 12 })}${valueAxis({ side: "l", hidden: labelled, grid: !labelled, pattern, ...(negative ? {} : { from: 0, to: (ticks.at(-1) ?? 0) * (labelled ? 1.06 : 1) || null, step: ticks[1] ?? null }) })}`,
    legend,
    sheet: [
      ["", ...[...series, ...(soFar ? [soFar] : [])].map(({ name }) => name)],
      ...categories.map((name, row) => [name, ...[...values, ...(soFar ? [sums] : [])].map((own) => own[row] ?? null)]),
    ],
    pattern,
  };
}

/** Parts narrower than this have no room for their value. */
const LEGIBLE_PART = 0.045;

/** Parts of a whole as one bar. */
export function sharePlot({ parts, format }: ShareChart, name: string, { locale }: ChartPlace): NativeChart {
  const pattern = numberPattern(format, locale);
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const drawn = parts.map((part, at) => {
    const labels = valueLabels([part.value], {
      format,
      locale,
      place: "ctr",
      points: 12,
      colour: isDark(part.colour) ? "FFFFFF" : INK.text,
      bold: true,
      shows: (value) => value >= whole * LEGIBLE_PART,
    });
    return `<c:ser><c:idx val="${at}"/><c:order val="${at}"/>${seriesName(at + 1, part.name)}<c:spPr>${solid(part.colour)}<a:ln w="12700"><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:ln></c:spPr><c:invertIfNegative val="0"/>${labels}<c:cat>${textReference(0, [name])}</c:cat><c:val>${numberReference(at + 1, [held(format, part.value)], pattern)}</c:val></c:ser>`;
  });
  return {
    plot: `${plotLayout(0.005, 0.16, 0.99, 0.34)}<c:barChart><c:barDir val="bar"/><c:grouping val="percentStacked"/><c:varyColors val="0"/>${drawn.join("")}<c:gapWidth val="10"/><c:overlap val="100"/><c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/></c:barChart>${categoryAxis({ side: "l", hidden: true })}${valueAxis({ side: "b", hidden: true, pattern })}`,
    legend: true,
    sheet: [
      ["", ...parts.map((part) => part.name)],
      [name, ...parts.map(({ value }) => held(format, value))],
    ],
    pattern,
  };
}

/** Whether white letters are legible on it. */
export function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  // Contrast of 4.5 with white (WCAG 2.2).
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.183;
}
