import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeBackup } from "#platform/backup/makeBackup.ts";
import { restoreBackup } from "#platform/backup/restoreBackup.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/openDatabase.ts";
import { PLACEMENT } from "#platform/database/placement.ts";
import { readScaleOutPlan } from "#platform/database/scaleOut.ts";
import { importFile } from "#revisions/ingest/importFile.ts";
import { dataFolder } from "#tests/support/commandLine.ts";
import { emptyPlace } from "#tests/support/emptyPlace.ts";
import { shutOut } from "#tests/support/shutOut.ts";
import { recordedCitus } from "#tests/support/recordedCitus.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import type { CommandContext } from "./command.ts";
import { runCommand } from "./runCommand.ts";

/** Runs `scale-out` as a shell would. */
async function run(database: Database, ...args: string[]) {
  const said = { out: "", warned: "" };
  const context: CommandContext = {
    database,
    dataDir: "/nowhere",
    rooms: [],
    publicUrl: "http://localhost:4600",
    demoPassword: undefined,
    folder: "/nowhere",
    by: "test",
    input: "",
    write: (text) => (said.out += text),
    warn: (text) => (said.warned += text),
    progress: () => undefined,
    signal: new AbortController().signal,
  };
  return { code: await runCommand(["scale-out", ...args], context), ...said };
}

async function withCitus() {
  const citus = await recordedCitus(await testDatabase());
  onTestFinished(citus.remove);
  return citus;
}

async function importSpend(database: Database): Promise<void> {
  const report = await importFile({
    database,
    layout: "spend",
    stream: Readable.from([Buffer.from("market_code,vertical,medium,year,amount_usd\n501,hotels,tvOta,2025,10\n")]),
    fileName: "spend.csv",
    sample: false,
    startedBy: "test",
    geography: { markets: [{ id: "tv-501", kind: "tv", code: "501", name: "New York" }], counties: new Set() },
  });
  expect(report.problems).toEqual([]);
  expect(report.status).toBe("accepted");
}

/** There the run's store is spread out from the beginning, and Citus itself refuses what would be in the way. */
const onCitus = process.env["TEST_ENGINE"] === "citus";

describe.skipIf(storeMissing)("scale-out", () => {
  test.skipIf(onCitus)(
    "says of any store what would lie where, how large it is and that nothing is in the way",
    async () => {
      const database = await testDatabase();
      await database.query("insert into wallet (market_id, revision_id, packed) values ('tv-501', 1, 'x')");
      const { code, out } = await run(database, "--check");
      expect(code).toBe(0);
      for (const [table, { place }] of Object.entries(PLACEMENT))
        expect(new RegExp(`^${table} +(by market|everywhere) `, "m").test(out), table).toBe(place !== "coordinator");
      expect(out).toContain("Ready to scale out, but this store fits on one machine");
      expect(out).not.toContain("has no key");
    },
  );

  test("finds facts that another machine could not follow: none, however they came, but for a part that somebody made by hand", async () => {
    const database = await testDatabase();
    await importSpend(database);
    expect((await run(database, "--check")).out).not.toContain("has no key");
    await database.query("create table spend_row_990 partition of spend_row for values in (990)");
    const { code, out } = await run(database, "--check");
    expect([code, out]).toEqual([0, expect.stringContaining("spend_row has no key of its own")]);
  });

  test.skipIf(onCitus)("names each thing in the way, and fails for it", async () => {
    const database = await testDatabase();
    const broken = [
      "create unique index wallet_once on wallet (revision_id)",
      "create table wallet_note (revision_id int, market_id text, constraint wallet_note_of foreign key (market_id, revision_id) references wallet (market_id, revision_id))",
      "create trigger wallet_changed before update on wallet for each row execute function suppress_redundant_updates_trigger()",
      "alter table ad_intel_period alter column market_id drop not null",
    ];
    const mended = [
      "drop index if exists wallet_once",
      "drop table if exists wallet_note",
      "drop trigger if exists wallet_changed on wallet",
      "alter table ad_intel_period alter column market_id set not null",
    ];
    onTestFinished(async () => {
      for (const statement of mended) await database.query(statement);
    });
    for (const statement of broken) await database.query(statement);
    const { code, out } = await run(database, "--check");
    expect(code).toBe(1);
    expect(out).toContain("The key wallet_once of wallet leaves out the market.");
    expect(out).toContain("wallet_note refers to wallet, whose rows would lie on several machines.");
    expect(out).toContain("wallet has the trigger wallet_changed.");
    expect(out).toContain("ad_intel_period can have rows without a market.");
  });

  test("does not pretend where there is no Citus", async () => {
    const database: Database = { ...(await testDatabase()), engine: "postgres" };
    const { code, warned } = await run(database, "--apply");
    expect(code).toBe(1);
    expect(warned).toContain("This store has no Citus");
    expect((await run(database)).code).toBe(2);
    expect((await run(database, "--check", "--apply")).code).toBe(2);
  });
});

