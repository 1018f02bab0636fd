import type { Queryable } from "#database/database.ts";
import { layOut } from "./layOut.ts";
import type { MailWords } from "./mailWords.ts";

/**
 * Puts a mail in the queue. Inside a transaction it goes out only when that one is committed, and then certainly: a sender
 * tries until the mail server takes it.
 */
export async function queueMail(store: Queryable, recipient: string, words: MailWords): Promise<void> {
  const { text, html } = layOut(words);
  await store.query("insert into mail (recipient, subject, body_text, body_html) values ($1, $2, $3, $4)", [
    recipient,
    oneLine(words.subject),
    text,
    html,
  ]);
}

/** A subject is one line: whatever people put into names cannot begin a header of its own. */
function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
