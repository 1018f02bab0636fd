/** Whether a place lies in the area that rings go around: a ray to the east crosses them an odd number of times; holes are rings like any other. */
export function isInRings(rings: readonly (readonly (readonly number[])[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
      const [ax = 0, ay = 0] = ring[at] ?? [];
      const [bx = 0, by = 0] = ring[before] ?? [];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}
