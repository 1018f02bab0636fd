import { describe, expect, test } from "vitest";
import { answerBea, answerBls, beaRefusal, blsRefusal, populationFile } from "#tests/support/publicAnswers.ts";
import { publicServer } from "#tests/support/publicServer.ts";
import { historyTable, type KnownYear } from "./historyTable.ts";
import { pullAccounts } from "./pullAccounts.ts";
import { pullLabor } from "./pullLabor.ts";
import { pullPopulation } from "./pullPopulation.ts";

const quick = { pauseMs: 1, now: new Date("2026-11-22T12:00:00Z") };
const NOTHING = {
  population: null,
  households: null,
  perCapitaIncome: null,
  retailSales: null,
  jobs: null,
  establishments: null,
  votes: null,
};
const year = (of: number, told: Partial<KnownYear>): KnownYear => ({ ...NOTHING, ...told, year: of });

describe("population estimates", () => {
  const years = [2020, 2021, 2022, 2023, 2024, 2025];
  const file = populationFile(years, {
    "48113": [2_610_000, 2_590_000, 2_600_000, 2_640_000, 2_680_000, 2_700_000],
    "48301": [64, 60, 51, "X", 50, 49],
  });
  const answer = (_: URL, response: import("node:http").ServerResponse) => response.end(Buffer.from(file, "latin1"));

  test("come as one file of the latest vintage, without a key", async () => {
    const server = await publicServer(answer);
    const publicData = { ...server.publicData, censusKey: undefined };
    const { year: latest, series } = await pullPopulation({
      source: "census-population",
      ...server,
      publicData,
      ...quick,
    });
    expect(server.asked).toEqual([
      "/programs-surveys/popest/datasets/2020-2025/counties/totals/co-est2025-alldata.csv",
    ]);
    expect(latest).toBe(2025);
    expect(series[0]?.tells(["48113"], 2025)).toBe(2_700_000);
    // What is no number is unknown.
    expect(series[0]?.tells(["48301"], 2023)).toBeNull();
    expect(series[0]?.tells(["48000"], 2025)).toBeNull();
  });

  test("name the columns that are gone, and a file that holds no county or is none", async () => {
    const pull = (body: string) =>
      publicServer((_, response) => response.end(body)).then((server) =>
        pullPopulation({ source: "census-population", ...server, ...quick }),
      );
    await expect(pull(file.replaceAll("POPESTIMATE2025", "POP2025"))).rejects.toThrow(
      "POPESTIMATE2025 is no longer in it",
    );
    await expect(pull(file.replaceAll(/^050/gm, "051"))).rejects.toThrow("holds no county");
    await expect(pull('"<html')).rejects.toThrow("is not a table");
  });

  test("are taken of years after the last census alone, since earlier ones do not join them", async () => {
    const server = await publicServer(answer);
    const pulling = pullPopulation({ source: "census-population", ...server, ...quick, year: 2019 });
    await expect(pulling).rejects.toMatchObject({ code: "invalid-input" });
    expect(server.asked).toEqual([]);
  });
});

