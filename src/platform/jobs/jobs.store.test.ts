import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { openRights } from "#platform/identity/rights.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { cancelJob, retryJob } from "./cancelJob.ts";
import { claimJob } from "./claimJob.ts";
import type { JobHandler, JobRun } from "./job.ts";
import type { JobFiles } from "./jobFiles.ts";
import { openJobs, runDueJobs } from "./jobRunner.ts";
import { removeSchedule, setSchedule, startDueSchedules } from "./schedules.ts";
import { startJob } from "./startJob.ts";

type Handler = JobHandler<"revision-published">;

const files: JobFiles = {
  keep: async (job, holder, { name, type, bytes }) => ({
    name,
    type,
    bytes: bytes.byteLength,
    place: `${job}-${holder}`,
  }),
  read: async () => null,
  sweep: async () => undefined,
};
const order = { kind: "revision-published", data: { revision: 1, before: null }, owner: null, name: null } as const;

function parts(database: Database, handler: Handler) {
  const log = { done: vi.fn(), failed: vi.fn() };
  const rightsOf = async () => ({ role: "Subscriber", access: [], markets: [], verticals: "all" }) as const;
  return { database, handlers: { "revision-published": { run: handler } }, files, rightsOf, log, onFault: vi.fn() };
}

async function jobRow(database: Database, id: string) {
  const [row] = await database.query<{
    state: string;
    tries: number;
    fault_code: string | null;
    progress: number;
    file_name: string | null;
    link: string | null;
  }>("select state, tries, fault_code, progress, file_name, link from job where job_id = $1", [id]);
  return row;
}

async function open(database: Database, handler: Handler) {
  const runner = await openJobs(parts(database, handler));
  onTestFinished(() => runner.close());
  return runner;
}

/** Until the job's state is this one. */
function becomes(database: Database, id: string, state: string) {
  return vi.waitFor(async () => expect((await jobRow(database, id))?.state).toBe(state), { timeout: 5_000 });
}

/** A handler that begins, and then waits for its signal. */
function endless() {
  const begun = Promise.withResolvers<JobRun>();
  const handler: Handler = async (_, run) => {
    begun.resolve(run);
    await wait(60_000, undefined, { signal: run.signal });
    return {};
  };
  return { handler, begun: begun.promise };
}

