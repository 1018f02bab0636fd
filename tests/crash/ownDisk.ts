import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, statfsSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small disk in memory, mounted for one run. */
export interface OwnDisk {
  readonly folder: string;
  /** Fills it up to so many bytes; with none left, until the write of a single block fails. Says whether there was any room to fill. */
  readonly fill: (left: number) => Promise<boolean>;
  readonly empty: () => void;
  readonly close: () => void;
}

const PIECE = Buffer.alloc(4 * 1024 * 1024);
const PAGE = 4_096;

/** What is missing where no disk can be mounted; null where one can. */
export function diskMissing(): string | null {
  if (process.platform !== "linux") return "Disks in memory are mounted on Linux alone.";
  if (process.getuid?.() !== 0)
    return "Mounting a disk in memory needs root: run it with sudo or in a container that may mount.";
  const disk = mkdtempSync(join(tmpdir(), "spotmarket-mount-"));
  const { status, stderr } = mounted(disk, 1);
  if (status === 0) spawnSync("umount", [disk]);
  rmdirSync(disk);
  return status === 0 ? null : `A disk in memory could not be mounted here: ${stderr.trim()}`;
}

/** @throws Error where it cannot be mounted */
export function ownDisk(megabytes: number): OwnDisk {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-disk-"));
  const { status, stderr } = mounted(folder, megabytes);
  if (status !== 0) throw new Error(`A disk in memory could not be mounted: ${stderr.trim()}`);
  // PostgreSQL runs under an account of its own.
  chmodSync(folder, 0o777);
  const filler = join(folder, "filler");
  mkdirSync(filler);
  let files = 0;
  return {
    folder,
    async fill(left) {
      const file = await open(join(filler, String(files++)), "w");
      let filled = false;
      try {
        for (;;) {
          const { bavail, bsize } = statfsSync(folder);
          const room = bavail * bsize - left;
          if (room < PAGE && left > 0) return filled;
          const { bytesWritten } = await file.write(PIECE.subarray(0, Math.min(PIECE.length, Math.max(room, PAGE))));
          filled ||= bytesWritten > 0;
        }
      } catch (reason) {
        if (!(reason instanceof Error && "code" in reason && reason.code === "ENOSPC")) throw reason;
        return filled;
      } finally {
        await file.close();
      }
    },
    empty: () => {
      rmSync(filler, { recursive: true });
      mkdirSync(filler);
    },
    close: () => {
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mounted(folder: string, megabytes: number) {
  return spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "spotmarket-disk", folder], {
    encoding: "utf8",
  });
}