describe.skipIf(storeMissing || !onCitus)("scale-out on Citus", () => {
  test("says that everything lies where it belongs, also when it is asked for again", async () => {
    const database = await testDatabase();
    const { code, out } = await run(database, "--check");
    expect([code, out]).toEqual([0, expect.stringContaining("Every table is where it belongs.")]);
    for (const [table, { place }] of Object.entries(PLACEMENT))
      if (place !== "coordinator") expect(out, table).toMatch(new RegExp(`^${table} .*\\(done\\)`, "m"));
    expect(await run(database, "--apply")).toEqual({
      code: 0,
      out: "Every table is where it belongs.\n",
      warned: "",
    });
  });

  test("names every machine that shuts callers out, and lets them in", async () => {
    const database = await testDatabase();
    await shutOut(database);
    const { code, out } = await run(database, "--check");
    expect(code).toBe(1);
    expect(out.match(/^ +127\.0\.0\.1:\d+ does not let the role spotmarket_app in/gm)).toHaveLength(3);
    expect((await run(database, "--apply")).code).toBe(0);
    expect((await run(database, "--check")).code).toBe(0);
  });

  test("makes up at a start for a table that a start before left unplaced, but leaves one with rows to the command", async () => {
    const database = await testDatabase();
    const open = async () =>
      (await readScaleOutPlan(database)).tables.filter(({ done }) => !done).map(({ name }) => name);
    await database.query("select undistribute_table('wallet')");
    await database.query("insert into wallet (market_id, revision_id, packed) values ('tv-501', 1, 'x')");
    await database.query("select undistribute_table('station_audience')");
    expect(await open()).toEqual(["wallet", "station_audience"]);
    await migrate(database);
    expect(await open()).toEqual(["wallet"]);
    expect((await run(database, "--apply")).code).toBe(0);
    expect(await open()).toEqual([]);
    expect(await database.query("select market_id as market from wallet")).toEqual([{ market: "tv-501" }]);
  });

  test("spreads the rows of an import out as they come", async () => {
    const database = await testDatabase();
    await importSpend(database);
    const placed = await database.query<{ kind: string }>(
      "select citus_table_type as kind from citus_tables where table_name::text ~ '^spend_row_'",
    );
    expect(placed).toEqual([{ kind: "distributed" }]);
    expect(await database.query("select dollars from spend_row")).toHaveLength(1);
  });
});

/**
 * The embedded store has one connection, and never becomes Citus. What is recorded shows what is asked, and in what order, where Citus is
 * not installed; where it is, the tests above and the whole suite meet the real one.
 */
const isPlain = process.env["TEST_ENGINE"] === "postgres";

