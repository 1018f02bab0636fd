import type { Database, Queryable } from "#platform/database/database.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import type { MailWords } from "#platform/mail/mailWords.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { withinMailLimit } from "#platform/mail/withinMailLimit.ts";
import { noPasswordMail } from "#platform/mail/words/noPasswordMail.ts";
import { resetMail } from "#platform/mail/words/resetMail.ts";
import { type LocalPerson, personOfEmail } from "./local/localPerson.ts";
import { sendInvitation } from "./sendInvitation.ts";
import { issueToken, revokeTokens } from "./singleUseToken.ts";
import { pageLink, secretLink, type Site } from "./site.ts";

const RESET_HOURS = 1;

/**
 * Mails a link to choose a new password. Whoever has none here gets a mail that says so, whoever is invited the invitation
 * again: the same statements run for everybody, so that an asker learns nothing about an address that is not his own.
 *
 * @param email in small letters
 * @param language of the page; a person's own goes before it
 */
export async function askForPassword(database: Database, email: string, language: string, site: Site): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await withinMailLimit(transaction, email))) return;
    const person = await personOfEmail(transaction, email);
    if (person?.status === "invited") {
      await sendInvitation(transaction, { ...person, personId: person.id }, site, { askedFor: true });
      return;
    }
    const holder = person?.status === "active" && person.hasAccount ? person : null;
    const words = await wordsFor(transaction, holder, { email, language: holder?.language ?? language }, site);
    await queueMail(transaction, email, words, { askedFor: true });
  });
}

async function wordsFor(
  transaction: Queryable,
  holder: LocalPerson | null,
  { email, language }: { readonly email: string; readonly language: string },
  site: Site,
): Promise<MailWords> {
  const { product } = site;
  // A token is made for strangers too, though nobody is sent it: leaving it out would show in the time taken.
  const token = await issueReset(transaction, { personId: holder?.id ?? null, email });
  return holder
    ? composeMail(resetMail, language, { product, link: secretLink(site, "reset-password", { token }) })
    : composeMail(noPasswordMail, language, { product, requestLink: pageLink(site, "register") });
}

/** A fresh secret to choose a new password with; those sent before stop working. */
export async function issueReset(
  transaction: Queryable,
  holder: { readonly personId: number | null; readonly email: string },
): Promise<string> {
  await revokeTokens(transaction, "reset", holder);
  return issueToken(transaction, "reset", holder, RESET_HOURS);
}
