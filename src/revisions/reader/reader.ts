import type { Queryable } from "#platform/database/database.ts";
import { personPreference } from "#platform/database/queries/personPreference.ts";
import { stationsOfRevision } from "#platform/database/queries/stations/stationsOfRevision.ts";
import { mayReadVertical, type Rights } from "#domain/access/access.ts";
import { mayReadStation } from "#domain/access/mayReadStation.ts";
import { type Highlights, highlightsOf } from "#domain/highlights.ts";
import { type Locale, LOCALES } from "#domain/taxonomy/name.ts";

/** For whom a document is made: a caller, or the owner of what runs later. */
export interface Reader {
  readonly rights: Rights;
  readonly person: { readonly id: number; readonly customerId: number; readonly language: string | null };
  /** What an API key may do; null for a person at the keyboard, left out for what runs later. */
  readonly scopes?: readonly string[] | null;
  /** Who looks as the person; null for nobody, left out for what runs later. */
  readonly viewedBy?: object | null;
}

/** What stands out in a document because it is the reader's own: media and markets of the stations, verticals followed. */
export async function highlightsFor(
  store: Queryable,
  { person, rights }: Reader,
  revision: string,
): Promise<Highlights> {
  const { verticals, stations } = await personPreference(store, person.id);
  const known = await stationsOfRevision(store, revision, stations);
  return highlightsOf({
    followed: verticals.filter((id) => mayReadVertical(rights, id)),
    stations: known.filter((station) => mayReadStation(rights, station)),
    access: rights.access,
  });
}

/** The language asked for, else the reader's own, else English. */
export function localeFor({ person }: Reader, asked: Locale | undefined): Locale {
  return asked ?? LOCALES.find((locale) => locale === person.language) ?? "en-US";
}
