import type { Provenance } from "#domain/revisions/revision.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { MediumTotals } from "#forecast/nationalTotals.ts";
import type { TableSums } from "#forecast/plan/tableSums.ts";
import type { PartName } from "#forecast/spendPart.ts";

/** Core, political, or both together. */
export type ShownPart = PartName | "all";

/** The sums of a run's tables, and the axes they are read by. */
export interface RunFigures {
  readonly years: readonly number[];
  readonly media: readonly string[];
  readonly subVerticals: readonly string[];
  readonly markets: readonly string[];
  readonly currentYear: number;
  /** By `tableName`. */
  readonly tables: ReadonlyMap<string, TableSums>;
  /** By medium and year, of the totals as stated. */
  readonly provenance: readonly (readonly Provenance[])[];
}

export function tableName(medium: string, year: number, part: PartName): string {
  return `${medium} ${year} ${part}`;
}

/** The figures with some tables in the place of what they held before. */
export function withTables(
  figures: RunFigures,
  tables: readonly TableSums[],
  provenance: RunFigures["provenance"],
): RunFigures {
  const all = new Map(figures.tables);
  for (const table of tables) all.set(tableName(table.medium, table.year, table.part), table);
  return { ...figures, tables: all, provenance };
}

/** The figures with other national totals, and what they are divided into as it was: what a slider shows before the run follows. */
export function withTotals(figures: RunFigures, totals: readonly MediumTotals[]): RunFigures {
  const all = new Map(figures.tables);
  figures.media.forEach((medium, place) =>
    figures.years.forEach((year, at) => {
      for (const part of ["core", "political"] as const) {
        const name = tableName(medium, year, part);
        const table = all.get(name);
        const dollars = totals[place]?.[part][at];
        if (table && dollars !== undefined && dollars !== table.dollars)
          all.set(name, { ...table, dollars, stated: dollars });
      }
    }),
  );
  return { ...figures, tables: all };
}

/** How far the part that is shown may be off, as a part of it, where the past tells. */
export function partError({ error, partErrors }: Provenance, part: ShownPart): number | undefined {
  return part === "all" ? error : (partErrors?.[part] ?? error);
}

function partsOf(part: ShownPart): readonly PartName[] {
  return part === "all" ? ["core", "political"] : [part];
}

function tablesOf(figures: RunFigures, medium: string, year: number, part: ShownPart): TableSums[] {
  return partsOf(part).flatMap((one) => figures.tables.get(tableName(medium, year, one)) ?? []);
}

/** What is spent on a medium nationwide in a year, whole dollars. */
export function nationDollars(figures: RunFigures, medium: string, year: number, part: ShownPart): number {
  return tablesOf(figures, medium, year, part).reduce((sum, { dollars }) => sum + dollars, 0);
}

/** The same as stated or modelled, before it gave way to evidence; whole dollars. */
export function statedDollars(figures: RunFigures, medium: string, year: number): number {
  return tablesOf(figures, medium, year, "all").reduce((sum, { stated }) => sum + stated, 0);
}

/** A matrix of whole dollars, flat, row by row; the columns are the media. */
export interface Matrix {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly dollars: Float64Array;
}

/** Nationwide dollars of each sub-vertical in each medium. */
export function subVerticalMatrix(figures: RunFigures, year: number, part: ShownPart): Matrix {
  const { media, subVerticals } = figures;
  const dollars = new Float64Array(subVerticals.length * media.length);
  media.forEach((medium, column) => {
    for (const table of tablesOf(figures, medium, year, part))
      table.positions.forEach((position, place) => {
        dollars[position * media.length + column]! += table.subVerticals[place]!;
      });
  });
  return { rows: subVerticals, columns: media, dollars };
}

/** Dollars of each market in each medium. */
export function marketMatrix(figures: RunFigures, year: number, part: ShownPart): Matrix {
  const { media, markets } = figures;
  const dollars = new Float64Array(markets.length * media.length);
  media.forEach((medium, column) => {
    for (const table of tablesOf(figures, medium, year, part))
      table.markets.forEach((sum, row) => {
        dollars[row * media.length + column]! += sum;
      });
  });
  return { rows: markets, columns: media, dollars };
}

/** The same by vertical: sub-verticals added up, in the order in which verticals first stand on the axis. */
export function byVertical(matrix: Matrix): Matrix {
  const verticals = [...new Set(matrix.rows.map(verticalOf))];
  const width = matrix.columns.length;
  const dollars = new Float64Array(verticals.length * width);
  matrix.rows.forEach((subVertical, row) => {
    const target = verticals.indexOf(verticalOf(subVertical));
    for (let column = 0; column < width; column++)
      dollars[target * width + column]! += matrix.dollars[row * width + column]!;
  });
  return { rows: verticals, columns: matrix.columns, dollars };
}

/** Sums of a matrix's rows and columns, and of all. */
export function matrixSums({ rows, columns, dollars }: Matrix): {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly all: number;
} {
  const rowSums = rows.map(() => 0);
  const columnSums = columns.map(() => 0);
  dollars.forEach((value, cell) => {
    rowSums[Math.floor(cell / columns.length)]! += value;
    columnSums[cell % columns.length]! += value;
  });
  return { rows: rowSums, columns: columnSums, all: rowSums.reduce((sum, one) => sum + one, 0) };
}
