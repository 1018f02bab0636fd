import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { BackupFault } from "#platform/backup/backupFault.ts";
import type { CommandContext } from "./command.ts";

/** The passphrase of a backup: the first line of a file, else the shell's `BACKUP_PASSPHRASE`; null without either. */
export async function passphraseOf(
  { folder, passphrase }: Pick<CommandContext, "folder" | "passphrase">,
  file: string | undefined,
): Promise<string | null> {
  if (file === undefined) return passphrase ?? null;
  const path = resolve(folder, file);
  const text = await readFile(path, "utf8").catch(() => {
    throw new BackupFault("file-missing", `The passphrase cannot be read from ${path}.`);
  });
  const [first = ""] = text.split(/\r?\n/);
  if (first === "")
    throw new BackupFault("passphrase-needed", `The first line of ${path} is empty: it must hold the passphrase.`);
  return first;
}
