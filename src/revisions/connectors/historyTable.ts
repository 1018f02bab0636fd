import { REGIONS_OF, VALDEZ_CORDOVA } from "#domain/markets/changedCounties.ts";
import { type CombinedArea, combinedAreaOf } from "./combinedAreas.ts";
import type { PulledTable } from "./publicData.ts";
import type { PulledHistory, PulledSeries } from "./pulledHistory.ts";

type Column = "population" | "households" | "perCapitaIncome" | "retailSales" | "jobs" | "establishments" | "votes";

/** A county in one year, as the history has it; null is unknown. */
export type KnownYear = Readonly<Record<Column, number | null>> & { readonly year: number };

/** The columns of the layout, by what they hold. */
const COLUMNS: readonly (readonly [Column, string])[] = [
  ["population", "population"],
  ["households", "households"],
  ["perCapitaIncome", "per_capita_income_usd"],
  ["retailSales", "retail_sales_usd"],
  ["jobs", "jobs"],
  ["establishments", "establishments"],
  ["votes", "votes"],
];

/** What is known here: counties with their people, and their years. */
export interface KnownHistory {
  readonly people: ReadonlyMap<string, number>;
  readonly years: ReadonlyMap<string, readonly KnownYear[]>;
}

type Figures = Map<number, Map<Column, number>>;

/**
 * What was pulled in place of the same columns and years of what is known; everything else stays, and years that are new come beside the older ones. Where a
 * source counts other areas than a county, the county is told by those it is made of, by its part of one that holds it, or goes on as those that cover it have grown.
 */
export function historyTable(pulled: PulledHistory, known: KnownHistory): PulledTable {
  const used = new Set<string>();
  let unchanged = 0;
  const from = firstYear(known);
  const rows = [...known.people.keys()].toSorted().flatMap((fips) => {
    const figures: Figures = new Map((known.years.get(fips) ?? []).map((year) => [year.year, figuresOf(year)]));
    const told = pulled.series.map((series) => tell(fips, figures, series, from, known, used));
    if (!told.some(Boolean)) unchanged++;
    return [...figures]
      .toSorted(([a], [b]) => a - b)
      .map(([year, columns]) => [
        fips,
        String(year),
        ...COLUMNS.map(([column]) => {
          const figure = columns.get(column);
          return figure === undefined ? "" : String(figure);
        }),
      ]);
  });
  return {
    layout: "county-history",
    columns: ["fips", "year", ...COLUMNS.map(([, name]) => name)],
    rows,
    vintage: String(pulled.year),
    unchanged,
    leftOut: pulled.areas.filter((area) => !used.has(area)).length,
  };
}

/** The history begins where it began: nothing is put before it. */
function firstYear({ years }: KnownHistory): number {
  let first = Number.POSITIVE_INFINITY;
  for (const [one] of years.values()) if (one) first = Math.min(first, one.year);
  return Number.isFinite(first) ? first : 0;
}

function figuresOf(known: KnownYear): Map<Column, number> {
  const figures = new Map<Column, number>();
  for (const [column] of COLUMNS) {
    const figure = known[column];
    if (figure !== null) figures.set(column, figure);
  }
  return figures;
}

/** Puts what a series tells of a county into its years; whether it told anything. */
function tell(
  fips: string,
  figures: Figures,
  series: PulledSeries,
  from: number,
  known: KnownHistory,
  used: Set<string>,
): boolean {
  const { column, kind } = series;
  const held = new Map([...figures].flatMap(([year, one]) => (one.has(column) ? [[year, one.get(column)!]] : [])));
  const parts = partsOf(fips);
  const area = combinedAreaOf(fips);
  const found = new Map<number, number>();
  const counted: number[] = [];
  for (const year of series.years.filter((one) => one >= from)) {
    const told = kind === "growth" ? null : (series.tells(parts, year) ?? ofCombined(fips, area, year, series, known));
    if (told !== null) counted.push(year);
    const figure = told ?? (held.has(year) ? null : grown(fips, year, held, series));
    if (figure !== null) found.set(year, Math.round(figure));
  }
  if (found.size === 0) return false;
  for (const one of [fips, ...parts, ...(REGIONS_OF[fips] ?? []), ...(area ? [area.code] : [])]) used.add(one);
  for (const [year, figure] of atLevel(held, found, counted, series.carriedOn === true))
    put(figures, column, year, figure);
  for (const [year, figure] of found) put(figures, column, year, figure);
  return true;
}

