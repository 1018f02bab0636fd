import { MEDIA, type MediaGroup, type Medium } from "./media.ts";
import type { Locale } from "./name.ts";

const byId = new Map(MEDIA.map((medium) => [medium.id, medium]));

/** A medium of the taxonomy; undefined for one that only a revision knows. */
export function mediumById(id: string): Medium | undefined {
  return byId.get(id);
}

/** The medium's name; an unknown medium is called by its id. */
export function mediumName(id: string, locale: Locale): string {
  return byId.get(id)?.names[locale] ?? id;
}

/** The medium's group. An unknown one counts as digital, since media that come up after this list are. */
export function mediumGroup(id: string): MediaGroup {
  return byId.get(id)?.group ?? "digital";
}
