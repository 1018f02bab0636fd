import type { FastifyBaseLogger } from "fastify";
import { keepBackups } from "#platform/backup/keepBackups.ts";
import { sweepRequestCounts } from "#platform/database/queries/countRequest.ts";
import { tendLocalProvider } from "#platform/identity/local/localProvider.ts";
import { HOUR, MINUTE, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import { sweepMails } from "#platform/mail/sweepMails.ts";
import type { FeatureParts } from "./featureParts.ts";
import { FEATURES } from "./features.ts";
import { fileRooms } from "./files/fileRooms.ts";
import { VERSION } from "./version.ts";

/** Everything that is done again and again: what features announce, and what is no feature's. */
export function recurringWork(parts: FeatureParts, log: FastifyBaseLogger): readonly RecurringWork[] {
  const { database, local } = parts;
  return [
    ...FEATURES.flatMap(({ recurring }) => recurring?.(parts) ?? []),
    { name: "mails", everySeconds: HOUR, run: () => sweepMails(database) },
    { name: "requestCounts", everySeconds: 10 * MINUTE, run: () => sweepRequestCounts(database) },
    ...(local ? [{ name: "signInKeys", everySeconds: 10 * MINUTE, run: () => tendLocalProvider(database) }] : []),
    ...backups(parts, log),
  ];
}

/** Without a folder to make them in none are made. */
function backups(parts: FeatureParts, log: FastifyBaseLogger): readonly RecurringWork[] {
  const { database, backupTo: folder, backupHours: hours, keptBackups: kept, backupPassphrase } = parts;
  if (folder === undefined) return [];
  const schedule = { database, folder, hours, kept, version: VERSION, passphrase: backupPassphrase ?? null };
  const run = async (signal: AbortSignal) => {
    const path = await keepBackups({ ...schedule, rooms: fileRooms(parts), signal }, new Date());
    if (path !== null) log.info({ path }, "Backup made");
  };
  return [{ name: "backup", everySeconds: 5 * MINUTE, atStart: true, run }];
}