describe("the regional accounts", () => {
  const LINES = {
    "CAINC1-1": [
      ["48113", 2023, "195,000,000"],
      ["48113", 2024, "210,000,000"],
      ["48301", 2024, "(NA)"],
      ["51901", 2024, "0", "(D)"],
    ],
    "CAINC1-2": [
      ["48113", 2023, "2,600,000"],
      ["48113", 2024, "2,625,000"],
      ["48301", 2024, "50"],
      ["51901", 2024, "160,000"],
    ],
    "CAEMP25N-10": [["48113", 2023, "2,350,000"]],
  } as const;

  test("are asked for incomes, people and jobs of the last ten years, with the key", async () => {
    const server = await publicServer(answerBea(LINES));
    const { year: latest, series } = await pullAccounts({ source: "bea-accounts", ...server, ...quick });
    expect(server.asked).toHaveLength(3);
    expect(server.asked[0]).toBe(
      "/api/data?UserID=bea-456&method=GetData&datasetname=Regional&TableName=CAINC1&LineCode=1&GeoFips=COUNTY&Year=LAST10&ResultFormat=JSON",
    );
    expect(latest).toBe(2024);
    const [income, jobs] = series;
    expect(income?.tells(["48113"], 2024)).toBe(80_000);
    expect(jobs?.years).toEqual([2023]);
    expect(jobs?.tells(["48113"], 2023)).toBe(2_350_000);
  });

  test("withhold what would betray somebody, with a zero in its place: that is unknown", async () => {
    const server = await publicServer(answerBea(LINES));
    const [income] = (await pullAccounts({ source: "bea-accounts", ...server, ...quick })).series;
    expect(income?.tells(["48301"], 2024)).toBeNull();
    expect(income?.tells(["51901"], 2024)).toBeNull();
  });

  test("of an earlier year end with it; one that is not out is said to be missing", async () => {
    const server = await publicServer(answerBea(LINES));
    const request = { source: "bea-accounts", ...server, ...quick } as const;
    expect((await pullAccounts({ ...request, year: 2023 })).series[0]?.years).toEqual([2023]);
    await expect(pullAccounts({ ...request, year: 2025 })).rejects.toThrow(
      "has incomes for 2023, 2024; 2025 is not among them",
    );
    expect(server.asked).toHaveLength(3);
  });

  test("say what is wrong with the key or the question, and are asked again afterwards", async () => {
    const refusals = [
      beaRefusal("Invalid UserID: bea-456 is not registered."),
      { BEAAPI: { Error: { APIErrorDescription: "Unknown error." } } },
      { BEAAPI: { Results: { Data: [{ Area: "48113" }] } } },
    ];
    const server = await publicServer((url, response, at) => {
      const refused = refusals[at - 1];
      if (refused) response.end(JSON.stringify(refused));
      else answerBea(LINES)(url, response);
    });
    const request = { source: "bea-accounts", ...server, ...quick } as const;
    await expect(pullAccounts(request)).rejects.toThrow(
      /Invalid UserID: … is not registered\. It does not take the key of BEA_API_KEY/,
    );
    await expect(pullAccounts(request)).rejects.toThrow("refused: Unknown error.");
    await expect(pullAccounts(request)).rejects.toThrow("BEAAPI.Results.Data.0.GeoFips has changed");
    expect((await pullAccounts(request)).year).toBe(2024);
    const publicData = { ...server.publicData, beaKey: undefined };
    await expect(pullAccounts({ ...request, publicData })).rejects.toThrow("set BEA_API_KEY");
  });

  test("that are asked too often are given the minute they want", async () => {
    const server = await publicServer((url, response, at) => {
      if (at === 1) response.writeHead(429, { "retry-after": "1" }).end();
      else answerBea(LINES)(url, response);
    });
    expect((await pullAccounts({ source: "bea-accounts", ...server, ...quick })).year).toBe(2024);
    expect(server.asked).toHaveLength(4);
  });

  test("that refuse for good are told without the key", async () => {
    const server = await publicServer((_, response) => response.writeHead(403).end());
    const pulling = pullAccounts({ source: "bea-accounts", ...server, ...quick });
    await expect(pulling).rejects.toThrow(/refused .*TableName=CAINC1.* with 403/);
    await expect(pulling).rejects.not.toThrow(/bea-456/);
  });
});

