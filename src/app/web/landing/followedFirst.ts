import { VERTICALS } from "#domain/taxonomy/verticals.ts";

/** The paths of the pages of these verticals. */
export function pathsOf(verticals: readonly string[]): ReadonlySet<string> {
  return new Set(VERTICALS.flatMap(({ id, number }) => (verticals.includes(id) ? [`/vertical/${number}`] : [])));
}

/** What is followed before everything else, both in the order they had. */
export function followedFirst<Way extends { readonly path: string }>(
  ways: readonly Way[],
  followed: ReadonlySet<string>,
): Way[] {
  return ways.toSorted((a, b) => Number(followed.has(b.path)) - Number(followed.has(a.path)));
}
