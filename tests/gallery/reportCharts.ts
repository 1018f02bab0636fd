import { MEDIUM_COLOURS, ROLE_COLOURS } from "#figures/charts/colours.ts";
import type { ChartSize } from "#documents/drawings/chartSvg.ts";
import type { BarChart, Chart, ChartSeries, ColumnChart, LineChart } from "#documents/chart.ts";
import { mediumLight } from "#documents/parts/lightColours.ts";
import { mediaTrend, OTHER_MEDIA } from "#domain/spending/mediaTrend.ts";
import { mediaYears } from "#domain/spending/mediaYears.ts";
import { platformYears } from "#domain/spending/platformYears.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { platformName } from "#domain/taxonomy/platformById.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { galleryView } from "./galleryView.ts";

/** Charts as files have them, drawn from plain data for a page, a slide or a picture. */

const MONEY = { format: { kind: "money", scale: "million" }, unit: "$M" } as const;
const onPaper = (chart: Chart, more: Partial<ChartSize> = {}): OnPaper => ({
  chart,
  size: { width: 720, locale: "en-US", ...more },
});

/** A chart and the sheet it is to be drawn on. */
export interface OnPaper {
  readonly chart: Chart;
  readonly size: ChartSize;
}

const trend = mediaTrend(galleryView);
const years = trend.years.map(String);
const { kinds } = trend;
const forecastFrom = kinds.indexOf("forecast");

function trendSeries(locale: Locale): ChartSeries[] {
  return trend.rows.map(({ id, dollars }) => ({
    name: id === OTHER_MEDIA ? "Other media" : mediumName(id, locale),
    colour: id === OTHER_MEDIA ? ROLE_COLOURS.other.light : mediumLight(id),
    values: dollars,
  }));
}

const lines = (locale: Locale): LineChart => ({
  kind: "lines",
  ranks: false,
  ...MONEY,
  categories: years,
  series: trendSeries(locale),
  kinds,
  band: null,
});

/** Lines with their names and last values at their ends. */
export const reportLines = () => onPaper(lines("en-US"));

/** German names on half a page. */
export const reportLinesGerman = () => onPaper(lines("de-DE"), { width: 480, locale: "de-DE" });

/** One line between its low and its high. */
export const reportLineWithBand = () => {
  const [first] = trendSeries("en-US");
  const values = first?.values ?? [];
  const around = (part: number) =>
    values.map((value, at) => (value === null || at < forecastFrom ? value : value * part));
  return onPaper({
    ...lines("en-US"),
    series: first ? [first] : [],
    band: { low: around(0.9), high: around(1.12) },
  });
};

/** Changes that fall below zero have their zero inside. */
export const reportLinesBelowZero = () =>
  onPaper({
    ...lines("en-US"),
    format: { kind: "growth" },
    unit: "%",
    series: [
      { name: "New York", colour: ROLE_COLOURS.own.light, values: years.map((_, at) => Math.sin(at) / 8) },
      { name: "Nationwide", colour: ROLE_COLOURS.nation.light, values: years.map((_, at) => (at === 2 ? null : 0.02)) },
    ],
  });

/** Sixteen media: as many are named as find room, the smaller ones are grey. */
export const reportLinesMany = () =>
  onPaper(
    {
      ...lines("en-US"),
      series: mediaYears(galleryView)
        .rows.filter(({ level }) => level === "medium")
        .map(({ id, dollars }) => ({ name: mediumName(id, "en-US"), colour: mediumLight(id), values: dollars })),
    },
    { height: 240 },
  );

/** Ranks of platforms over the years. */
export const reportRanks = () => {
  const { rows } = mediaYears(galleryView);
  const media = rows.filter(({ level }) => level === "medium");
  const rankIn = (year: number, id: string) =>
    media.toSorted((a, b) => (b.dollars[year] ?? 0) - (a.dollars[year] ?? 0)).findIndex((row) => row.id === id) + 1;
  return onPaper({
    ...lines("en-US"),
    ranks: true,
    format: { kind: "rank" },
    unit: "",
    series: media
      .map(({ id }) => ({
        name: mediumName(id, "en-US"),
        colour: mediumLight(id),
        values: years.map((_, year) => rankIn(year, id)),
      }))
      .filter(({ values }) => (values.at(-1) ?? 99) <= 8),
  });
};

const ranking = (locale: Locale): BarChart => {
  const last = mediaYears(galleryView)
    .rows.filter(({ level }) => level === "medium")
    .map(({ id, dollars }) => ({ id, value: dollars[forecastFrom] ?? null }))
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  return {
    kind: "bars",
    ...MONEY,
    categories: last.map(({ id }) => mediumName(id, locale)),
    series: [{ name: "New York", colour: ROLE_COLOURS.own.light, values: last.map(({ value }) => value) }],
    benchmark: {
      name: locale === "de-DE" ? "Mix der Vereinigten Staaten" : "Nation's mix",
      colour: ROLE_COLOURS.nation.light,
      values: last.map(({ value }, at) => (value ?? 0) * (at % 2 === 0 ? 0.86 : 1.12)),
    },
    colours: last.map(({ id }) => mediumLight(id)),
  };
};

