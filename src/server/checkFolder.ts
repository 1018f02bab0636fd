import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The data folder cannot be used; the message says what to do. */
export class FolderUnusable extends Error {
  override readonly name = "FolderUnusable";
}

/** Less room than this is used up within days: the sample set alone takes 300 MB. */
const SCANT_BYTES = 1_000_000_000;

/**
 * Makes sure, before anything slow is begun, that the data folder is there and can be written to. A disk that is nearly full is only told of.
 *
 * @throws FolderUnusable
 */
export async function checkFolder(folder: string, say: (line: string) => void): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, "probe\n", { mode: 0o600 });
    await rm(probe);
  } catch (reason) {
    await rm(probe, { force: true }).catch(() => undefined);
    throw folderFault(reason, folder);
  }
  const { bavail, bsize } = await statfs(folder);
  const warning = scantRoom(bavail * bsize, folder);
  if (warning) say(warning);
}

/** The failure for what the system says of a folder; what nothing is known of stays as it is. */
export function folderFault(reason: unknown, folder: string): unknown {
  switch (reason instanceof Error && "code" in reason ? reason.code : undefined) {
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
