import type { Shortcut } from "./shortcuts.ts";

/** What of a key event matters. */
export type Keystroke = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

export interface KeyPlace {
  /** The keys go into a field: only combinations count. */
  readonly typing: boolean;
  /** Shortcuts of a single key are wanted. */
  readonly singleKeys: boolean;
}

/** The shortcut that a key press means here; undefined where it means none. */
export function shortcutFor(
  shortcuts: readonly Shortcut[],
  press: Keystroke,
  { typing, singleKeys }: KeyPlace,
): Shortcut | undefined {
  const isMeant = (keys: readonly string[]) => matches(keys, press) && (keys.length > 1 || (!typing && singleKeys));
  return shortcuts.find(({ run, keys }) => run !== undefined && keys.some(isMeant));
}

/** Shift is not asked for: on one keyboard it makes the question mark, on another the slash. */
function matches(keys: readonly string[], { key, ctrlKey, metaKey, altKey }: Keystroke): boolean {
  const isMod = ctrlKey || metaKey;
  return (
    isMod === keys.includes("Mod") &&
    altKey === keys.includes("Alt") &&
    key.toLowerCase() === keys.at(-1)?.toLowerCase()
  );
}
