import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { answerCensus, answerFcc, publicServer } from "#tests/support/publicServer.ts";
import { readCensus } from "./censusAnswer.ts";
import { countyTable } from "./countyTable.ts";
import { readFccLine } from "./fccLine.ts";
import { pullEstablishments, pullPeople } from "./pullCensus.ts";
import { pullStations } from "./pullStations.ts";

const quick = { pauseMs: 1, now: new Date("2026-11-22T12:00:00Z") };

describe("the Census Bureau", () => {
  test("is asked for all counties at once, by name and with the key, for the latest year that is out", async () => {
    const server = await publicServer(answerCensus);
    const { year, counties } = await pullPeople({ source: "census-people", ...server, ...quick });
    expect(year).toBe(2024);
    expect(server.asked.map((one) => one.split("?")[0])).toEqual(["/data/2024/acs/acs5", "/data/2024/acs/acs5"]);
    expect(server.asked[0]).toContain("for=county%3A*&key=abc123");
    for (const one of server.asked)
      expect(new URLSearchParams(one.split("?")[1]).get("get")?.split(",").length).toBeLessThan(51);
    expect(server.agent()).toContain("Spotmarket");
    expect([...counties.keys()]).toEqual(["48113", "48201", "09110"]);
  });

  test("tells people, homes, incomes and ages; what it has no figure for is left out", async () => {
    const server = await publicServer(answerCensus);
    const { counties } = await pullPeople({ source: "census-people", ...server, ...quick });
    const dallas = counties.get("48113");
    expect(Object.fromEntries(dallas ?? [])).toMatchObject({
      county: "Dallas County",
      state: "TX",
      population: "2700000",
      median_age: "34.2",
      population_vintage: "ACS 2020-2024",
      pct_female: "50",
      pct_under_5: "4.3",
      pct_18_24: "17.4",
      pct_male_65_plus: "13",
    });
    expect(dallas?.has("per_capita_income_usd")).toBe(false);
  });

  test("takes the place of what is known of a county, and of nothing else", async () => {
    const server = await publicServer(answerCensus);
    const known = new Map([
      [
        "48113",
        new Map([
          ["county", "Dallas"],
          ["state", "TX"],
          ["population", "1"],
          ["households", "1"],
          ["retail_sales_usd", "9"],
        ]),
      ],
      [
        "09001",
        new Map([
          ["county", "Fairfield"],
          ["state", "CT"],
          ["population", "5"],
          ["households", "2"],
        ]),
      ],
    ]);
    const pulled = await pullEstablishments({ source: "census-establishments", ...server, ...quick });
    expect(server.asked[0]).toContain("/data/2023/cbp?get=NAME%2CESTAB&NAICS2017=00&LFO=001&EMPSZES=001");
    const table = countyTable(pulled, known);
    expect(table).toMatchObject({ vintage: "2023", unchanged: 1, leftOut: 2 });
    expect(table.columns).toEqual([
      "fips",
      "county",
      "state",
      "population",
      "households",
      "retail_sales_usd",
      "establishments",
      "establishments_vintage",
    ]);
    expect(table.rows).toEqual([
      ["48113", "Dallas", "TX", "1", "1", "9", "66000", "2023"],
      ["09001", "Fairfield", "CT", "5", "2", "", "", ""],
    ]);
    expect(() => countyTable(pulled, new Map())).toThrow("Import counties first");
  });

  test("answers nobody without a key, and says which setting is missing", async () => {
    const server = await publicServer(answerCensus);
    const publicData = { ...server.publicData, censusKey: undefined };
    await expect(pullPeople({ source: "census-people", ...server, publicData, ...quick })).rejects.toThrow(
      "CENSUS_API_KEY",
    );
    expect(() => readCensus("<html><title>Invalid Key</title>")).toThrow("does not take the key");
  });

  test("that does not take a key is asked again once the key is right: its word on it is not kept for an answer", async () => {
    const server = await publicServer((url, response, count) => {
      if (count > 1) answerCensus(url, response);
      else response.end("<html><title>Invalid Key</title></html>");
    });
    const request = { source: "census-establishments", ...server, ...quick } as const;
    await expect(pullEstablishments(request)).rejects.toThrow("does not take the key of CENSUS_API_KEY");
    expect((await pullEstablishments(request)).counties.size).toBe(3);
  });

  test("that calls a variable otherwise is heard with what it says of it, and without the key", async () => {
    const server = await publicServer((_, response) =>
      response.writeHead(400, { "content-type": "text/plain" }).end("error: unknown variable 'ESTAB'"),
    );
    const pulling = pullEstablishments({ source: "census-establishments", ...server, ...quick });
    await expect(pulling).rejects.toThrow(/with 400\. It says: error: unknown variable 'ESTAB'/);
    await expect(pulling).rejects.not.toThrow(/abc123/);
    const renamed = [["NAME", "FIRMS", "state", "county"]];
    expect(() => readCensus(JSON.stringify(renamed), ["ESTAB"])).toThrow("ESTAB is no longer in it");
  });
});

