import type { Locale } from "#domain/taxonomy/name.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { subVerticalPath } from "../address/subVerticalPath.ts";
import { BUSINESS_NICKNAMES } from "#domain/nicknames/businessNicknames.ts";
import { MEDIUM_NICKNAMES } from "#domain/nicknames/mediumNicknames.ts";
import type { PaletteEntry } from "./paletteEntry.ts";

/** The verticals a person may read, each followed by its sub-verticals. */
export function verticalEntries(readable: readonly string[], locale: Locale): PaletteEntry[] {
  return VERTICALS.filter(({ id }) => readable.includes(id)).flatMap(({ id, number, names, subVerticals }) => [
    {
      id: `vertical:${id}`,
      group: "verticals",
      label: names[locale],
      also: [names["en-US"]],
      nicknames: BUSINESS_NICKNAMES[id],
      go: `/vertical/${number}`,
    },
    ...subVerticals.map(
      (sub): PaletteEntry => ({
        id: `subVertical:${sub.id}`,
        group: "verticals",
        label: sub.names[locale],
        detail: names[locale],
        also: [sub.names["en-US"]],
        nicknames: BUSINESS_NICKNAMES[sub.id] ?? [],
        go: subVerticalPath(sub.id, new URLSearchParams()),
      }),
    ),
  ]);
}

/** The media, each leading to the block of the market summary where it stands. */
export function mediumEntries(locale: Locale): PaletteEntry[] {
  return MEDIA.map(({ id, group, names }) => ({
    id: `medium:${id}`,
    group: "media",
    label: names[locale],
    also: [names["en-US"]],
    nicknames: MEDIUM_NICKNAMES[id],
    go: `/market-summary#${group === "digital" ? "digitalAdSpending" : "mediaAdSpending"}`,
  }));
}
