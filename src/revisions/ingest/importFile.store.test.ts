import { resolve } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { FIXTURE_GEOGRAPHY } from "#tests/fixtures/imports/geography.ts";
import { IMPORT_ANSWERS, type ImportAnswer } from "#tests/fixtures/imports/importAnswers.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { importFile } from "./importFile.ts";
import type { ImportReport } from "./importReport.ts";

const FOLDER = resolve(import.meta.dirname, "../../../tests/fixtures/imports");

function told({ problems }: ImportReport): string[] {
  return problems.map(({ line, column, code }) => `${line ?? "file"} ${column ?? "-"} ${code}`);
}

describe.skipIf(storeMissing)("importing a file", () => {
  let database: Database;

  beforeEach(async () => {
    database = await testDatabase();
  });

  const take = ({ file, layout = "spend", options }: Pick<ImportAnswer, "file" | "layout" | "options">) =>
    importFile({
      database,
      layout,
      path: resolve(FOLDER, file),
      fileName: file,
      sample: false,
      startedBy: "a test",
      geography: FIXTURE_GEOGRAPHY,
      options,
    });

  const detected = async (file: string) => {
    const request = { database, fileName: file, sample: false, startedBy: "a test", geography: FIXTURE_GEOGRAPHY };
    return (await importFile({ ...request, path: resolve(FOLDER, file) })).layout;
  };

  test.for(IMPORT_ANSWERS)("$says ($file)", async (answer) => {
    const { accepted = 0, problems = [] } = answer;
    const report = await take(answer);
    expect(told(report)).toEqual(problems);
    expect(report).toMatchObject({ accepted, status: accepted > 0 ? "accepted" : "refused" });

    const [kept] = await database.query("select status, rows_accepted, rows_refused from import");
    expect(kept).toEqual({ status: report.status, rows_accepted: accepted, rows_refused: report.refused });
    expect(await rowsInStore(database)).toBe(accepted);
  });

  test("spend is kept by market, line of business and medium in whole dollars, halves rounded up", async () => {
    await take({ file: "spend-clean.csv" });
    expect(
      await database.query("select market_id, line, target, medium, year, dollars from spend_row order by line"),
    ).toMatchInlineSnapshot(`
      [
        {
          "dollars": 1250001,
          "line": 2,
          "market_id": "tv-501",
          "medium": "tvOta",
          "target": "automotive",
          "year": 2024,
        },
        {
          "dollars": 2400000,
          "line": 3,
          "market_id": "tv-501",
          "medium": "digital",
          "target": "automotive",
          "year": 2024,
        },
        {
          "dollars": 310000,
          "line": 4,
          "market_id": "tv-803",
          "medium": "social",
          "target": "political",
          "year": 2024,
        },
        {
          "dollars": 88000,
          "line": 5,
          "market_id": "tv-511",
          "medium": "radioOta",
          "target": "retail",
          "year": 2023,
        },
        {
          "dollars": 0,
          "line": 6,
          "market_id": "tv-619",
          "medium": "ooh",
          "target": "casinos",
          "year": 2025,
        },
        {
          "dollars": 4101,
          "line": 7,
          "market_id": "tv-543",
          "medium": "directMail",
          "target": "fastFood",
          "year": 2025,
        },
      ]
    `);
  });

  test("a decimal comma never turns thousands into units", async () => {
    await take({ file: "spend-semicolon.csv", options: { decimalComma: true } });
    expect(await database.query("select dollars from spend_row order by line")).toEqual([
      { dollars: 1_234_568 },
      { dollars: 1_234 },
    ]);
  });

  test("formulas, backslashes, tabs and accents come back as they were sent", async () => {
    await take({ file: "stations-formulas.csv", layout: "stations-tv" });
    const owners = await database.query<{ owner: string }>("select owner from station order by station_id");
    expect(owners.map(({ owner }) => owner)).toEqual([
      "=cmd|' /C calc'!A0",
      '=HYPERLINK("http://example.invalid","x")',
      "@SUM(1+1)",
      "back\\slash\ttab",
    ]);
    await take({ file: "counties-latin1.csv", layout: "counties", options: { encoding: "latin1" } });
    expect(await database.query("select name from county order by fips")).toEqual([
      { name: "Bernalillo County" },
      { name: "Doña Ana County" },
    ]);
  });

  test("further known columns are kept as details, others are named as not used", async () => {
    const report = await take({ file: "counties-clean.csv", layout: "counties" });
    expect(report.ignoredColumns).toEqual(["notes"]);
    expect(await database.query("select details from county order by fips")).toEqual([
      { details: { pct_hispanic: 14.1 } },
      { details: { pct_hispanic: 68.9 } },
    ]);
  });

  test("texts that are not translated are counted by language, and the file is taken all the same", async () => {
    const insights = await take({ file: "insights-clean.csv", layout: "insights" });
    expect([insights.status, insights.warnings]).toEqual(["accepted", 1]);
    expect(insights.problems[0]).toMatchObject({ line: 8, code: "missing-translation", severity: "warning" });
    expect(insights.problems[0]?.message).toContain("1 row lacks Spanish");
  });

  test("the layout is found from the header where none is named", async () => {
    expect(await detected("spend-clean.csv")).toBe("spend");
    expect(await detected("counties-clean.csv")).toBe("counties");
    expect(await detected("stations-formulas.csv")).toBe("stations-tv");
    expect(await detected("national-totals-clean.csv")).toBe("national-totals");
    expect(await detected("platform-shares-clean.csv")).toBe("platform-shares");
    expect(await detected("seasons-clean.csv")).toBe("seasons");
    expect(await detected("prospects-clean.csv")).toBe("prospects");
    expect(await detected("market-intelligence-clean.csv")).toBe("market-intelligence");
    expect(await detected("insights-clean.csv")).toBe("insights");
    expect(await detected("county-history-clean.csv")).toBe("county-history");
    expect(await detected("county-trades-clean.csv")).toBe("county-trades");
    expect(await detected("trades-clean.csv")).toBe("trades");
    expect(await detected("races-clean.csv")).toBe("races");
    expect(await detected("benchmarks-clean.csv")).toBe("benchmarks");
    expect(await detected("spend-missing-column.csv")).toBe("unknown");
  });

  test("where two sources contradict each other both are named with what they say, and both are kept", async () => {
    const { problems } = await take({ file: "benchmarks-clean.csv", layout: "benchmarks" });
    expect(problems[0]?.message).toBe(
      "Lines 5 and 6 differ about the same figure (radio-market radio-35620 radio all advertisers 2024): " +
        "575600000 dollars by Example Bureau, 560000000 by Another Bureau. Both are kept.",
    );
  });

  test("a file under the wrong layout is told which one it fits", async () => {
    const report = await take({ file: "counties-clean.csv", layout: "vertical-mix" });
    expect(report.problems.at(-1)?.message).toContain("layout counties");
  });

  test("spend cannot be checked before markets are known, and the answer says what to import", async () => {
    const report = await importFile({
      database,
      layout: "spend",
      path: resolve(FOLDER, "spend-clean.csv"),
      fileName: "spend-clean.csv",
      sample: false,
      startedBy: "a test",
      geography: { markets: [], counties: new Set() },
    });
    expect(told(report)).toEqual(["file - no-geography"]);
    expect(report.problems[0]?.message).toContain("markets-tv");
  });
});

/** Rows of any import in any table that holds them, staged ones included. */
async function rowsInStore(database: Database): Promise<number> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace
     and (relname ~ '^spend_row_\\d+$'
       or relname in ('county', 'market', 'market_county', 'station', 'national_total', 'vertical_mix', 'platform_share',
         'season', 'county_history', 'county_trade', 'trade', 'race', 'benchmark', 'prospect', 'market_intel', 'insight_text', 'ad_intel_row'))`,
  );
  let rows = 0;
  for (const { name } of tables) {
    const [counted] = await database.query<{ rows: number }>(`select count(*)::int as rows from ${name}`);
    rows += counted?.rows ?? 0;
  }
  return rows;
}
