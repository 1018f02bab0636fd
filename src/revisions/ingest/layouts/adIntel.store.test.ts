import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { importFile } from "#revisions/ingest/importFile.ts";
import { FIXTURE_GEOGRAPHY } from "#tests/fixtures/imports/geography.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";

const FOLDER = resolve(import.meta.dirname, "../../../../tests/fixtures/imports");

describe.skipIf(storeMissing)("a file of observed spend", () => {
  const take = async (file: string) => {
    const database = await testDatabase();
    const report = await importFile({
      database,
      layout: "ad-intel",
      path: resolve(FOLDER, file),
      fileName: file,
      sample: false,
      startedBy: "a test",
      geography: FIXTURE_GEOGRAPHY,
    });
    return { database, report };
  };

  test("is added up while it is read: by market and period, by market and year, nationwide and by parent", async () => {
    const { database } = await take("ad-intel-clean.csv");
    const periods = await database.query<{ line: string }>(
      `select concat_ws(' ', market_id, media_type, first_day, year, quarter, dollars) as line from ad_intel_period order by 1`,
    );
    expect(periods.map(({ line }) => line)).toEqual([
      "tv-501 coupon 2025-08-01 2025 3 0",
      "tv-501 localCable 2025-10-01 2025 4 200",
      "tv-501 spotTv 2025-07-01 2025 3 1501",
      "tv-803 outdoor 2024-12-30 2025 1 100",
      "tv-803 spotRadio 2024-01-01 2024 1 40",
    ]);
    const sums = async (table: string) => {
      const [found] = await database.query<{ rows: number; dollars: number }>(
        `select count(*)::int as rows, sum(dollars)::float8 as dollars from ${table}`,
      );
      return found;
    };
    expect(await sums("ad_intel_row")).toEqual({ rows: 7, dollars: 1_841 });
    expect(
      await database.query(
        `select market_id as market, media_type as "mediaType", year, quarter, brands, dollars::int[] as dollars from ad_intel_market order by 1, 2`,
      ),
    ).toEqual([
      { market: "tv-501", mediaType: "coupon", year: [2025], quarter: [3], brands: [0], dollars: [0] },
      { market: "tv-501", mediaType: "localCable", year: [2025], quarter: [4], brands: [0], dollars: [200] },
      { market: "tv-501", mediaType: "spotTv", year: [2025], quarter: [3], brands: [3], dollars: [1_501] },
      { market: "tv-803", mediaType: "outdoor", year: [2025], quarter: [1], brands: [1], dollars: [100] },
      { market: "tv-803", mediaType: "spotRadio", year: [2024], quarter: [1], brands: [5], dollars: [40] },
    ]);
    expect(await sums("ad_intel_nation")).toEqual({ rows: 5, dollars: 1_841 });
    expect(await sums("ad_intel_owner")).toEqual({ rows: 3, dollars: 1_601 });
    const categories = await database.query<{ name: string }>("select name from ad_intel_category order by name");
    expect(categories.map(({ name }) => name)).toEqual(["New car dealerships", "Quick service"]);
    const parents = await database.query<{ name: string }>("select name from ad_intel_parent order by name");
    expect(parents.map(({ name }) => name)).toEqual(["Acme Foods", "Acme Motors", "Best Cars"]);
  });

  test("is kept packed by market, and the view has every row as the file has it", async () => {
    const { database } = await take("ad-intel-clean.csv");
    expect(
      await database.query(`select market_id as market, part, rows from ad_intel_packed order by market_id`),
    ).toEqual([
      { market: "tv-501", part: 0, rows: 4 },
      { market: "tv-803", part: 0, rows: 3 },
    ]);
    const rows = await database.query<{ line: string }>(
      `select concat_ws(' ', r.market_id, c.name, p.name, r.dollars, r.first_day, r.end_day, coalesce(r.brands::text, '-'), r.media_type) as line
       from ad_intel_row r join ad_intel_category c using (import_id, category) left join ad_intel_parent p using (import_id, parent)
       order by market_id, first_day, dollars`,
    );
    expect(rows.map(({ line }) => line)).toEqual([
      "tv-501 New car dealerships Best Cars 500 2025-07-01 2025-08-01 2 spotTv",
      "tv-501 New car dealerships Acme Motors 1001 2025-07-01 2025-08-01 3 spotTv",
      "tv-501 New car dealerships 0 2025-08-01 2025-09-01 - coupon",
      "tv-501 New car dealerships 200 2025-10-01 2026-01-01 - localCable",
      "tv-803 Quick service 40 2024-01-01 2024-04-01 5 spotRadio",
      "tv-803 Quick service Acme Foods 30 2024-12-30 2025-01-06 1 outdoor",
      "tv-803 Quick service Acme Foods 70 2024-12-30 2025-01-06 1 outdoor",
    ]);
  });

  test("that is refused leaves nothing behind, in no table", async () => {
    const { database, report } = await take("ad-intel-faults.csv");
    expect(report.status).toBe("refused");
    const names = report.problems.find(({ code }) => code === "unknown-market");
    expect(names).toMatchObject({ line: 4, column: "dma", value: "999" });
    for (const table of [
      "ad_intel_category",
      "ad_intel_period",
      "ad_intel_market",
      "ad_intel_nation",
      "ad_intel_packed",
    ])
      expect(await database.query(`select 1 from ${table}`)).toEqual([]);
  });
});
