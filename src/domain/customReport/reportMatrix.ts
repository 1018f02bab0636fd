import { addKnown, amountAt, NO_DATA } from "../figures/amount.ts";
import type { CubeAxes } from "./reportAxes.ts";
import type { Line, Lines } from "./reportLines.ts";
import type { SpendingCube } from "./spendingCube.ts";

/** What a row of a report knows of each of its columns and years. Amounts stand by column, then year; NaN is "no data". Bands, the nation and core are empty where nobody asks. */
export interface RowAmounts {
  readonly line: Line;
  readonly dollars: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** The same selection in the nation, for indexes. */
  readonly nation: Float64Array;
  /** The same without political money, for growth over years. */
  readonly core: Float64Array;
  /** What of it is spent on media that begin anew in some year, for growth. */
  readonly broken: Float64Array;
  /** 1 for each column that anything of the cube falls on. */
  readonly present: Uint8Array;
}

interface MatrixOrder {
  readonly cube: SpendingCube;
  /** The nation's cube by the same axes, with one unit; null where no index is asked for. */
  readonly nation: SpendingCube | null;
  /** The cube without political money; null where no growth over years is asked for. */
  readonly core: SpendingCube | null;
  /** The cube of media that begin anew in some year; null where there are none, or no growth is asked for. */
  readonly broken: SpendingCube | null;
  readonly axes: CubeAxes;
  readonly rows: Lines;
  readonly columns: Lines;
  readonly years: number;
}

/** The cube laid out in rows and columns. */
export function reportMatrix({ cube, nation, core, broken, axes, rows, columns, years }: MatrixOrder): RowAmounts[] {
  const width = columns.lines.length * years;
  const kept = { bands: cube.low.length > 0, nation: nation !== null, core: core !== null, broken: broken !== null };
  const matrix = rows.lines.map((line) => emptyRow(line, columns.lines.length, width, kept));
  const { units, media, business, platforms } = axes;
  let at = 0;
  for (const u of units.ids.keys()) {
    for (const m of media.ids.keys()) {
      for (const b of business.ids.keys()) {
        for (const p of platforms.ids.keys()) {
          const row = matrix[rows.of(u, m, b, p)];
          const column = columns.of(u, m, b, p);
          const inNation = ((m * business.ids.length + b) * platforms.ids.length + p) * years;
          if (row) {
            row.present[column] = 1;
            add(row.dollars, column * years, cube.dollars, at, years);
            add(row.low, column * years, cube.low, at, years);
            add(row.high, column * years, cube.high, at, years);
            if (core) add(row.core, column * years, core.dollars, at, years);
            if (broken) add(row.broken, column * years, broken.dollars, at, years);
            if (nation) add(row.nation, column * years, nation.dollars, inNation, years);
          }
          at += years;
        }
      }
    }
  }
  return matrix;
}

/** Several rows as one. The nation counts once for all markets that stand beside each other. */
export function mergedRow(rows: readonly RowAmounts[], line: Line): RowAmounts {
  const columns = rows[0]?.present.length ?? 0;
  const width = rows[0]?.dollars.length ?? 0;
  const merged = emptyRow(
    line,
    columns,
    width,
    rows[0] ? keptBy(rows[0]) : { bands: false, nation: false, core: false, broken: false },
  );
  const counted = new Set<string>();
  for (const row of rows) {
    add(merged.dollars, 0, row.dollars, 0, width);
    add(merged.low, 0, row.low, 0, width);
    add(merged.high, 0, row.high, 0, width);
    add(merged.core, 0, row.core, 0, width);
    add(merged.broken, 0, row.broken, 0, width);
    if (!counted.has(row.line.kin)) add(merged.nation, 0, row.nation, 0, width);
    counted.add(row.line.kin);
    for (const [column, present] of row.present.entries()) if (present) merged.present[column] = 1;
  }
  return merged;
}

/** The row with one more column, in which all others are added up. */
export function withTotalColumn(row: RowAmounts, columns: readonly Line[], years: number): RowAmounts {
  const wider = emptyRow(row.line, columns.length + 1, (columns.length + 1) * years, keptBy(row));
  const total = columns.length * years;
  const counted = new Set<string>();
  for (const name of ["dollars", "low", "high", "core", "broken", "nation"] as const) wider[name].set(row[name]);
  for (const [column, { kin }] of columns.entries()) {
    for (const name of ["dollars", "low", "high", "core", "broken"] as const)
      add(wider[name], total, row[name], column * years, years);
    if (!counted.has(kin)) add(wider.nation, total, row.nation, column * years, years);
    counted.add(kin);
  }
  wider.present.set(row.present);
  wider.present[columns.length] = 1;
  return wider;
}

/** Which amounts beside dollars a report asks for; there may be hundreds of thousands of rows, so that nothing else is kept. */
interface Kept {
  readonly bands: boolean;
  readonly nation: boolean;
  readonly core: boolean;
  readonly broken: boolean;
}

const NOTHING = new Float64Array(0);

function emptyRow(line: Line, columns: number, width: number, { bands, nation, core, broken }: Kept): RowAmounts {
  const none = (isKept = true) => (isKept ? new Float64Array(width).fill(NO_DATA) : NOTHING);
  return {
    line,
    dollars: none(),
    low: none(bands),
    high: none(bands),
    nation: none(nation),
    core: none(core),
    broken: none(broken),
    present: new Uint8Array(columns),
  };
}

const keptBy = ({ low, nation, core, broken }: RowAmounts): Kept => ({
  bands: low.length > 0,
  nation: nation.length > 0,
  core: core.length > 0,
  broken: broken.length > 0,
});

function add(to: Float64Array, start: number, from: Float64Array, at: number, count: number): void {
  if (from.length === 0) return;
  for (let place = 0; place < count; place++) {
    to[start + place] = addKnown(amountAt(to, start + place), amountAt(from, at + place));
  }
}
