export interface Sorting {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

export type SortValue = string | number | null;

/** Rows in the order of one column's values; rows without a value come last either way, equal ones keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  direction: Sorting["direction"],
  compareText: (a: string, b: string) => number,
): Row[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
    if (typeof one === "number" && typeof other === "number") return (one - other) * sign;
    return compareText(String(one), String(other)) * sign;
  });
}

/** The sorting after a click on a column's head: numbers begin with the largest, names with A, a second click turns round. */
export function nextSorting(current: Sorting | null, column: string, numeric: boolean): Sorting {
  if (current?.column === column) {
    return { column, direction: current.direction === "ascending" ? "descending" : "ascending" };
  }
  return { column, direction: numeric ? "descending" : "ascending" };
}
