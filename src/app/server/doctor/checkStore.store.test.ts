import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOM_NAMES } from "#platform/backup/files/fileRoom.ts";
import { folderRoom } from "#platform/backup/files/folderRoom.ts";
import type { Database } from "#platform/database/database.ts";
import { dataFolder } from "#tests/support/commandLine.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { checkStore } from "./checkStore.ts";

async function sound() {
  const { database, given } = await testApp({ documentWorker: "light" });
  await given.published({ markets: ["tv-501", "tv-623"] });
  await given.customer({ markets: ["tv-501"] });
  await given.person("admin@example.com", { role: "Administrator" });
  const folder = dataFolder();
  for (const name of ROOM_NAMES) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "uploads", "a-picture"), "x");
  await database.query(
    "insert into stored_file (stored_file_id, name, type, bytes, sha256) values ('a-picture', 'a.png', 'image/png', 1, '')",
  );
  const rooms = ROOM_NAMES.map((name) => folderRoom(name, join(folder, name)));
  return { database, rooms, folder };
}

type Broken = (database: Database, folder: string) => Promise<unknown>;

const run =
  (...statements: readonly string[]): Broken =>
  async (database) => {
    for (const statement of statements) await database.query(statement);
  };

const OWN = `insert into own_revenue_change (own_revenue_change_id, customer_id, person_id, kind)
  overriding system value values (7, 1, 1, 'typed')`;

const BREAKS: readonly (readonly [string, string, Broken])[] = [
  [
    "versionKnown",
    "0001_imports.sql was changed",
    run("update schema_migration set sha256 = 'x' || sha256 where name like '0001%'"),
  ],
  ["numbersAhead", "customer has the number 90", run("insert into customer (customer_id, name) values (90, 'Ninety')")],
  [
    "referencesHold",
    "never_checked of customer",
    run("alter table customer add constraint never_checked check (name <> '') not valid"),
  ],
  ["pointerSound", "which is superseded", run("update revision set status = 'superseded'")],
  [
    "importsEnded",
    "spend.csv",
    run("insert into import (layout, file_name, status, started_by) values ('spend', 'spend.csv', 'running', 'x')"),
  ],
  ["rowsOfImports", "was refused", run("update import set status = 'refused' where layout = 'counties'")],
  ["revisionsWhole", "revision 99, which no longer exists", run("insert into wallet values ('tv-501', 99, '')")],
  [
    "jobsMove",
    "no longer says so",
    run(
      "insert into job (kind, data, state, held_until) values ('webhook-event', '{}', 'running', now() - interval '2 hours')",
    ),
  ],
  ["rightsKnown", "tv-999", run("update person set markets = '{tv-999}'")],
  ["administratorThere", "no active administrator", run("update person set status = 'disabled'")],
  [
    "ownRevenueOwned",
    "organization 77, which does not exist",
    run(
      OWN,
      "update own_revenue_change set customer_id = 1",
      "insert into own_revenue (customer_id, market_id, medium, sub_vertical, year, dollars, brought_by) values (77, 'tv-501', 'radio', 'x', 2025, 1, 7)",
    ),
  ],
  [
    "ownRevenueOwned",
    "change 7, which no longer exists",
    // Without the triggers that hold references.
    (database) =>
      database.transaction(async (store) => {
        await store.query("set local session_replication_role = replica");
        await store.query(
          "insert into own_revenue (customer_id, market_id, medium, sub_vertical, year, dollars, brought_by) values (1, 'tv-501', 'radio', 'x', 2025, 1, 7)",
        );
      }),
  ],
  [
    "filesThere",
    "b.png is missing",
    run(
      "insert into stored_file (stored_file_id, name, type, bytes, sha256) values ('other-picture', 'b.png', '', 1, '')",
    ),
  ],
  [
    "filesNamed",
    "Nothing names stray-bytes",
    async (_, folder) => writeFileSync(join(folder, "uploads", "stray-bytes"), "x"),
  ],
];

/** What a test leaves that emptying tables does not take back. */
const MENDED: Readonly<Record<string, string>> = {
  versionKnown: "update schema_migration set sha256 = substr(sha256, 2) where name like '0001%'",
  referencesHold: "alter table customer drop constraint never_checked",
};

describe.skipIf(storeMissing)("the doctor", () => {
  test("finds nothing in a store that is sound, and knows a way to break every check", async () => {
    const parts = await sound();
    const checked = await checkStore(parts);
    expect(checked.filter(({ faults }) => faults.length > 0)).toEqual([]);
    // Pages are broken in damagedStore.store.test.ts, on a store of its own.
    expect(["pages", ...new Set(BREAKS.map(([code]) => code))]).toEqual(checked.map(({ code }) => code));
  });

  test.each(BREAKS)("finds what breaks %s", async (code, said, breaks) => {
    const { folder, ...parts } = await sound();
    try {
      await breaks(parts.database, folder);
      const found = (await checkStore(parts)).find((check) => check.code === code);
      expect(found?.faults.join("\n")).toContain(said);
    } finally {
      const mend = MENDED[code];
      if (mend) await parts.database.query(mend);
    }
  });
});
