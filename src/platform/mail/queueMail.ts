import type { Queryable } from "#platform/database/database.ts";
import { layOut } from "./layOut.ts";
import type { MailWords } from "./mailWords.ts";

/** The notification channel on which a queued mail is told to senders. */
export const MAIL_CHANNEL = "mail_queued";

/**
 * Puts a mail in the queue. Inside a transaction it goes out only when that one is committed, and then certainly: a sender
 * tries until the mail server takes it.
 *
 * @param askedFor true where anybody can have the mail sent by typing the address; see `withinMailLimit`
 */
export async function queueMail(
  store: Queryable,
  recipient: string,
  words: MailWords,
  { askedFor = false }: { readonly askedFor?: boolean } = {},
): Promise<void> {
  const { text, html } = layOut(words);
  await store.query(
    "insert into mail (recipient, asked_for, subject, body_text, body_html, unsubscribe) values ($1, $2, $3, $4, $5, $6)",
    [recipient, askedFor, oneLine(words.subject), text, html, words.unsubscribe?.oneClick ?? null],
  );
  await store.query(`notify ${MAIL_CHANNEL}`);
}

const LONGEST_SUBJECT = 200;

/** A subject is one line: whatever people put into names cannot begin a header of its own. */
function oneLine(subject: string): string {
  const line = subject.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  return Array.from(line).slice(0, LONGEST_SUBJECT).join("");
}
