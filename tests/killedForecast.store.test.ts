import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { NO_ASSUMPTIONS, NO_OUTLOOK } from "#domain/forecast/assumptions.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { importSmallCountry, importText, SMALL_IMPORTS } from "#tests/support/smallImports.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const ANN = "ann@example.com";
/** Nobody else in the product locks this number. */
const GATE = 4_711;

/** The small country, published, and an administrator; what is built stops before it is noted as built, its wallets written. */
async function withGate() {
  const product = await testApp();
  const { database, get, given, loadedRevisions } = product;
  await given.person(ANN, { role: "Administrator" });
  const revision = await importSmallCountry(database);
  await buildRevision(database, revision);
  await publish(database, revision);
  await loadedRevisions.refresh();
  const send = async (path: string, body?: object) => {
    const answer = await get(`/api/v1${path}`, {
      method: "POST",
      as: ANN,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    return answer.json<{ readonly id: string }>();
  };
  await database.query(`create function wait_at_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${GATE}); return new; end $$`);
  await database.query(
    "create trigger gate before update of built_at on revision for each row execute function wait_at_gate()",
  );
  onTestFinished(() => database.query("drop function wait_at_gate() cascade").then(() => undefined));

  /** Lets another process do what is due, and kills it when it stands at the gate. */
  const killAtGate = () =>
    database.transaction(async (store) => {
      await store.query("select pg_advisory_xact_lock($1)", [GATE]);
      const script = fileURLToPath(new URL("support/jobsAside.ts", import.meta.url));
      const child = spawn(process.execPath, [script, inject("databaseUrl")], { stdio: ["ignore", "ignore", "pipe"] });
      let said = "";
      child.stderr.on("data", (text) => (said += String(text)));
      const ended = once(child, "exit");
      await vi.waitFor(
        async () => {
          expect([said, child.exitCode]).toEqual(["", null]);
          const waiting = await store.query("select 1 from pg_locks where locktype = 'advisory' and not granted");
          expect(waiting).toHaveLength(1);
        },
        { timeout: 50_000, interval: 100 },
      );
      child.kill("SIGKILL");
      await ended;
    });
  const holdIsOver = () =>
    database.query("update job set held_until = now() - interval '1 second' where state = 'running'");
  const wallet = async () => (await get("/revisions/current/wallets/tv-623", { as: ANN })).body;
  return { ...product, revision, send, killAtGate, holdIsOver, wallet };
}

describe.skipIf(storeMissing || process.env["TEST_ENGINE"] !== "postgres")("a process that is killed", () => {
  test("in the middle of a run leaves no revision and the published figures as they are; the run is taken up again", {
    timeout: 120_000,
  }, async () => {
    const room = await withGate();
    const before = await room.wallet();
    const outlook = { ...NO_OUTLOOK, retailSales: [{ year: 2027, growth: -0.03 }] };
    const { id } = await room.send("/forecast/scenarios", {
      name: "Recession",
      base: "current",
      assumptions: { ...NO_ASSUMPTIONS, outlook },
    });
    const run = await room.send(`/forecast/scenarios/${id}/runs`);
    const path = `/api/v1/forecast/scenarios/${id}/runs/${run.id}`;
    await room.killAtGate();

    expect(await room.database.query("select 1 from revision where status = 'scenario'")).toEqual([]);
    expect(await room.wallet()).toBe(before);
    expect((await room.get(path, { as: ANN })).json()).toMatchObject({ state: "running", edition: null, fault: null });
    await room.runJobs();
    expect((await room.get(path, { as: ANN })).json()).toMatchObject({ state: "running" });

    await room.holdIsOver();
    await room.runJobs();
    expect((await room.get(path, { as: ANN })).json()).toMatchObject({ state: "done", edition: expect.any(String) });
    expect(await room.database.query("select 1 from revision where status = 'scenario'")).toHaveLength(1);
    expect(await room.wallet()).toBe(before);
  });

  test("in the middle of building a draft leaves it unbuilt, not half built; every time, and that is said", {
    timeout: 120_000,
  }, async () => {
    const room = await withGate();
    const before = await room.wallet();
    const { revision: draft } = await importText(room.database, "vertical-mix", SMALL_IMPORTS["vertical-mix"]);
    await room.send(`/administration/revisions/${draft}/build`);
    const path = `/api/v1/administration/revisions/${draft}`;
    await room.killAtGate();

    expect(await room.database.query("select 1 from wallet where revision_id = $1", [draft])).toEqual([]);
    expect((await room.get(path, { as: ANN })).json()).toMatchObject({ builtAt: null });
    expect(await room.wallet()).toBe(before);

    await room.database.query("update job set tries = 1000 where state = 'running'");
    await room.holdIsOver();
    await room.runJobs();
    expect((await room.get(path, { as: ANN })).json()).toMatchObject({
      builtAt: null,
      building: {
        state: "failed",
        fault: { code: null, message: "The process that ran this job ended before the job did, every time." },
      },
    });
    await room.send(`/administration/revisions/${draft}/build`);
    await room.runJobs();
    expect((await room.get(path, { as: ANN })).json()).toMatchObject({ builtAt: expect.any(String) });
    expect(await room.wallet()).toBe(before);
  });
});
