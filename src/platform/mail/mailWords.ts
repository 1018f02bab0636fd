import type { Locale } from "#domain/taxonomy/name.ts";
import type { UnsubscribeLinks } from "./regular/unsubscribeLinks.ts";

/** The words of one mail, before they are laid out. Every part is plain text; the layout escapes it. */
export interface MailWords {
  readonly subject: string;
  /** Paragraphs, greeting first. */
  readonly paragraphs: readonly string[];
  /** A list below the paragraphs: what is said, each leading to where it stands. */
  readonly links?: readonly { readonly text: string; readonly address: string }[];
  /** What the reader is to do, as a button and as a bare address for readers without HTML. */
  readonly action?: { readonly label: string; readonly address: string };
  /** Small print below, such as how long a link works and what to do when the mail came unasked. */
  readonly note?: string;
  /** The last line of a mail that comes regularly, which leads to where it is ended. */
  readonly unsubscribe?: UnsubscribeLinks & { readonly label: string };
  /** The language it is written in; left out where it is not one of ours. */
  readonly locale?: Locale;
  /** The product's name, which heads the mail. */
  readonly product?: string;
}
