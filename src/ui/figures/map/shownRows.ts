/** The first rows; the one that stands out takes the place of the last where it is not among them, so that nothing moves. */
export function shownRows<Row extends { readonly id: string }>(
  ordered: readonly Row[],
  rows: number,
  pointed: string | null,
): readonly Row[] {
  const first = ordered.slice(0, rows);
  const marked = ordered.find(({ id }) => id === pointed);
  return !marked || first.includes(marked) ? first : [...first.slice(0, -1), marked];
}
