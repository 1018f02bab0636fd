import type { Database } from "#platform/database/database.ts";

/** What waits in the queue for one address, oldest first. */
export interface QueuedMail {
  readonly subject: string;
  readonly text: string;
  /** The secrets of its links, by the name they have in the address, such as `invitation`. */
  readonly secrets: Readonly<Record<string, string>>;
}

export async function mailbox(database: Database, recipient: string): Promise<QueuedMail[]> {
  const rows = await database.query<{ subject: string; text: string }>(
    "select subject, body_text as text from mail where recipient = $1 order by mail_id",
    [recipient],
  );
  return rows.map(({ subject, text }) => ({
    subject,
    text,
    secrets: Object.fromEntries(
      [...text.matchAll(/[#&](invitation|token|request)=([\w-]+)/g)].map(([, name = "", secret = ""]) => [
        name,
        secret,
      ]),
    ),
  }));
}

/** The secret of that name in the latest mail to this address. */
export async function latestSecret(database: Database, recipient: string, name: string): Promise<string> {
  const secret = (await mailbox(database, recipient)).at(-1)?.secrets[name];
  if (!secret) throw new Error(`The latest mail to ${recipient} holds no ${name}.`);
  return secret;
}
