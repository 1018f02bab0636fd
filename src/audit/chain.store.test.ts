import { describe, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { selectEntriesAfter } from "./auditRows.ts";
import { hashEntry } from "./hashEntry.ts";
import { recordChange } from "./recordChange.ts";
import { verifyChain } from "./verifyChain.ts";

const ANN = { id: 1, name: "Ann" };

/** A log of so many changes, each in a transaction of its own. */
async function logOf(count: number): Promise<Database> {
  const database = await testDatabase();
  for (let seats = 1; seats <= count; seats++) await change(database, seats);
  return database;
}

function change(database: Database, seats: number): Promise<void> {
  return database.transaction((store) =>
    recordChange(store, {
      actor: ANN,
      action: "customer.changed",
      subjectKind: "customer",
      subjectId: "1",
      subject: "Example Media",
      before: { seats: seats - 1, name: "Ünïcode 😀" },
      after: { seats, markets: ["tv-501"], nested: { b: 1.5, a: null } },
    }),
  );
}

/** What somebody does who owns the store and has the trigger out of the way. */
async function tamper(database: Database, statement: string): Promise<void> {
  await database.query("alter table audit_entry disable trigger audit_entry_stays");
  try {
    await database.query(statement);
  } finally {
    await database.query("alter table audit_entry enable trigger audit_entry_stays");
  }
}

describe.skipIf(storeMissing)("the audit log", () => {
  test("is whole as long as nobody touches it", async () => {
    const database = await logOf(5);
    const { lastHash, ...report } = await verifyChain(database);
    expect(report).toEqual({ entries: 5, brokenAt: null });
    expect(lastHash).toMatch(/^[0-9a-f]{64}$/);
    expect(await verifyChain(await testDatabase())).toEqual({ entries: 0, brokenAt: null, lastHash: "" });
  });

  test("lets nobody change or remove an entry", async () => {
    const database = await logOf(2);
    await expect(database.query("update audit_entry set actor = 'Eve'")).rejects.toThrow("only ever added to");
    await expect(database.query("delete from audit_entry")).rejects.toThrow("only ever added to");
  });

  test.each([
    ["an altered text", "update audit_entry set actor = 'Eve' where position = 3", 3],
    ["an altered value", `update audit_entry set after = after || '{"seats": 99}' where position = 2`, 2],
    ["an altered time", "update audit_entry set at = at + interval '1 second' where position = 4", 4],
    ["a removed entry", "delete from audit_entry where position = 3", 3],
    ["a removed beginning", "delete from audit_entry where position <= 2", 1],
    ["a removed end", "delete from audit_entry where position >= 5", 5],
    ["everything removed", "delete from audit_entry", 1],
    [
      "two entries that changed places",
      "update audit_entry set position = case position when 2 then -3 when 3 then -2 end where position in (2, 3); update audit_entry set position = -position where position < 0",
      2,
    ],
    [
      "an entry put in",
      "insert into audit_entry select 6, at, actor_id, 'Eve', action, subject_kind, subject_id, subject, before, after, note, previous_hash, hash from audit_entry where position = 5",
      6,
    ],
  ])("tells of %s, even when the store's own guard was switched off", async (_what, statement, brokenAt) => {
    const database = await logOf(5);
    for (const part of statement.split(";")) await tamper(database, part);
    expect(await verifyChain(database)).toMatchObject({ brokenAt });
  });

  test("tells of an entry added at the end by somebody who knows how hashes are made", async () => {
    const database = await logOf(3);
    const [last] = await selectEntriesAfter(database, 2, 1);
    if (!last) throw new Error("The log has no third entry.");
    const forged = { ...last, position: 4, actor: "Eve", previousHash: last.hash };
    await database.query(
      `insert into audit_entry select $1, at, actor_id, $2, action, subject_kind, subject_id, subject, before, after, note, $3, $4
       from audit_entry where position = 3`,
      [4, "Eve", last.hash, hashEntry(forged)],
    );
    expect(await verifyChain(database)).toMatchObject({ brokenAt: 4 });
  });

  test("does not fork when many write at once, and a change that was rolled back leaves no gap", async () => {
    const database = await logOf(1);
    const changes = Array.from({ length: 20 }, (_, at) =>
      at % 4 === 3
        ? database
            .transaction(async (store) => {
              await recordChange(store, { ...EMPTY, actor: ANN, subject: `never ${at}` });
              throw new Error("rolled back");
            })
            .catch(() => undefined)
        : change(database, at + 2),
    );
    await Promise.all(changes);
    expect(await verifyChain(database)).toMatchObject({ entries: 16, brokenAt: null });
    const written = await database.query("select position from audit_entry where subject like 'never%'");
    expect(written).toEqual([]);
  });

  test("keeps text that no store can hold in the form in which it can, and stays whole", async () => {
    const database = await testDatabase();
    const odd = "half \ud800 and null \0 end";
    await database.transaction((store) =>
      recordChange(store, { ...EMPTY, actor: { id: null, name: odd }, subject: odd, after: { name: odd }, note: odd }),
    );
    expect(await verifyChain(database)).toMatchObject({ entries: 1, brokenAt: null });
  });

  test("is read in pieces, so that a long one does not fill the memory", async () => {
    const database = await testDatabase();
    await database.transaction(async (store) => {
      for (let at = 0; at < 2_100; at++) await recordChange(store, { ...EMPTY, actor: ANN, subject: String(at) });
    });
    expect(await verifyChain(database)).toMatchObject({ entries: 2_100, brokenAt: null });
  });
});

const EMPTY = { action: "person.changed", subjectKind: "person", subjectId: "1" } as const;
