import { PALETTE_GROUPS, type PaletteEntry, type PaletteGroup } from "./paletteEntry.ts";
import type { PaletteFind } from "./searchPalette.ts";

export interface FoundGroup {
  readonly group: PaletteGroup | "recent";
  readonly entries: readonly PaletteEntry[];
}

const MOST_OF_GROUP = 6;
const MOST_OF_ONLY_GROUP = 12;

/** Finds by their groups: the group with the best find first, and of each no more than one can take in. */
export function groupFinds(finds: readonly PaletteFind[]): FoundGroup[] {
  const groups = Map.groupBy(finds, ({ entry }) => entry.group);
  const most = groups.size === 1 ? MOST_OF_ONLY_GROUP : MOST_OF_GROUP;
  // A Map keeps the order in which its groups came up, which is that of their best finds.
  return [...groups].map(([group, found]) => ({ group, entries: found.slice(0, most).map(({ entry }) => entry) }));
}

/** What stands there before anything is typed: what was used last, then questions as examples, the screens, then what can be done. */
export function groupsAtRest(entries: readonly PaletteEntry[], recent: readonly string[]): FoundGroup[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const used = recent.flatMap((id) => byId.get(id) ?? []);
  const rest = PALETTE_GROUPS.filter((group) => group === "ask" || group === "screens" || group === "actions").map(
    (group) => ({
      group,
      entries: entries.filter((entry) => entry.group === group && !used.includes(entry)),
    }),
  );
  return [{ group: "recent" as const, entries: used }, ...rest].filter((group) => group.entries.length > 0);
}
