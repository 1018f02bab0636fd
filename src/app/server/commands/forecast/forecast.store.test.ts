import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { importSmallCountry, importText } from "#tests/support/smallImports.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { publishRevision } from "../revisions/publishRevision.ts";
import { runCommand } from "../runCommand.ts";

describe.skipIf(storeMissing)("back-tests from the command line", () => {
  let database: Database;
  let said: string;

  beforeEach(async () => {
    database = await testDatabase();
    said = "";
  });

  function context(folder = "") {
    return {
      database,
      dataDir: "",
      rooms: [],
      publicUrl: "http://localhost:4600",
      demoPassword: undefined,
      folder,
      by: "test",
      input: "",
      write: (text: string) => (said += text),
      warn: (text: string) => (said += text),
      progress: () => undefined,
      signal: new AbortController().signal,
    };
  }
  const run = (args: readonly string[], folder?: string) => runCommand(["forecast", ...args], context(folder));

  test("a revision's totals are compared by medium, vertical and market size, as a table and as plain data", async () => {
    const rows = ["tvOta", "mobile"].flatMap((id, place) =>
      [2019, 2020, 2021, 2022, 2023, 2024, 2025].map(
        (year) =>
          `${id},${year},${Math.round(1e9 * 1.03 ** (year - 2019) * (1 + 0.05 * Math.sin(year * (place + 1))))},${year % 2 === 0 ? 90000000 : 9000000},actual,published,Test figures`,
      ),
    );
    await importSmallCountry(database);
    const { revision } = await importText(
      database,
      "national-totals",
      `medium,year,core_usd,political_usd,kind,basis,source\n${rows.join("\n")}\n`,
    );
    expect(await publishRevision([String(revision)], context())).toBe(0);
    said = "";
    expect(await run(["backtest", "--json"])).toBe(0);
    const report = JSON.parse(said) as {
      media: { all: { cases: number; scaledError: number }; series: { id: string }[] };
      figures: number;
      publishedFigures: number;
    };
    // Three origins reach 3 + 2 + 1 later years: of core spend three years must be known besides 2020, of politics four.
    expect(report.media.all.cases).toBe(2 * (3 + 2 + 1 + 3 + 2 + 1));
    expect(report.media.all.scaledError).toBeGreaterThan(0);
    expect(report.media.series.map(({ id }) => id)).toContain("mobile, political");
    expect([report.figures, report.publishedFigures]).toEqual([2 * 7, 2 * 7]);
    said = "";
    expect(await run(["backtest", String(revision)])).toBe(0);
    for (const head of ["medium ", "vertical ", "market size ", "Sums of media"]) expect(said).toContain(`\n${head}`);
  }, 60_000);

  test("what cannot be compared says why", async () => {
    expect(await run(["backtest"])).toBe(1);
    expect(said).toContain("Nothing is published yet.");
    expect(await run(["backtest", "77"])).toBe(1);
    expect(said).toContain("There is no revision 77.");
    expect(await run(["backtest", "--horizons", "0"])).toBe(2);
    expect(said).toContain('"0" is no number of years from 1 to 10.');
    expect(await run(["guess"])).toBe(2);
    expect(said).toContain('"guess" is nothing the forecast does.');
  });

  test("a file of series is compared, and a bad one refused with its line and a stable code", async () => {
    const folder = mkdtempSync(join(tmpdir(), "spotmarket-series-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const lines = [10, 11, 13, 14, 16, 17].map((amount, step) => `${2015 + step},Radio,${amount}`);
    writeFileSync(join(folder, "good.csv"), ["year,medium,amount", ...lines].join("\n"));
    writeFileSync(join(folder, "bad.csv"), ["year,medium,amount", ...lines, "2021,Radio,-4"].join("\n"));
    expect(await run(["backtest", "--file", "good.csv"], folder)).toBe(0);
    expect(said).toContain("good.csv: every past year forecast from each earlier one");
    said = "";
    expect(await run(["backtest", "--file", "bad.csv", "--json"], folder)).toBe(1);
    expect(said).toContain('{"error":{"code":"invalid-input","detail":"The figure of Radio in 2021 is -4');
    expect(await run(["backtest", "--file", "gone.csv"], folder)).toBe(1);
    expect(said).toContain("There is no file");
  });
});
