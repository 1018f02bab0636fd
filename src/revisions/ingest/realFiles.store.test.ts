import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { countyPeopleRows } from "#platform/database/queries/countyPeopleRows.ts";
import { demographicsOf } from "#domain/demographics/demographicsOf.ts";
import type { Database } from "#platform/database/database.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { importFile } from "./importFile.ts";
import type { ImportReport } from "./importReport.ts";
import type { ImportGeography, KnownMarket, LayoutName } from "./layout.ts";
import type { ReadOptions } from "./readers/reader.ts";

const FOLDER = resolve(import.meta.dirname, "../../../../shared/data");
const missing = !existsSync(FOLDER);

interface BadFile {
  readonly file: string;
  readonly layout?: LayoutName;
  readonly options?: ReadOptions;
  readonly accepted?: number;
  /** Codes by line; null stands for the whole file. */
  readonly says?: readonly (readonly [line: number | null, code: string])[];
}

const on = (lines: readonly (number | null)[], code: string) => lines.map((line) => [line, code] as const);

const badFiles: readonly BadFile[] = [
  { file: "00_clean_spend_sample.csv", accepted: 60 },
  { file: "01_latin1_encoding.csv", layout: "counties", says: on([6], "not-utf8") },
  { file: "01_latin1_encoding.csv", layout: "counties", options: { encoding: "latin1" }, accepted: 9 },
  { file: "03_missing_column.csv", says: on([1], "missing-column") },
  { file: "04_duplicate_key.csv", says: on([32, 33, 34], "duplicate-key") },
  {
    file: "05_non_numeric_money.csv",
    says: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((line) => [line, line === 6 ? "missing-value" : "not-a-number"]),
  },
  { file: "06_negative_spend.csv", says: on([4, 7, 11, 16], "negative-amount") },
  {
    file: "07_unknown_market.csv",
    says: [
      ...on([2, 3], "unknown-market"),
      [4, "ambiguous-market"],
      [5, "market-conflict"],
      ...on([6, 7, 8], "unknown-market"),
    ],
  },
  { file: "08_formula_injection.csv", layout: "stations-tv", accepted: 25 },
  { file: "10_bom_ok.csv", accepted: 60 },
  { file: "11_crlf_ok.csv", accepted: 60 },
  { file: "12_semicolon_decimal_comma.csv", says: on([1], "semicolon-file") },
  { file: "12_semicolon_decimal_comma.csv", options: { decimalComma: true }, accepted: 60 },
  { file: "13_xlsx_renamed.csv", says: on([null], "excel-file") },
  { file: "15_ragged_rows.csv", says: on([4, 7, 10], "cell-count") },
  { file: "17_header_only.csv", says: on([null], "no-data-rows") },
  { file: "18_empty.csv", says: on([null], "empty-file") },
  { file: "21_bad_year.csv", says: on([2, 3, 4, 5, 6, 7, 8, 9, 10], "bad-year") },
  {
    file: "23_bad_coordinates.csv",
    layout: "stations-tv",
    says: [[2, "bad-coordinate"], [3, "outside-state"], ...on([4, 5, 6, 6, 7], "bad-coordinate")],
  },
  { file: "25_html_error_page.csv", says: on([null], "html-page") },
  {
    file: "27_total_row.csv",
    says: [
      [22, "total-row"],
      [23, "footnote"],
    ],
  },
  { file: "31_case_and_space.csv", accepted: 20 },
];

