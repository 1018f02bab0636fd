import { gzipSync } from "node:zlib";
import { Readable } from "node:stream";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { benchmarkRows } from "#platform/database/queries/benchmarkRows.ts";
import { countyHistoryRows } from "#platform/database/queries/countyPeopleRows.ts";
import { countyTradeRows } from "#platform/database/queries/countyTradeRows.ts";
import { raceRows } from "#platform/database/queries/raceRows.ts";
import { tradeRows } from "#platform/database/queries/tradeRows.ts";
import { FIXTURE_GEOGRAPHY } from "#tests/fixtures/imports/geography.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { importFile } from "./importFile.ts";
import type { LayoutName } from "./layout.ts";

/** What is known of places beside their people is read back as its files say it: what they leave blank is unknown, and what they call nothing is nothing. */
describe.skipIf(storeMissing)("facts about places", () => {
  let database: Database;

  beforeEach(async () => {
    database = await testDatabase();
  });

  async function take(layout: LayoutName, bytes: string | Uint8Array, fileName = `${layout}.csv`): Promise<number> {
    const stream = Readable.from([Buffer.from(bytes)]);
    const request = { database, layout, stream, fileName, sample: false, startedBy: "test" };
    const report = await importFile({ ...request, geography: FIXTURE_GEOGRAPHY });
    if (report.status === "refused") throw new Error(report.problems[0]?.message);
    return report.importId;
  }

  const TRADES = `fips,naics,year,establishments,employees,payroll_usd_thousands,sales_usd_thousands
36061,541110,2021,4900,60100,12500000,31000000
32003,7211,2021,300,,,
32003,7211,2020,0,0,0,0
`;
  const WITHHELD = { employees: null, payrollThousands: null, salesThousands: null };

  test("trades that the Census withholds stay unknown, and those that there are none of are zero", async () => {
    expect(await countyTradeRows(database, await take("county-trades", TRADES))).toEqual([
      {
        fips: "32003",
        naics: "7211",
        year: 2020,
        establishments: 0,
        employees: 0,
        payrollThousands: 0,
        salesThousands: 0,
      },
      { fips: "32003", naics: "7211", year: 2021, establishments: 300, ...WITHHELD },
      {
        fips: "36061",
        naics: "541110",
        year: 2021,
        establishments: 4900,
        employees: 60_100,
        payrollThousands: 12_500_000,
        salesThousands: 31_000_000,
      },
    ]);
  });

  test("a compressed file of trades is unpacked", async () => {
    const file = await take("county-trades", gzipSync(TRADES), "county-trades.csv.gz");
    expect(await countyTradeRows(database, file)).toHaveLength(3);
  });

  test("an import without trades answers none", async () => {
    expect(await countyTradeRows(database, 999)).toEqual([]);
  });

  test("what a sub-vertical follows is kept with its reasons; what it does not follow moves nothing", async () => {
    const file = await take(
      "trades",
      `sub_vertical,naics,elasticity,income,retail,business,size,reason_en,reason_es,reason_de
casinos,7132|721120,0.7,,-0.2,,0.1,Where they are,Donde están,Wo sie sind
ballotIssues,,,,,,,Follows voters,,
`,
    );
    expect(await tradeRows(database, file)).toEqual([
      {
        subVertical: "ballotIssues",
        naics: [],
        elasticity: 0,
        income: 0,
        retail: 0,
        business: 0,
        size: 0,
        reason: { en: "Follows voters", es: null, de: null },
      },
      {
        subVertical: "casinos",
        naics: ["7132", "721120"],
        elasticity: 0.7,
        income: 0,
        retail: -0.2,
        business: 0,
        size: 0.1,
        reason: { en: "Where they are", es: "Donde están", de: "Wo sie sind" },
      },
    ]);
  });

  test("a race that nobody rated is one without a rating, not a safe one", async () => {
    const file = await take(
      "races",
      "year,office,state,district,rating,source\n2026,house,CA,22,Lean,Example\n2026,governor,WI,,,Example\n",
    );
    expect(await raceRows(database, file)).toEqual([
      { year: 2026, office: "governor", state: "WI", district: null, rating: null, source: "Example" },
      { year: 2026, office: "house", state: "CA", district: "22", rating: "lean", source: "Example" },
    ]);
  });

  test("a published figure names its place, media and advertisers as the product does", async () => {
    const file = await take(
      "benchmarks",
      `area_kind,area,medium,sub_vertical,period,amount_usd,status,source,note
tv-market,501,Broadcast TV,Political ads,2023-2024,476000000,actual,Example,by the week of the vote
owner,Example Radio,radio,,2023,126600000,estimate,Example,
`,
    );
    expect(await benchmarkRows(database, file)).toEqual([
      {
        areaKind: "tv-market",
        area: "tv-501",
        medium: "tvOta",
        subVertical: "political",
        period: "2023-2024",
        amount: 476_000_000,
        status: "actual",
        source: "Example",
        note: "by the week of the vote",
      },
      {
        areaKind: "owner",
        area: "Example Radio",
        medium: "radio",
        subVertical: null,
        period: "2023",
        amount: 126_600_000,
        status: "estimate",
        source: "Example",
        note: null,
      },
    ]);
  });

  test("jobs, establishments and votes of a county stand beside its people, year by year", async () => {
    const file = await take(
      "county-history",
      "fips,year,population,jobs,establishments,votes\n36061,2024,1650000,2900000,102000,650000\n36061,2025,1660000,,,\n",
    );
    const people = { households: null, perCapitaIncome: null, retailSales: null };
    expect((await countyHistoryRows(database, file)).get("36061")).toEqual([
      { year: 2024, population: 1_650_000, ...people, jobs: 2_900_000, establishments: 102_000, votes: 650_000 },
      { year: 2025, population: 1_660_000, ...people, jobs: null, establishments: null, votes: null },
    ]);
  });
});
