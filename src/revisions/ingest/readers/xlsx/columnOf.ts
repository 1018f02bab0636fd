/** The column of `AB12` or `AB`, from 0. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/\d+$/, "").toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
