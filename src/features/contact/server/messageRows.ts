import type { Queryable } from "#platform/database/database.ts";
import type { ContactMessage, MessageStatus, ReceivedMessage } from "../contract.ts";

type Stored<Message> = Omit<Message, "at" | "answeredAt"> & { readonly at: Date; readonly answeredAt: Date | null };

const COLUMNS = `m.contact_message_id::text as id, m.topic, m.market, m.screen, m.figure, m.message, m.language,
  m.attachment_name as attachment, m.status, m.created_at as at, m.answer, a.name as "answeredBy", m.answered_at as "answeredAt"`;
const SENDER = "json_build_object('name', p.name, 'email', p.email, 'customer', c.name) as sender";
const SOURCE = `contact_message m
  join person p on p.person_id = m.person_id
  join customer c on c.customer_id = p.customer_id
  left join person a on a.person_id = m.answered_by`;

/** Nobody looks further back on one screen. */
const MOST_OWN = 100;

/** What a person wrote, newest first. */
export async function ownMessages(store: Queryable, person: number): Promise<ContactMessage[]> {
  const rows = await store.query<Stored<ContactMessage>>(
    `select ${COLUMNS} from ${SOURCE} where m.person_id = $1 order by m.contact_message_id desc limit ${MOST_OWN}`,
    [person],
  );
  return rows.map((row) => ({ ...row, ...moments(row) }));
}

export interface ReceivedRequest {
  /** Null takes every status. */
  readonly status: MessageStatus | null;
  readonly before: string | null;
  readonly limit: number;
}

/** Everybody's messages, newest first. */
export async function allMessages(store: Queryable, request: ReceivedRequest): Promise<ReceivedMessage[]> {
  const { status, before, limit } = request;
  const rows = await store.query<Stored<ReceivedMessage>>(
    `select ${COLUMNS}, ${SENDER} from ${SOURCE}
     where ($1::text is null or m.status = $1) and ($2::int is null or m.contact_message_id < $2)
     order by m.contact_message_id desc
     limit $3`,
    [status, before, limit],
  );
  return rows.map((row) => ({ ...row, ...moments(row) }));
}

/** One message with its sender; undefined where there is none. */
export async function oneMessage(store: Queryable, id: string): Promise<ReceivedMessage | undefined> {
  const [row] = await store.query<Stored<ReceivedMessage>>(
    `select ${COLUMNS}, ${SENDER} from ${SOURCE} where m.contact_message_id = $1`,
    [id],
  );
  return row && { ...row, ...moments(row) };
}

export async function openMessageCount(store: Queryable): Promise<number> {
  const [row] = await store.query<{ open: number }>(
    "select count(*)::int as open from contact_message where status = 'open'",
  );
  return row?.open ?? 0;
}

/** Moments as the API writes them. */
function moments({ at, answeredAt }: Stored<ContactMessage>): Pick<ContactMessage, "at" | "answeredAt"> {
  return { at: at.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}
