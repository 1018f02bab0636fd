import type { Database } from "#platform/database/database.ts";
import type { Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { JobFault } from "#domain/jobFault.ts";
import { type ClaimedJob, HELD_SECONDS, holdJob } from "./claimJob.ts";
import { failJob, faultOfTry, finishJob, putBackJob, releaseJob, type TryFault } from "./endJob.ts";
import type { JobHandler, JobHandlers, JobKind, JobOutcome, JobWork } from "./job.ts";
import type { JobFiles } from "./jobFiles.ts";
import { DOCUMENT } from "./retryPolicy.ts";

/** Told of every try. */
export interface JobLog {
  readonly done: (job: string, kind: string, milliseconds: number) => void;
  /** @param again seconds until the next try; null when there is none */
  readonly failed: (job: string, kind: string, fault: unknown, again: number | null) => void;
}

export interface JobParts {
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
export class ProductStops extends Error {}
class NoLongerOurs extends Error {}

/** Runs one try of a job and notes how it ended. `stop` ends it early: with `ProductStops` it waits for another process. */
export async function runJob(parts: JobParts, job: ClaimedJob, holder: string, stop: AbortSignal): Promise<void> {
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
export function workOf(handlers: Partial<JobHandlers>, kind: string): JobWork<JobKind> | undefined {
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
  if (!work) throw new Failure("not-found", `Nothing here does jobs of the kind ${job.kind}.`);
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
