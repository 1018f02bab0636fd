import { LOCALES, type Locale } from "../taxonomy/name.ts";

/** What a revision brings, for everybody, in each language; empty where nothing is written in it. Paragraphs are parted by an empty line. */
export type ReleaseNotes = Readonly<Record<Locale, string>>;

/** The note in a language, in English where it is not written in that, and else in the first it is written in; null without any. */
export function releaseNoteIn(notes: ReleaseNotes | null, locale: Locale): { text: string; locale: Locale } | null {
  if (!notes) return null;
  const found = [locale, "en-US" as const, ...LOCALES].find((each) => (notes[each] ?? "").trim() !== "");
  return found ? { text: notes[found], locale: found } : null;
}
