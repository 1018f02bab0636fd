import { statfs } from "node:fs/promises";
import { totalmem } from "node:os";
import { dirname } from "node:path";
import type { DiskFacts, HealthFacts, RecurringFacts } from "#domain/health/healthFacts.ts";
import type { Database } from "#platform/database/database.ts";
import { selectMailFacts } from "#platform/database/queries/mailFacts.ts";
import { selectQueueFacts } from "#platform/database/queries/queueFacts.ts";
import { selectLastBackup } from "#platform/database/queries/selectLastBackup.ts";
import { selectServerProcesses, type ServerProcess } from "#platform/database/queries/serverProcesses.ts";
import { selectStoreFacts } from "#platform/database/queries/storeFacts.ts";
import { hasDemoAdministrator } from "#platform/identity/demoAccounts.ts";
import { type RecurringStanding, selectRecurringWork } from "#platform/jobs/recurringWork.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { published } from "#revisions/publishing/published.ts";

/** A way to sign in. */
export interface SignInPlace {
  readonly kind: "local" | "microsoft";
  readonly authority: string;
}

/** What only the start of the server knows. */
export interface HealthPlaces {
  readonly version: string;
  readonly mail: "smtp" | "files";
  readonly dataDir: string;
  /** Null where files lie in a bucket. */
  readonly filesFolder: string | null;
  readonly providers: readonly SignInPlace[];
  /** Whether nobody but this machine reaches the sign-in page. */
  readonly loopback: boolean;
}

export interface HealthParts extends HealthPlaces {
  readonly database: Database;
  readonly loadedRevisions: LoadedRevisions;
  /** Seconds; see `watchLag`. */
  readonly lag: () => number;
  /** Seconds that a provider took to answer; null where it did not. */
  readonly askProvider: (place: SignInPlace) => Promise<number | null>;
}

/** What is judged, and beside it what is only shown. */
export interface Health {
  readonly facts: HealthFacts;
  readonly processes: readonly ServerProcess[];
}

/** Looks at everything that the product stands on, as it is now. */
export async function readHealth(parts: HealthParts): Promise<Health> {
  const { database, loadedRevisions, version, dataDir, filesFolder, providers, loopback } = parts;
  const begun = performance.now();
  const asked = Date.now();
  const { bytes, connections, now } = await selectStoreFacts(database);
  const seconds = (performance.now() - begun) / 1_000;
  const [queue, recurring, mail, backups, processes, demo, disk, signIn] = await Promise.all([
    selectQueueFacts(database),
    selectRecurringWork(database),
    selectMailFacts(database),
    selectLastBackup(database),
    selectServerProcesses(database),
    hasDemoAdministrator(database),
    Promise.all([
      freeSpace("data", dataDir),
      ...(filesFolder === null || filesFolder.startsWith(dataDir) ? [] : [freeSpace("files", filesFolder)]),
    ]),
    Promise.all(providers.map(async (place) => ({ kind: place.kind, seconds: await parts.askProvider(place) }))),
  ]);
  const edition = published(loadedRevisions)?.revision ?? null;
  const facts: HealthFacts = {
    store: { bytes, seconds, connections },
    edition: edition && { sample: edition.sample },
    memory: { used: process.memoryUsage.rss(), most: memoryLimit(), lag: parts.lag() },
    queue,
    recurring: recurring.map(recurringFacts),
    disk,
    mail: { ...mail, kind: parts.mail, lastSent: mail.lastSent?.toISOString() ?? null },
    backup: lastBackup(backups),
    signIn,
    openDemo: demo && !loopback && providers.some(({ kind }) => kind === "local"),
    versions: [...new Set([version, ...processes.map((each) => each.version)])],
    clockAhead: (now.getTime() - asked) / 1_000 - seconds / 2,
  };
  return { facts, processes };
}

function recurringFacts({ name, beganAt, runningFor, failed, nextAt }: RecurringStanding): RecurringFacts {
  const ended = failed ? "failed" : "done";
  const outcome = beganAt === null ? "waiting" : runningFor === null ? ended : "running";
  return { name, last: beganAt?.toISOString() ?? null, outcome, runningFor, next: nextAt.toISOString() };
}

/** Without a limit the system answers a number beyond all memory, or none. */
function memoryLimit(): number {
  const given = process.constrainedMemory();
  return given > 0 ? Math.min(given, totalmem()) : totalmem();
}

/** The last one that was tried: one that failed since the last good one must not go unseen. */
function lastBackup({ good, failed }: Awaited<ReturnType<typeof selectLastBackup>>): HealthFacts["backup"] {
  const at = failed?.at ?? good?.takenAt;
  return at ? { age: Math.max(0, (Date.now() - at.getTime()) / 1_000), whole: failed === null } : null;
}

/** Room on the disk that holds a folder; where the folder is not there yet, on the one that will hold it. */
async function freeSpace(use: DiskFacts["use"], folder: string): Promise<DiskFacts> {
  let place = folder;
  for (;;) {
    try {
      const { bavail, blocks, bsize } = await statfs(place);
      return { use, folder, free: bavail * bsize, size: blocks * bsize };
    } catch (reason) {
      const missing = reason instanceof Error && "code" in reason && reason.code === "ENOENT";
      if (!missing || dirname(place) === place) throw reason;
      place = dirname(place);
    }
  }
}
