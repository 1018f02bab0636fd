import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { MOST_SUBSCRIPTIONS } from "../contract.ts";
import type { Owner } from "./ruleRows.ts";

export type Rhythm = "daily" | "weekly";

export interface NewSubscription {
  /** Null is all of them, as is a null market. */
  readonly vertical: string | null;
  readonly market: string | null;
  readonly rhythm: Rhythm;
  readonly inApp: boolean;
  readonly byMail: boolean;
}

export interface StoredSubscription extends NewSubscription {
  readonly id: number;
  readonly person: number;
  readonly customer: number;
  readonly createdAt: Date;
}

const COLUMNS = `alert_subscription_id as id, person_id as person, customer_id as customer, nullif(vertical, '') as vertical,
  nullif(market_id, '') as market, rhythm, in_app as "inApp", by_mail as "byMail", created_at as "createdAt"`;

export function selectSubscriptions(store: Queryable, owner: Owner): Promise<StoredSubscription[]> {
  return store.query<StoredSubscription>(
    `select ${COLUMNS} from alert_subscription where person_id = $1 and customer_id = $2 and deleted_at is null
     order by alert_subscription_id`,
    [owner.id, owner.customerId],
  );
}

/** Who has subscribed to mails: to what is asked under the row security of each. */
export async function selectMailReaders(store: Queryable): Promise<number[]> {
  const rows = await store.query<{ person: number }>(
    "select distinct person_id as person from alert_subscription where by_mail and deleted_at is null order by person_id",
  );
  return rows.map(({ person }) => person);
}

/** @throws Failure `conflict` when the person has too many */
export async function putSubscription(
  store: Queryable,
  owner: Owner,
  { vertical, market, rhythm, inApp, byMail }: NewSubscription,
): Promise<StoredSubscription> {
  const own = await selectSubscriptions(store, owner);
  const isKnown = own.some((one) => one.vertical === vertical && one.market === market);
  if (!isKnown && own.length >= MOST_SUBSCRIPTIONS)
    throw new Failure("conflict", `${MOST_SUBSCRIPTIONS} subscriptions already exist. End one you no longer need.`);
  const [kept] = await store.query<StoredSubscription>(
    `insert into alert_subscription (person_id, customer_id, vertical, market_id, rhythm, in_app, by_mail)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (person_id, customer_id, vertical, market_id) do update set
       rhythm = excluded.rhythm, in_app = excluded.in_app, by_mail = excluded.by_mail, unsubscribed_at = null, deleted_at = null
     returning ${COLUMNS}`,
    [owner.id, owner.customerId, vertical ?? "", market ?? "", rhythm, inApp, byMail],
  );
  if (!kept) throw new Error("The subscription was not saved.");
  return kept;
}

/** @throws Failure `not-found` */
export async function endSubscription(store: Queryable, owner: Owner, id: string): Promise<void> {
  await change(store, "deleted_at = now()", "deleted_at is null", owner, id);
}

/** @throws Failure `not-found` where the person has ended no such subscription, or too long ago */
export async function resumeSubscription(store: Queryable, owner: Owner, id: string): Promise<StoredSubscription> {
  return change(store, "deleted_at = null", "deleted_at > now() - interval '1 day'", owner, id);
}

async function change(
  store: Queryable,
  set: string,
  where: string,
  owner: Owner,
  id: string,
): Promise<StoredSubscription> {
  const [row] = await store.query<StoredSubscription>(
    `update alert_subscription set ${set}
     where alert_subscription_id = $1 and person_id = $2 and customer_id = $3 and ${where} returning ${COLUMNS}`,
    [id, owner.id, owner.customerId],
  );
  if (!row) throw new Failure("not-found", "This subscription does not exist.");
  return row;
}