describe.skipIf(storeMissing)("work in the background", () => {
  test("a job begins when the transaction that asks for it is committed, and never when it is taken back", async () => {
    const { database } = await testApp();
    const did = vi.fn<Handler>(async () => ({}));
    await database.transaction((store) => startJob(store, order));
    await database
      .transaction(async (store) => {
        await startJob(store, { ...order, data: { revision: 2, before: 1 } });
        throw new Error("taken back");
      })
      .catch(() => undefined);
    await runDueJobs(parts(database, did));
    expect(did.mock.calls.map(([data]) => data)).toEqual([{ revision: 1, before: null }]);
  });

  test("a job tells its owner that it is done, and leaves its file and where to look", async () => {
    const { database, given } = await testApp();
    await given.person("ann@example.com");
    const owner = await personId(database, "ann@example.com");
    const id = await startJob(database, { ...order, owner, name: "Austin for Monday" });
    await runDueJobs(
      parts(database, async (_, { progress }) => {
        progress(0.5);
        return {
          file: { name: "austin.pdf", type: "application/pdf", bytes: new Uint8Array(3) },
          link: "/custom-reports",
        };
      }),
    );
    expect(await jobRow(database, id)).toMatchObject({
      state: "done",
      progress: 1,
      file_name: "austin.pdf",
      link: "/custom-reports",
    });
    expect(await database.query("select kind, data, link from notification where person_id = $1", [owner])).toEqual([
      { kind: "job-done", data: { name: "Austin for Monday" }, link: "/custom-reports" },
    ]);
  });

  test("of two orders with one key the second is the first, as long as that has not begun", async () => {
    const { database } = await testApp();
    const first = await startJob(database, { ...order, key: "one" });
    const second = await startJob(database, { ...order, key: "one", data: { revision: 5, before: 1 } });
    expect(second).toBe(first);
    const did = vi.fn<Handler>(async () => ({}));
    await runDueJobs(parts(database, did));
    expect(did.mock.calls.map(([data]) => data.revision)).toEqual([5]);
    expect(await startJob(database, { ...order, key: "one" })).not.toBe(first);
  });

  test("several processes do each job once", async () => {
    const { database } = await testApp();
    const did: string[] = [];
    const handler: Handler = async (_, { job }) => {
      did.push(job);
      await wait(5);
      return {};
    };
    const ids = await Promise.all(Array.from({ length: 12 }, () => startJob(database, order)));
    await Promise.all([open(database, handler), open(database, handler)]);
    for (const id of ids) await becomes(database, id, "done");
    expect(did.toSorted()).toEqual(ids.toSorted());
  });

  test("a job whose process was killed is done by another, and what the dead one says later no longer counts", async () => {
    const { database } = await testApp();
    const id = await startJob(database, order);
    const dead = randomUUID();
    await claimJob(database, ["revision-published"], dead);
    const did = vi.fn<Handler>(async () => ({ link: "/second" }));
    await runDueJobs(parts(database, did));
    expect(did, "it is still held").not.toHaveBeenCalled();

    await database.query("update job set held_until = now() - interval '1 second'");
    await runDueJobs(parts(database, did));
    expect(did).toHaveBeenCalledOnce();
    expect(did.mock.calls[0]?.[1].attempt).toBe(2);
    expect(await jobRow(database, id)).toMatchObject({ state: "done", link: "/second" });
  });

  test("a job whose process died before the clock was set back by a day is taken up all the same", async () => {
    const { database } = await testApp();
    const id = await startJob(database, order);
    await claimJob(database, ["revision-published"], randomUUID());
    await database.query("update job set held_until = held_until + interval '1 day'");
    await runDueJobs(parts(database, async () => ({ link: "/second" })));
    expect(await jobRow(database, id)).toMatchObject({ state: "done", link: "/second" });
  });

  test("jobs that wait do not wait for a clock that was set back by two days; one that was queued for a time of its own does", async () => {
    const { database } = await testApp();
    const id = await startJob(database, order);
    const putOff = await startJob(database, order);
    const timed = await startJob(database, { ...order, at: new Date(Date.now() + 3_600_000) });
    await database.query(
      `update job set created_at = created_at + interval '2 days', next_try_at = next_try_at + interval '2 days',
         started_at = case when job_id = $1 then now() + interval '2 days' end`,
      [putOff],
    );
    await runDueJobs(parts(database, async () => ({})));
    const states = await Promise.all([id, putOff, timed].map((job) => jobRow(database, job)));
    expect(states.map((row) => row?.state)).toEqual(["done", "done", "waiting"]);
  });

  test("a job that kills every process is marked failed rather than tried for ever", async () => {
    const { database } = await testApp();
    const id = await startJob(database, order);
    const did = vi.fn<Handler>(async () => ({}));
    await database.query("update job set state = 'running', tries = 6, held_until = now() - interval '1 second'");
    await runDueJobs(parts(database, did));
    expect(did).not.toHaveBeenCalled();
    expect(await jobRow(database, id)).toMatchObject({ state: "failed", fault_code: "interrupted" });
  });

  test("a job that runs when the product stops waits for the next process, and that try does not count", async () => {
    const { database } = await testApp();
    const { handler, begun } = endless();
    const runner = await openJobs(parts(database, handler));
    const id = await startJob(database, order);
    await begun;
    await runner.close();
    expect(await jobRow(database, id)).toMatchObject({ state: "waiting", tries: 0 });
    await runDueJobs(parts(database, async () => ({})));
    expect(await jobRow(database, id)).toMatchObject({ state: "done", tries: 1 });
  });

  test("a running job that its owner cancels stops at once, and what it made is not kept", async () => {
    const { database, given } = await testApp();
    await given.person("ann@example.com");
    await given.person("bob@example.com");
    const owner = await personId(database, "ann@example.com");
    const { handler, begun } = endless();
    await open(database, handler);
    const id = await startJob(database, { ...order, owner, name: "Long" });
    const { signal } = await begun;
    const bob = await personId(database, "bob@example.com");
    await expect(cancelJob(database, bob, id), "somebody else's job").rejects.toThrow("This job does not exist");
    await cancelJob(database, owner, id);
    await vi.waitFor(() => expect(signal.aborted).toBe(true));
    expect(await jobRow(database, id)).toMatchObject({ state: "cancelled" });
    await expect(cancelJob(database, owner, id)).rejects.toThrow("already ended");

    await retryJob(database, owner, id);
    await becomes(database, id, "running");
  });

  test("a hiccup is tried again after a while, a failure of ours ends a job", async () => {
    const { database } = await testApp();
    const hiccup = await startJob(database, order);
    const faults: unknown[] = [new Error("hiccup"), new Failure("market-not-entitled", "Not yours.")];
    await runDueJobs(parts(database, async () => Promise.reject(faults[0])));
    expect(await jobRow(database, hiccup)).toMatchObject({ state: "waiting", tries: 1, fault_code: "internal-error" });
    const [row] = await database.query<{ later: boolean }>("select next_try_at > now() as later from job");
    expect(row?.later).toBe(true);

    const refused = await startJob(database, order);
    await runDueJobs(parts(database, async () => Promise.reject(faults[1])));
    expect(await jobRow(database, refused)).toMatchObject({ state: "failed", fault_code: "market-not-entitled" });

    await database.query("update job set next_try_at = now()");
    await runDueJobs(parts(database, async () => ({})));
    expect(await jobRow(database, hiccup)).toMatchObject({ state: "done", tries: 2, fault_code: null });
  });

  test("nobody's many jobs make another's one wait to the end", async () => {
    const { database, given } = await testApp();
    await given.person("ann@example.com");
    await given.person("bob@example.com");
    const ann = await personId(database, "ann@example.com");
    const bob = await personId(database, "bob@example.com");
    for (let job = 0; job < 3; job++) await startJob(database, { ...order, owner: ann, name: "Ann's" });
    await startJob(database, { ...order, owner: bob, name: "Bob's" });
    const owners = [];
    for (let job = 0; job < 2; job++)
      owners.push((await claimJob(database, ["revision-published"], randomUUID()))?.owner);
    expect(owners).toEqual([ann, bob]);
  });

  test("work in the background has the rights of the moment, and none once its owner is gone", async () => {
    const { database, given } = await testApp();
    await given.customer({ name: "Station Group", markets: ["tv-501"] });
    await given.person("ann@example.com", { customer: "Station Group" });
    const owner = await personId(database, "ann@example.com");
    const rights = await openRights(database);
    onTestFinished(() => rights.close());
    expect((await rights.callerOf(owner)).rights.markets).toEqual(["tv-501"]);
    await given.customer({ name: "Station Group", markets: ["tv-502"] });
    expect((await rights.callerOf(owner)).rights.markets).toEqual(["tv-502"]);
    await database.query("update person set status = 'disabled' where person_id = $1", [owner]);
    announceRights(database);
    await expect(rights.callerOf(owner)).rejects.toMatchObject({ code: "owner-gone" });
  });

  test("what comes again begins one job each time, whichever process looks, and the last one alone of those missed", async () => {
    const { database } = await testApp();
    const every = { every: "day", at: "07:00" } as const;
    const schedule = { ...order, key: "report:1", recurrence: every, zone: "America/Chicago" };
    const first = await setSchedule(database, schedule, new Date("2026-11-20T00:00:00Z"));
    expect(first.toISOString()).toBe("2026-11-20T13:00:00.000Z");
    const later = new Date("2026-11-22T15:00:00Z");
    await Promise.all([startDueSchedules(database, later), startDueSchedules(database, later)]);
    expect(await database.query("select kind from job")).toHaveLength(1);
    const [{ next } = { next: null }] = await database.query<{ next: Date }>("select next_at as next from schedule");
    expect(next).toEqual(new Date("2026-11-23T13:00:00Z"));

    await removeSchedule(database, "report:1");
    await startDueSchedules(database, new Date("2026-12-01T00:00:00Z"));
    expect(await database.query("select kind from job")).toHaveLength(1);
  });

  test("a publication is followed by one job, in the same transaction", async () => {
    const { database, given, runJobs } = await testApp();
    const revision = await given.published({ markets: ["tv-501"] });
    expect(await database.query("select kind, data, state from job")).toEqual([
      { kind: "revision-published", data: { revision: Number(revision), before: null }, state: "waiting" },
    ]);
    await runJobs();
    expect(await database.query("select state, fault from job where kind = 'revision-published'")).toEqual([
      { state: "done", fault: null },
    ]);
  });
});

async function personId(database: Database, email: string): Promise<number> {
  const [row] = await database.query<{ id: number }>("select person_id as id from person where email = $1", [email]);
  return row?.id ?? 0;
}
