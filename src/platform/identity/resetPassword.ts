import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { passwordChangedMail } from "#platform/mail/words/passwordChangedMail.ts";
import type { EndedKeys } from "#domain/access/endedKeys.ts";
import { endApiKeys, liveKeys } from "./apiKeys/endApiKeys.ts";
import { knownOf, type LocalPerson, personOfId } from "./local/localPerson.ts";
import { replacePassword } from "./local/replacePassword.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { announceRights } from "./rightsVersion.ts";
import { linkExpired, tokenHolder, useToken } from "./singleUseToken.ts";
import { pageLink, type Site } from "./site.ts";

/**
 * The person who may choose a new password with this secret.
 *
 * @throws Failure `link-expired` when the secret is unknown, used or expired
 */
export async function resetHolder(store: Queryable, secret: string): Promise<LocalPerson> {
  const holder = await tokenHolder(store, "reset", secret);
  const person = holder?.personId ? await personOfId(store, holder.personId) : undefined;
  if (person?.status !== "active") throw linkExpired();
  return person;
}

/** What somebody chooses who was mailed a link. */
export interface PasswordChoice {
  readonly password: string;
  /** Which of her API keys end with the old password. */
  readonly endKeys: EndedKeys;
}

/**
 * Gives the holder of the secret a new password, signs that person out everywhere, ends API keys as chosen and mails a notice.
 *
 * @returns the person's e-mail address
 * @throws Failure `link-expired`, or `invalid-input` for a password that is easily guessed
 */
export async function resetPassword(
  database: Database,
  secret: string,
  { password, endKeys }: PasswordChoice,
  site: Site,
): Promise<string> {
  const person = await resetHolder(database, secret);
  checkPassword(password, knownOf(person, site.product));
  const hash = await hashPassword(password);

  await database.transaction(async (transaction) => {
    await useToken(transaction, "reset", secret);
    const ended = await endApiKeys(transaction, person, endKeys, { id: person.id, name: person.email });
    const kept = (await liveKeys(transaction, person.id)).length;
    if (!(await replacePassword(transaction, person.email, hash))) throw linkExpired();
    await recordChange(transaction, {
      actor: { id: person.id, name: person.email },
      action: "person.passwordChanged",
      subjectKind: "person",
      subjectId: String(person.id),
      subject: person.email,
    });
    const forgotLink = pageLink(site, "forgot-password");
    const { name, language } = person;
    const words = composeMail(passwordChangedMail, language, { product: site.product, name, forgotLink, ended, kept });
    await queueMail(transaction, person.email, words);
  });
  announceRights(database);
  return person.email;
}
