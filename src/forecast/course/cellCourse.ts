import type {
  BalancingCourse,
  CellCourse,
  CoursePlace,
  LineCourse,
  StrengthCourse,
  TotalCourse,
} from "#domain/forecast/cellCourse.ts";
import { dividedBand } from "#domain/figures/bands.ts";
import type { Provenance } from "#domain/revisions/revision.ts";
import type { YearTable, YearTables } from "../earlierTables.ts";
import type { Estimate } from "../estimate.ts";
import type { ForecastInput, SpendEvidence } from "../input.ts";
import { lineSums } from "../lineSums.ts";
import { marketSeeds } from "../marketSeeds.ts";
import { type MediumTotals, nationalTotals } from "../nationalTotals.ts";
import type { ForecastRun } from "../plan/rerun.ts";
import { exactTable } from "../settleTable.ts";
import type { PartName } from "../spendPart.ts";
import { categoryCourse } from "./categoryCourse.ts";
import { marketCourse } from "./marketCourse.ts";
import { totalWay } from "./totalWay.ts";

/** What a run was made from before anything was assumed, and before years that nobody asks for were left out. */
type FilesOf = Pick<ForecastInput, "years" | "media" | "currentYear" | "totals">;

/**
 * The course of a figure of a run; null where the run has no such table, market or sub-vertical.
 *
 * @param files what the national totals are made from, where that is not what the run was given
 */
export function cellCourse(run: ForecastRun, place: CoursePlace, files: FilesOf = run.input): CellCourse | null {
  const { input, years } = run;
  const year = years[input.years.indexOf(place.year)];
  const table = year?.tables.find(
    ({ estimate }) => estimate.medium === place.medium && estimate.part.name === place.part,
  );
  const row = place.market === null ? null : input.markets.findIndex(({ market }) => market === place.market);
  const column =
    place.subVertical === null ? null : (table?.estimate.part.subVerticals.indexOf(place.subVertical) ?? -1);
  const total = table && totalCourse(run, table, place, files);
  if (!year || !table || !total || row === -1 || column === -1) return null;
  const { estimate, locks } = table;
  // Before constraints: what they move is told apart.
  const settled = table.unconstrained ?? table;
  const at = reader(estimate.part.subVerticals.length, row, column);
  const [balanced, exact] = [at(estimate.table), at(exactTable(estimate, settled.locks))];
  const line = row === null || column === null ? null : lineCourse(input, year, settled, row, column);
  const market = row === null ? null : marketCourse(input, estimate, row);
  const subVertical = column === null ? null : categoryCourse(input, estimate, column);
  const dollars = at(table.table);
  const deviations = [market?.observed, subVertical?.weighed?.steered?.observed].flatMap((one) => one?.error ?? []);
  return {
    place,
    total,
    market,
    subVertical,
    strength: row === null || column === null ? null : strengthCourse(input, estimate, row, column),
    balancing: row === null || column === null ? null : balancingCourse(input, table, row, column),
    balanced,
    locked: {
      dollars: locks ? at(locks.map((dollars) => dollars || 0)) : 0,
      cells: locks ? at(locks.map((one) => (Number.isNaN(one) ? 0 : 1))) : 0,
    },
    line,
    around: line === null && balanced > 0 ? exact / balanced : 1,
    exact,
    rounded: at(settled.table),
    dollars,
    band:
      deviations.length === 0 || line !== null || dollars !== at(settled.table)
        ? null
        : dividedBand(dollars, partErrorOf(total.provenance, place.part), Math.hypot(...deviations)),
  };
}

/** How far the national total of a part may be off; nothing where nobody measured. */
function partErrorOf({ error = 0, partErrors }: Provenance, part: PartName): number {
  return partErrors?.[part] ?? error;
}

function totalCourse(run: ForecastRun, table: YearTable, place: CoursePlace, files: FilesOf): TotalCourse | null {
  const { estimate, report } = table;
  const { medium, year, part } = place;
  const provenance = provenanceOf(run.totals[estimate.mediumPlace], run.input.years.indexOf(year), part);
  const way = totalWay(files, medium, part, year);
  if (!provenance || !way) return null;
  const before = nationalTotals(files)[files.media.indexOf(medium)]?.[part][files.years.indexOf(year)] ?? null;
  const isAssumed = before !== null && before !== estimate.dollars;
  return {
    stated: estimate.dollars,
    dollars: report.dollars,
    provenance,
    way,
    withoutAssumptions: isAssumed ? before : null,
  };
}

