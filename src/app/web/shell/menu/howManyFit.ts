/**
 * How many entries of these widths stand in a row with so much room, where a button for the others takes `more` as soon as
 * one does not. All in CSS pixels.
 */
export function howManyFit(widths: readonly number[], room: number, more: number): number {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  if (whole <= room) return widths.length;
  let used = more;
  const first = widths.findIndex((width) => (used += width) > room);
  return first < 0 ? widths.length - 1 : first;
}
