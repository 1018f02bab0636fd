import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import type { MailWords } from "./mailWords.ts";
import type { UnsubscribeLinks } from "./regular/unsubscribeLinks.ts";

/** What every mail of ours is told. */
export interface MailFacts {
  readonly product: string;
  /** Where it is ended; of regular mails alone. */
  readonly unsubscribe?: UnsubscribeLinks;
}

/** What every regular mail is told. */
export interface RegularMailFacts extends MailFacts {
  readonly unsubscribe: UnsubscribeLinks;
}

const UNSUBSCRIBE_LABELS: Readonly<Record<Locale, string>> = {
  "en-US": "Stop these emails",
  "es-ES": "Dejar de recibir estos correos",
  "de-DE": "Diese Mails abbestellen",
};

/** One mail in every language, as a function of what it is about. */
export type MailTexts<Facts extends MailFacts> = Readonly<Record<Locale, (facts: Facts) => MailWords>>;

/** Writes a mail in the reader's language; English where that is unknown. */
export function composeMail<Facts extends MailFacts>(
  texts: MailTexts<Facts>,
  language: string | null,
  facts: Facts,
): MailWords {
  const locale = LOCALES.find((known) => known === language) ?? "en-US";
  const { product, unsubscribe } = facts;
  const ending = unsubscribe && { unsubscribe: { ...unsubscribe, label: UNSUBSCRIBE_LABELS[locale] } };
  return { ...texts[locale](facts), locale, product, ...ending };
}