/** Of a part alone: political spend follows a model of its own, whatever assumptions made of it afterwards. */
function provenanceOf(totals: MediumTotals | undefined, yearPlace: number, of: PartName): Provenance | undefined {
  const provenance = totals?.provenance[yearPlace];
  const model = of === "political" ? totals?.politicalSources?.[yearPlace] : null;
  if (!provenance || !model) return provenance;
  const [own, ...more] = provenance.source.split("; ");
  return own?.startsWith("Growth model") ? { ...provenance, source: [model, ...more].join("; ") } : provenance;
}

function strengthCourse(input: ForecastInput, { part, medium }: Estimate, row: number, column: number): StrengthCourse {
  const seeds = marketSeeds(input, part.subVerticals);
  return { value: seeds.of(medium)[row * part.subVerticals.length + column] ?? 1, ...seeds.parts(medium, column, row) };
}

/**
 * The two factors that balancing came to. The market's is one over its average strength, each sub-vertical weighed by its own factor, so that its cells
 * add up to its money; the sub-vertical's is what its markets lacked or had too much.
 */
function balancingCourse(input: ForecastInput, { estimate }: YearTable, row: number, column: number): BalancingCourse {
  const { part, columnFactors, verticalMargins, dollars } = estimate;
  const columns = part.subVerticals.length;
  const seeds = marketSeeds(input, part.subVerticals)
    .of(estimate.medium)
    .subarray(row * columns, (row + 1) * columns);
  const all = columnFactors.reduce((sum, factor) => sum + factor, 0);
  const met = seeds.reduce((sum, seed, at) => sum + seed * columnFactors[at]!, 0);
  const own = verticalMargins[column] ?? 0;
  const market = met > 0 ? all / met : 0;
  const subVertical = own > 0 ? (columnFactors[column]! / all) * (dollars / own) : 0;
  return { factor: market * subVertical, market, subVertical };
}

/** The spend line that fixed a cell: of those that speak of it and were kept, the most specific one; of equals the later. */
function lineCourse(
  input: ForecastInput,
  { locks: report, tables }: YearTables,
  { estimate, locks }: YearTable,
  row: number,
  column: number,
): LineCourse | null {
  const dollars = locks?.[row * estimate.part.subVerticals.length + column];
  if (dollars === undefined || Number.isNaN(dollars)) return null;
  const position = estimate.part.positions[column]!;
  const overruled = new Set(report.overruled.map(({ line }) => line));
  const { market } = input.markets[row]!;
  const speaking = input.evidence
    .map((line, at) => ({ line, at }))
    .filter(
      ({ line, at }) =>
        line.market === market &&
        line.year === estimate.year &&
        line.subVerticals.includes(position) &&
        line.media.includes(estimate.mediumPlace) &&
        !overruled.has(at) &&
        // A least amount fixes cells only where it lifted them, and then to the dollar.
        (line.least !== true || dollarsIn(tables, line, row) === line.dollars),
    )
    .toSorted((a, b) => breadth(a.line) - breadth(b.line) || b.at - a.at);
  const [found] = speaking;
  if (!found) return null;
  const { line, at } = found;
  return {
    line: at,
    dollars: line.dollars,
    subVerticals: line.subVerticals.length,
    media: line.media.length,
    share: line.dollars > 0 ? dollars / line.dollars : 0,
    least: line.least ?? false,
  };
}

function breadth({ subVerticals, media }: SpendEvidence): number {
  return subVerticals.length * media.length;
}

function dollarsIn(tables: readonly YearTable[], { subVerticals, media }: SpendEvidence, row: number): number {
  return tables.reduce((all, { estimate: { part, mediumPlace }, table }) => {
    if (!media.includes(mediumPlace)) return all;
    const columns = part.positions.length;
    return part.positions.reduce(
      (sum, position, column) => (subVerticals.includes(position) ? sum + table[row * columns + column]! : sum),
      all,
    );
  }, 0);
}

/** Reads a cell of a table, or adds up the row, the column or all of it. */
function reader(columns: number, row: number | null, column: number | null): (cells: Float64Array) => number {
  return (cells) => {
    if (row !== null && column !== null) return cells[row * columns + column] ?? 0;
    const sums = lineSums(cells, columns);
    if (row !== null) return sums.rows[row] ?? 0;
    return column === null ? sums.rows.reduce((sum, one) => sum + one, 0) : (sums.columns[column] ?? 0);
  };
}
