import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPglite } from "./pglite.ts";

/** It brings an embedded store of its own, so once is enough. */
const again = process.env["TEST_ENGINE"] !== "pglite";

/** The name of the log's next part, such as `000000010000000000000002`. */
const after = (part: string) =>
  part.slice(0, 16) + (Number.parseInt(part.slice(16), 16) + 1).toString(16).padStart(8, "0");

test.skipIf(again)(
  "an embedded store whose disk is full refuses, loses nothing that was acknowledged, and is back by itself when there is room",
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "spotmarket-reopened-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const database = await openPglite(folder);
    onTestFinished(() => database.close(), 30_000);
    const heard: string[] = [];
    await database.listen("news", (what) => heard.push(what));
    await database.query("create table note (text text)");
    await database.query("insert into note values ('acknowledged')");
    const [log] = await database.query<{ part: string }>("select pg_walfile_name(pg_current_wal_lsn()) as part");
    // What a full disk does to the log at its next part: it cannot be written, and PostgreSQL ends itself.
    const inTheWay = join(folder, "pg_wal", after(log?.part ?? ""));
    mkdirSync(inTheWay);
    await database.query("select pg_switch_wal()");

    const transaction = database.transaction(async (store) => {
      await store.query("insert into note values ('lost')").catch(() => undefined);
      await store.query("insert into note values ('outside of any transaction')");
    });
    await expect(transaction).rejects.toThrow("The embedded store has stopped");
    await expect(database.query("select 1")).rejects.toThrow("The embedded store has stopped");

    rmdirSync(inTheWay);
    const texts = () => database.query("select text from note");
    await vi.waitFor(async () => expect(await texts()).toEqual([{ text: "acknowledged" }]), { timeout: 60_000 });
    await database.query("notify news, 'heard again'");
    await vi.waitFor(() => expect(heard).toEqual(["heard again"]));
  },
);
