import type { Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";
import { pageLink, type Site } from "#platform/identity/site.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { unsubscribeLinks } from "#platform/mail/regular/unsubscribeLinks.ts";
import { mentionMail } from "#platform/mail/words/mentionMail.ts";
import { thingSentMail } from "#platform/mail/words/thingSentMail.ts";
import { notify } from "#platform/notifications/notify.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** A comment names the reader. */
    readonly mentioned: { readonly by: string; readonly about: string };
    /** A colleague sent a saved view or an alert to the reader. */
    readonly sent: { readonly by: string; readonly about: string; readonly said: string };
  }
}

interface Told {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  readonly news: string;
}

/** What a colleague tells. */
export interface News {
  readonly kind: "mentioned" | "sent";
  readonly by: Person;
  readonly about: string;
  readonly said: string;
  readonly linkFor: (person: number) => string;
}

/** Tells people, within the transaction that keeps what they are told of. */
export type TellColleagues = (transaction: Queryable, people: readonly number[], news: News) => Promise<void>;

/**
 * What tells people that a comment names them, or that something was sent to them: in the app, and by mail where they want that.
 *
 * @param store the whole store: their preferences are nobody else's to read
 */
export async function tellingColleagues(
  store: Queryable,
  site: Site,
  people: readonly number[],
): Promise<TellColleagues> {
  const told = await store.query<Told>(
    `select person.person_id as id, email, name, language, coalesce(call_news, 'app') as news
     from person left join person_preference as chosen on chosen.person_id = person.person_id
     where person.person_id = any($1::int[]) and status = 'active'`,
    [people],
  );
  const linksOf = told.some(({ news }) => news === "mail") ? await unsubscribeLinks(store, site) : null;
  return async (transaction, named, { kind, by, about, said, linkFor }) => {
    for (const person of told.filter(({ id }) => named.includes(id))) {
      const link = linkFor(person.id);
      const data = { by: by.name, about };
      await (kind === "sent"
        ? notify(transaction, [person.id], { kind, data: { ...data, said }, link })
        : notify(transaction, [person.id], { kind, data, link }));
      if (person.news !== "mail" || !linksOf) continue;
      const facts = {
        product: site.product,
        name: person.name,
        by: by.name,
        about,
        said,
        link: pageLink(site, link.slice(1)),
        unsubscribe: linksOf({ person: person.id, kind: "calls", about: null }),
      };
      await queueMail(
        transaction,
        person.email,
        composeMail(kind === "sent" ? thingSentMail : mentionMail, person.language, facts),
      );
    }
  };
}
