export type Point = readonly [x: number, y: number];

/** Whether a point lies in the area that a line drawn by hand goes around: a ray to the right crosses it an odd number of times. */
export function isInside([x, y]: Point, line: readonly Point[]): boolean {
  let inside = false;
  for (const [at, [x1, y1]] of line.entries()) {
    const [x2, y2] = line[(at + 1) % line.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
