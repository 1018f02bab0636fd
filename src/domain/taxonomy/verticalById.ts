import type { Locale } from "./name.ts";
import { type Vertical, type VerticalId, VERTICALS } from "./verticals.ts";

const byId: ReadonlyMap<string, Vertical> = new Map(VERTICALS.map((vertical) => [vertical.id, vertical]));

export function verticalById(id: string): Vertical | undefined {
  return byId.get(id);
}

export function isVertical(id: string): id is VerticalId {
  return byId.has(id);
}

/** What a table tells of a vertical; undefined for one that only a revision knows. */
export function ofVertical<Told>(table: Readonly<Partial<Record<VerticalId, Told>>>, id: string): Told | undefined {
  return isVertical(id) ? table[id] : undefined;
}

/** The vertical's name; an unknown one is called by its id. */
export function verticalName(id: string, locale: Locale): string {
  return byId.get(id)?.names[locale] ?? id;
}
