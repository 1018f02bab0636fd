import { describe, expect, inject, onTestFinished, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { brokenInvariants } from "./brokenInvariants.ts";
import { publishCountry, writeCrashFiles } from "./crashCountry.ts";
import { openCrashStore } from "./crashStore.ts";
import { killImports } from "./killImports.ts";
import { killPublishes } from "./killPublishes.ts";

/** A few kills each, where a process starts fast enough for it; `npm run crash -- --kills 200` does many, on both stores. */
const onPostgres = process.env["TEST_ENGINE"] !== "pglite" && !storeMissing;
const KILLS = 3;
const SEED = 4_600;

async function crashStore() {
  const store = await openCrashStore(inject("databaseUrl"));
  onTestFinished(store.close);
  return store;
}

describe.skipIf(!onPostgres)("a process that is killed", () => {
  test("while it imports a file leaves all of the file or nothing, and what is published as it was", {
    timeout: 180_000,
  }, async () => {
    const { rounds, broken } = await killImports(await crashStore(), { kills: KILLS, seed: SEED });
    expect([rounds, broken]).toEqual([KILLS, []]);
  });

  test("while it publishes leaves the revision before or the new one, whole, and what was said to be published is", {
    timeout: 180_000,
  }, async () => {
    const { rounds, broken } = await killPublishes(await crashStore(), { kills: KILLS, seed: SEED });
    expect([rounds, broken]).toEqual([KILLS, []]);
  });
});

describe.skipIf(!onPostgres)("what is looked at after a kill", () => {
  test("tells every kind of damage", { timeout: 60_000 }, async () => {
    const store = await crashStore();
    const told = await store.visit(async (database) => {
      const sums = await publishCountry(database, await writeCrashFiles(`${store.folder}/files`));
      const known = new Set(sums);
      expect(await brokenInvariants(database, known)).toEqual([]);
      const words: string[] = [];
      for (const damage of DAMAGES) words.push((await broken(database, damage, known)).join("; "));
      expect(await brokenInvariants(database, known)).toEqual([]);
      return words;
    });
    expect(told).toEqual([
      expect.stringMatching(/doctor: .*cannot be used/),
      expect.stringMatching(/doctor: .*has no wallet/),
      expect.stringMatching(/those of no whole revision/),
      expect.stringMatching(/still counts as running/),
      expect.stringMatching(/is accepted and has \d+ rows, not \d+/),
      expect.stringMatching(/the table spend_row_4711 was left behind/),
      expect.stringMatching(/names a file that was not accepted/),
      expect.stringMatching(/the pointer and the status disagree/),
      expect.stringMatching(/without the work that follows/),
      expect.stringMatching(/the audit log does not say so/),
    ]);
  });
});

/** Each damages a sound store in one way; what was published last is $1. */
const DAMAGES = [
  "update wallet set packed = set_byte(packed, 40, get_byte(packed, 40) # 1) where revision_id = $1 and market_id = 'nation'",
  "delete from wallet where revision_id = $1 and market_id = 'tv-623'",
  `update wallet w set packed = o.packed from wallet o
   where w.revision_id = $1 and o.revision_id = $1 - 1 and o.market_id = w.market_id and w.market_id = 'tv-623'`,
  "update import set status = 'running' where import_id = (select max(import_id) from import) and $1::int > 0",
  "update import set rows_accepted = rows_accepted + 1 where import_id = (select max(import_id) from import) and $1::int > 0",
  "create table spend_row_4711 (like spend_row)",
  "update import set status = 'refused' where import_id = (select min(import_id) from import) and $1::int > 0",
  "update revision set status = 'superseded' where revision_id = $1",
  "delete from job where kind = 'revision-published' and key = $1::text",
  "delete from audit_entry where subject_id = $1::text",
];

/** What is told of a damage, which is taken back. */
async function broken(database: Database, damage: string, known: ReadonlySet<string>): Promise<string[]> {
  const published = await publishedRevision(database);
  const told: string[][] = [];
  const back = new Error("taken back");
  await database
    .transaction(async (store) => {
      await store.query("set local session_replication_role = replica");
      await store.query(damage, damage.includes("$1") ? [published] : []);
      told.push(await brokenInvariants(store, known));
      throw back;
    })
    .catch((reason: unknown) => {
      if (reason !== back) throw reason;
    });
  return told.flat();
}
