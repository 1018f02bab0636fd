import { LOCALES } from "#domain/taxonomy/name.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";
import { pageLink, type Site } from "#platform/identity/site.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { type UnsubscribeLinksOf, unsubscribeLinks } from "#platform/mail/regular/unsubscribeLinks.ts";
import { callGivenMail } from "#platform/mail/words/callGivenMail.ts";
import { notify } from "#platform/notifications/notify.ts";
import { CALL_NEWS, type CallNews } from "../contract/callNews.ts";
import type { CallEntry } from "../contract.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** Somebody handed a call over. For its new owner. */
    readonly "call-given": { readonly by: string; readonly name: string };
  }
}

/** Whoever is told, as far as that needs to be known. */
interface Told {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  readonly news: string;
}

/** Tells the new owner of a call, within the transaction that hands it over. */
export type TellOfCall = (transaction: Queryable, call: CallEntry) => Promise<void>;

/**
 * What tells somebody that a call is hers now: in the app, and by mail where she wants that.
 *
 * @param store the whole store: her preferences are nobody else's to read
 */
export async function tellingOfCall(store: Queryable, site: Site, by: Person, to: number): Promise<TellOfCall> {
  const [told] = await store.query<Told>(
    `select person.person_id as id, email, name, language, coalesce(call_news, 'app') as news
     from person left join person_preference as chosen on chosen.person_id = person.person_id
     where person.person_id = $1 and person.person_id <> $2 and status = 'active'`,
    [to, by.id],
  );
  if (!told) return () => Promise.resolve();
  const linksOf = told.news === "mail" ? await unsubscribeLinks(store, site) : null;
  return async (transaction, call) => {
    const locale = LOCALES.find((known) => known === told.language) ?? "en-US";
    const name = call.name ?? subVerticalName(call.subVertical, locale);
    const link = `/call-list?open=${call.id}`;
    await notify(transaction, [told.id], { kind: "call-given", data: { by: by.name, name }, link });
    if (linksOf) await mailOf(transaction, { told, by, call, name, site, linksOf });
  };
}

interface Mailed {
  readonly told: Told;
  readonly by: Person;
  readonly call: CallEntry;
  /** What the call is called in the reader's language. */
  readonly name: string;
  readonly site: Site;
  readonly linksOf: UnsubscribeLinksOf;
}

async function mailOf(transaction: Queryable, { told, by, call, name, site, linksOf }: Mailed): Promise<void> {
  const facts = {
    product: site.product,
    name: told.name,
    by: by.name,
    call: name,
    market: call.marketName,
    nextStep: call.nextStep ?? "",
    link: pageLink(site, "call-list", { open: call.id }),
    unsubscribe: linksOf({ person: told.id, kind: "calls", about: null }),
  };
  await queueMail(transaction, told.email, composeMail(callGivenMail, told.language, facts));
}

/** How somebody hears of her calls: in the app unless she chose otherwise. */
export async function selectCallNews(store: Queryable, person: number): Promise<CallNews> {
  const [row] = await store.query<{ news: string }>(
    "select call_news as news from person_preference where person_id = $1",
    [person],
  );
  return CALL_NEWS.find((known) => known === row?.news) ?? "app";
}

export async function keepCallNews(store: Queryable, person: number, news: CallNews): Promise<void> {
  await store.query(
    `insert into person_preference (person_id, call_news) values ($1, $2)
     on conflict (person_id) do update set call_news = excluded.call_news, call_news_unsubscribed_at = null`,
    [person, news],
  );
}
