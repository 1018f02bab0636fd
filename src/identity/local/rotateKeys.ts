import type { Database, Queryable } from "#database/database.ts";
import { isRotationDue } from "./keyStates.ts";
import { keptKeys, makeKey } from "./signingKeys.ts";

/**
 * Makes the key that will sign next, and answers its id. `atOnce` is for a key that has leaked: the new one signs from now on and
 * every other one is gone, so that nobody's tokens by them are taken any more.
 */
export function rotateKeys(database: Database, { atOnce }: { readonly atOnce: boolean }): Promise<string> {
  return database.transaction(async (store) => {
    await lockKeys(store);
    const kid = await makeKey(store, atOnce);
    if (atOnce) await store.query("delete from signing_key where kid <> $1", [kid]);
    return kid;
  });
}

/** Makes a new key where it is time for one, and removes keys whose last token has ended. */
export async function tendKeys(database: Database): Promise<void> {
  await database.transaction(async (store) => {
    await lockKeys(store);
    const kept = await keptKeys(store);
    const made = kept.map(({ madeAt }) => madeAt.getTime());
    if (isRotationDue(made, Date.now())) await makeKey(store);
    const outlived = kept.filter(({ state }) => state === "outlived").map(({ key }) => key.kid);
    if (outlived.length > 0) await store.query("delete from signing_key where kid = any($1)", [outlived]);
  });
}

/** One process at a time: of two that find a key too old, the second finds the new one. */
async function lockKeys(store: Queryable): Promise<void> {
  await store.query("select kid from signing_key order by kid for update");
}
