import type { Queryable } from "#platform/database/database.ts";

/**
 * What the app can tell a person, with what each sentence needs. Whoever tells declares it (`declare module "#platform/notifications/notify.ts"`); the
 * words are `notifications.kind.<kind>`.
 */
export interface NotificationKinds {}

export type NotificationKind = keyof NotificationKinds;

export interface Notice<Kind extends NotificationKind> {
  readonly kind: Kind;
  readonly data: NotificationKinds[Kind];
  /** Where in the app to look, without the base path; null leads nowhere. */
  readonly link: string | null;
}

/** Puts one notice before each of these persons; nobody is told twice by one call. */
export async function notify<Kind extends NotificationKind>(
  store: Queryable,
  persons: readonly number[],
  { kind, data, link }: Notice<Kind>,
): Promise<void> {
  if (persons.length === 0) return;
  await store.query(
    `insert into notification (person_id, kind, data, link)
     select distinct person_id, $2::text, $3::text::jsonb, $4::text from unnest($1::int[]) as told (person_id)`,
    [persons, kind, JSON.stringify(data), link],
  );
}

/** Puts one notice before everybody who can sign in and wants to hear of new revisions of the data. */
export async function notifyFollowers<Kind extends NotificationKind>(
  store: Queryable,
  { kind, data, link }: Notice<Kind>,
): Promise<void> {
  await store.query(
    `insert into notification (person_id, kind, data, link)
     select person.person_id, $1::text, $2::text::jsonb, $3::text
     from person left join person_preference as chosen on chosen.person_id = person.person_id
     where person.status = 'active' and coalesce(chosen.revision_news, 'app') <> 'none'`,
    [kind, JSON.stringify(data), link],
  );
}

/** The active administrators, who are told of requests and messages. */
export async function administrators(store: Queryable): Promise<number[]> {
  const rows = await store.query<{ person_id: number }>(
    "select person_id from person where role = 'Administrator' and status = 'active' order by person_id",
  );
  return rows.map((row) => row.person_id);
}
