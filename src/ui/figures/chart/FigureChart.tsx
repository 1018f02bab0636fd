import { memo, type ReactNode, use, useCallback, useMemo } from "react";
import type { BarChart, Chart, DotChart } from "#documents/chart.ts";
import { type ChartLook, colourIn } from "#documents/drawings/chartLook.ts";
import { chartDrawing } from "#documents/drawings/chartSvg.ts";
import { isFigured } from "#documents/drawings/drawRows.ts";
import { barPlaces, dotPlaces } from "#documents/drawings/rowPlaces.ts";
import { narrowChart } from "#documents/narrowYears.ts";
import { ROLE_COLOURS, roleColour } from "#figures/charts/colours.ts";
import type { Drawing } from "#figures/charts/drawing.ts";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { writeTick } from "#language/words/numberFormat.ts";
import { BarList, type BarListProps } from "#ui/figures/BarList.tsx";
import { DotRows, type DotRowsProps } from "#ui/figures/DotRows.tsx";
import { Plot } from "#ui/figures/Plot.tsx";
import { schemeOf } from "#ui/look/themeColour.ts";
import { useAppState } from "#ui/state/appState.ts";
import { usePrinting } from "#ui/state/usePrinting.ts";
import { YearWindow } from "../years/yearWindow.ts";
import style from "./FigureChart.module.css";

/** A colour of a chart on the page. */
function pageColour(colour: string, look: ChartLook): string {
  return inAccentColour(colourIn(colour, look), look);
}

/** On a page the market in question has the accent of the page's theme, which a chart as plain data does not know. */
function inAccentColour(colour: string, look: ChartLook): string {
  return colour === ROLE_COLOURS.own[look] ? roleColour("own") : colour;
}

/** The same of all that is drawn. */
function inAccent(drawing: Drawing, look: ChartLook): Drawing {
  const themed = (value: string | number) => (typeof value === "string" ? inAccentColour(value, look) : value);
  return {
    ...drawing,
    shapes: drawing.shapes.map((shape) => ({
      ...shape,
      attributes: Object.fromEntries(Object.entries(shape.attributes).map(([name, value]) => [name, themed(value)])),
    })),
  };
}

interface FigureChartProps {
  /** What its files show as well; the same object as long as its figures are the same. */
  readonly figure: { readonly chart: () => Chart | null };
  /** As high as looks best where it is left out. */
  readonly height?: number;
  /** What stands there where there is nothing to draw. */
  readonly none?: ReactNode;
}

/** The chart of a figure on a screen: the one that its files have, each of its marks to be hovered, focused and explained. */
export const FigureChart = memo(function FigureChart({ figure, height, none = null }: FigureChartProps) {
  const whole = useMemo(() => figure.chart(), [figure]);
  const chart = useInWindow(whole);
  return chart ? <ChartOnScreen chart={chart} height={height} /> : none;
});

/** The same, of the years that the reader has drawn a window around; every chart that is over none stays as it is. */
function useInWindow(chart: Chart | null): Chart | null {
  const formats = useFormats();
  const span = use(YearWindow);
  return useMemo(() => {
    if (!chart || !span || !("categories" in chart)) return chart;
    return narrowChart(chart, span, chart.categories.map(Number), { formats });
  }, [chart, span, formats]);
}

interface ChartOnScreenProps {
  readonly chart: Chart;
  readonly height?: number | undefined;
}

/** A chart in the colours of the page: rows as lines of text that a narrow screen can break, everything else as files draw it. */
export const ChartOnScreen = memo(function ChartOnScreen({ chart, height }: ChartOnScreenProps) {
  const formats = useFormats();
  const printing = usePrinting();
  const scheme = useAppState(({ settings }) => schemeOf(settings.color));
  const look = printing ? "light" : scheme;
  const draw = useCallback(
    (width: number) =>
      inAccent(
        chartDrawing(chart, { width, locale: formats.locale, look, ...(height !== undefined && { height }) }),
        look,
      ),
    [chart, height, formats, look],
  );
  const figures = useMemo(() => (chart.marks ?? []).map(({ id, says }) => ({ id, label: says ?? id })), [chart]);
  if (chart.kind === "dots") return <DotRows {...dotRows(chart, look, formats)} />;
  if (chart.kind === "bars" && isFigured(chart)) {
    return (
      <BarList {...barRows(chart, look)}>
        {chart.beside.more && <p className={style["more"]}>{chart.beside.more}</p>}
      </BarList>
    );
  }
  return <Plot height={height} draw={draw} figures={figures} dims={chart.kind !== "lines"} />;
});

function barRows(chart: BarChart, look: ChartLook): BarListProps {
  const { bars, zero } = barPlaces(chart);
  const [series] = chart.series;
  return {
    heads: chart.beside?.heads ?? [],
    zero: zero ?? undefined,
    tickLabel: chart.benchmark?.name,
    rows: chart.categories.map((name, at) => {
      const { detail, own, told, cells = [] } = chart.beside?.rows[at] ?? {};
      const { start = 0, length = 0, tick = null } = bars[at] ?? {};
      return {
        id: chart.marks?.[at]?.id ?? name,
        name,
        detail,
        start,
        length,
        tick,
        fill: pageColour(chart.colours?.[at] ?? series?.colour ?? "", look),
        kind: chart.kinds?.[at],
        mark: own,
        told,
        cells,
      };
    }),
  };
}

function dotRows(chart: DotChart, look: ChartLook, formats: Formats): DotRowsProps {
  const { ticks, rows } = dotPlaces(chart);
  return {
    series: chart.series.map(({ name, shape, colour }) => ({
      id: name,
      name,
      mark: shape,
      colour: pageColour(colour, look),
    })),
    ticks: ticks.map(({ at, value }) => ({ at, label: writeTick(chart.format, value, formats) })),
    heads: chart.beside.heads.slice(1),
    rows: chart.categories.map((name, at) => ({
      id: chart.marks?.[at]?.id ?? name,
      name,
      dots: rows[at]?.dots ?? [],
      span: rows[at]?.span ?? null,
      told: chart.beside.rows[at]?.told,
      cells: (chart.beside.rows[at]?.cells ?? []).map(({ text }) => text),
    })),
  };
}
