import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/openDatabase.ts";
import { addAccount } from "#platform/identity/accounts.ts";
import { saveCustomer } from "#platform/identity/customers.ts";
import { eraseDue } from "#platform/identity/erasure/eraseDue.ts";
import { dataFolder, runCommandLine } from "#tests/support/commandLine.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { readConfig } from "../config.ts";
import type { CommandContext } from "./command.ts";
import { openControlSocket } from "./controlSocket.ts";
import { runCommand } from "./runCommand.ts";

async function run(database: Database, ...args: string[]) {
  const said = { out: "", warned: "" };
  const context: CommandContext = {
    database,
    dataDir: "",
    rooms: [],
    publicUrl: "http://localhost:4600",
    demoPassword: undefined,
    folder: "",
    by: "ann (command line)",
    input: "",
    write: (text) => (said.out += text),
    warn: (text) => (said.warned += text),
    progress: () => undefined,
    signal: new AbortController().signal,
  };
  return { code: await runCommand(args, context), ...said };
}

const change = (database: Database, subject: string) =>
  database.transaction((store) =>
    recordChange(store, {
      actor: { id: 1, name: "Ann" },
      action: "customer.created",
      subjectKind: "customer",
      subjectId: "1",
      subject,
    }),
  );

describe.skipIf(storeMissing)("the command line that keeps watch", () => {
  test("proves the audit log whole, and by an anchor of another day that nobody wrote it anew", async () => {
    const database = await testDatabase();
    for (const subject of ["One", "Two"]) await change(database, subject);
    const first = JSON.parse((await run(database, "audit", "verify", "--json")).out) as { anchor: string };
    expect(first).toMatchObject({ entries: 2, brokenAt: null, anchorHeld: null });
    await change(database, "Three");
    const later = await run(database, "audit", "verify", "--anchor", first.anchor, "--json");
    expect([later.code, JSON.parse(later.out)]).toMatchObject([0, { entries: 3, anchorHeld: true }]);

    await database.query("truncate audit_entry, audit_end");
    for (const subject of ["One", "Another", "Three"]) await change(database, subject);
    expect((await run(database, "audit", "verify")).code).toBe(0);
    const forged = await run(database, "audit", "verify", "--anchor", first.anchor);
    expect([forged.code, forged.out]).toEqual([1, expect.stringContaining("the log was rewritten")]);
    expect((await run(database, "audit", "verify", "--anchor", "2:abc")).code).toBe(2);
  });

  test("looks at the store before anything is published, too", async () => {
    const database = await testDatabase();
    expect(await run(database, "doctor")).toMatchObject({
      code: 0,
      out: expect.stringContaining("The store is sound."),
    });
    await database.query("insert into customer (customer_id, name) values (90, 'Ninety')");
    const found = await run(database, "doctor", "--json");
    expect(found.code).toBe(1);
    expect(JSON.parse(found.out)).toMatchObject({ revision: null, audit: { brokenAt: null } });
    expect(found.out).toContain("customer has the number 90");
  });

  test("lists erased people by number alone, and names those who came back with an older backup", async () => {
    const database = await testDatabase();
    await saveCustomer(database, { name: "Example", access: [], markets: [] });
    for (const name of ["anna", "bert"])
      await addAccount(database, { email: `${name}@example.com`, name, customer: "Example", role: "Administrator" });
    await database.query(
      "insert into erasure (person_id, status_before, due_at) select person_id, 'active', now() from person where email like 'anna%'",
    );
    await eraseDue(database);
    const folder = dataFolder();
    const list = join(folder, "erased.csv");
    writeFileSync(list, (await run(database, "user", "erased")).out);
    expect(readFileSync(list, "utf8")).toMatch(/^number,hash,erased_on\r\n\d+,[0-9a-f]{64},\d{4}-\d\d-\d\d\r\n$/);
    expect(await run(database, "doctor", "--erased", list)).toMatchObject({
      code: 0,
      out: expect.stringContaining("No erased person is in the store."),
    });
    // As an older backup has it.
    await database.query("update person set email = 'anna@example.com', erased_at = null where erased_at is not null");
    const found = await run(database, "doctor", "--erased", list);
    expect([found.code, found.out]).toEqual([1, expect.stringContaining("was erased and came back with a backup")]);
    writeFileSync(list, "something,else\n");
    expect((await run(database, "doctor", "--erased", list)).code).toBe(2);
  });

  test.skipIf(process.env["TEST_ENGINE"] !== "pglite")(
    "backs up a store that the product has open, says whether the file is whole, and restores only where nobody has it",
    async () => {
      const dataDir = dataFolder();
      const database = await openDatabase({ dataDir });
      await migrate(database);
      const close = await openControlSocket({ database, config: readConfig({ DATA_DIR: dataDir }) });
      const settings = { BACKUP_PASSPHRASE: "correct horse battery" };
      const made = await runCommandLine(dataDir, ["backup", "a.backup", "--encrypt", "--json"], { settings });
      expect(JSON.parse(made.stdout)).toMatchObject({ path: join(dataDir, "a.backup"), encrypted: true, keys: true });
      const whole = await runCommandLine(dataDir, ["backup", "verify", "a.backup"], { settings });
      expect([whole.code, whole.stdout]).toEqual([0, expect.stringContaining("a.backup is whole")]);
      const sealed = await runCommandLine(dataDir, ["backup", "verify", "a.backup", "--json"]);
      expect([sealed.code, JSON.parse(sealed.stdout)]).toMatchObject([1, { error: { code: "passphrase-needed" } }]);

      writeFileSync(join(dataDir, "word"), "correct horse battery\n");
      const words = ["restore", "a.backup", "--passphrase-file", "word"];
      const refused = await runCommandLine(dataDir, words);
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(`(process ${process.pid} on`)]);
      await close();
      await database.close();
    },
  );
});
