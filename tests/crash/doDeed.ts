import { join } from "node:path";
import { folderRoom } from "#platform/backup/files/folderRoom.ts";
import { keepBackups } from "#platform/backup/keepBackups.ts";
import { makeBackup } from "#platform/backup/makeBackup.ts";
import { restoreBackup } from "#platform/backup/restoreBackup.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import type { StorePlace } from "#platform/database/openDatabase.ts";
import { deliverBySmtp } from "#platform/mail/deliverBySmtp.ts";
import { sendDueMails } from "#platform/mail/sendDueMails.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { importIntoDraft } from "#revisions/drafts/importIntoDraft.ts";
import { publish } from "#revisions/publishing/publish.ts";
import type { Deed } from "./deed.ts";
import { doDueJobs } from "./doDueJobs.ts";

const BY = "victim";
const { signal } = new AbortController();
const BACKUP = { version: "crash", passphrase: null, signal } as const;

/** The only place of files that these runs have. */
export function crashRooms(dataDir: string) {
  return [folderRoom("uploads", join(dataDir, "files", "uploads"))];
}

/** Does what is asked; answers a number where it made something that has one. */
export async function doDeed(
  database: Database,
  { dataDir }: StorePlace,
  deed: Exclude<Deed, { kind: "restore" }>,
): Promise<number | null> {
  switch (deed.kind) {
    case "import": {
      const { layout, path } = deed;
      const { importId } = await importIntoDraft({
        database,
        layout,
        path,
        by: BY,
        ...(layout === "spend" && { replace: true, coverage: "whole" as const }),
      });
      return importId;
    }
    case "publish":
      await buildRevision(database, deed.revision);
      return (await publish(database, deed.revision, { id: null, name: BY })).revision;
    case "migrate":
      return (await migrate(database)).length;
    case "backup": {
      const order = { rooms: crashRooms(dataDir), path: deed.path, keys: true, replace: false, by: BY };
      await makeBackup({ ...BACKUP, ...order, database, scheduled: false });
      return null;
    }
    case "backup by the clock":
      await clockBackup(database, dataDir, deed);
      return null;
    case "jobs":
      await doDueJobs(database, dataDir);
      return null;
    default:
      await sendDueMails(database, deliverBySmtp(deed.url, { name: "Spotmarket", address: "noreply@example.com" }), {
        sent: () => undefined,
        failed: () => undefined,
      });
      return null;
  }
}

/** Answers where the backup lies that was due. */
export function clockBackup(
  database: Database,
  dataDir: string,
  { folder, at }: { readonly folder: string; readonly at: string },
): Promise<string | null> {
  const schedule = { ...BACKUP, database, rooms: crashRooms(dataDir), folder, hours: 1, kept: 3 };
  return keepBackups(schedule, new Date(at));
}

/** Fills the store with a backup; what it holds is moved aside. Answers the number of rows. */
export async function restoreInto(place: StorePlace, path: string): Promise<number> {
  const order = { path, passphrase: null, replace: true, by: BY, signal };
  return (await restoreBackup({ place, rooms: crashRooms(place.dataDir), ...order })).rows;
}
