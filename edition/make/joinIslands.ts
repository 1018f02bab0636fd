import { distanceKm, type Point } from "./distance.ts";

/** Adds the shortest crossing from every group of counties that touches no other to the nearest county outside of it. */
export function joinIslands(points: readonly Point[], neighbours: readonly (readonly number[])[]): number[][] {
  const joined = neighbours.map((list) => [...list]);
  for (;;) {
    const group = groupsOf(joined);
    const largest = mostCommon(group);
    const island = group.find((number) => number !== largest);
    if (island === undefined) return joined;
    const [from, to] = shortestCrossing(points, group, island);
    joined[from]?.push(to);
    joined[to]?.push(from);
  }
}

function shortestCrossing(points: readonly Point[], group: readonly number[], island: number): [number, number] {
  let best: [number, number] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  for (const [from, here] of points.entries()) {
    if (group[from] !== island) continue;
    for (const [to, there] of points.entries()) {
      if (group[to] === island) continue;
      const distance = distanceKm(here, there);
      if (distance < least) [best, least] = [[from, to], distance];
    }
  }
  return best;
}

/** The number of the connected group of each county. */
export function groupsOf(neighbours: readonly (readonly number[])[]): number[] {
  const group: number[] = neighbours.map(() => -1);
  let count = 0;
  for (const start of neighbours.keys()) {
    if (group[start] !== -1) continue;
    const open = [start];
    for (let county = open.pop(); county !== undefined; county = open.pop()) {
      if (group[county] !== -1) continue;
      group[county] = count;
      open.push(...(neighbours[county] ?? []));
    }
    count += 1;
  }
  return group;
}

function mostCommon(numbers: readonly number[]): number {
  const sizes = [...Map.groupBy(numbers, (number) => number)];
  return sizes.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0;
}
