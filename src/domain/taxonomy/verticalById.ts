import type { Locale } from "./name.ts";
import type { Vertical } from "./vertical.ts";
import { VERTICALS } from "./verticals.ts";

const byId = new Map(VERTICALS.map((vertical) => [vertical.id, vertical]));

export function verticalById(id: string): Vertical | undefined {
  return byId.get(id);
}

/** The vertical's name; an unknown one is called by its id. */
export function verticalName(id: string, locale: Locale): string {
  return byId.get(id)?.names[locale] ?? id;
}
