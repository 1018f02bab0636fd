import type { PaletteEntry } from "./paletteEntry.ts";
import { SCREEN_NICKNAMES } from "./screenNicknames.ts";

/** A screen that the person may enter. */
export interface PaletteScreen {
  readonly path: string;
  readonly label: string;
  /** The label of the section it stands in; left out at the top. */
  readonly parent?: string;
  /** Its label in English, for those who know the product from elsewhere. */
  readonly english?: string;
  /** Opens it, where it is a dialog and has no page. */
  readonly open?: () => void;
  /** Shows the figures of the market in its address. */
  readonly figures?: boolean;
}

/** The screens, as the palette finds them. */
export function screenEntries(screens: readonly PaletteScreen[]): PaletteEntry[] {
  return screens.map(({ path, label, parent, english, open }) => ({
    id: `screen:${path}`,
    group: open ? "actions" : "screens",
    label,
    ...(parent !== undefined && { detail: parent }),
    also: [...(english === undefined ? [] : [english]), ...(parent === undefined ? [] : [parent])],
    nicknames: SCREEN_NICKNAMES[path] ?? [],
    go: open ?? path,
  }));
}
