import { expect, test } from "vitest";
import type { Queryable } from "#platform/database/database.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { checkOwner } from "./checkOwner.ts";
import { isPlainFailure } from "./startFailure.ts";

/** What happens as a user of the store who may do nothing but that; nothing of it stays. */
async function asStranger(rights: readonly string[]): Promise<unknown> {
  const database = await testDatabase();
  const undone = new Error("Taken back.");
  let fault: unknown = null;
  await database
    .transaction(async (store: Queryable) => {
      for (const statement of ["create role stranger_here", ...rights, "set local role stranger_here"])
        await store.query(statement);
      await checkOwner(store).catch((reason: unknown) => {
        fault = reason;
      });
      throw undone;
    })
    .catch((reason: unknown) => {
      if (reason !== undone) throw reason;
    });
  return fault;
}

test.skipIf(storeMissing)(
  "a user of the store who does not own its tables is told whose they are and what to do",
  async () => {
    const rights = [
      "grant all on schema public to stranger_here",
      "grant all on all tables in schema public to stranger_here",
    ];
    for (const given of [[], rights]) {
      const fault = await asStranger(given);
      expect(isPlainFailure(fault)).toBe(true);
      expect(String(fault)).toMatch(
        /"stranger_here", who asks by DATABASE_URL, does not own its tables.*Name "\w+" in DATABASE_URL, or let/,
      );
    }
    // Whoever takes part in the owner's role may do what the owner may.
    const owner = "do $$ begin execute format('grant %I to stranger_here', current_user); end $$";
    expect(await asStranger([owner])).toBeNull();
    await checkOwner(await testDatabase());
  },
);
