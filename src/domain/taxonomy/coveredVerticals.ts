import { verticalOf } from "./subVerticalById.ts";

/** The verticals that any of these sub-verticals belongs to. */
export function coveredVerticals(subVerticals: readonly string[]): Set<string> {
  return new Set(subVerticals.map(verticalOf));
}
