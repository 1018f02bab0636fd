import { addKnown, amountAt, NO_DATA, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { averageGrowth, growth } from "../figures/growth.ts";
import { percent, rounded } from "../figures/rounded.ts";
import { MATERIAL_BREAK } from "../wallet/seriesBreaks.ts";
import { indexAgainst, perPerson, shareOf } from "../figures/share.ts";
import type { ReportMeasure, ShareWhole } from "./reportDefinition.ts";
import type { Line } from "./reportLines.ts";
import type { RowAmounts } from "./reportMatrix.ts";

/** Places of years in the matrix that a cell is about; one, or all of the report. */
export type YearPlaces = readonly number[];

export interface FigureSource {
  readonly columns: readonly Line[];
  /** All years of the matrix; some may stand before the report's first, for growth. */
  readonly years: readonly number[];
  /** Everything spent in each unit, by year of the matrix, and its people. */
  readonly wholes: readonly { readonly dollars: Float64Array; readonly population: number }[];
  readonly nationWhole: Float64Array;
  /** Place of the report's first year. */
  readonly first: number;
  /** Places of the years in which some media begin anew. */
  readonly breaks: readonly number[];
}

/** One figure of a row in one column and some years, as it stands in the file; shares of rows and columns are made for whole lists. */
export function reportFigure(
  measure: Exclude<ReportMeasure, "share">,
  row: RowAmounts,
  column: number,
  places: YearPlaces,
  source: FigureSource,
): number | null {
  const { years, first } = source;
  const last = places.at(-1) ?? 0;
  const at = (amounts: Float64Array, year: number) =>
    year < 0 ? null : nullIfUnknown(amountAt(amounts, column * years.length + year));
  const now = (amounts: Float64Array) => sumOf(amounts, column, places, years.length);
  switch (measure) {
    case "dollars":
      return now(row.dollars);
    case "low":
      return measured(now(row.low));
    case "high":
      return measured(now(row.high));
    case "growth": {
      const before = years.indexOf((years[last] ?? 0) - 1);
      return isRedefined(row, column, [before, last], source)
        ? null
        : percent(growth(at(row.dollars, before), at(row.dollars, last)));
    }
    case "averageGrowth":
      return isRedefined(row, column, [first, last], source)
        ? null
        : percent(averageGrowth(at(row.core, first), at(row.core, last), (years[last] ?? 0) - (years[first] ?? 0)));
    case "perCapita":
      return rounded(perPerson(now(row.dollars), wholeOf(row, column, places, source).population), 2);
    default: {
      const inNation = shareOf(now(row.nation), sumOf(source.nationWhole, 0, places, years.length));
      return rounded(
        indexAgainst(inNation, shareOf(now(row.dollars), wholeOf(row, column, places, source).dollars)),
        0,
      );
    }
  }
}

/** Whether media that begin anew between two years make up enough of a row that its growth would compare two definitions. */
function isRedefined(
  { dollars, broken }: RowAmounts,
  column: number,
  span: readonly [from: number, to: number],
  { years, breaks }: FigureSource,
): boolean {
  if (broken.length === 0 || !breaks.some((at) => at > span[0] && at <= span[1])) return false;
  const at = (amounts: Float64Array, year: number) => amountAt(amounts, column * years.length + year);
  return span.some((year) => year >= 0 && at(broken, year) > MATERIAL_BREAK * at(dollars, year));
}

/** The part of everything spent in its market that a cell is, as percent with one decimal. */
export function shareOfMarket(
  row: RowAmounts,
  column: number,
  places: YearPlaces,
  source: FigureSource,
): number | null {
  const dollars = sumOf(row.dollars, column, places, source.years.length);
  return percent(shareOf(dollars, wholeOf(row, column, places, source).dollars));
}

/** Shares of the rows' or columns' sums as percent with one decimal, row by row. */
export function sharesWithin(
  whole: Exclude<ShareWhole, "market">,
  rows: readonly RowAmounts[],
  columns: number,
  places: YearPlaces,
  years: number,
): (number | null)[][] {
  const dollars = rows.map((row) =>
    Array.from({ length: columns }, (_, column) => sumOf(row.dollars, column, places, years) ?? NO_DATA),
  );
  const shareIn = (amount: number, sum: number) => percent(shareOf(nullIfUnknown(amount), nullIfUnknown(sum)));
  if (whole === "row") return dollars.map((list) => list.map((amount) => shareIn(amount, sumKnown(list))));
  const sums = Array.from({ length: columns }, (_, column) => sumKnown(dollars.map((list) => list[column] ?? NO_DATA)));
  return dollars.map((list) => list.map((amount, column) => shareIn(amount, sums[column] ?? NO_DATA)));
}

/** The sum over some years of one column; null where nothing is known. */
export function sumOf(amounts: Float64Array, column: number, places: YearPlaces, years: number): number | null {
  let sum = NO_DATA;
  for (const place of places) sum = addKnown(sum, amountAt(amounts, column * years + place));
  return nullIfUnknown(sum);
}

/** Everything that is spent where a cell's money is, in its years, and the people there. */
function wholeOf(row: RowAmounts, column: number, places: YearPlaces, { columns, wholes, years }: FigureSource) {
  const units = row.line.units ?? columns[column]?.units ?? wholes.map((_, unit) => unit);
  let dollars = NO_DATA;
  let population = 0;
  for (const unit of units) {
    const whole = wholes[unit];
    if (!whole) continue;
    dollars = addKnown(dollars, sumOf(whole.dollars, 0, places, years.length) ?? NO_DATA);
    population += whole.population;
  }
  return { dollars: nullIfUnknown(dollars), population };
}

/** Null where nobody measured. */
function measured(end: number | null): number | null {
  return end !== null && Number.isFinite(end) ? end : null;
}
