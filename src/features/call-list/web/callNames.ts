import { mediumById } from "#domain/taxonomy/mediumById.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import type { Formats } from "#language/format.ts";
import type { CallEntry } from "../contract.ts";

/** What an entry is called: the prospect, else the sub-vertical. */
export function callName({ name, subVertical }: CallEntry, { locale }: Formats): string {
  return name ?? subVerticalName(subVertical, locale);
}

/** A medium in words; its id where this version does not know it. */
export function mediumWords(medium: string, formats: Formats): string {
  const known = mediumById(medium);
  return known ? formats.name(known.names) : medium;
}

/** A day such as `2026-12-01` in words, the same day wherever the reader is. */
export function dayWords(day: string, formats: Formats): string {
  return formats.date(`${day}T12:00`);
}
