import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { isRotationDue } from "./keyStates.ts";
import { keptKeys, makeKey } from "./signingKeys.ts";

/**
 * Makes the key that will sign next, and answers its id. `atOnce` is for a key that has leaked: the new one signs from now on and
 * every other one is gone, so that nobody's tokens by them are taken any more. `by` stands in the audit log.
 */
export function rotateKeys(
  database: Database,
  { atOnce, by }: { readonly atOnce: boolean; readonly by: string },
): Promise<string> {
  return database.transaction(async (store) => {
    await lockKeys(store);
    const kid = await makeKey(store, atOnce);
    if (!atOnce) {
      await recordKey(store, kid, { by });
      return kid;
    }
    const others = await store.query<{ kid: string }>("delete from signing_key where kid <> $1 returning kid", [kid]);
    await recordKey(store, kid, { by, removed: others.map((other) => other.kid) });
    return kid;
  });
}

/** Makes a new key where it is time for one, and removes keys whose last token has ended. */
export async function tendKeys(database: Database): Promise<void> {
  await database.transaction(async (store) => {
    await lockKeys(store);
    const kept = await keptKeys(store);
    const made = kept.map(({ madeAt }) => madeAt.getTime());
    if (isRotationDue(made, Date.now())) await recordKey(store, await makeKey(store), { by: PRODUCT });
    const outlived = kept.filter(({ state }) => state === "outlived").map(({ key }) => key.kid);
    if (outlived.length > 0) await store.query("delete from signing_key where kid = any($1)", [outlived]);
  });
}

/** Who makes keys when it is time. */
const PRODUCT = "product";

interface KeyMade {
  readonly by: string;
  /** The keys that it takes the place of at once; left out where none is. */
  readonly removed?: readonly string[];
}

function recordKey(store: Queryable, kid: string, { by, removed }: KeyMade): Promise<void> {
  return recordChange(store, {
    actor: { id: null, name: by },
    action: removed ? "signingKey.replaced" : "signingKey.made",
    subjectKind: "signingKey",
    subjectId: kid,
    subject: kid,
    before: removed ? { signingKeys: removed } : null,
    after: { signingKeys: [kid] },
  });
}

/** One process at a time: of two that find a key too old, the second finds the new one. */
async function lockKeys(store: Queryable): Promise<void> {
  await store.query("select kid from signing_key order by kid for update");
}