describe("labor statistics", () => {
  const EMPLOYED = { "48113": { 2022: "1,350,000".replaceAll(",", ""), 2025: "1400000" }, "48301": { 2025: "-" } };

  test("are asked fifty counties at a time, for yearly averages of ten years, with the key", async () => {
    const server = await publicServer(answerBls(EMPLOYED));
    const counties = Array.from({ length: 60 }, (_, at) => String(48_001 + at * 2)).concat("48113");
    const { year: latest, areas, series } = await pullLabor({ source: "bls-labor", ...server, ...quick }, counties);
    expect(server.asked).toEqual(["/publicAPI/v2/timeseries/data/", "/publicAPI/v2/timeseries/data/"]);
    expect(JSON.parse(server.bodies[0] ?? "")).toMatchObject({
      startyear: "2016",
      endyear: "2025",
      annualaverage: true,
      registrationkey: "bls789",
    });
    expect(server.bodies.join()).toContain("LAUCN481130000000005");
    // The areas that took the place of counties are asked for, too.
    expect(server.bodies.join()).toContain("LAUCN091100000000005");
    expect([latest, areas]).toEqual([2025, ["48113"]]);
    expect(series[0]?.tells(["48113"], 2025)).toBe(1_400_000);
    // A dash stands where there is no figure, and months are no averages.
    expect(series[0]?.tells(["48301"], 2025)).toBeNull();
  });

  test("that have had enough for a day go on the next one where they stopped", async () => {
    const server = await publicServer((url, response, at, body) => {
      if (at !== 2) return answerBls(EMPLOYED)(url, response, at, body);
      const said =
        "Request could not be serviced, as the daily threshold for total number of requests has been reached.";
      return response.end(JSON.stringify(blsRefusal(said)));
    });
    const counties = Array.from({ length: 60 }, (_, at) => String(48_001 + at * 2));
    const request = { source: "bls-labor", ...server, ...quick } as const;
    await expect(pullLabor(request, counties)).rejects.toThrow(
      /daily threshold.* What has arrived is kept; go on tomorrow/,
    );
    await pullLabor(request, counties);
    expect(server.asked).toHaveLength(3);
  });

  test("say what is wrong with a key, with a year that is not out and with another form", async () => {
    const pull = async (answer: Parameters<typeof publicServer>[0], more = {}) => {
      const server = await publicServer(answer);
      return pullLabor({ source: "bls-labor", ...server, ...quick, ...more }, ["48113"]);
    };
    const saying = (body: unknown) => pull((_, response) => response.end(JSON.stringify(body)));
    await expect(saying(blsRefusal("The key:bls789 provided by the User is invalid."))).rejects.toThrow(
      "The key:… provided by the User is invalid. It does not take the key of BLS_API_KEY",
    );
    await expect(saying(blsRefusal("The system is down."))).rejects.toThrow("The system is down. Try again later.");
    await expect(saying({ status: "REQUEST_SUCCEEDED", Results: { series: [{ id: 1 }] } })).rejects.toThrow(
      "Results.series.0.seriesID has changed",
    );
    await expect(pull(answerBls(EMPLOYED), { year: 2026 })).rejects.toThrow("has no average of 2026");
    await expect(pull(answerBls({}))).rejects.toThrow("has no average of 2025");
    const late = await pull(answerBls({ "48113": { 2024: "1" } }));
    expect(late.year).toBe(2024);
    const server = await publicServer(answerBls(EMPLOYED));
    const publicData = { ...server.publicData, blsKey: undefined };
    await expect(pullLabor({ source: "bls-labor", ...server, publicData, ...quick }, ["48113"])).rejects.toThrow(
      "set BLS_API_KEY",
    );
  });
});

