import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { FIXTURE_GEOGRAPHY } from "#tests/fixtures/imports/geography.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { importFile } from "./importFile.ts";
import type { Progress } from "./progress.ts";
import { sweepInterruptedImports } from "./sweepInterruptedImports.ts";

const HEADER = "market_code,vertical,medium,year,amount_usd\n";
const ROWS = 60_000;

/** Spend of ever new keys, in pieces of a thousand rows; `between` is awaited before each. */
async function* spendFile(between: (piece: number) => Promise<void> | void): AsyncGenerator<Uint8Array> {
  yield Buffer.from(HEADER);
  for (let piece = 0; piece < ROWS / 1_000; piece++) {
    await between(piece);
    const rows = Array.from({ length: 1_000 }, (_, at) => {
      const key = piece * 1_000 + at;
      return `${[501, 803, 511][key % 3]},${targets[Math.floor(key / 3) % 8]},${media[Math.floor(key / 24) % 50]},${2000 + (Math.floor(key / 1200) % 50)},${key}`;
    });
    yield Buffer.from(`${rows.join("\n")}\n`);
  }
}
const targets = ["automotive", "education", "finance", "retail", "leisure", "media", "technology", "healthcare"];
const media = Array.from({ length: 50 }, (_, at) => (at < 2 ? ["tvOta", "cable"][at] : `no-medium-${at}`));

function pauseNowAndThen(piece: number): Promise<void> {
  return new Promise((done) => setTimeout(done, piece % 20 === 0 ? 300 : 0));
}

