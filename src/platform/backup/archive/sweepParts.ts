import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** What a backup is called until it is whole; the number is that of the process that writes it. */
const PART = /\.(\d+)-[a-z0-9]+\.part$/;
/** Whoever writes a backup writes more often than that. */
const ABANDONED_MS = 3_600_000;

/** Removes what killed processes had written of backups: for an hour nobody added a byte, and nobody of that number is there any more. */
export async function sweepParts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const writer = PART.exec(name)?.[1];
    if (writer === undefined || isAnother(Number(writer))) continue;
    const path = join(folder, name);
    const known = await stat(path).catch(() => null);
    if (known?.isFile() && Date.now() - known.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}

/** Whether somebody else has this number; in a container every start has the same, so one's own says nothing. */
function isAnother(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (reason) {
    return reason instanceof Error && "code" in reason && reason.code === "EPERM";
  }
}
