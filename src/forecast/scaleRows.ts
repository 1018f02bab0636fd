/** Scales each row of a flat table to its margin, in place; null margins leave it as it is. A row of zeros stays one. */
export function scaleRows(table: Float64Array, rowMargins: Float64Array | null): Float64Array {
  if (rowMargins === null) return table;
  const columns = table.length / rowMargins.length;
  for (let row = 0, offset = 0; row < rowMargins.length; row++, offset += columns) {
    let sum = 0;
    for (let j = offset; j < offset + columns; j++) sum += table[j]!;
    const factor = sum > 0 ? rowMargins[row]! / sum : 0;
    for (let j = offset; j < offset + columns; j++) table[j]! *= factor;
  }
  return table;
}
