import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { importFile } from "#ingest/importFile.ts";
import { FIXTURE_GEOGRAPHY } from "#tests/fixtures/imports/geography.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";

const FOLDER = resolve(import.meta.dirname, "../../../tests/fixtures/imports");

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
    expect(await sums("ad_intel_market")).toEqual({ rows: 5, dollars: 1_841 });
    expect(await sums("ad_intel_nation")).toEqual({ rows: 5, dollars: 1_841 });
    expect(await sums("ad_intel_owner")).toEqual({ rows: 3, dollars: 1_601 });
    const categories = await database.query<{ name: string }>("select name from ad_intel_category order by name");
    expect(categories.map(({ name }) => name)).toEqual(["New car dealerships", "Quick service"]);
    const parents = await database.query<{ name: string }>("select name from ad_intel_parent order by name");
    expect(parents.map(({ name }) => name)).toEqual(["Acme Foods", "Acme Motors", "Best Cars"]);
  });

  test("that is refused leaves nothing behind, in no table", async () => {
    const { database, report } = await take("ad-intel-faults.csv");
    expect(report.status).toBe("refused");
    const names = report.problems.find(({ code }) => code === "unknown-market");
    expect(names).toMatchObject({ line: 4, column: "dma", value: "999" });
    for (const table of ["ad_intel_category", "ad_intel_period", "ad_intel_market", "ad_intel_nation", "ad_intel_row"])
      expect(await database.query(`select 1 from ${table}`)).toEqual([]);
  });
});
