import { BUSINESS_NICKNAMES } from "../nicknames/businessNicknames.ts";
import { MEDIUM_NICKNAMES } from "../nicknames/mediumNicknames.ts";
import { MEDIA, type MediumId } from "../taxonomy/media.ts";
import { LOCALES, type Names } from "../taxonomy/name.ts";
import { VERTICALS } from "../taxonomy/verticals.ts";
import { type Meaning, NEARNESS } from "./meaning.ts";
import type { AskWorld, Phrase } from "./askWorld.ts";

/** What a name is made of: "Plumbing, heating & air conditioning" is also asked for as "heating". */
const BETWEEN_PARTS = /\s*[,/&()]\s*|-,?\s+|\s+(?:and|und|y|o|e|de)\s+/;
const SHORTEST_PART = 4;

/** Media that are called by a word too short to be part of a name. */
const SHORT_MEDIA: Readonly<Partial<Record<MediumId, readonly string[]>>> = {
  tvOta: ["TV", "tele", "TV OTA"],
  radioOta: ["radio"],
  newspaperPrint: ["newspaper", "prensa", "Zeitung"],
  ctvOtt: ["televisión conectada", "TV conectada", "vernetztes Fernsehen"],
  ooh: ["out of home", "publicidad exterior", "Außenwerbung", "billboard"],
};

/** Verticals, sub-verticals and media by their names in three languages, the parts of these and their nicknames, and screens. */
export function nameVocabulary({ screens }: Pick<AskWorld, "screens">): Phrase[] {
  const businesses = VERTICALS.flatMap(({ id, names, subVerticals }) => [
    ...named(names, [...BUSINESS_NICKNAMES[id], ...halves(names)], { kind: "vertical", vertical: id }),
    ...subVerticals.flatMap((sub) =>
      named(sub.names, BUSINESS_NICKNAMES[sub.id] ?? [], { kind: "subVertical", subVertical: sub.id }),
    ),
  ]);
  const media = MEDIA.flatMap(({ id, names }) =>
    named(names, [...MEDIUM_NICKNAMES[id], ...(SHORT_MEDIA[id] ?? [])], { kind: "medium", medium: id }),
  );
  const pages = screens.flatMap(({ path, names }) =>
    names.map((phrase) => ({
      phrase,
      meaning: { kind: "screen", path } as const,
      nearness: NEARNESS.nickname,
      forgiving: true,
    })),
  );
  return [...businesses, ...media, ...pages];
}

/** A vertical of two names answers to both: "Restaurants/Food". */
function halves(names: Names): string[] {
  return LOCALES.flatMap((locale) => names[locale].split("/"));
}

function named(names: Names, nicknames: readonly string[], meaning: Meaning): Phrase[] {
  const whole = LOCALES.map((locale) => names[locale]);
  const parts = whole
    .flatMap((name) => name.split(BETWEEN_PARTS))
    .filter((part) => part.length >= SHORTEST_PART && !whole.includes(part));
  return [
    ...whole.map((phrase) => ({ phrase, meaning, nearness: NEARNESS.name, forgiving: true })),
    ...nicknames.map((phrase) => ({ phrase, meaning, nearness: NEARNESS.nickname, forgiving: true })),
    ...parts.map((phrase) => ({ phrase, meaning, nearness: NEARNESS.partOfName, forgiving: true })),
  ];
}
