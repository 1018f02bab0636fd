import { describe, expect, test } from "vitest";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CustomReport, ReportRun, ReportSchedule } from "../contract/reportSchemas.ts";
import { noteDone, noteFailed } from "./runRows.ts";
import { sweepReports } from "./keepReport.ts";

const SELLER = "seller@example.com";
const COLLEAGUE = "colleague@example.com";
const STRANGER = "stranger@example.com";

const DEFINITION: ReportDefinition = {
  markets: { every: "tv", states: [] },
  customMarkets: [],
  years: { before: 1, after: 0 },
  political: "with",
  media: null,
  verticals: null,
  rows: ["market"],
  columns: ["year"],
  measures: ["dollars"],
  shareOf: "column",
  sort: "order",
  top: null,
  layout: "pivot",
  chart: "bars",
};

const YEARS = [2024, 2025];
const wallets = (hotels: number) =>
  ["tv-501", "tv-623"].map((market) =>
    walletOf(market, YEARS, {
      tvOta: { hotels: [100, hotels], hospitals: [50, 60] },
      mobile: { hotels: [10, 20], hospitals: [5, 6] },
    }),
  );

async function withPeople() {
  const product = await testApp();
  await product.given.published({ wallets: wallets(110), label: "2026 Q1" });
  await product.given.customer({ markets: ["tv-501", "tv-623"] });
  await product.given.person(SELLER);
  await product.given.person(COLLEAGUE, { markets: ["tv-501"], verticals: ["healthcare"] });
  await product.given.customer({ name: "Elsewhere", markets: ["tv-501", "tv-623"] });
  await product.given.person(STRANGER, { customer: "Elsewhere" });

  const ask = (as: string, method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object) =>
    product.get(`/api/v1${path}`, {
      method,
      as,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  const keep = async (as: string, report: object = {}) =>
    (
      await ask(as, "POST", "/custom-reports", { name: "Markets", definition: DEFINITION, ...report })
    ).json<CustomReport>();
  const list = async (as: string) => (await ask(as, "GET", "/custom-reports")).json<{ items: CustomReport[] }>().items;
  const run = async (as: string, id: string, format: string) =>
    (await ask(as, "POST", `/custom-reports/${id}/runs`, { format })).json<ReportRun>();
  const runs = async (as: string, id: string) =>
    (await ask(as, "GET", `/custom-reports/${id}/runs`)).json<{ items: ReportRun[] }>().items;
  const plan = (id: string, change: object = {}) =>
    ask(SELLER, "PUT", `/custom-reports/${id}/schedule`, {
      recurrence: null,
      zone: "America/New_York",
      format: "csv",
      locale: "en-US",
      recipients: [],
      ...change,
    });
  // What follows on the first edition is over.
  await product.runJobs();
  const mails = async () =>
    (
      await product.database.query<{ recipient: string; subject: string }>(
        "select recipient, subject from mail order by mail_id",
      )
    ).map(({ recipient, subject }) => `${recipient}: ${subject}`);
  return { ...product, ask, keep, list, run, runs, plan, mails };
}

describe.skipIf(storeMissing)("custom reports", () => {
  test("a report is kept, changed and listed; two editors notice each other", async () => {
    const { ask, keep, list } = await withPeople();
    const kept = await keep(SELLER);
    expect(kept).toMatchObject({
      name: "Markets",
      definition: DEFINITION,
      mine: true,
      shared: false,
      lastRun: null,
      schedule: null,
    });
    const change = { version: kept.version, name: "All markets", definition: { ...DEFINITION, top: 3 } };
    expect((await ask(SELLER, "PATCH", `/custom-reports/${kept.id}`, change)).json()).toMatchObject({
      name: "All markets",
      definition: { top: 3 },
    });
    expect((await ask(SELLER, "PATCH", `/custom-reports/${kept.id}`, change)).json()).toMatchObject({
      code: "conflict",
    });
    expect((await list(SELLER)).map(({ name }) => name)).toEqual(["All markets"]);
  });

  test("a private report is nobody else's; a shared one is read by colleagues, and unknown to every other organisation", async () => {
    const { ask, keep, list } = await withPeople();
    const own = await keep(SELLER);
    const shared = await keep(SELLER, { name: "Shared", shared: true });
    expect((await list(COLLEAGUE)).map(({ name, mine, owner }) => [name, mine, owner])).toEqual([
      ["Shared", false, SELLER],
    ]);
    expect(await list(STRANGER)).toEqual([]);
    for (const [who, id] of [
      [COLLEAGUE, own.id],
      [STRANGER, own.id],
      [STRANGER, shared.id],
    ] as const) {
      for (const [method, path, body] of [
        ["GET", "", undefined],
        ["GET", "/result", undefined],
        ["GET", "/runs", undefined],
        ["POST", "/runs", { format: "csv" }],
        ["DELETE", "", undefined],
      ] as const) {
        expect((await ask(who, method, `/custom-reports/${id}${path}`, body)).statusCode).toBe(404);
      }
    }
    expect(
      (await ask(COLLEAGUE, "PATCH", `/custom-reports/${shared.id}`, { version: 1, name: "Mine now" })).statusCode,
    ).toBe(404);
    expect(
      (
        await ask(COLLEAGUE, "PUT", `/custom-reports/${shared.id}/schedule`, {
          recurrence: null,
          zone: "UTC",
          format: "csv",
          locale: "en-US",
          recipients: [],
        })
      ).statusCode,
    ).toBe(404);
  });

  test("what was deleted comes back for a day", async () => {
    const { ask, keep, list, database } = await withPeople();
    const { id } = await keep(SELLER);
    await ask(SELLER, "DELETE", `/custom-reports/${id}`);
    expect(await list(SELLER)).toEqual([]);
    expect((await ask(COLLEAGUE, "POST", `/custom-reports/${id}/restoration`)).statusCode).toBe(404);
    expect((await ask(SELLER, "POST", `/custom-reports/${id}/restoration`)).json()).toMatchObject({ id });
    await ask(SELLER, "DELETE", `/custom-reports/${id}`);
    await database.query("update custom_report set deleted_at = now() - interval '25 hours'");
    expect((await ask(SELLER, "POST", `/custom-reports/${id}/restoration`)).statusCode).toBe(404);
    await sweepReports(database);
    expect(await database.query("select 1 from custom_report")).toEqual([]);
  });

  test("each reader gets the figures of their own markets and verticals; what is lost is named", async () => {
    const { ask, keep } = await withPeople();
    const definition = { ...DEFINITION, markets: { ids: ["tv-501", "tv-623"] }, verticals: ["leisure", "healthcare"] };
    const { id } = await keep(SELLER, { shared: true, definition });
    const result = async (as: string) =>
      (await ask(as, "GET", `/custom-reports/${id}/result`)).json<{
        rows: { cells: unknown[] }[];
        warnings: unknown[];
      }>();
    expect((await result(SELLER)).rows.map(({ cells }) => cells)).toEqual([
      ["tv-501", 165, 196],
      ["tv-623", 165, 196],
    ]);
    const theirs = await result(COLLEAGUE);
    expect(theirs.rows.map(({ cells }) => cells)).toEqual([["tv-501", 55, 66]]);
    expect(theirs.warnings).toEqual([
      { kind: "marketsLeftOut", ids: ["tv-623"] },
      { kind: "verticalsLeftOut", ids: ["leisure"] },
    ]);
    const csv = await ask(COLLEAGUE, "GET", `/custom-reports/${id}/result.csv`);
    expect(csv.body).toBe("market,dollars_2024,dollars_2025\r\ntv-501,55,66\r\n");
  });

  test("a preview shows the first rows and says how large all of it becomes", async () => {
    const { ask } = await withPeople();
    const preview = (definition: object) =>
      ask(COLLEAGUE, "POST", "/custom-reports/preview", { definition: { ...DEFINITION, ...definition }, rows: 1 });
    expect((await preview({ rows: ["medium"] })).json()).toMatchObject({
      size: { rows: 2, columns: 2, cells: 4 },
      allRows: 2,
      table: { rows: [{ cells: ["tvOta", 50, 60] }] },
    });
    expect((await preview({ measures: [] })).json()).toMatchObject({
      code: "invalid-input",
      errors: [{ pointer: "/body/definition/measures" }],
    });
  });

  test.each(["csv", "json", "xlsx", "pdf", "pptx"])(
    "a %s is made at once, for whoever asked alone, and noted in the history",
    async (format) => {
      const { ask, keep, run, runs } = await withPeople();
      const { id } = await keep(SELLER, { shared: true, definition: { ...DEFINITION, layout: "chart" } });
      const made = await run(SELLER, id, format);
      expect(made).toMatchObject({
        state: "done",
        mine: true,
        format,
        rows: 2,
        cells: 4,
        revision: { label: "2026 Q1" },
        fault: null,
      });
      const file = await ask(SELLER, "GET", `/custom-reports/${id}/runs/${made.id}/file`);
      expect(file.statusCode).toBe(200);
      expect(file.rawPayload.byteLength).toBe(made.file?.size);
      expect(file.headers["content-disposition"]).toContain(`.${format}`);
      if (format === "csv") expect(file.body).toBe((await ask(SELLER, "GET", `/custom-reports/${id}/result.csv`)).body);
      if (format === "json")
        expect(file.json()).toEqual((await ask(SELLER, "GET", `/custom-reports/${id}/result`)).json());
      expect((await ask(COLLEAGUE, "GET", `/custom-reports/${id}/runs/${made.id}/file`)).statusCode).toBe(404);
      expect(await runs(COLLEAGUE, id)).toEqual([]);
      await run(COLLEAGUE, id, "csv");
      expect((await runs(SELLER, id)).map(({ person, mine, file: kept }) => [person, mine, kept !== null])).toEqual([
        [COLLEAGUE, false, false],
        [SELLER, true, true],
      ]);
    },
  );

  test("a file is given as long as its reader may see all that was open to it, and nothing is kept of a cancelled run", async () => {
    const { ask, keep, run, given, database } = await withPeople();
    const { id } = await keep(SELLER);
    const { id: made } = await run(SELLER, id, "csv");
    const file = async () => (await ask(SELLER, "GET", `/custom-reports/${id}/runs/${made}/file`)).statusCode;
    expect(await file()).toBe(200);
    await given.customer({ markets: ["tv-501"] });
    expect(await file()).toBe(403);
    await given.customer({ markets: ["tv-501", "tv-623", "tv-803"] });
    expect(await file()).toBe(200);

    await database.query("update custom_report_run set state = 'cancelled', file_bytes = null");
    const outcome = { revision: 1, rows: 1, cells: 1, durationMs: 1, warnings: [], file: null };
    const rights = { role: "Subscriber", access: [], markets: [], verticals: [] } as const;
    await noteDone(database, Number(made), outcome, rights);
    await noteFailed(database, Number(made), "internal-error");
    expect(await database.query("select state from custom_report_run")).toEqual([{ state: "cancelled" }]);
  });

  test("a report of which nothing may be seen any more says so, and is noted as failed", async () => {
    const { ask, keep, runs } = await withPeople();
    const { id } = await keep(SELLER, { shared: true, definition: { ...DEFINITION, markets: { ids: ["tv-623"] } } });
    expect((await ask(COLLEAGUE, "POST", `/custom-reports/${id}/runs`, { format: "csv" })).json()).toMatchObject({
      code: "market-not-entitled",
    });
    expect(await runs(COLLEAGUE, id)).toMatchObject([{ state: "failed", fault: "market-not-entitled", file: null }]);
  });
});

describe.skipIf(storeMissing)("scheduled reports", () => {
  test("with each release everybody served gets a file of their own, and is written to once, whatever happens twice", async () => {
    const { keep, plan, runs, runJobs, mails, given, database, ask } = await withPeople();
    const { id } = await keep(SELLER, { shared: true });
    const { items } = (await ask(SELLER, "GET", "/custom-reports/colleagues")).json<{
      items: { id: string; email: string }[];
    }>();
    expect(items.map(({ email }) => email)).toEqual([COLLEAGUE]);
    expect((await plan(id, { recipients: items.map((colleague) => colleague.id) })).json()).toMatchObject({
      recurrence: null,
      nextAt: null,
      failures: 0,
    });
    await given.published({ wallets: wallets(120), label: "2026 Q2" });
    await runJobs();
    expect(await mails()).toEqual([`${SELLER}: Your report: Markets`, `${COLLEAGUE}: Your report: Markets`]);
    expect(
      (await runs(SELLER, id)).map(({ person, scheduled, state, rows, revision }) => [
        person,
        scheduled,
        state,
        rows,
        revision?.label,
      ]),
    ).toEqual([
      [COLLEAGUE, true, "done", 1, "2026 Q2"],
      [SELLER, true, "done", 2, "2026 Q2"],
    ]);
    // The publication is followed once more, as after a crash.
    await database.query(
      "update job set state = 'waiting', tries = 0, started_at = null, next_try_at = now() where kind = 'revision-published'",
    );
    await runJobs();
    expect(await mails()).toHaveLength(2);
  });

  test("nobody is written to whose figures have not changed", async () => {
    const { keep, plan, runs, runJobs, mails, given } = await withPeople();
    const { id } = await keep(SELLER);
    await plan(id);
    await given.published({ wallets: wallets(110), label: "2026 Q2" });
    await runJobs();
    await given.published({ wallets: wallets(110), label: "2026 Q3" });
    await runJobs();
    expect((await runs(SELLER, id)).map(({ state, revision }) => [state, revision?.label])).toEqual([
      ["unchanged", "2026 Q3"],
      ["done", "2026 Q2"],
    ]);
    await given.published({ wallets: wallets(130), label: "2026 Q4" });
    await runJobs();
    expect(await mails()).toHaveLength(2);
  });

  test("after two failures in a row the schedule pauses, its owner is told each time, and saving it takes it up again", async () => {
    const { keep, plan, runJobs, mails, given, database, list } = await withPeople();
    const { id } = await keep(SELLER, { definition: { ...DEFINITION, markets: { ids: ["tv-623"] } } });
    await plan(id, { recurrence: { every: "day", at: "07:00" } });
    await given.customer({ markets: ["tv-501"] });
    const passTime = async () => {
      await database.query("update schedule set next_at = now() - interval '1 minute'");
      await runJobs();
    };
    await passTime();
    expect((await list(SELLER))[0]?.schedule).toMatchObject({ failures: 1, pausedAt: null });
    await passTime();
    expect((await list(SELLER))[0]?.schedule).toMatchObject({
      failures: 2,
      pausedAt: expect.any(String),
      nextAt: null,
    });
    await passTime();
    expect(await mails()).toEqual([`${SELLER}: Could not be made: Markets`, `${SELLER}: Could not be made: Markets`]);
    expect((await plan(id, { recurrence: { every: "day", at: "07:00" } })).json<ReportSchedule>()).toMatchObject({
      failures: 0,
      pausedAt: null,
      nextAt: expect.any(String),
    });
  });

  test("what may pass by itself is tried again, and counts as one failure with one mail", async () => {
    const { keep, plan, runJobs, mails, list, database, publications } = await withPeople();
    await plan((await keep(SELLER)).id, { recurrence: { every: "day", at: "07:00" } });
    await database.query("delete from published");
    await publications.refresh();
    await database.query("update schedule set next_at = now() - interval '1 minute'");
    const failures: unknown[] = [];
    for (let tries = 0; tries < 3; tries++) {
      await runJobs();
      failures.push((await list(SELLER))[0]?.schedule?.failures);
      await database.query("update job set next_try_at = now() where state = 'waiting'");
    }
    expect(failures).toEqual([0, 0, 1]);
    expect(await mails()).toEqual([`${SELLER}: Could not be made: Markets`]);
  });

  test("an owner who went to another organisation is served no more", async () => {
    const { keep, plan, runJobs, mails, database, given } = await withPeople();
    await plan((await keep(SELLER)).id, { recurrence: { every: "day", at: "07:00" } });
    await database.query(
      "update person set customer_id = (select customer_id from customer where name = 'Elsewhere') where email = $1",
      [SELLER],
    );
    await given.customer({ name: "Elsewhere", markets: ["tv-501", "tv-623"] });
    await database.query("update schedule set next_at = now() - interval '1 minute'");
    await runJobs();
    expect(await mails()).toEqual([]);
  });

  test("one can be had now, for its owner alone; colleagues are served only while the report is shared", async () => {
    const { ask, keep, plan, runJobs, mails, given } = await withPeople();
    const { id, version } = await keep(SELLER);
    const { items } = (await ask(SELLER, "GET", "/custom-reports/colleagues")).json<{ items: { id: string }[] }>();
    const recipients = items.map((colleague) => colleague.id);
    expect((await plan(id, { recipients })).json()).toMatchObject({ code: "conflict" });
    await ask(SELLER, "PATCH", `/custom-reports/${id}`, { version, shared: true });
    await plan(id, { recipients });
    await ask(SELLER, "POST", `/custom-reports/${id}/schedule/sending`);
    await runJobs();
    expect(await mails()).toEqual([`${SELLER}: Your report: Markets`]);
    await ask(SELLER, "PATCH", `/custom-reports/${id}`, { version: version + 1, shared: false });
    await given.published({ wallets: wallets(140), label: "2026 Q2" });
    await runJobs();
    expect(await mails()).toEqual([`${SELLER}: Your report: Markets`, `${SELLER}: Your report: Markets`]);
  });

  test.each([
    [{ zone: "Mars/Olympus" }],
    [{ recurrence: { every: "week", day: 8, at: "07:00" } }],
    [{ recurrence: { every: "day", at: "25:00" } }],
    [{ format: "doc" }],
    [{ recipients: ["999999"] }],
  ])("%j is refused", async (wrong) => {
    const { keep, plan } = await withPeople();
    const { id } = await keep(SELLER, { shared: true });
    expect((await plan(id, wrong)).json()).toMatchObject({ code: "invalid-input" });
  });
});
