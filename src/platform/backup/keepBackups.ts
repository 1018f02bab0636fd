import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import { oneAtATime } from "#platform/database/oneAtATime.ts";
import { administrators, notify } from "#platform/notifications/notify.ts";
import type { FileRoom } from "./files/fileRoom.ts";
import { makeBackup } from "./makeBackup.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** A backup that was due could not be made. For administrators. */
    readonly "backup-failed": Readonly<Record<string, never>>;
  }
}

/** Any number, as long as nothing else takes the same advisory lock. */
const BACKUP_LOCK = 4600_0053;
/** How long after one that failed the next is tried. */
const RETRY_HOURS = 1;
const OURS = /^spotmarket-\d{8}T\d{6}Z\.backup$/;
/** What a process that was killed had written of one. */
const BROKEN_OFF = /^spotmarket-\d{8}T\d{6}Z\.backup\.[\w-]+\.part$/;

export interface BackupSchedule {
  readonly database: Database;
  readonly rooms: readonly FileRoom[];
  readonly folder: string;
  /** Between two of them. */
  readonly hours: number;
  /** How many are kept. */
  readonly kept: number;
  readonly version: string;
  readonly passphrase: string | null;
  readonly signal: AbortSignal;
}

/**
 * Makes a backup where one is due, and deletes those that are too many. Of several processes one does it.
 *
 * @returns where it lies; null where none was due
 * @throws what kept it from being made; administrators are told
 */
export async function keepBackups(schedule: BackupSchedule, now: Date): Promise<string | null> {
  let made: string | null = null;
  await oneAtATime(schedule.database, BACKUP_LOCK, async () => {
    if (await isDue(schedule, now)) made = await makeOne(schedule, now);
  });
  return made;
}

async function isDue({ database, hours }: BackupSchedule, now: Date): Promise<boolean> {
  const [recent] = await database.query(
    // One that is noted for a later time than now was made before the clock was set back: it says nothing of how old the last one is.
    `select 1 from backup_run where scheduled and begun_at <= $1::timestamptz + interval '1 minute'
       and begun_at > $1::timestamptz - make_interval(hours => case when fault is null then $2::int else $3::int end) limit 1`,
    [now, hours, RETRY_HOURS],
  );
  return recent === undefined;
}

async function makeOne(schedule: BackupSchedule, now: Date): Promise<string> {
  const { database, rooms, folder, kept, version, passphrase, signal } = schedule;
  const path = join(folder, `spotmarket-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z.backup`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
    // One process makes backups at a time, so what is unfinished now has nobody any more.
    for (const name of await readdir(folder).catch(() => []))
      if (BROKEN_OFF.test(name)) await rm(join(folder, name), { force: true });
    const by = "backup schedule";
    await makeBackup({
      database,
      rooms,
      path,
      version,
      passphrase,
      keys: true,
      replace: false,
      by,
      scheduled: true,
      signal,
    });
  } catch (reason) {
    if (!signal.aborted)
      await notify(database, await administrators(database), { kind: "backup-failed", data: {}, link: null });
    throw reason;
  }
  // Since the clock was set back, this one may have the name of an older one than those before it.
  const before = (await readdir(folder)).filter((name) => OURS.test(name) && name !== basename(path)).sort();
  for (const old of before.slice(0, Math.max(0, before.length + 1 - kept)))
    await rm(join(folder, old), { force: true });
  return path;
}
