import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import type { MailWords } from "./mailWords.ts";

/** What every mail of ours is told. */
export interface MailFacts {
  readonly product: string;
}

/** One mail in every language, as a function of what it is about. */
export type MailTexts<Facts extends MailFacts> = Readonly<Record<Locale, (facts: Facts) => MailWords>>;

/** Writes a mail in the reader's language; English where that is unknown. */
export function composeMail<Facts extends MailFacts>(
  texts: MailTexts<Facts>,
  language: string | null,
  facts: Facts,
): MailWords {
  const locale = LOCALES.find((known) => known === language) ?? "en-US";
  return { ...texts[locale](facts), locale, product: facts.product };
}
