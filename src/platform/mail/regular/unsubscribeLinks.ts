import { randomBytes } from "node:crypto";
import type { Queryable } from "#platform/database/database.ts";
import { keptSecret } from "#platform/database/queries/keptSecret.ts";
import type { RegularMail } from "./regularMail.ts";
import { unsubscribeToken } from "./unsubscribeToken.ts";

/** Where a regular mail is ended. */
export interface UnsubscribeLinks {
  /** A page for people, which shows what would end. */
  readonly page: string;
  /** What the reader's mail program posts to, as RFC 8058 has it; opened in a browser it leads to the page. */
  readonly oneClick: string;
}

export type UnsubscribeLinksOf = (mail: RegularMail) => UnsubscribeLinks;

/** The product's origin, and where the app lives below it. */
interface MailSite {
  readonly publicUrl: string;
  readonly basePath: string;
}

/** Where the API takes what mail programs post. */
const ONE_CLICK_PATH = "/api/v1/unsubscribe/";
/** The page, below the app's base path. */
export const UNSUBSCRIBE_PAGE = "unsubscribe";

/** What tokens are signed with, made once per store. */
export function unsubscribeKey(database: Queryable): Promise<string> {
  return keptSecret(database, "unsubscribe-key", () => randomBytes(32).toString("base64url"));
}

/**
 * Makes the links of regular mails.
 *
 * @param database the whole store: nobody under row security may read the key
 */
export async function unsubscribeLinks(database: Queryable, site: MailSite): Promise<UnsubscribeLinksOf> {
  const key = await unsubscribeKey(database);
  return (mail) => {
    const token = unsubscribeToken(key, mail);
    return {
      page: site.publicUrl + unsubscribePage(site.basePath, token),
      oneClick: site.publicUrl + ONE_CLICK_PATH + token,
    };
  };
}

/** The page's address at its origin. The token stands behind the `#`, which no server on the way gets to see. */
export function unsubscribePage(basePath: string, token: string): string {
  return `${basePath}${UNSUBSCRIBE_PAGE}#token=${token}`;
}
