import type { StationMedium } from "#domain/stations/station.ts";

/** A call sign taken apart: `WNBC-LD` has the letters `WNBC` and the ending `LD`. */
export interface CallSign {
  /** As it is compared: capitals, one hyphen before the ending. */
  readonly whole: string;
  readonly letters: string;
  /** Empty where it has none. */
  readonly ending: string;
}

const ENDINGS = /^(.+?)[\s-]+(TV|DT\d?|D\d?|LD|LP|CD|CA|TX|FM\d?|AM)$/;

/** Endings that say no more than that a station is an ordinary one: lists add and leave them out as they please. */
const PLAIN_ENDINGS: ReadonlySet<string> = new Set(["", "TV", "DT", "FM", "AM"]);

export function readCallSign(text: string): CallSign {
  const capitals = text.trim().toUpperCase();
  const [, letters = capitals, ending = ""] = ENDINGS.exec(capitals) ?? [];
  return { whole: ending === "" ? letters : `${letters}-${ending}`, letters, ending };
}

export function hasPlainEnding({ ending }: CallSign): boolean {
  return PLAIN_ENDINGS.has(ending);
}

/** Endings that only television has, and only radio. `LP` is both's. */
export function mediumOfEnding({ ending }: CallSign): StationMedium | null {
  if (/^(TV|DT?\d?|LD|CD|CA|TX)$/.test(ending)) return "tv";
  return /^(FM\d?|AM)$/.test(ending) ? "radio" : null;
}

/** What a call sign was before the FCC marked it as deleted with a D in front of it: `DWWYO` was `WWYO`; null for every other one. */
export function beforeDeletion(callSign: string): string | null {
  const [, rest] = /^D([KW][A-Z0-9]{2,5}(?:-[A-Z0-9]+)?)$/.exec(callSign.trim().toUpperCase()) ?? [];
  return rest ?? null;
}
