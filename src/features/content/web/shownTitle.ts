import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import type { EditedHead } from "../contract/editing.ts";

export interface ShownTitle {
  readonly title: string;
  /** The language it is written in; null where nothing is written yet and the key stands in. */
  readonly language: Locale | null;
  /** Whether that is another language than the editor's. */
  readonly fallback: boolean;
}

/** What a piece is called in the editor's language, in English where that is not written, else in the first language there is. */
export function shownTitle({ title, titles }: Pick<EditedHead, "title" | "titles">, wanted: Locale): ShownTitle {
  const language = [wanted, ...LOCALES].find((one) => titles[one] !== undefined) ?? null;
  return {
    title: (language && titles[language]) ?? title,
    language,
    fallback: language !== null && language !== wanted,
  };
}
