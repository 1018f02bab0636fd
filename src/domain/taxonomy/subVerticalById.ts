import type { Locale } from "./name.ts";
import type { SubVertical } from "./vertical.ts";
import { SUB_VERTICALS } from "./verticals.ts";

const byId = new Map(SUB_VERTICALS.map((subVertical) => [subVertical.id, subVertical]));

export function subVerticalById(id: string): SubVertical | undefined {
  return byId.get(id);
}

/** The sub-vertical's name; an unknown one is called by its id. */
export function subVerticalName(id: string, locale: Locale): string {
  return byId.get(id)?.names[locale] ?? id;
}

/** The id of the vertical a sub-vertical belongs to; an unknown one stands for itself. */
export function verticalOf(subVertical: string): string {
  return byId.get(subVertical)?.vertical ?? subVertical;
}
