import type { Queryable } from "#platform/database/database.ts";
import { erasedHash } from "./erasePerson.ts";

/** Somebody who was erased, as far as that may still be known. */
export interface ErasedNote {
  readonly number: number;
  /** From `erasedHash`. */
  readonly hash: string;
}

/** Everybody who was erased, and on which day, by number. */
export function listErased(store: Queryable): Promise<(ErasedNote & { readonly day: string })[]> {
  return store.query(
    `select person_id as number, email_hash as hash, to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD') as day
     from erasure where erased_at is not null and email_hash is not null order by person_id`,
  );
}

/** Who of these is in the store again, with name and all: it was filled from a backup of before. Answers their numbers. */
export async function returnedPeople(store: Queryable, erased: readonly ErasedNote[]): Promise<number[]> {
  const people = await store.query<{ number: number; email: string }>(
    `select person_id as number, email from person where erased_at is null and person_id = any($1::int[]) order by person_id`,
    [erased.map(({ number }) => number)],
  );
  const hashes = new Set(erased.map(({ hash }) => hash));
  return people.filter(({ number, email }) => hashes.has(erasedHash(number, email))).map(({ number }) => number);
}
