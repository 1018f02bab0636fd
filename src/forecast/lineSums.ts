/** The sums of a flat table's rows and columns. */
export interface LineSums {
  readonly rows: Float64Array;
  readonly columns: Float64Array;
}

export function lineSums(table: Float64Array, columnCount: number): LineSums {
  const rows = new Float64Array(table.length / columnCount);
  const columns = new Float64Array(columnCount);
  for (let row = 0, offset = 0; row < rows.length; row++, offset += columnCount) {
    for (let column = 0; column < columnCount; column++) {
      rows[row]! += table[offset + column]!;
      columns[column]! += table[offset + column]!;
    }
  }
  return { rows, columns };
}
