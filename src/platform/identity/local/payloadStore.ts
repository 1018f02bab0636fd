import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";
import type { Database } from "#platform/database/database.ts";
import { announceRights } from "../rightsVersion.ts";

interface PayloadRow {
  readonly payload: AdapterPayload;
  readonly consumed_at: Date | null;
}

/** Keeps the provider's sessions, grants, codes and tokens in the store, so that they outlive a restart and serve every process. */
export function payloadStore(database: Database): AdapterFactory {
  return (type) => adapter(database, type);
}

/** Removes what has expired; the provider itself never reads it again. */
export async function sweepPayloads(database: Database): Promise<void> {
  await database.query("delete from oidc_payload where expires_at < now() - interval '1 hour'");
}

function adapter(database: Database, type: string): Adapter {
  async function findBy(column: "id" | "uid" | "user_code", value: string): Promise<AdapterPayload | undefined> {
    const [row] = await database.query<PayloadRow>(
      `select payload, consumed_at from oidc_payload
       where type = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
      [type, value],
    );
    if (!row) return undefined;
    const consumed = row.consumed_at && { consumed: Math.floor(row.consumed_at.getTime() / 1_000) };
    return { ...row.payload, ...consumed };
  }

  return {
    async upsert(id, payload, expiresIn) {
      await database.query(
        `insert into oidc_payload (type, id, payload, grant_id, user_code, uid, expires_at)
         values ($1, $2, $3::text::jsonb, $4, $5, $6, now() + $7::int * interval '1 second')
         on conflict (type, id) do update set
           payload = excluded.payload, grant_id = excluded.grant_id, user_code = excluded.user_code,
           uid = excluded.uid, expires_at = excluded.expires_at`,
        [
          type,
          id,
          JSON.stringify(payload),
          payload.grantId ?? null,
          payload.userCode ?? null,
          payload.uid ?? null,
          expiresIn ?? null,
        ],
      );
    },
    find: (id) => findBy("id", id),
    findByUid: (uid) => findBy("uid", uid),
    findByUserCode: (userCode) => findBy("user_code", userCode),
    async consume(id) {
      await database.query("update oidc_payload set consumed_at = now() where type = $1 and id = $2", [type, id]);
    },
    async destroy(id) {
      await database.query("delete from oidc_payload where type = $1 and id = $2", [type, id]);
      if (type === "Grant") announceRights(database);
    },
    async revokeByGrantId(grantId) {
      await database.query("delete from oidc_payload where grant_id = $1", [grantId]);
    },
  };
}
