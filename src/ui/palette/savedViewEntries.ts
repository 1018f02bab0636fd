import type { TFunction } from "i18next";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { SavedView } from "#features/saved-views/contract.ts";
import { screenName } from "../savedViews/screenName.ts";
import type { PaletteEntry } from "./paletteEntry.ts";

/** The saved views that are open to the person, as the palette finds them; pinned ones come first, as in their own list. */
export function savedViewEntries(views: readonly SavedView[], text: TFunction, locale: Locale): PaletteEntry[] {
  return views
    .filter(({ open }) => open)
    .map(({ id, name, path, owner, mine }) => ({
      id: `view:${id}`,
      group: "views",
      label: name,
      detail: screenName(path, text, locale),
      also: mine ? [] : [owner],
      nicknames: [],
      go: path,
    }));
}
