import { describe, expect, test } from "vitest";
import { COLLEAGUE, REPORT_DEFINITION, SELLER, STRANGER, withReportPeople } from "#tests/support/reportPeople.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { sweepReports } from "./keepReport.ts";
import { noteDone, noteFailed } from "./runRows.ts";

describe.skipIf(storeMissing)("custom reports", () => {
  test("a report is kept, changed and listed; two editors notice each other", async () => {
    const { ask, keep, list } = await withReportPeople();
    const kept = await keep(SELLER);
    expect(kept).toMatchObject({
      name: "Markets",
      definition: REPORT_DEFINITION,
      mine: true,
      shared: false,
      lastRun: null,
      schedule: null,
    });
    const change = { version: kept.version, name: "All markets", definition: { ...REPORT_DEFINITION, top: 3 } };
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
    const { ask, keep, list } = await withReportPeople();
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
    const { ask, keep, list, database } = await withReportPeople();
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
    const { ask, keep } = await withReportPeople();
    const definition = {
      ...REPORT_DEFINITION,
      markets: { ids: ["tv-501", "tv-623"] },
      verticals: ["leisure", "healthcare"],
    };
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
    expect(csv.body).toBe("\uFEFFmarket,dollars_2024,dollars_2025\r\ntv-501,55,66\r\n");
  });

  test("a preview shows the first rows and says how large all of it becomes", async () => {
    const { ask } = await withReportPeople();
    const preview = (definition: object) =>
      ask(COLLEAGUE, "POST", "/custom-reports/preview", {
        definition: { ...REPORT_DEFINITION, ...definition },
        rows: 1,
      });
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
      const { ask, keep, run, runs } = await withReportPeople();
      const { id } = await keep(SELLER, { shared: true, definition: { ...REPORT_DEFINITION, layout: "chart" } });
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
    const { ask, keep, run, given, database } = await withReportPeople();
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
    const { ask, keep, runs } = await withReportPeople();
    const { id } = await keep(SELLER, {
      shared: true,
      definition: { ...REPORT_DEFINITION, markets: { ids: ["tv-623"] } },
    });
    expect((await ask(COLLEAGUE, "POST", `/custom-reports/${id}/runs`, { format: "csv" })).json()).toMatchObject({
      code: "market-not-entitled",
    });
    expect(await runs(COLLEAGUE, id)).toMatchObject([{ state: "failed", fault: "market-not-entitled", file: null }]);
  });
});
