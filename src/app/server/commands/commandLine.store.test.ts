import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/openDatabase.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { sweepInterruptedImports } from "#revisions/ingest/sweepInterruptedImports.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { dataFolder, runCommandLine, startCommand } from "#tests/support/commandLine.ts";
import { importSmallCountry, SMALL_IMPORTS } from "#tests/support/smallImports.ts";
import { readConfig } from "../config.ts";
import { openControlSocket } from "./controlSocket.ts";

const MINUTE = 60_000;
/** These processes bring an embedded store of their own, so once is enough. */
const again = process.env["TEST_ENGINE"] !== "pglite";

describe.skipIf(again)("the command line", () => {
  test("without words, or with ones that make no sense, the usage is shown and nothing is opened", async () => {
    const folder = dataFolder();
    const none = await runCommandLine(folder, []);
    expect([none.code, none.stdout.includes("import <layout> <file>…")]).toEqual([2, true]);
    const wrong = await runCommandLine(folder, ["frobnicate"]);
    expect([wrong.code, wrong.stderr.split("\n")[0]]).toEqual([2, 'There is no command "frobnicate".']);
    expect((await runCommandLine(folder, ["import", "--help"])).code).toBe(0);
  });

  test("a wrong setting is named before anything is done", async () => {
    const settings = { DATABASE_URL: "mysql://localhost/spotmarket" };
    const { code, stderr } = await runCommandLine(dataFolder(), ["revisions"], { settings });
    expect(code).toBe(1);
    expect(stderr).toContain("DATABASE_URL must be an address such as postgres://");
  });

  test(
    "an import that is killed leaves the published revision and the store whole, and the next start says so",
    async () => {
      const folder = dataFolder();
      const store = await openDatabase({ dataDir: folder });
      await migrate(store);
      await buildRevision(store, await importSmallCountry(store));
      await store.close();
      expect((await runCommandLine(folder, ["publish", "1"])).code).toBe(0);

      const { path, begun } = await endlessSpend(folder);
      const running = startCommand(folder, ["import", "spend", path]);
      await begun;
      running.process.kill("SIGKILL");
      expect((await running.ended).signal).toBe("SIGKILL");

      const next = await runCommandLine(folder, ["revisions", "--json"]);
      expect(next.stderr).toContain(
        "The import of long.csv (spend) was interrupted. Its rows are removed; import it again.",
      );
      expect(JSON.parse(next.stdout)).toMatchObject({ published: "1", items: [{ id: "1", status: "published" }] });
      expect((await runCommandLine(folder, ["doctor"])).stdout).toContain("Revision 1 is sound.");
      const database = await openDatabase({ dataDir: folder });
      expect(await database.query("select relname from pg_class where relname ~ '^spend_row_\\d+$'")).toEqual([]);
      expect(await sweepInterruptedImports(database)).toEqual([]);
      await database.close();
    },
    3 * MINUTE,
  );

  test(
    "while the product has the store open, it does what a shell asks, from the shell's folder and with its exit code",
    async () => {
      const dataDir = dataFolder();
      const database = await openDatabase({ dataDir });
      await migrate(database);

      const refused = await runCommandLine(dataDir, ["revisions"]);
      expect(refused.code).toBe(1);
      expect(refused.stderr).toContain(`(process ${process.pid} on`);

      const close = await openControlSocket({ database, config: readConfig({ DATA_DIR: dataDir }) });
      writeFileSync(join(dataDir, "counties.csv"), SMALL_IMPORTS.counties);
      const done = await runCommandLine(dataDir, ["import", "counties", "counties.csv", "--json"]);
      expect(JSON.parse(done.stdout)).toMatchObject({
        layout: "counties",
        rows: 4,
        accepted: 4,
        refused: 0,
        problems: [],
        revision: "1",
      });
      expect(done.code).toBe(0);

      writeFileSync(join(dataDir, "wrong.csv"), "fips,county,state,population,households\n48113,Dallas,TX,many,1\n");
      const wrong = await runCommandLine(dataDir, ["import", "counties", "wrong.csv", "--json"]);
      expect(JSON.parse(wrong.stdout)).toMatchObject({
        file: "wrong.csv",
        accepted: 0,
        refused: 1,
        problems: [{ line: 2, column: "population", value: "many", code: "not-a-number" }],
        revision: null,
      });
      expect(wrong.code).toBe(1);

      const misused = await runCommandLine(dataDir, ["publish", "first"]);
      expect([misused.code, misused.stderr]).toEqual([
        2,
        '"first" is not the number of a revision.\nUsage: publish <id> [--label <name>] [--dry-run] [--fewer-markets] [--json]\n',
      ]);
      const added = await runCommandLine(
        dataDir,
        ["user", "add", "ann@example.com", "--name", "Ann", "--customer", "Example", "--password-stdin"],
        { input: "correct horse battery\n" },
      );
      expect([added.code, added.stdout]).toEqual([
        0,
        expect.stringMatching(/^Customer "Example" is created\.\nann@example\.com can sign in\.\nSections that open: /),
      ]);
      expect((await runCommandLine(dataDir, ["token", "ann@example.com"])).stdout.split(".")).toHaveLength(3);

      await close();
      await database.close();
    },
    MINUTE,
  );
});

/** A spend file that has begun to arrive and never ends: a pipe from which the import has read some megabytes of good rows. */
async function endlessSpend(folder: string): Promise<{ path: string; begun: Promise<void> }> {
  const path = join(folder, "long.csv");
  spawnSync("mkfifo", [path]);
  const write = async () => {
    const pipe = await open(path, "w");
    await pipe.write(`market_code,vertical,medium,year,amount_usd\n${[...spendLines()].join("")}`);
    onTestFinished(() => pipe.close());
  };
  return { path, begun: write() };
}

/** Some 150,000 lines, each with a key of its own. */
function* spendLines(): Generator<string> {
  for (const market of ["623", "618"]) {
    for (const { id: subVertical } of SUB_VERTICALS) {
      for (const { id: medium } of MEDIA) {
        for (let year = 2000; year <= 2050; year++) yield `${market},${subVertical},${medium},${year},1000\n`;
      }
    }
  }
}
