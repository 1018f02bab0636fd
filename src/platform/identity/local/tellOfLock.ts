import type { Database } from "#platform/database/database.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { withinMailLimit } from "#platform/mail/withinMailLimit.ts";
import { accountLockedMail } from "#platform/mail/words/accountLockedMail.ts";
import { issueReset } from "../askForPassword.ts";
import { secretLink, type Site } from "../site.ts";
import { personOfEmail } from "./localPerson.ts";

/** Mails the owner of an account that it has just been locked, with a link to a new password. Strangers get no mail. */
export async function tellOfLock(database: Database, email: string, site: Site): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await withinMailLimit(transaction, email))) return;
    const person = await personOfEmail(transaction, email);
    const isOwner = person?.status === "active" && person.hasAccount;
    // Made for strangers too, who are not sent it: leaving it out would show in the time taken.
    const token = await issueReset(transaction, { personId: isOwner ? person.id : null, email });
    if (!isOwner) return;
    const { name, language } = person;
    const link = secretLink(site, "reset-password", { token });
    const words = composeMail(accountLockedMail, language, { product: site.product, name, link });
    await queueMail(transaction, email, words, { askedFor: true });
  });
}
