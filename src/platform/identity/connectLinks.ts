import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import type { MailWords } from "#platform/mail/mailWords.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { withinMailLimit } from "#platform/mail/withinMailLimit.ts";
import { connectAccountMail } from "#platform/mail/words/connectAccountMail.ts";
import { noInvitationMail } from "#platform/mail/words/noInvitationMail.ts";
import type { Identity } from "./identity.ts";
import { linkedPerson } from "./linkedPerson.ts";
import { personOfEmail, personOfId } from "./local/localPerson.ts";
import { COMMAND_LINE, sameEmail } from "./people/person.ts";
import { type Invited, sendInvitation } from "./sendInvitation.ts";
import { issueToken, revokeTokens, type TokenHolder } from "./singleUseToken.ts";
import { pageLink, secretLink, type Site } from "./site.ts";

const CONNECT_HOURS = 24;
const HANDED_DAYS = 7;

/** Somebody active who is to come in by an account of the cloud too, or from now on. */
interface Connecting extends TokenHolder, Pick<Invited, "name" | "language"> {}

/**
 * The mail by whose link a person connects an account of the cloud identity provider. Who follows it has proven to read her mail, and
 * proves the account by signing in with it: the two together make the account hers. Links sent to her before stop working.
 */
export async function connectWords(store: Queryable, person: Connecting, site: Site): Promise<MailWords> {
  const { personId, email, name, language } = person;
  const link = await newLink(store, { personId, email }, site, CONNECT_HOURS);
  return composeMail(connectAccountMail, language, { product: site.product, name, link, hours: CONNECT_HOURS });
}

/**
 * Mails an address whatever way in it has here: the invitation once more, a link to connect an account, or that there is none. The same
 * statements run for everybody, so that an asker learns nothing about an address that is not his own.
 *
 * @param asked the address in small letters, the language of the page, and whether there are accounts that can be connected
 */
export async function mailWayIn(
  database: Database,
  { email, language, cloud }: { readonly email: string; readonly language: string; readonly cloud: boolean },
  site: Site,
): Promise<void> {
  await database.transaction(async (store) => {
    if (!(await withinMailLimit(store, email))) return;
    const person = await personOfEmail(store, email);
    if (person?.status === "invited") {
      await sendInvitation(store, { ...person, personId: person.id }, site, { askedFor: true });
      return;
    }
    // A link is made for strangers too, though nobody is sent it: leaving it out would show in the time taken.
    const active = cloud && person?.status === "active" ? person : null;
    const holder = {
      personId: active?.id ?? null,
      email,
      name: active?.name ?? "",
      language: active?.language ?? language,
    };
    const words = await connectWords(store, holder, site);
    const none = composeMail(noInvitationMail, person?.language ?? language, {
      product: site.product,
      requestLink: pageLink(site, "register"),
    });
    await queueMail(store, email, active ? words : none, { askedFor: true });
  });
}

/**
 * Mails whoever is signed in, and inside already, a link to connect a further account.
 *
 * @throws Failure `user-unknown`
 */
export async function mailConnectLink(database: Database, identity: Identity, site: Site): Promise<void> {
  await database.transaction(async (store) => {
    const id = (await linkedPerson(store, identity))?.id;
    const person = id === undefined ? undefined : await personOfId(store, id);
    if (person?.status !== "active") throw new Failure("user-unknown", "No active user has this account.");
    if (!(await withinMailLimit(store, person.email))) return;
    const words = await connectWords(store, { ...person, personId: person.id }, site);
    await queueMail(store, person.email, words, { askedFor: true });
  });
}

/**
 * A link for whoever hands it over in person: an invited person sets up a way to sign in by it, an active one connects an account.
 *
 * @throws Failure `not-found`; `conflict` for somebody who was deactivated, and for somebody active where there is nothing to connect
 */
export async function linkFor(
  database: Database,
  email: string,
  site: Site,
  cloud: boolean,
): Promise<{ readonly link: string; readonly days: number; readonly status: "invited" | "active" }> {
  return database.transaction(async (store) => {
    const person = await personOfEmail(store, sameEmail(email));
    if (!person) throw new Failure("not-found", `There is no user with the email address ${email}.`);
    const { id: personId, status } = person;
    if (status === "disabled") throw new Failure("conflict", `${email} was deactivated.`);
    if (status === "active" && !cloud)
      throw new Failure(
        "conflict",
        `${email} is already active, and no identity provider is set up here to connect an account from.`,
      );
    const link = await newLink(store, { personId, email: person.email }, site, HANDED_DAYS * 24);
    await recordChange(store, {
      actor: COMMAND_LINE,
      action: "person.invitedAgain",
      subjectKind: "person",
      subjectId: String(personId),
      subject: person.email,
      note: "a link was handed over",
    });
    return { link, days: HANDED_DAYS, status };
  });
}

async function newLink(store: Queryable, holder: TokenHolder, site: Site, hours: number): Promise<string> {
  await revokeTokens(store, "invitation", holder);
  return secretLink(site, "register", { invitation: await issueToken(store, "invitation", holder, hours) });
}
