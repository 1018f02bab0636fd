import { resolve } from "node:path";
import { makeBackup } from "#platform/backup/makeBackup.ts";
import type { BackupReport } from "#platform/backup/writeBackup.ts";
import { VERSION } from "../version.ts";
import { type Command, Misuse, OK } from "./command.ts";
import { passphraseOf } from "./passphraseOf.ts";
import { readArguments } from "./readArguments.ts";
import { count } from "./textTable.ts";

export const BACKUP_USAGE =
  "backup <file> [--encrypt] [--passphrase-file <file>] [--without-keys] [--overwrite] [--json]\n" +
  "backup verify <file> [--passphrase-file <file>] [--json]";

/** Writes everything into one file, while the product runs. */
export const backup: Command = async (args, context) => {
  const options = {
    encrypt: { type: "boolean" },
    "passphrase-file": { type: "string" },
    "without-keys": { type: "boolean" },
    overwrite: { type: "boolean" },
    json: { type: "boolean" },
  } as const;
  const { values, words } = readArguments(args, options, BACKUP_USAGE);
  const [file] = words;
  if (file === undefined || words.length > 1)
    throw new Misuse(`Name the file to write the backup to.\nUsage: ${BACKUP_USAGE}`);
  const passphrase = await passphraseOf(context, values["passphrase-file"]);
  const seals = values.encrypt === true || values["passphrase-file"] !== undefined;
  if (seals && passphrase === null)
    throw new Misuse("To encrypt, set BACKUP_PASSPHRASE or name a file with --passphrase-file.");
  const { database, rooms, folder, by, signal, progress, write } = context;
  const begun = performance.now();
  const report = await makeBackup({
    database,
    rooms,
    path: resolve(folder, file),
    version: VERSION,
    passphrase: seals ? passphrase : null,
    keys: values["without-keys"] !== true,
    replace: values.overwrite ?? false,
    by,
    scheduled: false,
    signal,
    progress: ({ part, rows, bytes }) => progress(`${part}  ${count(rows)} rows  ${megabytes(bytes)}`),
  });
  progress("");
  const seconds = (performance.now() - begun) / 1_000;
  write(values.json ? `${JSON.stringify({ ...report, seconds })}\n` : backupText(report, seconds));
  return OK;
};

function backupText(report: BackupReport, seconds: number): string {
  const { path, tables, rows, files, bytes, sha256, encrypted, keys } = report;
  return [
    `${path} holds ${count(tables)} tables with ${count(rows)} rows and ${count(files)} files: ${megabytes(bytes)} in ${seconds.toFixed(1)} s.`,
    `SHA-256 ${sha256}`,
    encrypted
      ? "It is encrypted. Without the passphrase it cannot be restored."
      : keys
        ? "It is not encrypted and contains the keys that sign tokens. Store it like a password."
        : "It is not encrypted. It does not contain the keys that sign tokens.",
    "",
  ].join("\n");
}

/** `12.4 MB` */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
