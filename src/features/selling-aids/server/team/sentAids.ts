import type { Queryable } from "#platform/database/database.ts";
import type { AidType } from "#domain/content/contentKind.ts";
import type { ContentTags } from "#domain/content/contentItem.ts";
import { Failure } from "#domain/failure.ts";
import { teamAidKey, type TeamAidStatus } from "#domain/sellingAids/teamAid.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Person } from "#platform/identity/caller.ts";
import type { SentAid } from "../../contract/teamAids.ts";

/** A version of an aid that a team brought, as who looks after it sees it. */
export interface SentAidRow {
  readonly id: number;
  readonly customerId: number;
  readonly personId: number;
  readonly number: number;
  /** The number of the newest version. */
  readonly newest: number;
  /** The number of the version that the team reads; null where it reads none. */
  readonly shown: number | null;
  readonly status: TeamAidStatus;
  readonly statusBefore: TeamAidStatus | null;
  readonly reason: string;
  readonly title: string;
  readonly summary: string;
  readonly type: AidType;
  readonly language: Locale;
  readonly tags: ContentTags;
  readonly file: { readonly id: string; readonly name: string; readonly type: string; readonly bytes: number };
  readonly sentBy: string;
  readonly customer: string;
  readonly sentAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly deletedAt: Date | null;
}

const SENT = `select aid.team_aid_id as id, aid.customer_id as "customerId", aid.person_id as "personId", sent.number,
    newest.number as newest, shown.number as shown, sent.status, sent.status_before as "statusBefore", sent.reason,
    sent.title, sent.summary, sent.type, sent.language, sent.tags,
    jsonb_build_object('id', file.stored_file_id, 'name', file.name, 'type', file.type, 'bytes', file.bytes) as file,
    person.name as "sentBy", customer.name as customer, sent.sent_at as "sentAt", sent.decided_at as "decidedAt",
    sent.decided_by as "decidedBy", aid.deleted_at as "deletedAt"
  from team_aid as aid
  join lateral (select max(number) as number from team_aid_version where team_aid_id = aid.team_aid_id group by team_aid_id) as newest on true
  join team_aid_version as sent on sent.team_aid_id = aid.team_aid_id
  join stored_file as file on file.stored_file_id = sent.stored_file_id
  join person on person.person_id = aid.person_id
  join customer on customer.customer_id = aid.customer_id
  left join team_aid_version as shown on shown.team_aid_id = aid.team_aid_id and shown.status = 'approved'`;

/** What a person brought for an organisation, newest first. */
export function selectOwnAids(store: Queryable, person: number, customer: number): Promise<SentAidRow[]> {
  return store.query<SentAidRow>(
    `${SENT} where sent.number = newest.number and aid.deleted_at is null and aid.person_id = $1 and aid.customer_id = $2
     order by sent.sent_at desc, aid.team_aid_id desc`,
    [person, customer],
  );
}

/** What all organisations brought: first what waits, the longest first, then what was decided, the newest first. */
export function selectQueue(store: Queryable): Promise<SentAidRow[]> {
  return store.query<SentAidRow>(
    `${SENT} where sent.number = newest.number and aid.deleted_at is null
     order by case when sent.status = 'waiting' then sent.sent_at end nulls last, sent.changed_at desc, aid.team_aid_id desc`,
  );
}

/** One version, of deleted aids too. @throws Failure `not-found` */
export async function selectVersion(store: Queryable, aid: number, number: number): Promise<SentAidRow> {
  const [row] = await store.query<SentAidRow>(`${SENT} where aid.team_aid_id = $1 and sent.number = $2`, [aid, number]);
  if (!row) throw noSuchTeamAid();
  return row;
}

/** The newest version, locked until the transaction ends. @throws Failure `not-found` */
export async function lockAid(transaction: Queryable, aid: number): Promise<SentAidRow> {
  await transaction.query("select 1 from team_aid where team_aid_id = $1 for update", [aid]);
  const [row] = await transaction.query<SentAidRow>(
    `${SENT} where aid.team_aid_id = $1 and sent.number = newest.number`,
    [aid],
  );
  if (!row) throw noSuchTeamAid();
  return row;
}

/** Whether a person brought it for the organisation that the person belongs to now. */
export function isOwn({ personId, customerId }: SentAidRow, by: Person): boolean {
  return personId === by.id && customerId === by.customerId;
}

export function noSuchTeamAid(): Failure {
  return new Failure("not-found", "This selling aid does not exist.");
}

/** What leaves of it, for who asks. */
export function presentSentAid(row: SentAidRow, caller: Person): SentAid {
  const { id, number, status, reason, title, summary, type, language, tags, file, sentBy, customer, shown } = row;
  return {
    id: String(id),
    number,
    key: teamAidKey(id),
    status,
    reason,
    title,
    summary,
    type,
    language,
    verticals: [...tags.verticals],
    media: [...tags.media],
    seasons: [...tags.seasons],
    file,
    sentBy,
    mine: isOwn(row, caller),
    customer,
    sentAt: row.sentAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    shown,
    deleted: row.deletedAt !== null,
  };
}
