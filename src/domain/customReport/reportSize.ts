import { cubeAxes } from "./reportAxes.ts";
import type { Dimension, ReportDefinition } from "./reportDefinition.ts";
import { lineCount } from "./reportLines.ts";
import type { ReportScope } from "./resolveScope.ts";

/** How large a report becomes, told before it is made. */
export interface ReportSize {
  readonly rows: number;
  /** Columns of figures. */
  readonly columns: number;
  /** Rows times columns of figures. */
  readonly cells: number;
}

/** At most so large: top rows and lists leave out what holds nothing. */
export function reportSize(definition: ReportDefinition, scope: ReportScope): ReportSize {
  const axes = cubeAxes(definition, scope);
  const count = (dimensions: readonly Dimension[]) =>
    lineCount(dimensions, axes) * (dimensions.includes("year") ? scope.years.length : 1);
  const [down, across] = [count(definition.rows), count(definition.columns)];
  const { length: measures } = definition.measures;
  const isList = definition.layout === "table";
  const rows = isList ? down * across : down;
  const columns = isList ? measures : across * measures;
  return { rows, columns, cells: rows * columns };
}
