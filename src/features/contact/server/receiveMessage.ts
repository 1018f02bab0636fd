import type { EndpointInput } from "#platform/api/endpoint.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import { pageLink, type Site } from "#platform/identity/site.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { messageCopyMail } from "#platform/mail/words/messageCopyMail.ts";
import { messageReceivedMail } from "#platform/mail/words/messageReceivedMail.ts";
import { administrators, notify } from "#platform/notifications/notify.ts";
import { LARGEST_ATTACHMENT, type sendContactMessage } from "../contract.ts";
import { attachmentType } from "./attachmentType.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** A message reached the account team. For administrators. */
    readonly "message-received": { readonly name: string; readonly topic: string };
  }
}

export type NewMessage = EndpointInput<typeof sendContactMessage>["body"];

/** Messages of one person in an hour. */
const MESSAGES_PER_HOUR = 5;

/**
 * Keeps a message, mails its writer a copy, and tells the administrators: all of it or nothing.
 *
 * @throws Failure `too-many-requests`, `too-large`, `invalid-input` for an attachment that is not what it says
 */
export function receiveMessage(database: Database, from: Person, body: NewMessage, site: Site): Promise<string> {
  const attached = checkAttachment(body.attachment);
  return database.transaction(async (store) => {
    await checkRate(store, from.id);
    const id = await insertMessage(store, from.id, body, attached);
    const { topic, message, language } = body;
    const facts = { product: site.product, topic, message, link: messageLink(site, id) };
    await queueMail(store, from.email, composeMail(messageCopyMail, language, { ...facts, name: from.name }));
    const readers = await administrators(store);
    await notify(store, readers, {
      kind: "message-received",
      data: { name: from.name, topic },
      link: `/contact?message=${id}`,
    });
    for (const reader of await addresses(store, readers)) {
      const words = composeMail(messageReceivedMail, reader.language, {
        ...facts,
        name: from.name,
        email: from.email,
        customer: from.customer,
      });
      await queueMail(store, reader.email, words);
    }
    return id;
  });
}

/** Where a message stands in the app. */
export function messageLink(site: Site, id: string): string {
  return pageLink(site, "contact", { message: id });
}

interface Attached {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

function checkAttachment(attachment: NewMessage["attachment"]): Attached | null {
  if (!attachment) return null;
  const bytes = Buffer.from(attachment.content, "base64");
  if (bytes.length > LARGEST_ATTACHMENT) throw new Failure("too-large", "An attachment can have at most 2 MB.");
  const type = attachmentType(attachment.name, bytes);
  if (type) return { name: attachment.name, type, bytes };
  throw new Failure("invalid-input", "The attachment is not a PNG, JPEG, PDF, CSV or XLSX file.", [
    { pointer: "/body/attachment", message: "Must be a PNG, JPEG, PDF, CSV or XLSX file, and named like one." },
  ]);
}

/** Several messages of one person at the same moment wait for each other, so that the limit holds for all of them. */
async function checkRate(store: Queryable, person: number): Promise<void> {
  await store.query("select person_id from person where person_id = $1 for update", [person]);
  const [row] = await store.query<{ sent: number }>(
    "select count(*)::int as sent from contact_message where person_id = $1 and created_at between now() - interval '1 hour' and now() + interval '1 minute'",
    [person],
  );
  if ((row?.sent ?? 0) < MESSAGES_PER_HOUR) return;
  throw new Failure("too-many-requests", `You can send ${MESSAGES_PER_HOUR} messages an hour. Try again later.`);
}

async function insertMessage(
  store: Queryable,
  person: number,
  { topic, market, screen, figure, message, language }: NewMessage,
  attached: Attached | null,
): Promise<string> {
  const [row] = await store.query<{ id: string }>(
    `insert into contact_message
       (person_id, topic, market, screen, figure, message, language, attachment, attachment_name, attachment_type)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     returning contact_message_id::text as id`,
    [
      person,
      topic,
      market ?? null,
      screen ?? null,
      figure ?? null,
      message,
      language,
      attached?.bytes ?? null,
      attached?.name ?? null,
      attached?.type ?? null,
    ],
  );
  return row?.id ?? "";
}

function addresses(
  store: Queryable,
  persons: readonly number[],
): Promise<{ email: string; language: string | null }[]> {
  return store.query("select email, language from person where person_id = any($1::int[]) order by person_id", [
    persons,
  ]);
}