describe("the history of counties", () => {
  const table = (
    told: Readonly<Record<string, Readonly<Record<number, number>>>>,
    known: Readonly<Record<string, readonly KnownYear[]>>,
    how: {
      column?: "population" | "perCapitaIncome" | "jobs";
      kind?: "count" | "rate" | "growth";
      carriedOn?: boolean;
    } = {},
  ) => {
    const years = [...new Set(Object.values(told).flatMap((one) => Object.keys(one).map(Number)))].toSorted(
      (a, b) => a - b,
    );
    const result = historyTable(
      {
        year: years.at(-1) ?? 0,
        areas: Object.keys(told),
        series: [
          {
            column: "population",
            kind: "count",
            years,
            tells: (areas, of) => {
              const parts = areas.map((area) => told[area]?.[of]);
              return parts.includes(undefined) ? null : parts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
            },
            ...how,
          },
        ],
      },
      {
        people: new Map(Object.entries(known).map(([fips, list]) => [fips, list.at(-1)?.population ?? 1])),
        years: new Map(Object.entries(known)),
      },
    );
    const at = { population: 2, perCapitaIncome: 4, jobs: 6 }[how.column ?? "population"];
    return { ...result, told: result.rows.map((row) => [row[0], Number(row[1]), row[at]]) };
  };

  test("takes the column and the years that a source tells, and keeps everything else", () => {
    const { rows, columns, unchanged } = table(
      { "48113": { 2014: 9, 2025: 110, 2026: 120 } },
      {
        "48113": [
          year(2024, { population: 100, households: 40, votes: 50 }),
          year(2025, { population: 109, households: 44 }),
        ],
        "48301": [year(2024, { population: 60 })],
      },
    );
    expect(columns).toEqual([
      "fips",
      "year",
      "population",
      "households",
      "per_capita_income_usd",
      "retail_sales_usd",
      "jobs",
      "establishments",
      "votes",
    ]);
    // 2014 lies before the history begins; 2024 takes the level of 2025, which was 109.
    expect(rows).toEqual([
      ["48113", "2024", "101", "40", "", "", "", "", "50"],
      ["48113", "2025", "110", "44", "", "", "", "", ""],
      ["48113", "2026", "120", "", "", "", "", "", ""],
      ["48301", "2024", "60", "", "", "", "", "", ""],
    ]);
    expect(unchanged).toBe(1);
  });

  test("brings the years before a new vintage to its level, so that no revision is read as growth; projections stand", () => {
    const known = [year(2019, { population: 90 }), year(2020, { population: 100 }), year(2022, { population: 121 })];
    const told = { "48113": { 2020: 110, 2021: 121 } };
    const figures = (more: object) => table(told, { "48113": known }, more).told.map(([, , figure]) => figure);
    expect(figures({})).toEqual(["99", "110", "121", "121"]);
    // What was carried on goes on from the new level: between 100 and 121 lay 110, and now there are 121.
    expect(figures({ carriedOn: true })).toEqual(["99", "110", "121", "133"]);
  });

  test("keeps the level of years that a source tells nothing around", () => {
    const { told } = table(
      { "48113": { 2022: 50 } },
      { "48113": [year(2019, { population: 90 }), year(2020, { population: 0 })] },
    );
    expect(told.map(([, of, figure]) => [of, figure])).toEqual([
      [2019, "90"],
      [2020, "0"],
      [2022, "50"],
    ]);
  });

  test("lets a county of Connecticut go on as the regions that cover it, and adds up what a county became", () => {
    const { told, leftOut, unchanged } = table(
      { "09110": { 2025: 200, 2026: 210 }, "02063": { 2026: 7 }, "02066": { 2026: 3 }, "72001": { 2026: 1 } },
      { "09003": [year(2025, { population: 1000 })], "02261": [year(2025, { population: 9 })] },
    );
    expect(told).toEqual([
      ["02261", 2025, "9"],
      ["02261", 2026, "10"],
      ["09003", 2025, "1000"],
      ["09003", 2026, "1050"],
    ]);
    expect([leftOut, unchanged]).toEqual([1, 0]);
  });

  test("divides what the accounts tell of a county and its cities together by their people; an income is that of both", () => {
    const known = {
      "51003": [year(2023, { population: 75 })],
      "51540": [year(2023, { population: 25 })],
    };
    const jobs = table({ "51901": { 2024: 1000 } }, known, { column: "jobs" }).told;
    expect(jobs.filter(([, of]) => of === 2024)).toEqual([
      ["51003", 2024, "750"],
      ["51540", 2024, "250"],
    ]);
    const income = table({ "51901": { 2024: 70_000 } }, known, { column: "perCapitaIncome", kind: "rate" }).told;
    expect(income.filter(([, of]) => of === 2024).map(([, , figure]) => figure)).toEqual(["70000", "70000"]);
  });

  test("lets jobs go on as the people in work do, where nobody has counted them", () => {
    const { told } = table(
      { "48113": { 2022: 100, 2023: 110, 2025: 120 } },
      { "48113": [year(2022, { jobs: 150 }), year(2023, { jobs: 160 })], "48301": [year(2022, { population: 5 })] },
      { column: "jobs", kind: "growth" },
    );
    // 160 jobs of 2023 were counted, and moved on with 110 to 120 people in work.
    expect(told).toEqual([
      ["48113", 2022, "150"],
      ["48113", 2023, "160"],
      ["48113", 2025, "175"],
      ["48301", 2022, ""],
    ]);
  });
});
