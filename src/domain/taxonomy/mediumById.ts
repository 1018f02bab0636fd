import { MEDIA, type MediaGroup, type Medium, type MediumId } from "./media.ts";
import type { Locale } from "./name.ts";

const byId: ReadonlyMap<string, Medium> = new Map(MEDIA.map((medium) => [medium.id, medium]));

/** A medium of the taxonomy; undefined for one that only a revision knows. */
export function mediumById(id: string): Medium | undefined {
  return byId.get(id);
}

/** Whether an id that comes from outside (a file, an address, a call, a revision) is one of the taxonomy's. */
export function isMedium(id: string): id is MediumId {
  return byId.has(id);
}

/** What a table tells of a medium; undefined for one that only a revision knows. */
export function ofMedium<Told>(table: Readonly<Record<MediumId, Told>>, id: string): Told | undefined {
  return isMedium(id) ? table[id] : undefined;
}

/** The medium's name; an unknown medium is called by its id. */
export function mediumName(id: string, locale: Locale): string {
  return byId.get(id)?.names[locale] ?? id;
}

/** The medium's group. An unknown one counts as digital, since media that come up after this list are. */
export function mediumGroup(id: string): MediaGroup {
  return byId.get(id)?.group ?? "digital";
}
