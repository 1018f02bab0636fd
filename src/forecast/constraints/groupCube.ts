import type { CubeNames, CubeShape, CubeSum } from "../cube/cubeProblem.ts";
import type { YearTable } from "../earlierTables.ts";
import { lineSums } from "../lineSums.ts";
import type { ForecastInput } from "../input.ts";
import type { ConstraintGroup } from "./constraintGroups.ts";
import type { PlacedConstraint } from "./placeConstraint.ts";

/** The tables of a group as one cube, the tables being its media; cells of other parts' sub-verticals are zeros. */
export interface GroupCube {
  readonly shape: CubeShape;
  readonly names: CubeNames;
  readonly tables: readonly YearTable[];
  /** By table: the cube's column of each of its own. */
  readonly columns: readonly (readonly number[])[];
  /** What the model expects, before evidence. */
  readonly seeds: Float64Array;
  /** Whole dollars that evidence locks, NaN elsewhere; null where it locks nothing. */
  readonly locks: Float64Array | null;
  /** What tables, markets and sub-verticals hold before constraints, whole dollars. */
  readonly totals: Float64Array;
  readonly marketMargins: Float64Array;
  readonly verticalMargins: Float64Array;
  /** A constraint as a sum over the cube. */
  readonly sumOf: (constraint: PlacedConstraint) => CubeSum;
}

export function groupCube(input: ForecastInput, group: ConstraintGroup, yearTables: readonly YearTable[]): GroupCube {
  const tables = group.tables.map((place) => yearTables[place]!);
  const positions = [...new Set(tables.flatMap(({ estimate }) => estimate.part.positions))].toSorted((a, b) => a - b);
  const columnOf = new Map(positions.map((position, column) => [position, column]));
  const shape = { markets: input.markets.length, subVerticals: positions.length, media: tables.length };
  const columns = tables.map(({ estimate }) => estimate.part.positions.map((position) => columnOf.get(position) ?? 0));
  const spread = (cellsOf: (table: YearTable) => Float64Array | null, rest: number) => {
    const cube = new Float64Array(shape.markets * shape.subVerticals * shape.media).fill(rest);
    tables.forEach((table, medium) => {
      const own = columns[medium]!;
      const cells = cellsOf(table);
      cells?.forEach((value, cell) => {
        const market = Math.floor(cell / own.length);
        cube[(medium * shape.markets + market) * shape.subVerticals + own[cell % own.length]!] = value;
      });
    });
    return cube;
  };
  const verticalMargins = new Float64Array(shape.subVerticals * shape.media);
  const marketMargins = new Float64Array(shape.markets * shape.media);
  tables.forEach(({ table }, medium) => {
    const sums = lineSums(table, columns[medium]!.length);
    marketMargins.set(sums.rows, medium * shape.markets);
    sums.columns.forEach((dollars, column) => {
      verticalMargins[medium * shape.subVerticals + columns[medium]![column]!] = dollars;
    });
  });
  const mediumOf = new Map(group.tables.map((table, medium) => [table, medium]));
  return {
    shape,
    names: {
      markets: input.markets.map(({ market }) => market),
      subVerticals: positions.map((position) => input.subVerticals[position] ?? ""),
      media: tables.map(({ estimate: { medium, part, year } }) => `${medium} (${part.name}, ${year})`),
      tables: tables.map(({ estimate: { medium, part } }) => ({ medium, part: part.name })),
    },
    tables,
    columns,
    seeds: spread(({ estimate }) => estimate.table, 0),
    locks: tables.some(({ locks }) => locks !== null) ? spread(({ locks }) => locks, NaN) : null,
    totals: Float64Array.from(tables, ({ report }) => report.dollars),
    marketMargins,
    verticalMargins,
    sumOf: ({ markets, subVerticals, tables: own, rule, dollars, name, place }) => ({
      markets,
      subVerticals: subVerticals.flatMap((position) => columnOf.get(position) ?? []),
      media: own.flatMap((table) => mediumOf.get(table) ?? []),
      rule: rule === "atLeast" ? "atLeast" : "equals",
      dollars,
      name,
      constraint: place,
    }),
  };
}
