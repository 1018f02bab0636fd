import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The data folder cannot be used; the message says what to do. */
export class FolderUnusable extends Error {
  override readonly name = "FolderUnusable";
}

/** Less room than this is used up within days: the sample set alone takes 300 MB. */
const SCANT_BYTES = 1_000_000_000;

/** What an embedded store must find free to write its log, in bytes: one that cannot ends in the midst of its work. */
export const ROOM_OF_STORE = 100_000_000;
/** The same for one that is to be filled with the sample set, the log of filling it included. */
export const ROOM_OF_SAMPLE = 600_000_000;

/**
 * Makes sure, before anything slow is begun, that the data folder is there, can be written to, and has room for `needed` bytes. A disk
 * with little more than that is only told of.
 *
 * @throws FolderUnusable
 */
export async function checkFolder(folder: string, needed: number, say: (line: string) => void): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, "probe\n", { mode: 0o600 });
    await rm(probe);
  } catch (reason) {
    await rm(probe, { force: true }).catch(() => undefined);
    throw folderFault(await realReason(reason, folder), folder);
  }
  const { bavail, bsize } = await statfs(folder);
  checkRoom(bavail * bsize, needed, folder);
  const warning = scantRoom(bavail * bsize, folder);
  if (warning) say(warning);
}

/** Node says of a folder that it cannot make on a read-only disk that it is not there; asked for one level, it says why. */
export async function realReason(reason: unknown, folder: string): Promise<unknown> {
  const wasMaking = Reflect.get(Object(reason), "syscall") === "mkdir";
  if (codeOf(reason) !== "ENOENT" || !wasMaking || dirname(folder) === folder) return reason;
  try {
    await mkdir(folder);
    return reason;
  } catch (closer) {
    return codeOf(closer) === "ENOENT" ? realReason(closer, dirname(folder)) : closer;
  }
}

function codeOf(reason: unknown): unknown {
  return reason instanceof Error && "code" in reason ? reason.code : undefined;
}

/** @throws FolderUnusable where less than `needed` bytes are free */
export function checkRoom(free: number, needed: number, folder: string): void {
  if (free >= needed) return;
  throw new FolderUnusable(
    `Only ${Math.floor(free / 1e6)} MB are free on the disk of the data folder ${folder}, and the store needs ${Math.ceil(needed / 1e6)} MB to begin. Free some space, or name a folder on another disk with DATA_DIR.`,
  );
}

/** The failure for what the system says of a folder; what nothing is known of stays as it is. */
export function folderFault(reason: unknown, folder: string): unknown {
  switch (codeOf(reason)) {
    case "EACCES":
    case "EPERM":
      return new FolderUnusable(
        `The data folder ${folder} may not be written to by this account. Give it the folder (chown), or name another one with DATA_DIR.`,
      );
    case "EROFS":
      return new FolderUnusable(
        `The data folder ${folder} lies on a read-only file system. Mount a volume there, or name another folder with DATA_DIR.`,
      );
    case "ENOSPC":
    case "EDQUOT":
      return new FolderUnusable(
        `The disk of the data folder ${folder} is full. Free some space, or name a folder on another disk with DATA_DIR.`,
      );
    case "ENOTDIR":
    case "EEXIST":
      return new FolderUnusable(
        `The data folder ${folder} is, or lies below, a file. Move that file, or name another folder with DATA_DIR.`,
      );
    default:
      return reason;
  }
}

/** A sentence where little room is left; null where there is enough. */
export function scantRoom(free: number, folder: string): string | null {
  if (free >= SCANT_BYTES) return null;
  return `Only ${Math.floor(free / 1e6)} MB are free on the disk of ${folder}. Free some space soon: imports and reports fail when none is left.`;
}
