import { randomUUID } from "node:crypto";
import type { Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { JobFault } from "#domain/jobFault.ts";
import type { Database } from "#platform/database/database.ts";
import { CANCEL_CHANNEL } from "./cancelJob.ts";
import { type ClaimedJob, claimJob, HELD_SECONDS, holdJob } from "./claimJob.ts";
import { failJob, faultOfTry, finishJob, putBackJob, releaseJob, type TryFault } from "./endJob.ts";
import type { JobHandler, JobHandlers, JobKind, JobOutcome, JobWork } from "./job.ts";
import type { JobFiles } from "./jobFiles.ts";
import { DOCUMENT, JOB_CLASSES } from "./retryPolicy.ts";
import { startDueSchedules } from "./schedules.ts";
import { JOB_CHANNEL } from "./startJob.ts";

export interface JobRunnerParts extends JobParts {
  /** Told when the queue itself cannot be read; the runner goes on trying. */
  readonly onFault: (fault: unknown) => void;
}

/** Runs jobs while it is open. */
export interface JobRunner {
  /** Takes no other job; those that run are stopped and wait for the next process. */
  readonly close: () => Promise<void>;
}

/** Jobs are announced as they are queued; this finds those whose next try has come, and whose process died. */
const POLL_MS = 10_000;

/** Runs jobs and begins those of schedules. Several processes may do so at once: a job is one process's at a time. */
export async function openJobs(parts: JobRunnerParts): Promise<JobRunner> {
  const { database, onFault } = parts;
  const running = new Map<string, AbortController>();
  const classes = openJobClasses(parts, running);

  function look(): void {
    for (const jobClass of classes) jobClass.look();
  }
  async function poll(): Promise<void> {
    await startDueSchedules(database).catch(onFault);
    look();
  }
  const polling = setInterval(() => void poll(), POLL_MS).unref();
  const stopListening = await listenToJobs(database, look, (job) => running.get(job)?.abort());
  await poll();

  return {
    async close() {
      clearInterval(polling);
      await stopListening();
      for (const jobClass of classes) jobClass.stop();
      for (const stop of running.values()) stop.abort(new ProductStops("The product stops."));
      await Promise.all(classes.map(({ ended }) => ended()));
    },
  };
}

/** Runs everything that is due now, one job after the other, until nothing is: schedules, jobs, and the jobs that those begin. */
export async function runDueJobs(parts: JobParts): Promise<void> {
  await startDueSchedules(parts.database);
  const kinds = Object.keys(parts.handlers);
  for (;;) {
    const holder = randomUUID();
    const job = await claimJob(parts.database, kinds, holder);
    if (!job) return;
    await runJob(parts, job, holder, new AbortController().signal);
  }
}

interface JobClassRunner {
  /** Takes what is due, as far as there is room. */
  readonly look: () => void;
  readonly stop: () => void;
  readonly ended: () => Promise<void>;
}

function openJobClasses(parts: JobRunnerParts, running: Map<string, AbortController>): JobClassRunner[] {
  const kinds = Object.keys(parts.handlers);
  return Object.entries(JOB_CLASSES).map(([jobClass, width]) =>
    openJobClass(
      parts,
      kinds.filter((kind) => (workOf(parts.handlers, kind)?.policy ?? DOCUMENT).jobClass === jobClass),
      width,
      running,
    ),
  );
}

function openJobClass(
  parts: JobRunnerParts,
  kinds: readonly string[],
  width: number,
  running: Map<string, AbortController>,
): JobClassRunner {
  const runs = new Set<Promise<void>>();
  const stopping = new AbortController();
  let looking: Promise<void> | null = null;
  let asked = false;

  async function take(): Promise<void> {
    while (asked) {
      asked = false;
      while (!stopping.signal.aborted && runs.size < width) {
        const holder = randomUUID();
        const job = await claimJob(parts.database, kinds, holder);
        if (!job) break;
        const stop = new AbortController();
        running.set(job.id, stop);
        const run = runJob(parts, job, holder, stop.signal)
          .catch(parts.onFault)
          .finally(() => {
            running.delete(job.id);
            runs.delete(run);
            look();
          });
        runs.add(run);
      }
    }
  }
  function look(): void {
    if (stopping.signal.aborted || kinds.length === 0) return;
    asked = true;
    looking ??= take()
      .catch(parts.onFault)
      .finally(() => {
        looking = null;
        if (asked) look();
      });
  }
  return {
    look,
    stop: () => stopping.abort(),
    ended: async () => {
      await looking;
      await Promise.all(runs);
    },
  };
}

async function listenToJobs(
  database: Database,
  onWaiting: () => void,
  onCancelled: (job: string) => void,
): Promise<() => Promise<void>> {
  const stops = [await database.listen(JOB_CHANNEL, onWaiting), await database.listen(CANCEL_CHANNEL, onCancelled)];
  return async () => {
    for (const stop of stops) await stop();
  };
}

/** Told of every try. */
interface JobLog {
  readonly done: (job: string, kind: string, milliseconds: number) => void;
  /** @param again seconds until the next try; null when there is none */
  readonly failed: (job: string, kind: string, fault: unknown, again: number | null) => void;
}

interface JobParts {
  readonly database: Database;
  /** Jobs of other kinds wait for a process that does them. */
  readonly handlers: Partial<JobHandlers>;
  readonly files: JobFiles;
  /** What a person may read right now, to be kept with a file that is made for her. Throws where she may not use the product. */
  readonly rightsOf: (owner: number) => Promise<Rights>;
  readonly log: JobLog;
}

/** A job's progress is written down this often at most. */
const PROGRESS_MS = 1_000;
const HOLD_MS = (HELD_SECONDS * 1_000) / 4;

/** The product stops: the try is taken back and the job waits for the next process. */
class ProductStops extends Error {}
class NoLongerOurs extends Error {}

/** Runs one try of a job and notes how it ended. `stop` ends it early: with `ProductStops` it waits for another process. */
async function runJob(parts: JobParts, job: ClaimedJob, holder: string, stop: AbortSignal): Promise<void> {
  const { database, files, log } = parts;
  const begun = performance.now();
  const work = workOf(parts.handlers, job.kind);
  const policy = work?.policy ?? DOCUMENT;
  // A try that died left no word; a job whose every try dies is not tried for ever.
  if (job.tries > policy.retrySeconds.length + 1) {
    const words = "The process that ran this job ended before the job did, every time.";
    log.failed(job.id, job.kind, words, null);
    return failJob(database, job, holder, { code: "interrupted", words, passing: false });
  }

  const lost = new AbortController();
  const late = AbortSignal.timeout(policy.limitSeconds * 1_000);
  const signal = AbortSignal.any([stop, lost.signal, late]);
  const hold = holding(database, job, holder, () => lost.abort(new NoLongerOurs("The job was cancelled.")));
  try {
    // Also the end of jobs whose owner may no longer use the product: nothing is done for her.
    const rights = job.owner === null ? null : await parts.rightsOf(job.owner);
    const outcome = await untilAborted(signal, () => handle(work, job, hold.progress, signal));
    const file = outcome.file ? await files.keep(job.id, holder, outcome.file) : null;
    await hold.end();
    const ours = await database.transaction((store) =>
      finishJob(store, job, holder, { file, rights, link: outcome.link ?? null }),
    );
    if (ours) log.done(job.id, job.kind, Math.round(performance.now() - begun));
  } catch (thrown) {
    await hold.end();
    if (lost.signal.aborted) return;
    if (stop.aborted && stop.reason instanceof ProductStops) return releaseJob(database, job, holder);
    const tooSlow = late.aborted
      ? new JobFault("too-slow", `It took longer than ${policy.limitSeconds} seconds.`)
      : null;
    const fault = faultOfTry(tooSlow ?? thrown);
    const again = fault.passing ? (policy.retrySeconds[job.tries - 1] ?? null) : null;
    log.failed(job.id, job.kind, tooSlow ?? thrown, again);
    await noteFault(database, job, holder, fault, again);
  }
}

function noteFault(database: Database, job: ClaimedJob, holder: string, fault: TryFault, again: number | null) {
  if (again !== null) return putBackJob(database, job, holder, fault, again);
  return database.transaction((store) => failJob(store, job, holder, fault));
}

/** @param kind of this version or of another one: a job may have waited while the product was brought up to date */
function workOf(handlers: Partial<JobHandlers>, kind: string): JobWork<JobKind> | undefined {
  // What a job is told was checked when it was begun.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return handlers[kind as JobKind] as JobWork<JobKind> | undefined;
}

function handle(
  work: JobWork<JobKind> | undefined,
  job: ClaimedJob,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<JobOutcome> {
  if (!work) throw new Failure("not-found", `This server cannot run jobs of the kind ${job.kind}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const data = job.data as Parameters<JobHandler<JobKind>>[0];
  return work.run(data, { job: job.id, owner: job.owner, attempt: job.tries, signal, progress });
}

/** A handler that does not heed its signal is left behind rather than waited for. */
async function untilAborted<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  if (signal.aborted) throw signal.reason;
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([promise, work()]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Keeps saying that a job is being run, and how far it has come. */
function holding(database: Database, job: ClaimedJob, holder: string, onLost: () => void) {
  let reached = 0;
  let noted = 0;
  let saying: Promise<void> = Promise.resolve();
  const say = () => {
    noted = reached;
    // A store that is away for a moment is not the job's fault; when it is away for longer, another process takes the job.
    saying = saying
      .then(() => holdJob(database, job.id, holder, reached))
      .then(
        (ours) => (ours ? undefined : onLost()),
        () => undefined,
      );
  };
  const hold = setInterval(say, HOLD_MS).unref();
  const tell = setInterval(() => reached > noted && say(), PROGRESS_MS).unref();
  return {
    progress: (part: number) => {
      if (part > reached) reached = Math.min(1, part);
    },
    end: async () => {
      clearInterval(hold);
      clearInterval(tell);
      await saying;
    },
  };
}
