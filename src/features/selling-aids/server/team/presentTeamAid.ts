import { EMPTY_DOCUMENT } from "#domain/content/contentDocument.ts";
import { teamAidKey } from "#domain/sellingAids/teamAid.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Person } from "#platform/identity/caller.ts";
import type { AidHead, AidPiece, AidUse } from "../../contract.ts";
import type { TeamAidRow } from "./teamLibrary.ts";

/** A team's aid as the library has it, beside those of the newsroom. */
export function presentTeamAid(row: TeamAidRow, { id: person }: Person, wanted: Locale): AidHead {
  const { id, number, title, summary, type, language, tags, file, by, personId, decidedAt } = row;
  return {
    key: teamAidKey(id),
    type,
    title,
    summary,
    language,
    fallback: language !== wanted,
    languages: [language],
    verticals: [...tags.verticals],
    media: [...tags.media],
    seasons: [...tags.seasons],
    date: decidedAt.toISOString().slice(0, 10),
    sample: false,
    team: { id: String(id), number, by, mine: personId === person, file },
    ...presentTeamUse(row),
  };
}

/** It has no text of its own: what it says is in its file. */
export function presentTeamPiece(row: TeamAidRow, person: Person, wanted: Locale): AidPiece {
  return { ...presentTeamAid(row, person, wanted), body: EMPTY_DOCUMENT, fields: [] };
}

export function presentTeamUse({ savedAt, openedAt, stars, rating, ratings, downloads }: TeamAidRow): AidUse {
  return {
    favourite: savedAt !== null,
    openedAt: openedAt?.toISOString() ?? null,
    stars,
    rating,
    ratings,
    downloads,
  };
}
