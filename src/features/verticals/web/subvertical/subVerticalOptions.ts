import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Locale } from "#domain/taxonomy/name.ts";

export interface SubVerticalGroup {
  readonly group: string;
  readonly items: { readonly value: string; readonly label: string }[];
}

/** The specification's `subverticalOptions`: every sub-vertical below its vertical, in the taxonomy's order. */
export function subVerticalOptions(locale: Locale): SubVerticalGroup[] {
  return VERTICALS.map(({ names, subVerticals }) => ({
    group: names[locale],
    items: subVerticals.map((one) => ({ value: one.id, label: one.names[locale] })),
  }));
}

/** `availableSubVerticalOptions`: those that the revision holds for this person; a vertical without any is left out. */
export function availableSubVerticalOptions(available: readonly string[], locale: Locale): SubVerticalGroup[] {
  const known = new Set(available);
  return subVerticalOptions(locale)
    .map(({ group, items }) => ({ group, items: items.filter(({ value }) => known.has(value)) }))
    .filter(({ items }) => items.length > 0);
}

/** The groups with what matches all words typed, in its own name or its vertical's. */
export function findSubVerticals(groups: readonly SubVerticalGroup[], typed: string, plain: (text: string) => string) {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return groups
    .map(({ group, items }) => ({
      group,
      items: items.filter(({ label }) => words.every((word) => plain(`${label} ${group}`).includes(word))),
    }))
    .filter(({ items }) => items.length > 0);
}