/** A ranking with the nation's mix as a tick on every bar. */
export const reportBars = () => onPaper(ranking("en-US"));

/** Long names break into two lines. */
export const reportBarsGerman = () => onPaper(ranking("de-DE"), { width: 420, locale: "de-DE" });

/** Low pages make everything smaller rather than let it overlap. */
export const reportBarsLow = () => onPaper(ranking("en-US"), { height: 200 });

/** Two markets side by side. */
export const reportBarsGrouped = () => {
  const { categories, series } = ranking("en-US");
  const [own] = series;
  return onPaper({
    ...ranking("en-US"),
    categories: categories.slice(0, 6),
    benchmark: null,
    series: [
      { name: "New York", colour: ROLE_COLOURS.own.light, values: (own?.values ?? []).slice(0, 6) },
      {
        name: "Los Angeles",
        colour: ROLE_COLOURS.other.light,
        values: (own?.values ?? []).slice(0, 6).map((value, at) => (at === 4 ? null : (value ?? 0) * 0.8)),
      },
    ],
  });
};

/** Gains to the right of zero, losses to its left. */
export const reportBarsBothSides = () =>
  onPaper({
    kind: "bars",
    format: { kind: "growth" },
    unit: "%",
    categories: ["Legal services", "Restaurants & bars", "Home improvement", "Furniture"],
    series: [{ name: "Growth", colour: ROLE_COLOURS.rise.light, values: [0.112, 0.04, -0.021, -0.087] }],
    colours: [ROLE_COLOURS.rise.light, ROLE_COLOURS.rise.light, ROLE_COLOURS.fall.light, ROLE_COLOURS.fall.light],
    benchmark: null,
  });

const platforms = platformYears(galleryView);
const stack: ColumnChart = {
  kind: "columns",
  stacked: true,
  ...MONEY,
  categories: platforms.years.map(String),
  series: platforms.rows.slice(0, 5).map(({ id, dollars }, at) => ({
    name: platformName(id, "en-US"),
    colour: Object.values(MEDIUM_COLOURS)[at + 8]?.light ?? "",
    values: dollars,
  })),
  kinds,
};

/** Columns of parts, each with its sum; forecasts hatched. */
export const reportStack = () => onPaper(stack);

/** On half a page the parts are named above. */
export const reportStackNarrow = () => onPaper(stack, { width: 400 });

/** One column a year says its value itself. */
export const reportColumns = () => onPaper({ ...stack, stacked: false, series: stack.series.slice(0, 1) });

/** Two columns a year. */
export const reportColumnsGrouped = () => onPaper({ ...stack, stacked: false, series: stack.series.slice(0, 2) });

/** The whole as one bar. */
export const reportShare = () => {
  const { categories, series, colours } = ranking("en-US");
  return onPaper({
    kind: "share",
    ...MONEY,
    parts: categories.slice(0, 9).map((name, at) => ({
      name,
      colour: colours?.[at] ?? "",
      value: series[0]?.values[at] ?? 0,
    })),
  });
};

/** Growth against strength, in four named fields. */
export const reportScatter = () => {
  const { categories, colours } = ranking("en-US");
  return onPaper({
    kind: "scatter",
    x: { format: { kind: "growth" }, unit: "%", name: "Growth of the wallet", divide: 0.02 },
    y: { format: { kind: "index" }, unit: "", name: "Index, 100 = average", divide: 100 },
    fields: ["Defend", "Harvest", "Watch", "Attack"],
    points: categories.map((name, at) => ({
      name,
      colour: colours?.[at] ?? "",
      x: Math.sin(at * 3) / 9,
      y: 100 + Math.cos(at * 5) * 45,
      size: 900 - at * 55,
    })),
  });
};

/** Areas with names, values and notes as far as they find room. */
export const reportTree = () => {
  const { categories, series, colours } = ranking("en-US");
  return onPaper({
    kind: "tree",
    ...MONEY,
    parts: categories.map((name, at) => ({
      name,
      colour: colours?.[at] ?? "",
      value: (series[0]?.values[at] ?? 0) / (at + 1),
      note: at % 2 === 0 ? "+4.2%" : "−1.3%",
    })),
  });
};

/** Strength by month and category. */
export const reportHeat = () =>
  onPaper({
    kind: "heat",
    format: { kind: "share" },
    unit: "%",
    colour: ROLE_COLOURS.digital.light,
    columns: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    rows: ["Automotive", "Restaurants", "Home & garden", "Political & advocacy"].map((name, row) => ({
      name,
      values: Array.from({ length: 12 }, (_, at) =>
        row === 1 && at === 3 ? null : 0.05 + ((at * (row + 3)) % 7) / 100,
      ),
    })),
  });
