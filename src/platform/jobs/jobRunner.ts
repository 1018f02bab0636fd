import { randomUUID } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import { CANCEL_CHANNEL } from "./cancelJob.ts";
import { claimJob } from "./claimJob.ts";
import { DOCUMENT, JOB_CLASSES } from "./retryPolicy.ts";
import { type JobParts, ProductStops, runJob, workOf } from "./runJob.ts";
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
