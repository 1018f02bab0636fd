import type { Queryable } from "#platform/database/database.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { invitationMail } from "#platform/mail/words/invitationMail.ts";
import { issueToken, revokeTokens } from "./singleUseToken.ts";
import { secretLink, type Site } from "./site.ts";

export interface Invited {
  readonly personId: number;
  readonly email: string;
  readonly name: string;
  /** The customer's name. */
  readonly customer: string;
  /** Null writes in English. */
  readonly language: string | null;
  /** What the administrator who approved a request wrote to the asker. */
  readonly words?: string;
}

const INVITATION_DAYS = 7;

/**
 * Mails a person a link to set up a way to sign in. Links sent to that person before stop working.
 *
 * @param askedFor true where anybody can have it sent again by typing the address
 */
export async function sendInvitation(
  transaction: Queryable,
  invited: Invited,
  site: Site,
  { askedFor = false }: { readonly askedFor?: boolean } = {},
): Promise<void> {
  const { personId, email, name, customer, language, words: said = "" } = invited;
  await revokeTokens(transaction, "invitation", { personId, email });
  const token = await issueToken(transaction, "invitation", { personId, email }, INVITATION_DAYS * 24);
  const link = secretLink(site, "register", { invitation: token });
  const words = composeMail(invitationMail, language, {
    product: site.product,
    name,
    customer,
    said,
    link,
    days: INVITATION_DAYS,
  });
  await queueMail(transaction, email, words, { askedFor });
}
