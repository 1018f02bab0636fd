import { resolve } from "node:path";
import { verifyBackup } from "#platform/backup/readBackup.ts";
import { type RestoreReport, restoreBackup } from "#platform/backup/restoreBackup.ts";
import type { Config } from "../config.ts";
import { fileRooms } from "../files/fileRooms.ts";
import { BACKUP_USAGE } from "./backup.ts";
import { type CommandContext, Misuse, OK } from "./command.ts";
import { passphraseOf } from "./passphraseOf.ts";
import { readArguments } from "./readArguments.ts";
import { count } from "./textTable.ts";

export const RESTORE_USAGE = "restore <file> [--replace] [--passphrase-file <file>] [--json]";

/** What a command has that opens no store, or makes one. */
export type OfflineContext = Omit<CommandContext, "database" | "rooms" | "dataDir" | "publicUrl" | "demoPassword">;

type OfflineCommand = (
  args: readonly string[],
  context: OfflineContext & { readonly config: Config },
) => Promise<number>;

/** The command that a shell does by itself, whether the product runs or not; null for any other. */
export function offlineCommand([name, ...args]: readonly string[]): OfflineCommand | null {
  if (name === "restore") return (_, context) => restore(args, context);
  // A file may be called "verify", too: alone, the word is its name.
  if (name === "backup" && args[0] === "verify" && args.some((arg, at) => at > 0 && !arg.startsWith("-")))
    return (_, context) => verify(args.slice(1), context);
  return null;
}

const restore: OfflineCommand = async (args, context) => {
  const options = {
    replace: { type: "boolean" },
    "passphrase-file": { type: "string" },
    json: { type: "boolean" },
  } as const;
  const { values, words } = readArguments(args, options, RESTORE_USAGE);
  const [file] = words;
  if (file === undefined || words.length > 1)
    throw new Misuse(`Name the file to restore from.\nUsage: ${RESTORE_USAGE}`);
  const { config, folder, by, signal, progress, write } = context;
  const begun = performance.now();
  const report = await restoreBackup({
    place: { databaseUrl: config.databaseUrl, dataDir: config.dataDir },
    rooms: fileRooms(config),
    path: resolve(folder, file),
    passphrase: await passphraseOf(context, values["passphrase-file"]),
    replace: values.replace ?? false,
    by,
    signal,
    progress,
  });
  progress("");
  const seconds = (performance.now() - begun) / 1_000;
  write(values.json ? `${JSON.stringify({ ...report, seconds })}\n` : restoreText(report, seconds));
  return OK;
};

const verify: OfflineCommand = async (args, context) => {
  const options = { "passphrase-file": { type: "string" }, json: { type: "boolean" } } as const;
  const { values, words } = readArguments(args, options, BACKUP_USAGE);
  const [file] = words;
  if (file === undefined || words.length > 1) throw new Misuse(`Name a file.\nUsage: ${BACKUP_USAGE}`);
  const path = resolve(context.folder, file);
  const { heading, manifest } = await verifyBackup(path, await passphraseOf(context, values["passphrase-file"]), {
    signal: context.signal,
    progress: (bytes) => context.progress(`${Math.round(bytes / 1e6)} MB`),
  });
  context.progress("");
  const rows = Object.values(manifest.rows).reduce((sum, found) => sum + found, 0);
  const files = Object.values(manifest.files).reduce((sum, found) => sum + found, 0);
  const { takenAt, version, engine, keys } = heading;
  const tables = heading.tables.length;
  context.write(
    values.json
      ? `${JSON.stringify({ path, sound: true, takenAt, version, engine, keys, tables, rows, files })}\n`
      : `${path} is whole: ${count(tables)} tables with ${count(rows)} rows and ${count(files)} files as of ${takenAt}, by version ${version}${keys ? "" : ", without keys"}.\n`,
  );
  return OK;
};

function restoreText(report: RestoreReport, seconds: number): string {
  const { tables, rows, files, takenAt, version, movedTo, unknown } = report;
  return [
    `Restored ${count(tables)} tables with ${count(rows)} rows and ${count(files)} files as of ${takenAt}, by version ${version}, in ${seconds.toFixed(1)} s.`,
    ...(movedTo ? [`The previous store is kept in ${movedTo}. Delete it when you no longer need it.`] : []),
    ...(unknown.length > 0 ? [`These tables are none of this product and were left out: ${unknown.join(", ")}.`] : []),
    "",
  ].join("\n");
}
