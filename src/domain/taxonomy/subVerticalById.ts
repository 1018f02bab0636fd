import type { Locale } from "./name.ts";
import { SUB_VERTICALS, type SubVertical, type SubVerticalId } from "./verticals.ts";

const byId: ReadonlyMap<string, SubVertical> = new Map(
  SUB_VERTICALS.map((subVertical) => [subVertical.id, subVertical]),
);

export function subVerticalById(id: string): SubVertical | undefined {
  return byId.get(id);
}

export function isSubVertical(id: string): id is SubVerticalId {
  return byId.has(id);
}

/** What a table tells of a sub-vertical; undefined where it tells nothing, and for one that only a revision knows. */
export function ofSubVertical<Told>(
  table: Readonly<Partial<Record<SubVerticalId, Told>>>,
  id: string,
): Told | undefined {
  return isSubVertical(id) ? table[id] : undefined;
}

/** The sub-vertical's name; an unknown one is called by its id. */
export function subVerticalName(id: string, locale: Locale): string {
  return byId.get(id)?.names[locale] ?? id;
}

/** The id of the vertical a sub-vertical belongs to; an unknown one stands for itself. */
export function verticalOf(subVertical: string): string {
  return byId.get(subVertical)?.vertical ?? subVertical;
}
