import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import type { Site } from "#platform/identity/site.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { messageAnsweredMail } from "#platform/mail/words/messageAnsweredMail.ts";
import { notify } from "#platform/notifications/notify.ts";
import type { MessageStatus, ReceivedMessage } from "../contract.ts";
import { oneMessage } from "./messageRows.ts";
import { messageLink } from "./receiveMessage.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** The account team answered. */
    readonly "message-answered": { readonly topic: string };
  }
}

export interface MessageChange {
  readonly message: string;
  readonly seen: MessageStatus;
  readonly status: MessageStatus;
  readonly answer?: string | undefined;
}

/**
 * Answers, closes or reopens a message, notes it in the audit log, and tells the writer of an answer.
 *
 * @throws Failure `not-found`; `conflict` when somebody else changed it meanwhile; `invalid-input` for "answered" without an answer
 */
export function changeMessage(
  database: Database,
  by: Person,
  change: MessageChange,
  site: Site,
): Promise<ReceivedMessage> {
  return database.transaction(async (store) => {
    const writer = await lockMessage(store, change.message);
    const before = await oneMessage(store, change.message);
    if (!before || writer === null) throw new Failure("not-found", "This message does not exist.");
    if (before.status !== change.seen)
      throw new Failure("conflict", "Someone else changed this message. Reload it, then try again.");
    const { answer } = change;
    if (change.status === "answered" && answer === undefined && before.answer === null) {
      throw new Failure("invalid-input", "Write an answer before you mark the message as answered.", [
        { pointer: "/body/answer", message: "Must not be empty." },
      ]);
    }
    await store.query(
      `update contact_message set status = $2, answer = coalesce($3, answer),
         answered_by = case when $3::text is null then answered_by else $4 end,
         answered_at = case when $3::text is null then answered_at else now() end
       where contact_message_id = $1`,
      [change.message, change.status, answer ?? null, by.id],
    );
    const after = await oneMessage(store, change.message);
    if (!after) throw new Failure("not-found", "This message does not exist.");
    await noteChange(store, by, before, after);
    if (answer !== undefined) await tellWriter(store, writer, after, site);
    return after;
  });
}

/** Holds a message until the transaction ends; who wrote it, or null where there is none. */
async function lockMessage(store: Queryable, message: string): Promise<number | null> {
  const [row] = await store.query<{ writer: number }>(
    "select person_id as writer from contact_message where contact_message_id = $1 for update",
    [message],
  );
  return row?.writer ?? null;
}

function noteChange(store: Queryable, by: Person, before: ReceivedMessage, after: ReceivedMessage): Promise<void> {
  const action = after.answer === before.answer ? ACTIONS[after.status] : "message.answered";
  return recordChange(store, {
    actor: { id: by.id, name: by.name },
    action,
    subjectKind: "message",
    subjectId: after.id,
    subject: after.sender.email,
    before: { status: before.status, answer: before.answer },
    after: { status: after.status, answer: after.answer },
  });
}

const ACTIONS: Readonly<Record<MessageStatus, string>> = {
  open: "message.reopened",
  answered: "message.answered",
  closed: "message.closed",
};

async function tellWriter(store: Queryable, writer: number, told: ReceivedMessage, site: Site): Promise<void> {
  const { id, topic, sender, message, answer, language } = told;
  await notify(store, [writer], { kind: "message-answered", data: { topic }, link: `/contact?message=${id}` });
  const words = composeMail(messageAnsweredMail, language, {
    product: site.product,
    name: sender.name,
    topic,
    message,
    answer: answer ?? "",
    link: messageLink(site, id),
  });
  await queueMail(store, sender.email, words);
}