describe.skipIf(storeMissing || !isPlain)("scale-out --apply on a recorded Citus", () => {
  test("asks for copies first, then for facts beside each other, and for nothing the second time", async () => {
    const { database, asked } = await withCitus();
    const first = await run(database, "--apply");
    expect([first.code, first.warned]).toEqual([0, ""]);
    const lines = (await asked()).filter((line) => line.startsWith("create"));
    const references = lines.filter((line) => line.startsWith("create_reference_table"));
    expect(references).toContain("create_reference_table(market)");
    expect(lines.slice(0, references.length)).toEqual(references);
    expect(lines.slice(references.length)).toEqual([
      "create_distributed_table(spend_row, market_id, colocate_with => none)",
      ...["wallet", "ad_intel_packed", "ad_intel_period", "ad_intel_market", "station_audience"].map(
        (table) => `create_distributed_table(${table}, market_id, colocate_with => spend_row)`,
      ),
    ]);
    const before = (await asked()).length;
    const again = await run(database, "--apply");
    expect([again.code, again.out]).toEqual([0, "Every table is where it belongs.\n"]);
    expect(await asked()).toHaveLength(before);
    expect((await run(database, "--check")).out).toContain("by market (done)");
  });

  test("goes on where it was broken off", async () => {
    const { database, asked } = await withCitus();
    await database.query("select create_reference_table('market'::regclass)");
    await database.query(
      "select create_distributed_table('spend_row'::regclass, 'market_id', colocate_with => 'none')",
    );
    const plan = await readScaleOutPlan(database);
    expect(plan.tables.filter(({ done }) => done).map(({ name }) => name)).toEqual(["market", "spend_row"]);
    expect((await run(database, "--apply")).code).toBe(0);
    const lines = await asked();
    expect(lines.filter((line) => line.includes("(market)") || line.includes("(spend_row,"))).toHaveLength(2);
  });

  test("lays the rows of an import beside the facts before they are copied, and lets nothing move while they become final, once the store is spread out", async () => {
    const { database, asked } = await withCitus();
    await importSpend(database);
    expect(await asked()).toEqual([]);
    await run(database, "--apply");
    await importSpend(database);
    const staged = (await asked()).filter((line) => /\(spend_row_\d+/.test(line));
    expect(staged).toEqual([
      expect.stringMatching(/^create_distributed_table\(spend_row_\d+, market_id, colocate_with => spend_row\)$/),
      // An empty table, placed for the lock that a moving of parts waits for; it is gone with the transaction.
      expect.stringMatching(
        /^create_distributed_table\(spend_row_\d+_keeps_places, market_id, colocate_with => spend_row\)$/,
      ),
    ]);
    expect(await database.query("select 1 from pg_class where relname like '%keeps_places'")).toEqual([]);
    expect(await database.query("select dollars from spend_row")).toHaveLength(2);
  });

  test("is asked for again after a backup of a spread-out store was restored, whose rows come back as ordinary tables", async () => {
    const { database } = await withCitus();
    await run(database, "--apply");
    await importSpend(database);
    const path = join(dataFolder(), "all.backup");
    const how = { rooms: [], path, passphrase: null, by: "test", signal: new AbortController().signal };
    await makeBackup({ database, version: "1.2.3", keys: true, replace: false, scheduled: false, ...how });
    const place = await emptyPlace(database);
    const { unknown } = await restoreBackup({ place, replace: false, ...how });
    expect(unknown).toEqual(["citus_asked", "citus_known"]);
    const restored = await openDatabase(place);
    onTestFinished(() => restored.close());
    const rows = "select market_id, line, dollars from spend_row order by 1, 2";
    expect(await restored.query(rows)).toEqual(await database.query(rows));
    const again = await recordedCitus(restored);
    expect((await run(again.database, "--check")).out).not.toContain("(done)");
    expect((await run(again.database, "--apply")).code).toBe(0);
    expect(await again.asked()).toContain("create_distributed_table(spend_row, market_id, colocate_with => none)");
  });

  test("leaves a store alone that nobody has spread out", async () => {
    const { database, asked } = await withCitus();
    expect(await migrate(database)).toEqual([]);
    expect(await asked()).toEqual([]);
  });
});
