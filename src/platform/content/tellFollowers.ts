import type { Database, Queryable } from "#platform/database/database.ts";
import { contentLink } from "#domain/content/contentLink.ts";
import { textIn } from "#domain/content/contentItem.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { type UnsubscribeLinks, unsubscribeLinks } from "#platform/mail/regular/unsubscribeLinks.ts";
import { contentPublishedMail } from "#platform/mail/words/contentPublishedMail.ts";
import { notify } from "#platform/notifications/notify.ts";
import { type ItemRow, itemName, selectItem } from "./itemRows.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** A piece that the person follows was published. */
    readonly "content-published": { readonly title: string };
  }
}

/** Who may be told of something: asked with the rights of this moment. */
export type MayRead = (person: number, item: ItemRow) => Promise<boolean>;

/** What mails need to know of the product. */
export interface ContentSite {
  /** The origin, without a slash at the end, and the base path with one at both ends. */
  readonly publicUrl: string;
  readonly basePath: string;
  readonly product: string;
}

interface Follower {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  /** The publication that the person subscribed to. */
  readonly followed: number;
}

/**
 * Tells those who follow what was published and whose followers wait to hear of it, what came out first before the rest: of an issue the
 * subscribers of its publication, by notice and mail; of a publication its own; of anything else those who kept it, by notice alone.
 * Nobody hears of what one may not read, and nobody hears of it twice.
 */
export async function tellFollowers(database: Database, site: ContentSite, mayRead: MayRead): Promise<void> {
  const waiting = await database.query<{ id: number }>(
    `select item.content_item_id as id from content_item as item
     join content_version as out on out.content_item_id = item.content_item_id and out.number = item.published
     where notify_on_publish and publish_at is null and deleted_at is null
     order by out.published_at, id`,
  );
  for (const { id } of waiting) await tellOf(database, await selectItem(database, id), site, mayRead);
}

async function tellOf(database: Database, item: ItemRow, site: ContentSite, mayRead: MayRead): Promise<void> {
  const byMail = item.kind === "issue" || item.kind === "publication";
  const told: Follower[] = [];
  // Rights are looked up on a way of their own: inside a transaction the embedded store would wait for itself.
  for (const follower of await selectFollowers(database, item, byMail))
    if (await mayRead(follower.id, item)) told.push(follower);
  const linksOf = await unsubscribeLinks(database, site);
  await database.transaction(async (transaction) => {
    const [first] = await transaction.query(
      `update content_item set notify_on_publish = false where content_item_id = $1 and notify_on_publish returning 1`,
      [item.id],
    );
    if (!first) return;
    const link = contentLink(item);
    const persons = told.map(({ id }) => id);
    await notify(transaction, persons, { kind: "content-published", data: { title: itemName(item) }, link });
    for (const follower of byMail ? told : []) {
      const unsubscribe = linksOf({ person: follower.id, kind: "publication", about: follower.followed });
      await sendMail(transaction, follower, item, { site, path: link, unsubscribe });
    }
  });
}

/** Where a mail leads. */
interface Addressed {
  readonly site: ContentSite;
  readonly path: string;
  readonly unsubscribe: UnsubscribeLinks;
}

async function sendMail(
  transaction: Queryable,
  { email, name, language }: Follower,
  { draft }: ItemRow,
  { site: { publicUrl, basePath, product }, path, unsubscribe }: Addressed,
): Promise<void> {
  const locale: Locale = LOCALES.find((known) => known === language) ?? "en-US";
  const found = textIn(draft.texts, locale);
  if (!found) return;
  const { title, summary } = found.text;
  const link = `${publicUrl}${basePath.slice(0, -1)}${path}`;
  await queueMail(
    transaction,
    email,
    composeMail(contentPublishedMail, language, { product, name, title, summary, link, unsubscribe }),
  );
}

function selectFollowers(store: Queryable, { id, draft }: ItemRow, subscribed: boolean): Promise<Follower[]> {
  return store.query<Follower>(
    `select person.person_id as id, person.email, person.name, person.language, min(followed.content_item_id) as followed
     from content_mark as mark
     join content_item as followed on followed.content_item_id = mark.content_item_id
     join person on person.person_id = mark.person_id
     where person.status = 'active'
       and (($3 and mark.subscribed_at is not null
             and (followed.content_item_id = $1 or (followed.kind = 'publication' and followed.key = $2)))
         or (not $3 and mark.saved_at is not null and followed.content_item_id = $1))
     group by person.person_id order by person.person_id`,
    [id, draft.properties.publication ?? null, subscribed],
  );
}
