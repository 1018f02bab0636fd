import type { Basis } from "#domain/revisions/revision.ts";
import type { YearTable } from "../earlierTables.ts";
import { lineSums } from "../lineSums.ts";
import type { PartName } from "../spendPart.ts";

/** What a settled table adds up to: little enough to be sent from thread to thread. */
export interface TableSums {
  readonly medium: string;
  readonly year: number;
  readonly part: PartName;
  /** The national total, whole dollars: as stated, or what it became by giving way to evidence. */
  readonly dollars: number;
  readonly stated: number;
  /** Of the total as stated. */
  readonly basis: Basis;
  /** Whole dollars of each market, in the order of the run's markets. */
  readonly markets: Float64Array;
  /** Whole dollars of each sub-vertical of the part, in the order of its positions. */
  readonly subVerticals: Float64Array;
  /** Positions of these on the run's axis. */
  readonly positions: readonly number[];
  readonly lockedCells: number;
}

export function tableSums({ estimate, table, report }: YearTable): TableSums {
  const { medium, year, part, dollars: stated, basis } = estimate;
  const { rows, columns } = lineSums(table, part.positions.length);
  return {
    medium,
    year,
    part: part.name,
    dollars: report.dollars,
    stated,
    basis,
    markets: rows,
    subVerticals: columns,
    positions: part.positions,
    lockedCells: report.lockedCells,
  };
}
