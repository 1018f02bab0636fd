import { describe, expect, test } from "vitest";
import { COLLEAGUE, REPORT_DEFINITION, reportWallets, SELLER, withReportPeople } from "#tests/support/reportPeople.ts";
import { denyRows } from "#tests/support/denyRows.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { ReportSchedule } from "../contract/reportSchemas.ts";

describe.skipIf(storeMissing)("scheduled reports", () => {
  test("with each release everybody served gets a file of their own, and is written to once, whatever happens twice", async () => {
    const { keep, plan, runs, runJobs, mails, given, database, ask } = await withReportPeople();
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
    await given.published({ wallets: reportWallets(120), label: "2026 Q2" });
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

  test("are read and noted under the row security of their owner and of whoever gets them", async () => {
    const { keep, plan, runs, runJobs, mails, given, database } = await withReportPeople();
    const { id } = await keep(SELLER);
    await plan(id);
    for (const table of ["custom_report", "custom_report_run"]) {
      const open = await denyRows(database, table);
      await given.published({ wallets: reportWallets(120), label: `While ${table} is shut` });
      await runJobs();
      await open();
      expect(
        (await mails()).filter((mail) => mail.includes("Your report")),
        table,
      ).toEqual([]);
      expect(
        (await runs(SELLER, id)).filter(({ state }) => state === "done"),
        table,
      ).toEqual([]);
      await database.query("delete from job where kind = 'custom-report-send'");
    }
    await plan(id);
    await given.published({ wallets: reportWallets(130), label: "Open again" });
    await runJobs();
    expect((await mails()).filter((mail) => mail.includes("Your report"))).toHaveLength(1);
  });

  test("nobody is written to whose figures have not changed", async () => {
    const { keep, plan, runs, runJobs, mails, given } = await withReportPeople();
    const { id } = await keep(SELLER);
    await plan(id);
    await given.published({ wallets: reportWallets(110), label: "2026 Q2" });
    await runJobs();
    await given.published({ wallets: reportWallets(110), label: "2026 Q3" });
    await runJobs();
    expect((await runs(SELLER, id)).map(({ state, revision }) => [state, revision?.label])).toEqual([
      ["unchanged", "2026 Q3"],
      ["done", "2026 Q2"],
    ]);
    await given.published({ wallets: reportWallets(130), label: "2026 Q4" });
    await runJobs();
    expect(await mails()).toHaveLength(2);
  });

  test("after two failures in a row the schedule pauses, its owner is told each time, and saving it takes it up again", async () => {
    const { keep, plan, runJobs, mails, given, database, list } = await withReportPeople();
    const { id } = await keep(SELLER, { definition: { ...REPORT_DEFINITION, markets: { ids: ["tv-623"] } } });
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
    expect(await mails()).toEqual([
      `${SELLER}: Could not be created: Markets`,
      `${SELLER}: Could not be created: Markets`,
    ]);
    expect((await plan(id, { recurrence: { every: "day", at: "07:00" } })).json<ReportSchedule>()).toMatchObject({
      failures: 0,
      pausedAt: null,
      nextAt: expect.any(String),
    });
  });

  test("what may pass by itself is tried again, and counts as one failure with one mail", async () => {
    const { keep, plan, runJobs, mails, list, database, loadedRevisions } = await withReportPeople();
    await plan((await keep(SELLER)).id, { recurrence: { every: "day", at: "07:00" } });
    await database.query("delete from published");
    await loadedRevisions.refresh();
    await database.query("update schedule set next_at = now() - interval '1 minute'");
    const failures: unknown[] = [];
    for (let tries = 0; tries < 3; tries++) {
      await runJobs();
      failures.push((await list(SELLER))[0]?.schedule?.failures);
      await database.query("update job set next_try_at = now() where state = 'waiting'");
    }
    expect(failures).toEqual([0, 0, 1]);
    expect(await mails()).toEqual([`${SELLER}: Could not be created: Markets`]);
  });

  test("an owner who went to another organisation is served no more", async () => {
    const { keep, plan, runJobs, mails, database, given } = await withReportPeople();
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
    const { ask, keep, plan, runJobs, mails, given } = await withReportPeople();
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
    await given.published({ wallets: reportWallets(140), label: "2026 Q2" });
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
    const { keep, plan } = await withReportPeople();
    const { id } = await keep(SELLER, { shared: true });
    expect((await plan(id, wrong)).json()).toMatchObject({ code: "invalid-input" });
  });
});
