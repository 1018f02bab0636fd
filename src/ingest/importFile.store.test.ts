import { resolve } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { FIXTURE_GEOGRAPHY } from "#tests/fixtures/imports/geography.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { importFile } from "./importFile.ts";
import type { ImportReport } from "./importReport.ts";
import type { LayoutName } from "./layout.ts";
import type { ReadOptions } from "./readers/reader.ts";

const FOLDER = resolve(import.meta.dirname, "../../tests/fixtures/imports");

interface Answer {
  readonly file: string;
  readonly layout?: LayoutName;
  readonly options?: ReadOptions;
  readonly says: string;
  /** Rows taken; a refused file takes none. */
  readonly accepted?: number;
  /** `line column code` of every problem; an accepted file has warnings at most. */
  readonly problems?: readonly string[];
}

const answers: readonly Answer[] = [
  { file: "spend-clean.csv", says: "a clean file is taken whole", accepted: 6 },
  { file: "spend-bom.csv", says: "a byte order mark is no part of the first header", accepted: 6 },
  { file: "spend-crlf.csv", says: "Windows line ends are no part of the last cell", accepted: 6 },
  { file: "spend-mac-line-ends.csv", says: "carriage returns alone end lines too", accepted: 6 },
  { file: "spend-utf16.txt", says: "Excel's Unicode text is read", accepted: 2 },
  { file: "spend.csv.gz", says: "a compressed file is unpacked", accepted: 50 },
  { file: "spend-spelling.csv", says: "case, spaces and language of names do not matter", accepted: 2 },
  {
    file: "spend-semicolon.csv",
    says: "semicolons and decimal commas are never guessed",
    problems: ["1 - semicolon-file"],
  },
  {
    file: "spend-semicolon.csv",
    options: { decimalComma: true },
    says: "semicolons and decimal commas are taken when a person says so",
    accepted: 2,
  },
  {
    file: "spend-missing-column.csv",
    says: "a missing column is named",
    problems: ["1 amount_usd missing-column"],
  },
  {
    file: "spend-repeated-column.csv",
    says: "two columns for one thing are refused",
    problems: ["1 amount_usd repeated-column"],
  },
  {
    file: "spend-duplicate-keys.csv",
    says: "a key that occurs twice is refused, whatever its spelling",
    problems: ["8 market_code duplicate-key", "9 market_code duplicate-key"],
  },
  {
    file: "spend-amounts.csv",
    says: "amounts that are not plain numbers are refused one by one",
    problems: [
      ...[2, 3, 4, 5].map((line) => `${line} amount_usd not-a-number`),
      "6 amount_usd missing-value",
      ...[7, 8, 9, 10, 11].map((line) => `${line} amount_usd not-a-number`),
      "12 amount_usd negative-amount",
      "13 amount_usd negative-amount",
      "14 amount_usd amount-too-large",
    ],
  },
  {
    file: "spend-years.csv",
    says: "a year is four digits within the range",
    problems: [2, 3, 4, 5, 6, 7, 8, 9, 10].map((line) => `${line} year bad-year`),
  },
  {
    file: "spend-markets.csv",
    says: "market codes are never mended, and names must fit them",
    problems: [
      "2 market_code unknown-market",
      "3 market_name ambiguous-market",
      "4 market_name market-conflict",
      "5 market_code unknown-market",
      "6 market_code unknown-market",
      "7 market_code unknown-market",
      "8 market_code market-kind",
      "9 market_code missing-value",
    ],
  },
  {
    file: "spend-names.csv",
    says: "names of verticals and media must be known",
    problems: [
      "2 vertical unknown-vertical",
      "3 medium unknown-medium",
      "4 vertical missing-value",
      "4 medium missing-value",
    ],
  },
  {
    file: "spend-ragged.csv",
    says: "rows of another length are refused, blank ones passed over",
    problems: ["3 - cell-count", "4 - cell-count", "5 - cell-count"],
  },
  {
    file: "spend-total.csv",
    says: "totals and footnotes are never counted",
    problems: ["8 - total-row", "9 - total-row", "10 - footnote", "11 - footnote"],
  },
  { file: "spend-header-only.csv", says: "a header alone changes nothing", problems: ["file - no-data-rows"] },
  { file: "empty.csv", says: "an empty file is called empty", problems: ["file - empty-file"] },
  { file: "blank-lines.csv", says: "blank lines are called empty too", problems: ["file - empty-file"] },
  { file: "error-page.csv", says: "a web page is recognised", problems: ["file - html-page"] },
  { file: "workbook.csv", says: "a workbook is recognised", problems: ["file - excel-file"] },
  { file: "picture.csv", says: "a picture is recognised", problems: ["file - binary-file"] },
  {
    file: "spend-truncated.csv.gz",
    says: "half of a compressed file counts for nothing",
    problems: ["file - truncated-gzip"],
  },
  {
    file: "spend-damaged.csv.gz",
    says: "damaged compression is recognised",
    problems: ["file - damaged-gzip"],
  },
  {
    file: "spend-stray-quote.csv",
    says: "a stray quotation mark is refused with its line",
    problems: ["3 - stray-quote"],
  },
  {
    file: "spend-open-quote.csv",
    says: "a quotation mark that is never closed is refused with its line",
    problems: ["2 - unclosed-quote"],
  },
  {
    file: "spend-line-ends-in-cells.csv",
    says: "cells with line ends keep the line numbers right",
    problems: ["4 amount_usd not-a-number"],
  },
  { file: "counties-clean.csv", layout: "counties", says: "counties are taken", accepted: 2 },
  {
    file: "counties-latin1.csv",
    layout: "counties",
    says: "Latin-1 is offered, not guessed",
    problems: ["2 - not-utf8"],
  },
  {
    file: "counties-latin1.csv",
    layout: "counties",
    options: { encoding: "latin1" },
    says: "Latin-1 is read when a person says so",
    accepted: 2,
  },
  {
    file: "counties-faults.csv",
    layout: "counties",
    says: "each wrong cell of a county is named",
    problems: [
      "2 fips bad-code",
      "3 state bad-code",
      "4 population not-a-number",
      "5 households not-a-number",
      "5 fips duplicate-key",
      "6 longitude bad-coordinate",
      "7 fips duplicate-key",
      "8 fips duplicate-key",
    ],
  },
  { file: "stations-formulas.csv", layout: "stations-tv", says: "formulas are only text", accepted: 4 },
  {
    file: "stations-positions.csv",
    layout: "stations-tv",
    says: "positions are checked against their state and never guessed",
    problems: [
      "2 latitude bad-coordinate",
      "3 longitude outside-state",
      "4 latitude bad-coordinate",
      "5 latitude bad-coordinate",
      "6 latitude bad-coordinate",
      "6 longitude bad-coordinate",
      "7 longitude bad-coordinate",
      "8 longitude bad-coordinate",
    ],
  },
  {
    file: "market-counties-faults.csv",
    layout: "market-counties",
    says: "markets, counties and shares must fit together",
    problems: [
      "4 share out-of-range",
      "5 share out-of-range",
      "6 county_fips unknown-county",
      "7 market_type unknown-value",
      "8 market_code market-kind",
      "9 county_fips duplicate-key",
      "3 share share-above-one",
    ],
  },
  { file: "ad-intel-clean.csv", layout: "ad-intel", says: "observed spend is taken", accepted: 7 },
  {
    file: "ad-intel-faults.csv",
    layout: "ad-intel",
    says: "observed spend needs a period, a market, a category and a media type that are known",
    problems: [
      "2 period bad-period",
      "3 period bad-period",
      "4 dma unknown-market",
      "5 pcc bad-category",
      "6 media unknown-media-type",
      "7 dollars not-a-number",
      "8 dollars negative-amount",
      "9 dollars missing-value",
      "9 brand_count not-a-number",
    ],
  },
  { file: "national-totals-clean.csv", layout: "national-totals", says: "national totals are taken", accepted: 2 },
  {
    file: "national-totals-faults.csv",
    layout: "national-totals",
    says: "a national total is of one medium, with kind, basis and source",
    problems: [
      "2 medium unknown-medium",
      "3 kind unknown-value",
      "4 source missing-value",
      "4 medium duplicate-key",
      "5 core_usd negative-amount",
      "7 medium duplicate-key",
    ],
  },
  {
    file: "vertical-mix-faults.csv",
    layout: "vertical-mix",
    says: "weights are of single sub-verticals and not negative",
    problems: [
      "3 sub_vertical duplicate-key",
      "4 sub_vertical unknown-vertical",
      "5 sub_vertical duplicate-key",
      "6 weight out-of-range",
    ],
  },
  { file: "platform-shares-clean.csv", layout: "platform-shares", says: "platform shares are taken", accepted: 12 },
  {
    file: "platform-shares-faults.csv",
    layout: "platform-shares",
    says: "every digital medium is divided whole over known platforms",
    problems: [
      "4 Medium duplicate-key",
      "5 Platform unknown-platform",
      "6 Source missing-value",
      "7 Medium unknown-medium",
      "8 Medium unknown-medium",
      "11 Percent not-a-number",
      "12 Percent out-of-range",
      "file share share-not-whole",
      "13 share share-not-whole",
    ],
  },
  {
    file: "seasons-clean.csv",
    layout: "seasons",
    says: "seasons are taken, whatever the months' language",
    accepted: 2,
  },
  {
    file: "seasons-faults.csv",
    layout: "seasons",
    says: "a season is twelve weights of one vertical or sub-vertical",
    problems: [
      "3 target duplicate-key",
      "4 target unknown-vertical",
      "5 target unknown-vertical",
      "6 mar out-of-range",
      "6 dec missing-value",
      "7 target out-of-range",
      "8 dec not-a-number",
      "8 source missing-value",
    ],
  },
  { file: "prospects-clean.csv", layout: "prospects", says: "prospects are taken", accepted: 6 },
  {
    file: "prospects-faults.csv",
    layout: "prospects",
    says: "prospects have names, known markets and no more than there is",
    problems: [
      "2 name_es missing-value",
      "4 sub_vertical duplicate-key",
      "5 market unknown-market",
      "6 name_en missing-value",
      "7 sub_vertical unknown-vertical",
      "8 kind unknown-value",
      "9 spend_part out-of-range",
      "9 source missing-value",
      "10 digital_part share-above-one",
    ],
  },
  {
    file: "market-intelligence-clean.csv",
    layout: "market-intelligence",
    says: "facts about advertisers are taken, and missing translations told",
    accepted: 3,
    problems: ["3 - missing-translation", "3 - missing-translation"],
  },
  {
    file: "market-intelligence-faults.csv",
    layout: "market-intelligence",
    says: "a fact has a topic, a statement, a year and a source, and a figure has its unit",
    problems: [
      "3 statement_en duplicate-key",
      "4 topic unknown-value",
      "5 statement_en missing-value",
      "6 target unknown-vertical",
      "6 value out-of-range",
      "6 respondents out-of-range",
      "6 year bad-year",
      "7 unit missing-value",
      "8 value missing-value",
      "8 source missing-value",
      "9 value not-a-number",
    ],
  },
  {
    file: "insights-clean.csv",
    layout: "insights",
    says: "texts about advertisers are taken, and missing translations told",
    accepted: 7,
    problems: ["8 - missing-translation"],
  },
  {
    file: "insights-faults.csv",
    layout: "insights",
    says: "a text has its section and place, and an objection its answer",
    problems: [
      "3 target duplicate-key",
      "4 section unknown-value",
      "5 place out-of-range",
      "6 text_en missing-value",
      "7 answer_en unknown-value",
      "7 answer_de unknown-value",
      "8 answer_en missing-value",
      "9 target unknown-vertical",
    ],
  },
];

function told({ problems }: ImportReport): string[] {
  return problems.map(({ line, column, code }) => `${line ?? "file"} ${column ?? "-"} ${code}`);
}

describe.skipIf(storeMissing)("importing a file", () => {
  let database: Database;

  beforeEach(async () => {
    database = await testDatabase();
  });

  const take = ({ file, layout = "spend", options }: Pick<Answer, "file" | "layout" | "options">) =>
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

  test.for(answers)("$says ($file)", async (answer) => {
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
    expect(await detected("spend-missing-column.csv")).toBe("unknown");
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
         'season', 'prospect', 'market_intel', 'insight_text', 'ad_intel_row'))`,
  );
  let rows = 0;
  for (const { name } of tables) {
    const [counted] = await database.query<{ rows: number }>(`select count(*)::int as rows from ${name}`);
    rows += counted?.rows ?? 0;
  }
  return rows;
}