describe.skipIf(storeMissing)("an import that does not come to its end", () => {
  let database: Database;

  beforeEach(async () => {
    database = await testDatabase();
  });

  const start = (
    stream: AsyncIterable<Uint8Array>,
    more: { signal?: AbortSignal; onProgress?: (p: Progress) => void },
  ) =>
    importFile({
      database,
      layout: "spend",
      stream,
      fileName: "spend.csv",
      sample: false,
      startedBy: "a test",
      geography: FIXTURE_GEOGRAPHY,
      ...more,
    });

  const fromPath = (path: string) =>
    importFile({ database, path, fileName: "x", sample: false, startedBy: "a test", geography: FIXTURE_GEOGRAPHY });
  const imports = () => database.query<{ status: string }>("select status from import order by import_id");
  const stagedTables = () => database.query("select relname from pg_class where relname like 'spend\\_row\\_%'");

  test("is cancelled by the person who started it, and leaves nothing behind", async () => {
    const cancel = new AbortController();
    const cut = start(
      spendFile((piece) => {
        if (piece === 20) cancel.abort(new Error("enough"));
      }),
      { signal: cancel.signal },
    );
    await expect(cut).rejects.toThrow("enough");
    expect(await imports()).toEqual([{ status: "interrupted" }]);
    expect(await stagedTables()).toEqual([]);
    expect(await database.query("select 1 as works")).toEqual([{ works: 1 }]);
  });

  test("ends when its source breaks, with the source's own error", async () => {
    const broken = start(
      spendFile((piece) => {
        if (piece === 5) throw new Error("the connection was closed");
      }),
      {},
    );
    await expect(broken).rejects.toThrow("the connection was closed");
    expect(await imports()).toEqual([{ status: "interrupted" }]);
    expect(await stagedTables()).toEqual([]);
  });

  test("does not begin where there is no file, and ends where a file cannot be read", async () => {
    await expect(fromPath(`${import.meta.dirname}/no-such-file.csv`)).rejects.toThrow("ENOENT");
    expect(await imports()).toEqual([]);
    await expect(fromPath(import.meta.dirname)).rejects.toThrow("EISDIR");
    expect(await imports()).toEqual([{ status: "interrupted" }]);
  });

  test.runIf(existsSync("/proc/self/fd"))("lets go of a file that it refused at its first bytes", async () => {
    const folder = mkdtempSync(join(tmpdir(), "spotmarket-ingest-"));
    const workbook = join(folder, "workbook.csv");
    writeFileSync(workbook, Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(2_000_000)]));
    const before = readdirSync("/proc/self/fd").length;
    for (let time = 0; time < 5; time++) await fromPath(workbook);
    await new Promise((done) => setTimeout(done, 50));
    expect(readdirSync("/proc/self/fd").length).toBeLessThan(before + 3);
    rmSync(folder, { recursive: true });
  });

  test("is found at the next start, said, and its rows are dropped", async () => {
    await database.query(
      `insert into import (import_id, layout, file_name, status, started_by) values
       (901, 'spend', 'half.csv', 'running', 'someone'), (902, 'counties', 'half-counties.csv', 'running', 'someone'),
       (903, 'counties', 'whole.csv', 'accepted', 'someone')`,
    );
    await database.query("create table spend_row_901 (like spend_row including defaults)");
    for (const importId of [902, 903]) {
      await database.query(
        "insert into county (import_id, fips, name, state, population, households) values ($1, '36061', 'New York', 'NY', 1, 1)",
        [importId],
      );
    }

    const swept = await sweepInterruptedImports(database);
    expect(swept).toEqual([
      { importId: 901, layout: "spend", fileName: "half.csv", startedAt: expect.any(Date) },
      { importId: 902, layout: "counties", fileName: "half-counties.csv", startedAt: expect.any(Date) },
    ]);
    expect(await imports()).toEqual([{ status: "interrupted" }, { status: "interrupted" }, { status: "accepted" }]);
    expect(await stagedTables()).toEqual([]);
    expect(await database.query("select import_id from county")).toEqual([{ import_id: 903 }]);
    expect(await sweepInterruptedImports(database)).toEqual([]);
  });

  test("is left alone while its process lives, and nobody sees its rows before the end", async () => {
    const seen: { swept: unknown; staged: number; visible: number }[] = [];
    const report = await start(
      cleanFile(async () => {
        const swept = await sweepInterruptedImports(database);
        const staged = (await stagedTables()).length;
        seen.push({ swept, staged, visible: (await database.query("select 1 from spend_row")).length });
      }),
      {},
    );
    expect(seen).toEqual([{ swept: [], staged: 1, visible: 0 }]);
    expect(report).toMatchObject({ status: "accepted", accepted: 2_400 });
    expect(await database.query("select 1 from spend_row")).toHaveLength(2_400);
  });

  test("tells how far it is: rows, rate and the seconds left", async () => {
    const told: Progress[] = [];
    await start(spendFile(pauseNowAndThen), { onProgress: (progress) => told.push(progress) });
    expect(told.length).toBeGreaterThan(0);
    expect(told.at(-1)).toMatchObject({ totalBytes: null, secondsLeft: null });
    expect(told.at(-1)?.rows).toBeGreaterThan(10_000);
  });

  test("a million faults are counted in full and told in part", async () => {
    const report = await start(
      spendFile(() => undefined),
      {},
    );
    expect(report.status).toBe("refused");
    expect(report.rows).toBe(ROWS);
    expect(report.problems).toHaveLength(1_000);
    expect(report.errors).toBeGreaterThan(50_000);
    expect(await stagedTables()).toEqual([]);
  });
});

/** Spend without a fault, with a pause before its last row. */
async function* cleanFile(pause: () => Promise<void>): AsyncGenerator<Uint8Array> {
  const rows = [501, 803, 511].flatMap((market) =>
    targets.flatMap((target) =>
      ["tvOta", "cable"].flatMap((medium) =>
        Array.from({ length: 50 }, (_, at) => `${market},${target},${medium},${2000 + at},1\n`),
      ),
    ),
  );
  yield Buffer.from(HEADER + rows.slice(0, -1).join(""));
  // Read ahead of the checks: one more piece makes sure that the first has been copied.
  yield Buffer.from("\n");
  await pause();
  yield Buffer.from(rows.at(-1) ?? "");
}
