import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { insertFile } from "#platform/files/storedFiles.ts";
import { folderStore } from "#platform/files/folderStore.ts";
import type { ContentDocument } from "#domain/content/contentDocument.ts";
import { pieceOf, stateOf } from "#tests/support/examplePiece.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { loadStarter } from "./starter/loadStarter.ts";
import { sweepFiles } from "./sweepFiles.ts";

const place = (name: string) => `${name}-`.padEnd(24, "0");

async function withFiles(...names: readonly string[]) {
  const { database } = await testApp({ documentWorker: "light" });
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-files-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = folderStore(folder);
  for (const name of names) {
    const facts = { type: "text/csv", sha256: "0".repeat(64) };
    await files.put(place(name), new Blob(["a,b"]), facts);
    await insertFile(
      database,
      { id: place(name), name: `${name}.csv`, bytes: 3, width: null, height: null, ...facts },
      null,
    );
  }
  const pass = (days: number) =>
    database.query("update stored_file set unused_since = unused_since - make_interval(days => $1)", [days]);
  const kept = async () => {
    const there: string[] = [];
    for (const name of names) if (await files.exists(place(name))) there.push(name);
    const lines = await database.query<{ id: string }>("select stored_file_id as id from stored_file");
    expect(lines.map(({ id }) => id).toSorted()).toEqual(there.map(place).toSorted());
    return there;
  };
  return { database, pass, kept, sweep: () => sweepFiles(database, files) };
}

const picture = (file: string): ContentDocument => ({
  type: "doc",
  content: [{ type: "bulletList", content: [{ type: "listItem", content: [{ type: "image", file, alt: "" }] }] }],
});

describe.skipIf(storeMissing)("stored files that nothing uses", () => {
  test("go 30 days after they were let go of, each with a line in the audit log", async () => {
    const { database, pass, kept, sweep } = await withFiles("lost", "used");
    await loadStarter(database, [pieceOf("report", "report", { properties: { file: place("used") } })]);
    expect(await sweep()).toBe(0);
    await pass(29);
    expect(await sweep()).toBe(0);
    await pass(2);
    expect(await sweep()).toBe(1);
    expect(await kept()).toEqual(["used"]);
    const lines = await database.query(
      "select action, actor, subject from audit_entry where action = 'content.fileRemoved'",
    );
    expect(lines).toEqual([{ action: "content.fileRemoved", actor: "schedule", subject: "lost.csv" }]);
  });

  test("stay while a draft, a deleted piece or any version holds them, wherever it does", async () => {
    const { database, pass, kept, sweep } = await withFiles("cover", "picture", "draft", "earlier");
    const report = (file: string) => pieceOf("report", "report", { properties: { file: place(file) } });
    const texts = { "de-DE": { title: "Titel", summary: "", body: picture(place("picture")) } };
    await loadStarter(database, [report("earlier")]);
    await loadStarter(database, [report("draft")]);
    const state = stateOf({ texts, properties: { publication: "monthly", number: 1, cover: place("cover") } });
    await database.query(
      `insert into content_item (kind, key, draft, changed_by, deleted_at) values ('issue', 'gone', $1::text::jsonb, 'Ada', now())`,
      [JSON.stringify(state)],
    );
    await sweep();
    await pass(60);
    expect(await sweep()).toBe(0);
    expect(await kept()).toEqual(["cover", "picture", "draft", "earlier"]);
  });

  test("are counted anew when they were taken up in between", async () => {
    const { database, pass, kept, sweep } = await withFiles("back");
    await sweep();
    await pass(40);
    await loadStarter(database, [pieceOf("report", "report", { properties: { file: place("back") } })]);
    expect(await sweep()).toBe(0);
    await database.query("delete from content_item");
    expect(await sweep()).toBe(0);
    expect(await kept()).toEqual(["back"]);
  });
});
