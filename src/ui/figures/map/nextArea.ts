/** An area by a place in it, in pixels. */
export interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much farther than one ahead a pixel aside counts. */
const ASIDE = 2;

/** The area that an arrow key leads to: the nearest one that lies rather ahead than aside; from nowhere, the one nearest to `middle`. */
export function nextArea(
  areas: readonly Placed[],
  from: string | null,
  [right, down]: readonly [number, number],
  middle: readonly [number, number],
): string | null {
  const start = areas.find(({ id }) => id === from);
  if (!start) return nearest(areas, ({ x, y }) => Math.hypot(x - middle[0], y - middle[1]));
  return nearest(areas, ({ id, x, y }) => {
    const [dx, dy] = [x - start.x, y - start.y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    return id === start.id || ahead <= 0 || aside > 2 * ahead ? Infinity : ahead + ASIDE * aside;
  });
}

function nearest(areas: readonly Placed[], distance: (area: Placed) => number): string | null {
  let [found, least]: [string | null, number] = [null, Infinity];
  for (const area of areas) {
    const far = distance(area);
    if (far < least) [found, least] = [area.id, far];
  }
  return found;
}
