import { describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { AUDIT_COLUMNS, type AuditRow, selectEntriesAfter } from "./auditRows.ts";
import { hashEntry } from "./hashEntry.ts";
import { recordChange } from "./recordChange.ts";
import { redactEntries } from "./redactEntries.ts";
import { verifyChain } from "./verifyChain.ts";
import { digestOf, VOUCHER } from "./vouchers.ts";

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
  const turn = async (how: "disable" | "enable") => {
    for (const table of ["audit_entry", "audit_redaction"])
      await database.query(`alter table ${table} ${how} trigger user`);
  };
  await turn("disable");
  try {
    await database.query(statement);
  } finally {
    await turn("enable");
  }
}

describe.skipIf(storeMissing)("the audit log", () => {
  test("is whole as long as nobody touches it", async () => {
    const database = await logOf(5);
    const { lastHash, ...report } = await verifyChain(database);
    expect(report).toEqual({ entries: 5, brokenAt: null, redacted: 0 });
    expect(lastHash).toMatch(/^[0-9a-f]{64}$/);
    expect(await verifyChain(await testDatabase())).toEqual({ entries: 0, brokenAt: null, lastHash: "", redacted: 0 });
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

/** Takes the name of a person out of entries, as an erasure does. */
async function redact(database: Database, positions: readonly number[], id = 7): Promise<void> {
  await database.transaction((store) =>
    redactEntries(store, { id, pseudonym: `erased-${id}` }, async () => {
      const rows = await store.query<AuditRow>(
        `select ${AUDIT_COLUMNS} from audit_entry where position = any($1::bigint[]) order by position`,
        [positions],
      );
      return rows.map((row) => ({ ...row, actor: `erased-${id}@erased.invalid`, before: { name: `erased-${id}` } }));
    }),
  );
}

/** An entry as somebody would forge it at the end of the chain, with hashes that are right. */
async function forgeVoucher(database: Database, position: number, subject: string): Promise<void> {
  const [altered] = await selectEntriesAfter(database, position - 1, 1);
  if (!altered) throw new Error("There is no such entry.");
  await tamper(database, `insert into audit_redaction values (${position}, 6, '${hashEntry(altered)}')`);
  await database.transaction(async (store) =>
    recordChange(store, {
      ...EMPTY,
      actor: ANN,
      action: VOUCHER,
      subject,
      after: { digest: await digestOf(store, 6) },
    }),
  );
}

describe.skipIf(storeMissing)("names taken out of the audit log", () => {
  test("leave the chain whole, whatever an anchor of before was kept of", async () => {
    const database = await logOf(5);
    const before = await selectEntriesAfter(database, 0, 9);
    await redact(database, [2, 3, 5]);
    expect(await verifyChain(database)).toMatchObject({ entries: 6, brokenAt: null, redacted: 3 });
    const after = await selectEntriesAfter(database, 0, 9);
    expect(after.slice(0, 5).map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
    expect(after.map(({ actor }) => actor)).toEqual(expect.arrayContaining(["Ann", "erased-7@erased.invalid"]));
    expect(after.at(-1)).toMatchObject({ action: VOUCHER, subject: "erased-7", after: { entries: "2–3, 5" } });
    // Another person who stood in one of them goes later.
    await redact(database, [3], 8);
    expect(await verifyChain(database)).toMatchObject({ entries: 7, brokenAt: null, redacted: 3 });
  });

  test.each([
    ["an altered entry that was vouched for", `update audit_entry set after = '{"seats": 99}' where position = 3`, 3],
    ["words that were put back", `update audit_entry set actor = 'Ann' where position = 3`, 3],
    ["a voucher of other hashes", "update audit_redaction set hash = 'abc' where position = 2", 2],
    ["a voucher that is gone", "delete from audit_redaction where position = 2", 2],
    ["an altered voucher", "update audit_entry set subject = 'erased-9' where position = 6", 2],
    ["a note that nothing vouches for", "insert into audit_redaction values (1, 4, 'abc')", 1],
  ])("do not cover %s", async (_what, statement, brokenAt) => {
    const database = await logOf(5);
    await redact(database, [2, 3]);
    await tamper(database, statement);
    expect(await verifyChain(database)).toMatchObject({ brokenAt });
  });

  test("cover nobody who forges an entry without a voucher, or one about somebody who is still named in it", async () => {
    const database = await logOf(5);
    await tamper(database, `update audit_entry set after = '{"seats": 99}' where position = 4`);
    expect(await verifyChain(database)).toMatchObject({ brokenAt: 4 });
    await forgeVoucher(database, 4, "erased-7");
    expect(await verifyChain(database)).toMatchObject({ brokenAt: 4 });
  });

  test("are all that the store lets be changed, and only together with the entry that says so", async () => {
    const database = await logOf(3);
    await redact(database, [2]);
    const refused = async (...statements: string[]) =>
      expect(
        database.transaction(async (store) => {
          for (const statement of statements) await store.query(statement);
        }),
      ).rejects.toThrow(/only ever added to|vouches/);
    await refused("update audit_entry set actor = 'Eve' where position = 2");
    await refused("update audit_redaction set hash = 'abc'");
    await refused("delete from audit_redaction");
    const note = "insert into audit_redaction values (1, 5, 'abc')";
    await refused(note);
    await refused(note, "update audit_entry set actor = 'erased-7' where position = 1");
    await refused(note, "update audit_entry set hash = 'abc' where position = 1");
    await refused(note, "update audit_entry set action = 'person.erased' where position = 1");
    await refused(note, "update audit_entry set before = null where position = 1");
    await refused(note, "delete from audit_entry where position = 1");
    expect(await verifyChain(database)).toMatchObject({ entries: 4, brokenAt: null });
  });
});

const EMPTY = { action: "person.changed", subjectKind: "person", subjectId: "1" } as const;
