import type { Queryable } from "#platform/database/database.ts";
import type { AccessFlag } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { LOCAL_ISSUER } from "../local/secrets.ts";
import type { PersonSettings } from "./person.ts";

/** A person with everything that bears on the rights. */
export interface PersonRecord extends PersonSettings {
  readonly id: number;
  readonly version: number;
  readonly customer: string;
  readonly customerAccess: readonly AccessFlag[];
  readonly customerMarkets: readonly string[];
  readonly customerAllMarkets: boolean;
  readonly customerVerticals: readonly string[] | null;
  readonly createdAt: Date;
  /** Null for somebody who was never invited. */
  readonly invitedAt: Date | null;
  /** Null before the first sign-in. */
  readonly lastSignIn: Date | null;
  /** When what is held about the person is erased; null where that was not asked for. */
  readonly eraseAt: Date | null;
  /** Whether there is a way to sign in with a password of ours, and with a cloud account. */
  readonly hasLocal: boolean;
  readonly hasCloud: boolean;
}

/** Everybody but those who were erased, by name; with an id only that one. */
export async function selectPeople(store: Queryable, id: number | null = null): Promise<PersonRecord[]> {
  return store.query<PersonRecord>(
    `select person.person_id as id, person.version, person.email, person.name, person.role, person.access,
            person.markets, person.verticals, person.language, person.status, person.sees_team_calls as "seesTeamCalls",
            person.created_at as "createdAt", person.invited_at as "invitedAt",
            customer.customer_id as "customerId", customer.name as customer, customer.access as "customerAccess",
            customer.markets as "customerMarkets", customer.all_markets as "customerAllMarkets",
            customer.verticals as "customerVerticals",
            (select max(at) from sign_in where sign_in.person_id = person.person_id and outcome = 'signed-in') as "lastSignIn",
            erasure.due_at as "eraseAt",
            coalesce(way.local, false) as "hasLocal", coalesce(way.cloud, false) as "hasCloud"
     from person
     join customer on customer.customer_id = person.customer_id
     left join (
       select person_id, bool_or(starts_with(issuer, $2)) as local, bool_or(not starts_with(issuer, $2)) as cloud
       from person_identity where $1::int is null or person_id = $1 group by person_id
     ) way on way.person_id = person.person_id
     left join erasure on erasure.person_id = person.person_id and undone_at is null and erasure.erased_at is null
     where ($1::int is null or person.person_id = $1) and person.erased_at is null
     order by lower(person.name), person.person_id`,
    [id, LOCAL_ISSUER],
  );
}

/** @throws Failure `not-found` */
export async function selectPerson(store: Queryable, id: number): Promise<PersonRecord> {
  const [person] = await selectPeople(store, id);
  if (!person) throw new Failure("not-found", "This user does not exist.");
  return person;
}

/**
 * Locks a person for a change. All administrators are locked with it, always in one order: so of two changes that would together
 * leave no administrator the second one sees the first, and neither waits for the other for ever.
 *
 * @throws Failure `not-found`; `conflict` when the version is not the current one
 */
export async function lockPerson(transaction: Queryable, id: number, version?: number): Promise<PersonRecord> {
  await transaction.query(
    "select person_id from person where role = 'Administrator' or person_id = $1 order by person_id for update",
    [id],
  );
  const person = await selectPerson(transaction, id);
  if (version !== undefined && person.version !== version)
    throw new Failure(
      "conflict",
      `${person.name} was changed by someone else since you opened this. Reload, then make your change again.`,
    );
  return person;
}
