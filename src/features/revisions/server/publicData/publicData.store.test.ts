import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { data } from "#app/server/commands/data.ts";
import { answerCensus, publicServer } from "#tests/support/publicServer.ts";
import { importSmallCountry } from "#tests/support/smallImports.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const ANN = "ann@example.com";

async function withCensus() {
  const server = await publicServer(answerCensus);
  const { censusUrl } = server.publicData;
  const product = await testApp({ settings: { CENSUS_URL: censusUrl, CENSUS_API_KEY: "abc123" } });
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
    expect(await ask(ANN)).toMatchObject({ items: [{ source: "census-people", ready: true }, {}, {}, {}] });
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
