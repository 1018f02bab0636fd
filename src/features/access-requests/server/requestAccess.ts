import type { z } from "zod";
import type { Database, Queryable } from "#platform/database/database.ts";
import { connectWords } from "#platform/identity/connectLinks.ts";
import { type LocalPerson, personOfEmail } from "#platform/identity/local/localPerson.ts";
import { sendInvitation } from "#platform/identity/sendInvitation.ts";
import { issueToken, revokeTokens } from "#platform/identity/singleUseToken.ts";
import { pageLink, secretLink, type Site } from "#platform/identity/site.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import type { MailWords } from "#platform/mail/mailWords.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { withinMailLimit } from "#platform/mail/withinMailLimit.ts";
import { confirmRequestMail } from "#platform/mail/words/confirmRequestMail.ts";
import { knownAccountMail } from "#platform/mail/words/knownAccountMail.ts";
import type { requestAccess as contract } from "../contract.ts";

type Asked = z.output<(typeof contract)["body"]>;

/** Whether people sign in with passwords of ours stands beside. */
export interface RequestSite extends Site {
  readonly local: boolean;
}

const CONFIRM_HOURS = 48;

/**
 * Keeps a request for access until its address is proven, and mails the link for that. Who is a person of ours gets a mail that
 * says so instead, who is invited the invitation: the same statements run for everybody.
 */
export async function requestAccess(database: Database, asked: Asked, site: RequestSite): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await withinMailLimit(transaction, asked.email))) return;
    const person = await personOfEmail(transaction, asked.email);
    await keepRequest(transaction, asked);
    if (person?.status === "invited") {
      await sendInvitation(transaction, { ...person, personId: person.id }, site, { askedFor: true });
      return;
    }
    await queueMail(transaction, asked.email, await wordsFor(transaction, person, asked, site), { askedFor: true });
  });
}

/** A request that is confirmed already stays as its owner confirmed it. */
async function keepRequest(transaction: Queryable, asked: Asked): Promise<void> {
  const { email, name, organization, message, language } = asked;
  await transaction.query(
    `insert into access_request (kind, email, name, organization, message, language, status)
     select 'account', $1, $2, $3, $4, $5, 'unconfirmed'
     where not exists (select 1 from person where email = $1)
     on conflict (email, kind, asked) where status in ('unconfirmed', 'open') do update set
       name = excluded.name, organization = excluded.organization, message = excluded.message,
       language = excluded.language, created_at = now()
     where access_request.status = 'unconfirmed'`,
    [email, name, organization, message, language],
  );
}

async function wordsFor(
  transaction: Queryable,
  person: LocalPerson | undefined,
  { email, language }: Asked,
  site: RequestSite,
): Promise<MailWords> {
  const { product } = site;
  await revokeTokens(transaction, "request", { personId: null, email });
  // Made for people of ours too, who are not sent it: leaving it out would show in the time taken.
  const request = await issueToken(transaction, "request", { personId: null, email }, CONFIRM_HOURS);
  if (!person)
    return composeMail(confirmRequestMail, language, { product, link: secretLink(site, "register", { request }) });
  // Without passwords of ours, who has come in by none yet needs the link by which an account is connected.
  if (!site.local)
    return connectWords(transaction, { ...person, personId: person.id, language: person.language ?? language }, site);
  const [signInLink, forgotLink] = [pageLink(site, "login"), pageLink(site, "forgot-password")];
  return composeMail(knownAccountMail, person.language ?? language, { product, signInLink, forgotLink });
}
