import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";

const VERTICAL_OF = new Map(SUB_VERTICALS.map(({ id, vertical }) => [id, vertical]));

/** The vertical of a sub-vertical; null for one that the taxonomy does not know, which then follows the average. */
export function verticalOf(subVertical: string): string | null {
  return VERTICAL_OF.get(subVertical) ?? null;
}
