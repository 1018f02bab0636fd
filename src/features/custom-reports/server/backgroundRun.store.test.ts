import { readXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { exampleWallet } from "#tests/support/exampleWallet.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CustomReport, ReportRun } from "../contract/reportSchemas.ts";

const SELLER = "seller@example.com";
const MARKETS = Array.from({ length: 11 }, (_, at) => `tv-${501 + at}`);
/** 11 markets × 16 media × 96 sub-verticals × 13 years. */
const ROWS = 16_896;

const LARGE: ReportDefinition = {
  markets: { ids: MARKETS },
  customMarkets: [],
  years: { from: 2019, to: 2031 },
  political: "with",
  media: null,
  verticals: null,
  rows: ["market", "medium", "subVertical"],
  columns: ["year"],
  measures: ["dollars"],
  shareOf: "column",
  sort: "order",
  top: null,
  layout: "pivot",
  chart: "bars",
};

async function withLargeReport(definition: ReportDefinition = LARGE) {
  const product = await testApp();
  await product.given.published({ wallets: MARKETS.map((market) => exampleWallet(market, 1_000_000)) });
  await product.given.customer({ markets: MARKETS });
  await product.given.person(SELLER);
  const ask = (method: "GET" | "POST", path: string, body?: object) =>
    product.get(`/api/v1/custom-reports${path}`, {
      method,
      as: SELLER,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  await product.runJobs();
  const { id } = (await ask("POST", "", { name: "Everything", definition })).json<CustomReport>();
  const start = async (format: string) => (await ask("POST", `/${id}/runs`, { format })).json<ReportRun>();
  const runs = async () => (await ask("GET", `/${id}/runs`)).json<{ items: ReportRun[] }>().items;
  const file = (run: ReportRun) => ask("GET", `/${id}/runs/${run.id}/file`);
  const cancel = (run: ReportRun) => ask("POST", `/${id}/runs/${run.id}/cancellation`);
  return { ...product, ask, id, start, runs, file, cancel };
}

describe.skipIf(storeMissing)("a report of more than 200,000 cells", () => {
  test("is made in the background, whole, and says how far it has come", async () => {
    const { ask, id, start, runs, file, runJobs } = await withLargeReport();
    expect((await ask("GET", `/${id}/result`)).json()).toMatchObject({ code: "too-large" });
    const run = await start("csv");
    expect(run).toMatchObject({ state: "waiting", progress: 0, file: null });
    expect((await file(run)).statusCode).toBe(404);
    await runJobs();
    const [done] = await runs();
    expect(done).toMatchObject({ id: run.id, state: "done", rows: ROWS, cells: ROWS * 13, progress: null });
    // A head, every row, a line end behind the last.
    expect((await file(run)).body.split("\r\n")).toHaveLength(ROWS + 2);
  });

  test("is made under the row security of whoever asked: where the run names somebody of another organisation, nothing is found", async () => {
    const { start, runs, runJobs, given, database } = await withLargeReport();
    const run = await start("csv");
    await given.customer({ name: "Another station", markets: MARKETS });
    await given.person("other@example.com", { customer: "Another station" });
    const moved = (email: string) =>
      database.query(
        `update custom_report_run set person_id = (select person_id from person where email = $1)
         where custom_report_run_id = $2`,
        [email, run.id],
      );
    await moved("other@example.com");
    await runJobs();
    await moved(SELLER);
    expect(await runs()).toMatchObject([{ state: "failed", file: null, rows: null }]);
  });

  test("can be cancelled; nothing is made of it then", async () => {
    const { start, runs, file, cancel, runJobs } = await withLargeReport();
    const run = await start("csv");
    expect((await cancel(run)).statusCode).toBe(200);
    await runJobs();
    expect(await runs()).toMatchObject([{ state: "cancelled", file: null, rows: null }]);
    expect((await file(run)).statusCode).toBe(404);
    expect((await cancel(run)).json()).toMatchObject({ code: "conflict" });
  });

  test("is made with the rights of the moment it is made in, and names what was lost since it was asked for", async () => {
    const { start, runs, file, runJobs, given } = await withLargeReport();
    const run = await start("csv");
    await given.customer({ markets: MARKETS.slice(1) });
    await runJobs();
    expect(await runs()).toMatchObject([
      { state: "done", rows: (ROWS / 11) * 10, warnings: [{ kind: "marketsLeftOut", ids: ["tv-501"] }] },
    ]);
    expect((await file(run)).body).not.toContain("tv-501");
  });

  test("as a workbook it names the members of custom markets on a sheet of their own", async () => {
    const customMarkets = [{ name: "=Gulf coast", members: ["tv-501", "tv-502"] }];
    const { start, runs, file, runJobs } = await withLargeReport({ ...LARGE, customMarkets });
    const run = await start("xlsx");
    await runJobs();
    expect(await runs()).toMatchObject([{ state: "done", fault: null }]);
    const book = await readXlsx(new Uint8Array((await file(run)).rawPayload));
    expect(book.sheets.map(({ name }) => name)).toEqual(["About", "Report", "Custom markets"]);
    expect(book.sheets[2]?.rows.slice(1).map(([name]) => name)).toEqual(["=Gulf coast", "=Gulf coast"]);
  });
});
