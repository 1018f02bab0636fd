import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { checkPlace, type FileStore, isPlace, type ListedFile } from "./fileStore.ts";

/** Keeps files in a folder, which processes on several machines must share. */
export function folderStore(folder: string): FileStore {
  const pathOf = (place: string) => join(folder, checkPlace(place));
  return {
    async put(place, bytes) {
      const path = pathOf(place);
      const part = `${path}-part-${process.pid}-${Math.random().toString(36).slice(2)}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await pipeline(Readable.fromWeb(bytes.stream()), createWriteStream(part, { mode: 0o600, flush: true }));
        // Under its own name only when it is whole.
        await rename(part, path);
      } catch (reason) {
        await rm(part, { force: true });
        throw reason;
      }
    },
    async get(place) {
      const handle = await open(pathOf(place)).catch(nullWhenMissing);
      return handle && createReadStream("", { fd: handle });
    },
    exists: async (place) =>
      access(pathOf(place)).then(
        () => true,
        (reason: unknown) => nullWhenMissing(reason) !== null,
      ),
    delete: (place) => rm(pathOf(place), { force: true }),
    async list(beginning) {
      const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
      const wanted = names.filter((name) => isPlace(name) && name.startsWith(beginning));
      const found = await Promise.all(wanted.map((name) => listed(folder, name)));
      return found.filter((file) => file !== null);
    },
  };
}

/** Null for a file that somebody else deleted meanwhile. */
async function listed(folder: string, place: string): Promise<ListedFile | null> {
  const known = await stat(join(folder, place)).catch(nullWhenMissing);
  return known && { place, bytes: known.size, keptAt: known.mtimeMs };
}

function nullWhenMissing(reason: unknown): null {
  if (reason instanceof Error && "code" in reason && reason.code === "ENOENT") return null;
  throw reason;
}