describe.skipIf(missing || storeMissing)("real files of ../shared/data, skipped where that folder is missing: ", () => {
  let database: Database;
  let geography: ImportGeography = { markets: [], counties: new Set() };

  const take = (layout: LayoutName, file: string, options?: ReadOptions): Promise<ImportReport> =>
    importFile({
      database,
      layout,
      path: resolve(FOLDER, file),
      fileName: file,
      sample: false,
      startedBy: "a test",
      geography,
      options,
    });

  beforeAll(async () => {
    database = await testDatabase();
    for (const [layout, file, rows] of [
      ["counties", "counties.csv", 3142],
      ["markets-tv", "markets_tv.csv", 210],
      ["markets-radio", "markets_radio.csv", 386],
    ] as const) {
      expect(await take(layout, file)).toMatchObject({ status: "accepted", rows, accepted: rows, problems: [] });
    }
    const counties = await database.query<{ fips: string }>("select fips from county");
    geography = {
      markets: await database.query<KnownMarket>("select market_id as id, kind, code, name from market"),
      counties: new Set(counties.map(({ fips }) => fips)),
    };
  });

  test("which counties make which market is imported whole, and every TV share adds up to one", async () => {
    expect(await take("market-counties", "market_counties.csv")).toMatchObject({ accepted: 4306, problems: [] });
    const [sums] = await database.query(
      `select min(share)::float as least, max(share)::float as most, count(*)::int as counties from
       (select sum(share) as share from market_county where market_id like 'tv-%' group by fips) as county`,
    );
    expect(sums).toEqual({ least: 1, most: 1, counties: 3120 });
  });

  test("who lives in them is told in the wide bands that the file has, with shares near those of the census", async () => {
    const [imported] = await database.query<{ id: number }>("select min(import_id)::int as id from county");
    const nation = (await countyPeopleRows(database, imported?.id ?? 0)).map((people) => ({
      people: { ...people, history: [] },
      share: 1,
    }));
    const topics = demographicsOf(nation, nation);
    expect(topics.map(({ topic }) => topic)).toEqual([
      "age",
      "buyingAges",
      "sex",
      "ethnicity",
      "education",
      "internet",
    ]);
    const percents = (of: string) =>
      topics.find(({ topic }) => topic === of)?.rows.map(({ band, percent }) => [band, percent]);
    expect(percents("age")?.map(([band]) => band)).toEqual([
      "ageUnder5",
      "age5to17",
      "age18to34",
      "age35to54",
      "age55to74",
      "age75plus",
    ]);
    const ethnicity = Object.fromEntries(percents("ethnicity") ?? []);
    expect(ethnicity["hispanic"]).toBeCloseTo(18.4, 0);
    expect(ethnicity["black"]).toBeCloseTo(12.3, 0);
    expect(topics.every(({ coverage }) => coverage > 0.98)).toBe(true);
  });

  test("what counties earned in other years is imported whole, combined areas among them", async () => {
    expect(await take("county-history", "business/county_personal_income_2014_2018.csv")).toMatchObject({
      accepted: 15_690,
      problems: [],
      ignoredColumns: ["area_name", "personal_income_usd_thousands"],
    });
  });

  test("people, incomes and jobs of twenty years are one county history", async () => {
    const report = await take("county-history", "county/bea_income_2001_2022.csv.gz");
    expect(report).toMatchObject({ accepted: 68_473, problems: [] });
    const [known] = await database.query(
      "select population, per_capita_income, jobs, votes from county_history where fips = '01001' and year = 2001",
    );
    expect(known).toEqual({ population: 44_889, per_capita_income: 24_643, jobs: 16_211, votes: null });
  });

  test("trades of counties are imported as the Census names their columns, and those withheld stay unknown", async () => {
    const report = await take("county-trades", "county/cbp_tourism_2017_2021.csv.gz");
    expect(report).toMatchObject({ accepted: 46_187, problems: [], ignoredColumns: ["activity"] });
    const [told] = await database.query(
      "select count(*) filter (where employees is null)::int as unknown, count(*) filter (where employees = 0)::int as none from county_trade",
    );
    expect(told).toEqual({ unknown: 1006, none: 140 });
  });

  test("stations are imported whole; positions in the wrong state are left out, named and kept as stated", async () => {
    const tv = await take("stations-tv", "stations_tv.csv");
    expect(tv).toMatchObject({ status: "accepted", accepted: 6834, refused: 0, warnings: 8 });
    const radio = await take("stations-radio", "stations_radio.csv");
    expect(radio).toMatchObject({ status: "accepted", accepted: 25082, refused: 0, warnings: 55 });
    const told = Map.groupBy([...tv.problems, ...radio.problems], ({ code, severity }) => `${severity} ${code}`);
    const counts = Object.fromEntries([...told].map(([what, problems]) => [what, problems.length]));
    expect(counts).toEqual({ "warning deleted-call-sign": 9, "warning outside-state": 54 });
    const [hawaii] = await database.query(
      "select latitude, longitude, details from station where call_sign = 'KUHH-LP'",
    );
    expect(hawaii).toMatchObject({
      latitude: null,
      longitude: null,
      details: { stated_latitude: 19.700278, stated_longitude: 155.080833 },
    });
  });

  test("a customer's spend file is imported whole", async () => {
    const report = await take("spend", "spend/political_spend_by_dma_derived.csv");
    expect(report).toMatchObject({ accepted: 630, problems: [], ignoredColumns: ["basis"] });
    const sums = await database.query(
      "select medium, target, sum(dollars)::float8 as dollars from spend_row where import_id = $1 group by 1, 2 order by 1",
      [report.importId],
    );
    expect(sums.map((row) => Object.values(row).slice(0, 2))).toEqual([
      ["digital", "political"],
      ["social", "political"],
      ["tvOta", "political"],
    ]);
  });

  test.for(badFiles)(
    "bad/$file gets the answer it asks for",
    async ({ file, layout = "spend", options, ...expected }) => {
      const report = await take(layout, `bad/${file}`, options);
      expect(report.problems.map(({ line, code }) => [line, code])).toEqual(expected.says ?? []);
      expect(report).toMatchObject({
        status: expected.says ? "refused" : "accepted",
        accepted: expected.accepted ?? 0,
      });
      expect(await rowsOf(database, report)).toBe(expected.accepted ?? 0);
    },
  );

  test("bad/09_truncated.csv.gz: the missing end comes first, and no row that happened to decode is kept", async () => {
    const report = await take("spend", "bad/09_truncated.csv.gz");
    expect(report).toMatchObject({ status: "refused", accepted: 0 });
    expect(report.problems[0]).toMatchObject({ line: null, code: "truncated-gzip" });
    expect(report.problems).toHaveLength(1_000);
    expect(report.errors).toBeGreaterThan(4_000);
    expect(await rowsOf(database, report)).toBe(0);
  });

  test("both lines of a repeated key and the nearest names of an unknown market are told", async () => {
    const repeated = await take("spend", "bad/04_duplicate_key.csv");
    expect(repeated.problems[0]?.message).toContain("Lines 5 and 32");
    const unknown = await take("spend", "bad/07_unknown_market.csv");
    expect(unknown.problems.find(({ line }) => line === 6)?.message).toContain("803 Los Angeles");
    expect(unknown.problems.find(({ line }) => line === 4)?.message).toMatch(/Springfield, MO.*Springfield-Holyoke/);
  });
});

async function rowsOf(database: Database, { layout, importId }: ImportReport): Promise<number> {
  const table = { spend: "spend_row", counties: "county" }[layout as string] ?? "station";
  const [counted] = await database.query<{ rows: number }>(
    `select count(*)::int as rows from ${table} where import_id = $1`,
    [importId],
  );
  return counted?.rows ?? 0;
}
