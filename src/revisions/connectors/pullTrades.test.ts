import { describe, expect, test } from "vitest";
import { answerTrades, cbpVariables } from "#tests/support/publicAnswers.ts";
import { publicServer } from "#tests/support/publicServer.ts";
import { pullTrades } from "./pullTrades.ts";
import { tradeTable } from "./tradeTable.ts";

const quick = { source: "census-trades", pauseMs: 1, now: new Date("2026-11-22T12:00:00Z") } as const;

/** Casino hotels and lawyers of three counties, one of them of no county of its state. */
const TABLES = {
  "721120": [
    ["32003", "160", "97299", "5036000", "0", "0"],
    ["28047", "9", "0", "0", "D", "D"],
    ["32999", "3", "12", "300", "G", "G"],
  ],
  "541110": [
    ["32003", "1200", "9000", "800000", "G", "H"],
    ["28047", "80", "300", "20000", "J", "S"],
    ["36061", "3", "0", "0", "0", "0"],
  ],
} as const;

describe("County Business Patterns", () => {
  test("is asked for one trade after the other in all counties, for what is known of it and what is withheld", async () => {
    const server = await publicServer(answerTrades(TABLES));
    const { year, trades, untold } = await pullTrades({ ...quick, ...server }, ["541110", "721120", "4411"]);
    expect([year, untold]).toEqual([2023, ["4411"]]);
    expect(server.asked[0]).toBe("/data/2023/cbp/variables.json");
    expect(server.asked[1]).toBe(
      "/data/2023/cbp?get=ESTAB%2CEMP%2CPAYANN%2CEMP_N%2CPAYANN_N&NAICS2017=541110&LFO=001&EMPSZES=001&for=county%3A*&key=abc123",
    );
    expect(server.asked).toHaveLength(4);
    expect(trades).toContainEqual({
      fips: "32003",
      naics: "721120",
      establishments: 160,
      employees: 97_299,
      payrollThousands: 5_036_000,
    });
  });

  test("withholds what would betray a business: that is unknown, and never nothing", async () => {
    const server = await publicServer(answerTrades(TABLES));
    const { trades } = await pullTrades({ ...quick, ...server }, ["541110", "721120"]);
    const told = trades.map(({ fips, naics, employees, payrollThousands }) => [
      fips,
      naics,
      employees,
      payrollThousands,
    ]);
    expect(told).toEqual([
      ["32003", "541110", 9000, 800_000],
      ["28047", "541110", 300, null],
      ["36061", "541110", null, null],
      ["32003", "721120", 97_299, 5_036_000],
      ["28047", "721120", null, null],
    ]);
  });

  test("is read in the edition of its year, and told in the codes of the trade table", async () => {
    const server = await publicServer(
      answerTrades({ "458310": [["32003", "160", "900", "50000", "G", "G"]] }, "NAICS2022"),
    );
    const { trades } = await pullTrades({ ...quick, ...server, year: 2025 }, ["448310"]);
    expect(server.asked[1]).toContain("NAICS2022=458310");
    expect(trades).toMatchObject([{ naics: "448310", establishments: 160 }]);
  });

  test("that was cut off goes on with the trade at which it stopped", async () => {
    const codes = Object.keys(TABLES);
    const server = await publicServer((url, response, at) =>
      at > 2 ? response.writeHead(403).end() : answerTrades(TABLES)(url, response),
    );
    await expect(pullTrades({ ...quick, ...server }, codes)).rejects.toMatchObject({ code: "source-unreachable" });
    const whole = await publicServer(answerTrades(TABLES));
    const parts: number[] = [];
    const request = { ...quick, ...server, publicData: whole.publicData, progress: (part: number) => parts.push(part) };
    expect((await pullTrades(request, codes)).trades).toHaveLength(5);
    expect(whole.asked).toHaveLength(1);
    expect(parts).toEqual([0.5, 1]);
    await pullTrades({ ...request, fresh: true }, codes);
    expect(whole.asked).toHaveLength(4);
  });

  test("can be stopped between two trades", async () => {
    const stop = new AbortController();
    const server = await publicServer((url, response, at) => {
      if (at === 2) stop.abort(new Error("Stopped."));
      answerTrades(TABLES)(url, response);
    });
    const pulling = pullTrades({ ...quick, ...server, signal: stop.signal }, Object.keys(TABLES));
    await expect(pulling).rejects.toThrow("Stopped.");
    expect(server.asked).toHaveLength(2);
  });

  test("names the columns that are gone, a year without any of the trades, and a missing key", async () => {
    const changed = await publicServer((_, response) =>
      response.end(JSON.stringify(cbpVariables("NAICS2017", ["ESTAB", "EMPLOYEES"]))),
    );
    await expect(pullTrades({ ...quick, ...changed }, ["4411"])).rejects.toThrow(
      "County Business Patterns has changed its table: EMP, PAYANN are no longer in it",
    );
    const empty = await publicServer(answerTrades({}));
    await expect(pullTrades({ ...quick, ...empty }, ["4411"])).rejects.toThrow("has no data for the requested trades");
    const publicData = { ...empty.publicData, censusKey: undefined };
    await expect(pullTrades({ ...quick, ...empty, publicData }, ["4411"])).rejects.toThrow("CENSUS_API_KEY");
  });
});

describe("a file of trades", () => {
  const known = { naics: "541110", employees: 5, payrollThousands: 50, salesThousands: 500, establishments: 3 };

  test("holds the newer year beside the older ones, and keeps what the source does not tell", async () => {
    const pulled = {
      year: 2023,
      untold: ["4411"],
      trades: [
        { fips: "32003", naics: "541110", establishments: 4, employees: null, payrollThousands: 70 },
        { fips: "09110", naics: "541110", establishments: 9, employees: 9, payrollThousands: 9 },
      ],
    };
    const rows = [
      { ...known, fips: "32003", year: 2021 },
      { ...known, fips: "32003", year: 2023 },
      { ...known, fips: "09001", year: 2021 },
    ];
    const table = tradeTable(pulled, rows, new Set(["32003", "09001"]));
    expect(table).toMatchObject({ vintage: "2023", unchanged: 1, leftOut: 1, untold: ["4411"] });
    expect(table.rows).toEqual([
      ["09001", "541110", "2021", "3", "5", "50", "500"],
      ["32003", "541110", "2021", "3", "5", "50", "500"],
      ["32003", "541110", "2023", "4", "5", "70", "500"],
    ]);
  });
});
