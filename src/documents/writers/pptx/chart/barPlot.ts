import type { BarChart, ChartSeries, PyramidChart, TreeChart } from "../../../chart.ts";
import { numberPattern } from "../../numberPattern.ts";
import { xmlText } from "../../xmlText.ts";
import { INK, textWidth } from "../slideLook.ts";
import { categoryAxis, valueAxis } from "./axisXml.ts";
import {
  CATEGORY_AXIS,
  held,
  kindFill,
  numberReference,
  plotLayout,
  seriesName,
  solid,
  textProperties,
  textReference,
  VALUE_AXIS,
  valueLabels,
} from "./chartXml.ts";
import { type ChartPlace, type NativeChart, ROWS } from "./nativeChart.ts";

const LABEL_POINTS = 12;

/** A ranking as horizontal bars, the first on top, each with its value at its end; what it is held against stands as a grey bar below. */
export function barPlot(chart: BarChart, { locale, width, height, reach }: ChartPlace): NativeChart {
  const { categories, format, colours, benchmark, kinds, from = 0, reach: shared = 0 } = chart;
  const pattern = numberPattern(format, locale);
  const series: readonly ChartSeries[] = benchmark ? [...chart.series, benchmark] : chart.series;
  const single = chart.series.length === 1;
  const points = Math.min(LABEL_POINTS, Math.max(8, ((height * 72) / (categories.length * series.length)) * 0.62));
  const named = Math.min(
    0.42,
    (Math.max(...categories.map((name) => textWidth(name, Math.min(LABEL_POINTS, points + 1))), 1) + 0.25) / width,
  );
  const legend = series.length > 1;
  const values = series.map((one) => one.values.map((value) => held(format, value)));
  const drawn = series.map((one, at) => {
    const own = values[at] ?? [];
    const bars =
      single && at === 0 && (colours || kinds)
        ? categories
            .map((_, bar) => {
              const colour = colours?.[bar] ?? one.colour;
              return `<c:dPt><c:idx val="${bar}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/><c:spPr>${kindFill(colour, kinds?.[bar])}</c:spPr></c:dPt>`;
            })
            .join("")
        : "";
    const isBenchmark = benchmark !== null && at === series.length - 1;
    const labels = valueLabels(one.values, {
      format,
      locale,
      place: "outEnd",
      points: isBenchmark ? points - 1 : points,
      colour: isBenchmark ? INK.quiet : INK.text,
    });
    return `<c:ser><c:idx val="${at}"/><c:order val="${at}"/>${seriesName(at + 1, one.name)}<c:spPr>${solid(one.colour)}</c:spPr><c:invertIfNegative val="0"/>${bars}${labels}<c:cat>${textReference(0, categories)}</c:cat><c:val>${numberReference(at + 1, own, pattern)}</c:val></c:ser>`;
  });
  const all = values.flat().filter((value) => value !== null);
  const start = held(format, from) ?? 0;
  const [least, most] = reach ?? [Math.min(start, ...all), Math.max(start, ...all)];
  // Where all of them fall, they grow from the names as others do.
  const falls = start === 0 && most === 0 && least < 0;
  const far = held(format, shared) ?? 0;
  const [low, high] = falls ? [Math.min(least, -far), most] : [least, Math.max(most, start + far)];
  // Room for the labels beyond the longest bar.
  const room = (high - low) * 0.14;
  return {
    plot: `${plotLayout(named, ROWS.top, 0.98 - named, rowsHigh(chart))}<c:barChart><c:barDir val="bar"/><c:grouping val="clustered"/><c:varyColors val="0"/>${drawn.join("")}<c:gapWidth val="${series.length > 1 ? 55 : 45}"/>${series.length > 1 ? '<c:overlap val="0"/>' : ""}<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/></c:barChart>${categoryAxis({ side: "l", reversed: true, points: Math.min(LABEL_POINTS, points + 1) }, falls ? "max" : start === 0 ? "autoZero" : start)}${valueAxis({ side: "t", hidden: true, pattern, reversed: falls, from: low < 0 || start > 0 ? low - room : 0, to: high > 0 ? high + room : falls ? 0 : null })}`,
    legend,
    sheet: [
      ["", ...series.map(({ name }) => name)],
      ...categories.map((name, row) => [name, ...values.map((own) => own[row] ?? null)]),
    ],
    pattern,
  };
}

/** The part of the height that the rows take: a key below them takes some. */
export function rowsHigh({ series, benchmark }: BarChart): number {
  return series.length + (benchmark ? 1 : 0) > 1 ? ROWS.high : 0.98;
}

/** Parts of a whole as a ranking of bars: what areas would show can be read off these. */
export function treePlot({ parts, format, unit }: TreeChart, name: string, place: ChartPlace): NativeChart {
  const sorted = parts.toSorted((a, b) => b.value - a.value);
  return barPlot(
    {
      kind: "bars",
      format,
      unit,
      categories: sorted.map((part) => part.name),
      series: [{ name, colour: sorted[0]?.colour ?? "#868e96", values: sorted.map(({ value }) => value) }],
      colours: sorted.map(({ colour }) => colour),
      benchmark: null,
    },
    place,
  );
}

/** Two groups back to back: the left one is held below zero and written without its sign. */
export function pyramidPlot({ categories, sides, format }: PyramidChart, { locale, width }: ChartPlace): NativeChart {
  const pattern = numberPattern(format, locale);
  const both = `${pattern};${pattern}`;
  const values = sides.map((side, at) =>
    side.values.map((value) => {
      const shown = held(format, value);
      return shown === null ? null : shown * (at === 0 ? -1 : 1);
    }),
  );
  const most = Math.max(...values.flat().map((value) => Math.abs(value ?? 0)), 1e-9) * 1.2;
  const labels = `<c:dLbls><c:numFmt formatCode="${xmlText(both)}" sourceLinked="0"/><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${textProperties(LABEL_POINTS, INK.text)}<c:dLblPos val="outEnd"/><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>`;
  const drawn = sides.map(
    (side, at) =>
      `<c:ser><c:idx val="${at}"/><c:order val="${at}"/>${seriesName(at + 1, side.name)}<c:spPr>${solid(side.colour)}</c:spPr><c:invertIfNegative val="0"/>${labels}<c:cat>${textReference(0, categories)}</c:cat><c:val>${numberReference(at + 1, values[at] ?? [], both)}</c:val></c:ser>`,
  );
  const named = (Math.max(...categories.map((name) => textWidth(name, LABEL_POINTS)), 0.5) + 0.25) / width;
  return {
    plot: `${plotLayout(named, ROWS.top, 0.98 - named, ROWS.high)}<c:barChart><c:barDir val="bar"/><c:grouping val="clustered"/><c:varyColors val="0"/>${drawn.join("")}<c:gapWidth val="45"/><c:overlap val="100"/><c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/></c:barChart>${categoryAxis({ side: "l", reversed: true })}${valueAxis({ side: "t", hidden: true, pattern: both, from: -most, to: most })}`,
    legend: true,
    sheet: [
      ["", ...sides.map(({ name }) => name)],
      ...categories.map((name, row) => [name, ...values.map((own) => own[row] ?? null)]),
    ],
    pattern: both,
  };
}
