/**
 * The value that a part (0–1) of a list does not exceed, between two neighbours in proportion; null for an empty list. The list is
 * put in order on the way.
 */
export function quantile(values: Float64Array, part: number): number | null {
  if (values.length === 0) return null;
  values.sort();
  const place = (values.length - 1) * part;
  const below = values[Math.floor(place)] ?? 0;
  const above = values[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