function put(figures: Figures, column: Column, year: number, figure: number): void {
  const columns = figures.get(year) ?? new Map<Column, number>();
  figures.set(year, columns.set(column, figure));
}

/** A county, or the areas that it has become. */
function partsOf(fips: string): readonly string[] {
  return fips === VALDEZ_CORDOVA.fips ? VALDEZ_CORDOVA.parts : [fips];
}

function ofCombined(
  fips: string,
  area: CombinedArea | null,
  year: number,
  { kind, tells }: PulledSeries,
  known: KnownHistory,
): number | null {
  const whole = area && tells([area.code], year);
  if (whole === null || area === null) return null;
  if (kind === "rate") return whole;
  const people = (one: string) => peopleIn(one, year, known);
  const all = area.counties.reduce((sum, one) => sum + people(one), 0);
  return all > 0 ? (whole * people(fips)) / all : null;
}

/** The people of the latest year up to this one, else those of the list of counties. */
function peopleIn(fips: string, year: number, known: KnownHistory): number {
  const years = known.years.get(fips) ?? [];
  const latest = years.findLast((one) => one.year <= year && one.population !== null);
  return latest?.population ?? known.people.get(fips) ?? 0;
}

/** What was held last, moved on as the county or the areas that cover it have moved since; null where they are not told of both years. */
function grown(fips: string, year: number, held: ReadonlyMap<number, number>, { tells }: PulledSeries): number | null {
  const covering = REGIONS_OF[fips];
  for (const areas of [[fips], partsOf(fips), ...(covering ? [covering] : [])]) {
    const now = tells(areas, year);
    if (now === null) continue;
    const bases = [...held.keys()].filter((one) => one < year && (tells(areas, one) ?? 0) > 0);
    const base = bases.length > 0 ? Math.max(...bases) : null;
    if (base !== null) return ((held.get(base) ?? 0) * now) / (tells(areas, base) ?? 1);
  }
  return null;
}

/** Years before the first one counted keep their course and take its level, so that no break between two vintages is read as growth; so do later ones that were carried on. */
function atLevel(
  held: ReadonlyMap<number, number>,
  found: ReadonlyMap<number, number>,
  counted: readonly number[],
  carriedOn: boolean,
): Map<number, number> {
  const [first, last] = [counted[0], counted.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const levels = { before: levelAt(first, held, found), after: levelAt(last, held, found) };
  return new Map(
    [...held].flatMap(([year, figure]): [number, number][] => {
      if (year < first) return [[year, Math.round(figure * levels.before)]];
      return year > last && carriedOn ? [[year, Math.round(figure * levels.after)]] : [];
    }),
  );
}

/** What is told of a year against what was held of it, or lay between the years that were held around it; 1 where nothing can be said. */
function levelAt(year: number, held: ReadonlyMap<number, number>, found: ReadonlyMap<number, number>): number {
  const years = [...held.keys()];
  const [left, right] = [
    Math.max(...years.filter((one) => one <= year)),
    Math.min(...years.filter((one) => one >= year)),
  ];
  const [from, to] = [held.get(left) ?? 0, held.get(right) ?? 0];
  if (from <= 0 || to <= 0) return 1;
  const before = left === right ? from : from * (to / from) ** ((year - left) / (right - left));
  return (found.get(year) ?? before) / before;
}
