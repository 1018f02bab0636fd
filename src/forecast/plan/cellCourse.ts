import { COUNTY_DRIVERS, type CountyDriver } from "#domain/markets/countyDriver.ts";
import type { Provenance } from "#domain/revisions/revision.ts";
import type { YearTable } from "../earlierTables.ts";
import { lineSums } from "../lineSums.ts";
import { marketSeeds } from "../marketSeeds.ts";
import type { MediumTotals } from "../nationalTotals.ts";
import { driverShares, driversOf } from "../mediumDrivers.ts";
import type { PartName } from "../spendPart.ts";
import type { ForecastRun } from "./rerun.ts";

/** One cell, or a sum of them: null stands for all markets, or for all sub-verticals of the part. */
export interface CoursePlace {
  readonly market: string | null;
  readonly subVertical: string | null;
  readonly medium: string;
  readonly year: number;
  readonly part: PartName;
}

/** How a figure came about, step by step; dollars of the year. */
export interface CellCourse {
  readonly place: CoursePlace;
  readonly total: { readonly stated: number; readonly dollars: number; readonly provenance: Provenance };
  /** What the market gets of the total by its drivers; null for the nation. */
  readonly market: {
    /** Part of the total, 0–1. */
    readonly share: number;
    readonly dollars: number;
    readonly drivers: readonly DriverPart[];
    /** What size adds or takes: 1 for a market of the level size. */
    readonly size: number;
    /** Political spend per person against the nation's; 1 for core spend. */
    readonly political: number;
  } | null;
  /** What the mix and the trends give the sub-vertical of the total; null for all. */
  readonly subVertical: { readonly share: number; readonly dollars: number } | null;
  /** How strong the sub-vertical is in this market before balancing, 1 being average; null for sums. */
  readonly strength: number | null;
  /** After balancing, before evidence and rounding. */
  readonly balanced: number;
  /** Dollars of it that spend lines or constraints fix, and how many cells. */
  readonly locked: { readonly dollars: number; readonly cells: number };
  /** What stands in the table. */
  readonly dollars: number;
}

export interface DriverPart {
  readonly driver: CountyDriver;
  /** The market's part of the nation, 0–1, and how much it counts, 0–1. */
  readonly share: number;
  readonly weight: number;
}

/** A market of this part of the nation neither gains nor loses by its size; as in `marketWeights`. */
const LEVEL_SHARE = 0.015;
const DIFFUSION_YEAR = 2025;

/** The course of a figure of a run; null where the run has no such table, market or sub-vertical. */
export function cellCourse(run: ForecastRun, place: CoursePlace): CellCourse | null {
  const { input, totals, years } = run;
  const yearPlace = input.years.indexOf(place.year);
  const table = years[yearPlace]?.tables.find(
    ({ estimate }) => estimate.medium === place.medium && estimate.part.name === place.part,
  );
  const row = place.market === null ? null : input.markets.findIndex(({ market }) => market === place.market);
  const column =
    place.subVertical === null ? null : (table?.estimate.part.subVerticals.indexOf(place.subVertical) ?? -1);
  const provenance = provenanceOf(totals[table?.estimate.mediumPlace ?? -1], yearPlace, place.part);
  if (!table || !provenance || row === -1 || column === -1) return null;
  const { estimate, report } = table;
  const own = sumsAt(table, row, column);
  return {
    place,
    total: { stated: estimate.dollars, dollars: report.dollars, provenance },
    market: row === null ? null : marketStep(run, table, row),
    subVertical:
      column === null
        ? null
        : {
            share: part(estimate.verticalMargins[column]!, estimate.dollars),
            dollars: estimate.verticalMargins[column]!,
          },
    strength:
      row === null || column === null
        ? null
        : (marketSeeds(input.markets, estimate.part.subVerticals)[row * estimate.part.subVerticals.length + column] ??
          null),
    ...own,
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

function marketStep({ input }: ForecastRun, { estimate }: YearTable, row: number): NonNullable<CellCourse["market"]> {
  const shares = driverShares(input.markets);
  const { blend, size, diffusion } = driversOf(estimate.medium, input.drivers);
  const elasticity = size + diffusion * (estimate.year - DIFFUSION_YEAR);
  const population = shares.population[row] ?? 0;
  return {
    share: part(estimate.marketMargins[row]!, estimate.dollars),
    dollars: estimate.marketMargins[row]!,
    drivers: COUNTY_DRIVERS.flatMap((driver) => {
      const weight = blend[driver] ?? 0;
      return weight > 0 ? [{ driver, share: shares[driver][row] ?? 0, weight }] : [];
    }),
    size: population > 0 ? (population / LEVEL_SHARE) ** elasticity : 0,
    political: estimate.part.name === "political" ? (input.markets[row]?.politicalIndex ?? 1) : 1,
  };
}

/** The figure after balancing, what of it is locked, and what it became. */
function sumsAt(
  { estimate, table, locks }: YearTable,
  row: number | null,
  column: number | null,
): Pick<CellCourse, "balanced" | "locked" | "dollars"> {
  const columns = estimate.part.subVerticals.length;
  const at = (cells: Float64Array) => {
    if (row !== null && column !== null) return cells[row * columns + column] ?? 0;
    const sums = lineSums(cells, columns);
    if (row !== null) return sums.rows[row] ?? 0;
    return column === null ? sums.rows.reduce((sum, one) => sum + one, 0) : (sums.columns[column] ?? 0);
  };
  return {
    balanced: at(estimate.table),
    locked: locks
      ? {
          dollars: at(locks.map((dollars) => dollars || 0)),
          cells: at(locks.map((one) => (Number.isNaN(one) ? 0 : 1))),
        }
      : { dollars: 0, cells: 0 },
    dollars: at(table),
  };
}

function part(dollars: number, total: number): number {
  return total > 0 ? dollars / total : 0;
}
