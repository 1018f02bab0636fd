import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { replacedSpend } from "#platform/database/queries/replacedSpend.ts";
import { spendLines, spendRows } from "#platform/database/queries/spendRows.ts";
import { importSmallCountry, importText } from "#tests/support/smallImports.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";

const HEAD = "market_code,vertical,medium,year,quarter,month,amount_usd";

describe.skipIf(storeMissing)("spend by quarter and month", () => {
  let database: Database;
  let imports: number[];

  beforeEach(async () => {
    database = await testDatabase();
    await importSmallCountry(database);
    imports = [];
  });

  const bring = async (rows: readonly string[], coverage: "whole" | "part" = "whole") => {
    const lines = rows.map((row) => `623,Hospitals,Broadcast TV,2025,${row}`);
    const report = await importText(database, "spend", `${[HEAD, ...lines].join("\n")}\n`, { coverage });
    expect(report.status).toBe("accepted");
    const [last] = await database.query<{ id: number }>("select max(import_id)::float8 as id from import");
    imports.push(last?.id ?? 0);
  };
  const year = async () => (await spendRows(database, imports)).map(({ dollars, least }) => [dollars, least]);
  const quarters = (...amounts: number[]) => amounts.map((dollars, at) => `${at + 1},,${dollars}`);
  const months = (...amounts: number[]) => amounts.map((dollars, at) => `,${at + 1},${dollars}`);

  test("four quarters are the year, as are twelve months and any of both", async () => {
    await bring(quarters(10, 20, 30, 40));
    expect(await year()).toEqual([[100, false]]);
    await bring(months(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    // A quarter told as such counts over its months.
    expect(await year()).toEqual([[100, false]]);
    imports = [];
    await bring(months(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    expect(await year()).toEqual([[78, false]]);
    imports = [];
    await bring([...quarters(10, 20, 30), ",10,1", ",11,2", ",12,3"]);
    expect(await year()).toEqual([[66, false]]);
  });

  test("some of them are a part of the year: it holds as much or more", async () => {
    await bring(quarters(10, 20, 30));
    expect(await year()).toEqual([[60, true]]);
    await bring([",10,5", ",11,5"]);
    expect(await year()).toEqual([[70, true]]);
    await bring([",12,5"]);
    expect(await year()).toEqual([[75, false]]);
  });

  test("what quarters came to stands beside their year, as long as no later whole year takes their place", async () => {
    const told = async () => (await spendRows(database, imports)).map((row) => [row.quarters, row.leastQuarters]);
    const none = [null, null, null, null];
    await bring([",,90"]);
    expect(await told()).toEqual([[null, null]]);
    await bring(["1,,10", "2,,20", ",7,5", ",8,5"]);
    expect(await told()).toEqual([
      [
        [10, 20, null, null],
        [null, null, 10, null],
      ],
    ]);
    await bring([",9,5", "4,,40"], "part");
    expect(await told()).toEqual([
      [
        [10, 20, null, null],
        [null, null, 15, 40],
      ],
    ]);
    await bring([",,95"]);
    expect(await told()).toEqual([[null, null]]);
    await bring(quarters(1, 2, 3, 4));
    expect(await told()).toEqual([[[1, 2, 3, 4], none]]);
  });

  test("a quarter that comes again counts as it came last", async () => {
    await bring(quarters(10, 20, 30, 40));
    await bring(["2,,25"]);
    expect(await year()).toEqual([[105, false]]);
    expect(await replacedSpend(database, imports[1] ?? 0, imports.slice(0, 1))).toBe(1);
  });

  test("between a whole year and all of its parts the later file counts", async () => {
    await bring([",,90"]);
    await bring(quarters(10, 20, 30, 40));
    expect(await year()).toEqual([[100, false]]);
    await bring([",,95"]);
    expect(await year()).toEqual([[95, false]]);
  });

  test("some of its parts lift a whole year, and never lower it", async () => {
    await bring([",,90"]);
    await bring(quarters(10, 20));
    expect(await year()).toEqual([[90, false]]);
    await bring(["3,,80"]);
    expect(await year()).toEqual([[110, false]]);
  });

  test("quarters of a file that tells a part of what was spent are a part, all four of them too", async () => {
    await bring(quarters(10, 20, 30, 40), "part");
    expect(await year()).toEqual([[100, true]]);
  });

  test("each line stands as it came, as a part of its year", async () => {
    await bring(quarters(10, 20));
    expect(
      (await spendLines(database, imports, "tv-623", 2025)).map(({ line, dollars, least }) => [line, dollars, least]),
    ).toEqual([
      [2, 10, true],
      [3, 20, true],
    ]);
  });
});
