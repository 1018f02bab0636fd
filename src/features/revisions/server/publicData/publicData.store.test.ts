import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { data } from "#app/server/commands/data.ts";
import { answerBea, answerBls, answerTrades, populationFile } from "#tests/support/publicAnswers.ts";
import { answerCensus, publicServer } from "#tests/support/publicServer.ts";
import { importSmallCountry, importText } from "#tests/support/smallImports.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const ANN = "ann@example.com";

async function withCensus(answer: Parameters<typeof publicServer>[0] = answerCensus) {
  const server = await publicServer(answer);
  const { censusUrl: url } = server.publicData;
  const settings = { CENSUS_URL: url, CENSUS_FILES_URL: url, BEA_URL: url, BLS_URL: url, CENSUS_API_KEY: "abc123" };
  const product = await testApp({ settings });
  await product.given.person(ANN, { role: "Administrator" });
  const draft = await importSmallCountry(product.database);
  const order = (body: object) =>
    product.get("/api/v1/administration/public-data", {
      method: "POST",
      as: ANN,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const said: string[] = [];
  const run = (...args: string[]) =>
    data(args, {
      database: product.database,
      dataDir: server.folder,
      rooms: [],
      publicUrl: "",
      demoPassword: undefined,
      publicData: server.publicData,
      folder: server.folder,
      by: "test",
      input: "",
      write: (text) => said.push(text),
      warn: (text) => said.push(text),
      progress: () => undefined,
      signal: new AbortController().signal,
    });
  return { ...product, server, draft, order, run, said };
}

describe.skipIf(storeMissing)("public data", () => {
  test("is fetched in the background and joins the open draft; what it does not tell stays as it was", async () => {
    const { order, runJobs, database, draft, server } = await withCensus();
    expect((await order({ source: "census-people", name: "Census" })).statusCode).toBe(200);
    await runJobs();
    expect(await database.query("select state, fault, link from job where kind = 'data-pull'")).toEqual([
      { state: "done", fault: null, link: `/administration/revisions/${draft}` },
    ]);
    const rows = await database.query<{ fips: string }>(
      `select fips, population::int, per_capita_income::int as income, latitude from county
       where import_id = (select max(import_id) from import where layout = 'counties') order by fips`,
    );
    expect(rows).toHaveLength(4);
    // Dallas is told anew but for what the source has no figure of; Tarrant is not in the answer.
    expect(rows[0]).toEqual({ fips: "48113", population: 2_700_000, income: 38_000, latitude: 32.77 });
    expect(rows[3]).toEqual({ fips: "48439", population: 2_100_000, income: 39_000, latitude: 32.77 });
    expect(server.asked).toHaveLength(2);
  });

  test("says whether a key is set up, to administrators alone", async () => {
    const { get, given } = await withCensus();
    await given.person("seller@example.com");
    const ask = async (as: string) => (await get("/api/v1/administration/public-data", { as })).json();
    const { items } = await ask(ANN);
    expect(items.map(({ source, ready }: { source: string; ready: boolean }) => [source, ready])).toEqual([
      ["census-people", true],
      ["census-establishments", true],
      ["census-trades", true],
      ["census-population", true],
      ["bea-accounts", false],
      ["bls-labor", false],
      ["fcc-tv", true],
      ["fcc-fm", true],
    ]);
    expect(items[4]).toMatchObject({ key: "BEA_API_KEY", held: null });
    expect(await ask("seller@example.com")).toMatchObject({ code: "role-required" });
  });

  test("comes by the command line into a file alone, or into the draft with a word on what stayed", async () => {
    const { run, said, server } = await withCensus();
    expect(await run("pull", "census-establishments", "--to", "counties.csv")).toBe(0);
    expect(said.join("")).toContain("4 rows of counties are in");
    const text = await readFile(join(server.folder, "counties.csv"), "utf8");
    expect(text).toMatch(/^fips,county,state,population/);
    expect(text).toContain("48113,Dallas County,TX,2600000,960000,38000,66000,32.77,-96.78");
    expect(await run("pull", "census-establishments")).toBe(0);
    expect(said.join("")).toContain("2 counties stay as they were");
    expect(server.asked).toHaveLength(1);
    await expect(run("pull", "census-weather")).rejects.toThrow('There is no source "census-weather"');
  });
});

const TRADES = `sub_vertical,naics,elasticity,reason_en
newCarDealers,4411,0.5,Dealers advertise.
`;
const COUNTED = `fips,naics,year,establishments,employees,payroll_usd_thousands,sales_usd_thousands
48113,4411,2021,500,20000,1500000,
48201,4411,2021,900,,,
`;
const HISTORY = `fips,year,population,households,jobs
48113,2019,2500000,900000,1800000
48113,2020,2600000,930000,1700000
48439,2020,2100000,760000,1100000
48113,2030,2900000,1000000,
`;

describe.skipIf(storeMissing)("newer years of counties", () => {
  /** Everything that is held of trades or of years, by county and year. */
  const latestRows = (database: Awaited<ReturnType<typeof withCensus>>["database"], layout: string, table: string) =>
    database.query<Record<string, unknown>>(
      `select * from ${table} where import_id = (
         select max(import_id) from import where layout = $1 and status = 'accepted') order by fips, year`,
      [layout],
    );

  test("of trades stand beside those that were held; what is withheld stays unknown, and the file tells its source", async () => {
    const answer = answerTrades({
      "4411": [
        ["48113", "510", "21000", "1700000", "G", "G"],
        ["48201", "940", "0", "0", "D", "D"],
        ["09110", "20", "100", "5000", "G", "G"],
      ],
    });
    const { order, runJobs, database, get, draft } = await withCensus(answer);
    const held = async () =>
      (await get("/api/v1/administration/public-data", { as: ANN })).json<{ items: { held: unknown }[] }>().items[2];
    await importText(database, "trades", TRADES);
    await importText(database, "county-trades", COUNTED);
    expect(await held()).toMatchObject({ held: { first: "2021", last: "2021" } });
    await order({ source: "census-trades", year: 2023, name: "Trades" });
    await runJobs();
    expect(await database.query("select state, fault from job where kind = 'data-pull'")).toEqual([
      { state: "done", fault: null },
    ]);
    const rows = await latestRows(database, "county-trades", "county_trade");
    expect(rows.map(({ fips, year, establishments, employees }) => [fips, year, establishments, employees])).toEqual([
      ["48113", 2021, 500, 20_000],
      ["48113", 2023, 510, 21_000],
      ["48201", 2021, 900, null],
      ["48201", 2023, 940, null],
    ]);
    expect(await held()).toMatchObject({ held: { first: "2021", last: "2023" } });
    const detail = await get(`/api/v1/administration/revisions/${draft}`, { as: ANN });
    const files = detail.json<{ imports: { layout: string; origins: unknown[] }[] }>().imports;
    const originsOf = (kind: string) => files.find(({ layout }) => layout === kind)?.origins;
    expect(originsOf("county-trades")).toEqual([{ source: "census-trades", vintage: "2023" }]);
    expect(originsOf("counties")).toEqual([]);
  });

  test("of people, incomes and jobs come one after the other into the same history, and its projections stay", async () => {
    const estimates = answersOf({
      "/programs-surveys": (_, response) =>
        response.end(
          populationFile([2020, 2021], { "48113": [2_613_000, 2_590_000], "48439": [2_113_000, 2_126_000] }),
        ),
      "/api/data": answerBea({
        "CAINC1-1": [
          ["48113", 2020, "156,780,000"],
          ["48113", 2021, "168,350,000"],
        ],
        "CAINC1-2": [
          ["48113", 2020, "2,613,000"],
          ["48113", 2021, "2,590,000"],
        ],
        "CAEMP25N-10": [["48113", 2020, "1,720,000"]],
      }),
      "/publicAPI": answerBls({ "48113": { 2020: "1300000", 2021: "1365000" } }),
    });
    const { run, database, said } = await withCensus(estimates);
    await importText(database, "county-history", HISTORY);
    expect(await run("pull", "census-population", "--year", "2021")).toBe(0);
    expect(await run("pull", "bea-accounts", "--year", "2021")).toBe(0);
    expect(await run("pull", "bls-labor", "--year", "2021")).toBe(0);
    const rows = await latestRows(database, "county-history", "county_history");
    expect(
      rows.map(({ fips, year, population, households, per_capita_income: income, jobs }) =>
        [fips, year, population, households, income, jobs].map((one) => (one === null ? null : Number(one))),
      ),
    ).toEqual([
      // Before the first year that is told, figures come to its level: 2,613,000 people for 2,600,000, 1,720,000 jobs for 1,700,000.
      [48113, 2019, 2_512_500, 900_000, null, 1_821_176],
      [48113, 2020, 2_613_000, 930_000, 60_000, 1_720_000],
      [48113, 2021, 2_590_000, null, 65_000, 1_806_000],
      [48113, 2030, 2_900_000, 1_000_000, null, null],
      [48439, 2020, 2_113_000, 760_000, null, 1_100_000],
      [48439, 2021, 2_126_000, null, null, null],
    ]);
    expect(said.join("")).toContain("2 counties stay as they were");
    // The last file holds what all three told, beside what was there before them.
    const kept = await database.query("select origins, holds_own from import order by import_id desc limit 1");
    const sources = ["census-population", "bea-accounts", "bls-labor"];
    expect(kept).toEqual([{ origins: sources.map((source) => ({ source, vintage: "2021" })), holds_own: true }]);
  });

  test("need the counties and the trades that they are told of", async () => {
    const { run, database, server } = await withCensus(answerTrades({}));
    await expect(run("pull", "census-trades")).rejects.toThrow("Import trades first");
    await importText(database, "county-trades", COUNTED);
    await expect(run("pull", "census-trades")).rejects.toThrow("has no data for the requested trades");
    expect(server.asked.at(-1)).toContain("NAICS2017=4411");
    await expect(run("pull", "bls-labor", "--year", "21")).rejects.toThrow("is not a year");
  });
});

/** One server in the place of several offices, told apart by what their addresses begin with. */
function answersOf(offices: Readonly<Record<string, Parameters<typeof publicServer>[0]>>) {
  return (...[url, response, at, body]: Parameters<Parameters<typeof publicServer>[0]>) => {
    const answer = Object.entries(offices).find(([path]) => url.pathname.startsWith(path))?.[1];
    if (answer) answer(url, response, at, body);
    else response.writeHead(404).end();
  };
}
