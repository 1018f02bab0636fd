import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { damaged } from "./archive/tar.ts";
import { type FileRoom, isPlace } from "./files/fileRoom.ts";
import type { BackupPart } from "./readBackup.ts";

/** Puts files of a backup where the product keeps its files. Their names are random, so they meet nobody else's. */
export interface FileRestore {
  readonly put: (part: BackupPart) => Promise<void>;
  readonly count: () => number;
  /** Takes back what was put, for a restore that failed. */
  readonly undo: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param folder where files wait until they are whole */
export async function openFileRestore(rooms: readonly FileRoom[], folder: string): Promise<FileRestore> {
  await sweepWaiting(folder);
  const waiting = await mkdtemp(join(folder, `restoring-${process.pid}-`));
  const put: (() => Promise<void>)[] = [];
  return {
    async put(part) {
      const [, name, place = ""] = part.name.split("/");
      const room = rooms.find((known) => known.name === name);
      if (!room || !isPlace(place)) throw damaged();
      const path = join(waiting, "file");
      const hash = createHash("sha256");
      async function* hashed(): AsyncGenerator<Uint8Array> {
        for await (const piece of part.pieces()) {
          hash.update(piece);
          yield piece;
        }
      }
      await pipeline(
        Readable.from(hashed(), { objectMode: false }),
        createWriteStream(path, { mode: 0o600, flush: true }),
      );
      const found = await room.open(place);
      found?.destroy();
      await room.put(place, path, hash.digest("hex"));
      // What lay there before belongs to a store that is moved aside: it stays whatever happens.
      put.push(found ? async () => undefined : () => room.remove(place));
    },
    count: () => put.length,
    undo: async () => {
      for (const remove of put) await remove();
    },
    close: () => rm(waiting, { recursive: true, force: true }),
  };
}

/** What a restore left that was killed. */
async function sweepWaiting(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /^restoring-(\d+)-\w+$/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (reason) {
    return !(reason instanceof Error && "code" in reason && reason.code === "ESRCH");
  }
}
