import type { About } from "./about.ts";

/** How many libraries stand under each licence, the most frequent first. */
export function licenceCounts(parts: About["parts"]): [licence: string, libraries: number][] {
  const counts = new Map<string, number>();
  for (const { licence } of parts) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts].toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b));
}
