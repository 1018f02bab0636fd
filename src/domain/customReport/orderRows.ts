import type { Dimension, ReportDefinition } from "./reportDefinition.ts";
import { OTHERS } from "./reportDefinition.ts";
import { mergedLine } from "./reportLines.ts";
import { mergedRow, type RowAmounts } from "./reportMatrix.ts";
import type { ReportSource } from "./reportSource.ts";

interface RowOrder {
  readonly definition: Pick<ReportDefinition, "rows" | "sort" | "top">;
  readonly source: Pick<ReportSource, "name" | "compare">;
  /** What rows are ordered by where they are ordered by value; null comes last. */
  readonly value: (row: RowAmounts) => number | null;
}

/**
 * Rows in the order asked for, group by group: the first dimension's members by their sums, the next one's within each. With
 * `top`, the innermost dimension keeps so many in every group, and the others become one row, so that every sum still ties.
 */
export function orderRows(rows: readonly RowAmounts[], order: RowOrder): RowAmounts[] {
  const dimensions = order.definition.rows.filter((dimension) => dimension !== "year");
  return arrange(rows, 0, dimensions, order);
}

function arrange(
  rows: readonly RowAmounts[],
  level: number,
  dimensions: readonly Exclude<Dimension, "year">[],
  order: RowOrder,
): RowAmounts[] {
  const dimension = dimensions[level];
  if (dimension === undefined) return [...rows];
  const groups = [...Map.groupBy(rows, ({ line }) => line.ids[level] ?? "")].map(([id, members]) => ({ id, members }));
  const sorted = sortGroups(groups, dimension, order);
  if (level < dimensions.length - 1) {
    return sorted.flatMap(({ members }) => arrange(members, level + 1, dimensions, order));
  }
  const flat = sorted.flatMap(({ members }) => members);
  const { top } = order.definition;
  // One row left over is shown as itself.
  if (top === null || flat.length <= top + 1) return flat;
  // What stands first is decided by value, also where rows are ordered by name.
  const largest = new Set(byValue(flat, order).slice(0, top));
  const rest = flat.filter((row) => !largest.has(row));
  const ids = [...(rest[0]?.line.ids.slice(0, level) ?? []), OTHERS];
  return [
    ...flat.filter((row) => largest.has(row)),
    mergedRow(
      rest,
      mergedLine(
        rest.map(({ line }) => line),
        ids,
      ),
    ),
  ];
}

interface Group {
  readonly id: string;
  readonly members: readonly RowAmounts[];
}

function sortGroups(
  groups: readonly Group[],
  dimension: Exclude<Dimension, "year">,
  order: RowOrder,
): readonly Group[] {
  const { definition, source } = order;
  if (definition.sort === "order") return groups;
  if (definition.sort === "name") {
    const named = groups.map((group) => ({ group, name: source.name(dimension, group.id) }));
    return named.toSorted((a, b) => source.compare(a.name, b.name)).map(({ group }) => group);
  }
  const sums = groups.map(({ id, members }) => {
    const [only] = members;
    return members.length === 1 && only
      ? only
      : mergedRow(
          members,
          mergedLine(
            members.map(({ line }) => line),
            [id],
          ),
        );
  });
  const places = new Map(sums.map((sum, at) => [sum, at]));
  return byValue(sums, order).flatMap((sum) => groups[places.get(sum) ?? -1] ?? []);
}

function byValue(rows: readonly RowAmounts[], { value }: RowOrder): RowAmounts[] {
  const valued = rows.map((row) => ({ row, value: value(row) ?? -Infinity }));
  return valued.toSorted((a, b) => (a.value === b.value ? 0 : b.value - a.value)).map(({ row }) => row);
}