describe("the FCC's queries", () => {
  test("are asked state by state, and their licensed records become rows of station engineering", async () => {
    const server = await publicServer(answerFcc);
    const { columns, rows, vintage } = await pullStations("fcc-tv", { source: "fcc-tv", ...server, ...quick });
    expect(server.asked).toHaveLength(51);
    expect(server.asked[0]).toBe("/fcc-bin/tvq?state=AK&chan=0&cha2=69&list=4");
    expect(vintage).toBe("2026-11-22");
    expect(Object.fromEntries(columns.map((column, at) => [column, rows[0]?.[at]]))).toMatchObject({
      facility_id: "49324",
      call_sign: "KXAS-TV",
      state: "TX",
      latitude: "32.5875",
      longitude: "-96.966389",
      erp_kw: "1000",
      haat_m: "514.6",
      rf_channel: "24",
      frequency: "",
      antenna: "DA",
      record_type: "DT",
      rcamsl_m: "720",
    });
    expect(rows).toHaveLength(1);
  });

  test("of FM tell the frequency and the class, and the stronger of both waves", () => {
    const line =
      "|KERA |90.1   MHz |FM |211 |ND | |C |- |LIC |DALLAS |TX |US |BLED |100. kW |105. kW |386.0 |400.0 |49324 |N |32 |34 |43.00 |W |96 |57 |12.00 |NTPB |0 |0 |0 |600. m|600. m|- |- |1 |400. |7 |- |";
    expect(readFccLine(line)).toMatchObject({
      frequency: "90.1",
      stationClass: "C",
      erpKw: 105,
      haatM: 400,
      directional: false,
    });
    expect(readFccLine("<html>")).toBeNull();
    expect(readFccLine(line.replace("|US |", "|CA |"))).toBeNull();
  });

  test("that were cut off go on where they stopped, and what arrived is not asked for again", async () => {
    const server = await publicServer((url, response, at) => {
      if (at > 3) response.writeHead(403).end();
      else answerFcc(url, response);
    });
    const request = { source: "fcc-fm", ...server, ...quick } as const;
    await expect(pullStations("fcc-fm", request)).rejects.toMatchObject({ code: "source-unreachable" });
    const whole = await publicServer(answerFcc);
    const { rows } = await pullStations("fcc-fm", { ...request, publicData: whole.publicData });
    expect([rows.length, whole.asked.length]).toEqual([1, 48]);
    const again = await publicServer(answerFcc);
    await pullStations("fcc-fm", { ...request, publicData: again.publicData, fresh: true });
    expect(again.asked).toHaveLength(51);
  });
});

describe("a busy server", () => {
  test("is given the time it asks for, and asked again", async () => {
    const at: number[] = [];
    const server = await publicServer((url, response, count) => {
      at.push(Date.now());
      if (count === 1) response.writeHead(503, { "retry-after": "1" }).end();
      else answerCensus(url, response);
    });
    await pullEstablishments({ source: "census-establishments", ...server, ...quick });
    expect(server.asked).toHaveLength(2);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(950);
  });

  test("that asks for more than some minutes is left alone, with a clear word", async () => {
    const server = await publicServer((_, response) => response.writeHead(429, { "retry-after": "86400" }).end());
    await expect(pullEstablishments({ source: "census-establishments", ...server, ...quick })).rejects.toMatchObject({
      code: "source-unreachable",
    });
    expect(server.asked).toHaveLength(1);
  });

  test("that hangs up in the middle of an answer leaves no half of it", async () => {
    const server = await publicServer((url, response, count) => {
      if (count > 1) return answerCensus(url, response);
      response.writeHead(200, { "content-length": "1000" });
      response.write("[[");
      setTimeout(() => response.destroy(), 20);
    });
    const { counties } = await pullEstablishments({ source: "census-establishments", ...server, ...quick });
    expect(counties.size).toBe(3);
    const kept = join(server.folder, "census-establishments-2023", "establishments.json");
    expect(JSON.parse(await readFile(kept, "utf8"))).toHaveLength(4);
  });

  test("is followed within itself, and to nobody else, who would learn what is asked and the key", async () => {
    const other = await publicServer(answerCensus);
    const server = await publicServer((url, response, count) => {
      if (count === 1) response.writeHead(302, { location: `/moved${url.pathname}${url.search}` }).end();
      else answerCensus(url, response);
    });
    await pullEstablishments({ source: "census-establishments", ...server, ...quick });
    expect(server.asked[1]).toMatch(/^\/moved\//);
    const led = await publicServer((url, response) =>
      response.writeHead(307, { location: `${other.publicData.censusUrl}${url.pathname}${url.search}` }).end(),
    );
    const pulling = pullEstablishments({ source: "census-establishments", ...led, ...quick });
    await expect(pulling).rejects.toThrow(/sends on to 127\.0\.0\.1:\d+, which is not set as an address here/);
    expect([led.asked.length, other.asked]).toEqual([1, []]);
  });

  test("that sends more than any source has is stopped, and nothing of it is kept", async () => {
    const server = await publicServer((url, response) => answerCensus(url, response));
    const pulling = pullEstablishments({ source: "census-establishments", ...server, ...quick, mostBytes: 50 });
    await expect(pulling).rejects.toThrow(/returned more than 0 MB/);
    expect(server.asked).toHaveLength(1);
    await expect(readFile(join(server.folder, "census-establishments-2023", "establishments.json"))).rejects.toThrow();
  });

  test("of a year that is not out yet says so", async () => {
    const server = await publicServer((_, response) => response.writeHead(404).end());
    const pulling = pullEstablishments({ source: "census-establishments", ...server, ...quick, year: 2026 });
    await expect(pulling).rejects.toThrow(/It may not be out yet/);
  });

  test("without a network says which host, why, and what to do", async () => {
    const server = await publicServer(answerCensus);
    const publicData = { ...server.publicData, censusUrl: "http://127.0.0.1:9" };
    const pulling = pullEstablishments({ source: "census-establishments", ...server, publicData, ...quick });
    await expect(pulling).rejects.toThrow(/127\.0\.0\.1:9 cannot be reached: .*what has been downloaded is kept/);
  });
});
