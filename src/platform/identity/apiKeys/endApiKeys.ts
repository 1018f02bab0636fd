import { recordChange } from "#platform/audit/recordChange.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { EndedKeys } from "#domain/access/endedKeys.ts";
import type { KeyActor } from "./addApiKey.ts";

/** A key that works, as its owner is asked about it. */
export interface LiveKey {
  readonly id: number;
  readonly name: string;
  readonly hint: string;
  readonly createdAt: Date;
  /** Whether it was made since the password was last set. */
  readonly since: boolean;
}

/** The keys of a person that work, newest first. */
export function liveKeys(store: Queryable, personId: number): Promise<LiveKey[]> {
  return store.query<LiveKey>(
    `select api_key_id as id, api_key.name, hint, api_key.created_at as "createdAt",
            api_key.created_at >= coalesce(local_account.password_set_at, '-infinity') as since
     from api_key join person on person.person_id = api_key.person_id left join local_account on local_account.email = person.email
     where api_key.person_id = $1 and revoked_at is null and (expires_at is null or expires_at > now())
     order by api_key_id desc`,
    [personId],
  );
}

interface KeyOwner {
  readonly id: number;
  readonly email: string;
}

/**
 * Revokes a person's keys for good, each with an entry in the audit log. Call it before the password is replaced, and `announceRights`
 * after the commit.
 *
 * @returns how many were revoked
 */
export async function endApiKeys(
  transaction: Queryable,
  { id, email }: KeyOwner,
  which: EndedKeys,
  by: KeyActor,
): Promise<number> {
  if (which === "none") return 0;
  const from = which === "since" ? await passwordSetAt(transaction, email) : null;
  const ended = await transaction.query<{ id: number; name: string; hint: string }>(
    `update api_key set revoked_at = now()
     where person_id = $1 and revoked_at is null and (expires_at is null or expires_at > now())
       and created_at >= coalesce($2::timestamptz, '-infinity')
     returning api_key_id as id, name, hint`,
    [id, from],
  );
  for (const key of ended)
    await recordChange(transaction, {
      actor: by,
      action: "apiKey.revoked",
      subjectKind: "apiKey",
      subjectId: String(key.id),
      subject: `${key.name} (${key.hint}…)`,
      before: { person: email },
    });
  return ended.length;
}

async function passwordSetAt(transaction: Queryable, email: string): Promise<Date | null> {
  const [account] = await transaction.query<{ at: Date | null }>(
    "select password_set_at as at from local_account where email = $1",
    [email],
  );
  return account?.at ?? null;
}
