import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { announceRights } from "../rightsVersion.ts";
import type { KeyActor } from "./addApiKey.ts";
import { type ApiKeyRow, selectApiKeys, type WhichKeys } from "./apiKeyRows.ts";

/**
 * Revokes a key for good; its next request is refused. One that is revoked already stays as it is.
 *
 * @throws Failure `not-found`, also for a key that `which` does not cover
 */
export async function revokeApiKey(
  database: Database,
  which: WhichKeys & { readonly id: number },
  by: KeyActor,
): Promise<ApiKeyRow> {
  const row = await database.transaction(async (store) => {
    await store.query("select 1 from api_key where api_key_id = $1 for update", [which.id]);
    const [before] = await selectApiKeys(store, which);
    if (!before) throw new Failure("not-found", "This key does not exist.");
    if (before.revoked_at) return before;
    await store.query("update api_key set revoked_at = now() where api_key_id = $1", [which.id]);
    await recordChange(store, {
      actor: by,
      action: "apiKey.revoked",
      subjectKind: "apiKey",
      subjectId: String(before.id),
      subject: `${before.name} (${before.hint}…)`,
      before: { person: before.email },
    });
    return (await selectApiKeys(store, which))[0] ?? before;
  });
  announceRights(database);
  return row;
}
