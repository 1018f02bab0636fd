import type { Database } from "#platform/database/database.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { withinMailLimit } from "#platform/mail/withinMailLimit.ts";
import { accountLockedMail } from "#platform/mail/words/accountLockedMail.ts";
import { issueReset } from "../askForPassword.ts";
import { hashingTurn, passwordFits } from "../passwords.ts";
import { sameEmail } from "../people/person.ts";
import { recordSignIn, type SignInOrigin, type SignInOutcome } from "../recordSignIn.ts";
import { secretLink, type Site } from "../site.ts";
import { countAttempt, forgetAttempts } from "./countAttempt.ts";
import { personOfEmail } from "./localPerson.ts";
import { localIssuer, localTenant } from "./secrets.ts";

export type CredentialsCheck =
  | { readonly outcome: "right"; readonly subject: string }
  | { readonly outcome: "wrong" }
  | { readonly outcome: "locked"; readonly seconds: number };

/**
 * Checks e-mail and password. Attempts that are refused because too many wait are not counted.
 *
 * @throws Failure `overloaded`
 */
export type CheckCredentials = (email: string, password: string, origin: SignInOrigin) => Promise<CredentialsCheck>;

/**
 * Unknown e-mails are treated like known ones, lock and time taken included, so that nobody learns who has an account.
 *
 * @param site for the mail that tells an owner of the lock
 */
export function checkCredentials(database: Database, site: Site): CheckCredentials {
  async function attempt(email: string, password: string, origin: SignInOrigin): Promise<CredentialsCheck> {
    const counted = await countAttempt(database, email);
    const wait = counted.before.lockedUntil - Date.now();
    if (wait > 0) {
      await note(email, "locked", origin);
      return { outcome: "locked", seconds: Math.ceil(wait / 1_000) };
    }
    const fits = await passwordFits(password, counted.account?.hash ?? ""); // Takes as long where nobody has the e-mail.
    if (counted.account && fits) {
      await forgetAttempts(database, email);
      return { outcome: "right", subject: counted.account.subject };
    }
    if (counted.locksNow) await tellOfLock(database, email, site);
    await note(email, "wrong-password", origin);
    return { outcome: "wrong" };
  }

  async function note(email: string, outcome: SignInOutcome, origin: SignInOrigin): Promise<void> {
    const [person] = await database.query<{ id: number }>("select person_id as id from person where email = $1", [
      email,
    ]);
    const issuer = localIssuer(await localTenant(database));
    await recordSignIn(database, { personId: person?.id ?? null, email, issuer, outcome, ...origin });
  }

  return (email, password, origin) => hashingTurn(() => attempt(cut(sameEmail(email)), password, origin));
}

/** Longer than any e-mail address is none, and the history of sign-ins need not hold it. */
function cut(email: string): string {
  return email.replaceAll("\u0000", "").slice(0, 254);
}

/** Mails the owner of an account that it has just been locked, with a link to a new password. Strangers get no mail. */
async function tellOfLock(database: Database, email: string, site: Site): Promise<void> {
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
