import type { Cell } from "../tables/table.ts";
import type { Dimension, ReportDefinition, ReportMeasure } from "./reportDefinition.ts";
import { dimensionField, type Member, measureField, type ReportField } from "./reportField.ts";
import { type FigureSource, reportFigure, shareOfMarket, sharesWithin, type YearPlaces } from "./reportFigures.ts";
import type { Line } from "./reportLines.ts";
import type { RowAmounts } from "./reportMatrix.ts";
import type { ReportScope } from "./resolveScope.ts";

interface LayOutOrder {
  readonly definition: ReportDefinition;
  readonly scope: ReportScope;
  /** In their order, each with one more column that holds their sum. */
  readonly rows: readonly RowAmounts[];
  readonly columns: readonly Line[];
  readonly total: RowAmounts | null;
  readonly figures: FigureSource;
}

/** A line as it is shown: in one year, or in all of the report. */
interface Shown {
  readonly line: number;
  readonly year: number | null;
  /** Its members in the order of its dimensions, years among them. */
  readonly members: readonly Member[];
}

/** A laid out report: heads, rows, total. */
export interface LaidOut {
  readonly fields: readonly ReportField[];
  readonly rows: readonly { readonly cells: readonly Cell[]; readonly merged: number }[];
  readonly total: readonly Cell[] | null;
}

/** Rows and columns with their figures: columns across, or everything down as a list. */
export function layOutReport(order: LayOutOrder): LaidOut {
  const { definition, scope, rows, columns, total, figures } = order;
  const down = shownLines(
    definition.rows,
    rows.map(({ line }) => line),
    scope.years,
  );
  const across = shownLines(definition.columns, columns, scope.years);
  const figure = figureReader(order);
  const name = ({ dimension, id }: Member): Cell => (dimension === "year" ? Number(id) : id);
  const { measures } = definition;

  if (definition.layout === "table") {
    const fields = [
      ...[...definition.rows, ...definition.columns].map(dimensionField),
      ...measures.map((measure) => measureField(measure, [])),
    ];
    const list = down.flatMap((one) => {
      const row = rows[one.line];
      if (!row) return [];
      return across
        .filter(({ line }) => row.present[line])
        .map((other) => ({
          cells: [
            ...one.members.map(name),
            ...other.members.map(name),
            ...measures.map((measure) => figure(measure, one.line, other.line, one.year ?? other.year)),
          ],
          merged: row.line.merged,
        }));
    });
    return { fields, rows: list, total: null };
  }

  const totals = totalColumns(order);
  const heads = [...across, ...totals];
  const fields = [
    ...definition.rows.map(dimensionField),
    ...heads.flatMap((head) =>
      measures.map((measure) => measureField(measure, head.members, head.line === columns.length)),
    ),
  ];
  const cells = (line: number, year: number | null) =>
    heads.flatMap((head) => measures.map((measure) => figure(measure, line, head.line, year ?? head.year)));
  return {
    fields,
    rows: down.map((one) => ({
      cells: [...one.members.map(name), ...cells(one.line, one.year)],
      merged: rows[one.line]?.line.merged ?? 0,
    })),
    total: total && figures.years.length > 0 ? [...definition.rows.map(() => null), ...cells(rows.length, null)] : null,
  };
}

/** A column for the sum of all others, for each year if they stand across; none where it says nothing or counts money twice. */
function totalColumns({ definition, scope, columns }: LayOutOrder): Shown[] {
  const countsTwice = definition.columns.includes("market") && scope.overlapping;
  if (columns.length < 2 || countsTwice) return [];
  const years = definition.columns.includes("year") ? scope.years : [null];
  return years.map((year) => ({
    line: columns.length,
    year,
    members: year === null ? [] : [{ dimension: "year", id: String(year) }],
  }));
}

/** Lines with years in their place among the dimensions: outermost, innermost or between. */
function shownLines(dimensions: readonly Dimension[], lines: readonly Line[], years: readonly number[]): Shown[] {
  const place = dimensions.indexOf("year");
  const others = dimensions.filter((dimension) => dimension !== "year");
  const members = (line: Line): Member[] => others.flatMap((dimension, at) => ({ dimension, id: line.ids[at] ?? "" }));
  if (place < 0) return lines.map((line, at) => ({ line: at, year: null, members: members(line) }));
  const groups = new Map<string, number>();
  const entries = lines.flatMap((line, at) => {
    const group = line.ids.slice(0, place).join("\n");
    const first = groups.get(group) ?? at;
    groups.set(group, first);
    return years.map((year) => ({
      first,
      shown: { line: at, year, members: members(line).toSpliced(place, 0, { dimension: "year", id: String(year) }) },
    }));
  });
  return entries
    .toSorted((a, b) => a.first - b.first || (a.shown.year ?? 0) - (b.shown.year ?? 0) || a.shown.line - b.shown.line)
    .map(({ shown }) => shown);
}

/** The figures of a report by row, column and year. Row and column beyond the last are the total's. */
function figureReader({ definition, scope, rows, columns, total, figures }: LayOutOrder) {
  const everyYear = scope.years.map((year) => figures.years.indexOf(year));
  const placesOf = (year: number | null): YearPlaces => (year === null ? everyYear : [figures.years.indexOf(year)]);
  const shares = new Map<number | null, (number | null)[][]>();
  const sharesIn = (year: number | null, whole: "row" | "column") => {
    const known = shares.get(year);
    if (known) return known;
    const ordinary = { rows, count: columns.length };
    const made =
      whole === "row"
        ? sharesWithin("row", total ? [...rows, total] : rows, ordinary.count, placesOf(year), figures.years.length)
        : sharesWithin("column", rows, ordinary.count + 1, placesOf(year), figures.years.length);
    shares.set(year, made);
    return made;
  };
  return (measure: ReportMeasure, at: number, column: number, year: number | null): number | null => {
    const row = rows[at] ?? total;
    if (!row) return null;
    const places = placesOf(year);
    if (measure !== "share") return reportFigure(measure, row, column, places, figures);
    const { shareOf } = definition;
    if (shareOf === "market") return shareOfMarket(row, column, places, figures);
    const isWhole = shareOf === "row" ? column === columns.length : at === rows.length;
    // The whole itself is all of it, where there is anything.
    if (isWhole) return reportFigure("dollars", row, column, places, figures) ? 100 : null;
    return sharesIn(year, shareOf)[at]?.[column] ?? null;
  };
}
