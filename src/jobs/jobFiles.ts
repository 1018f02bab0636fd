import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileAnswer } from "#api/fileAnswer.ts";

/** What a job left, as its row keeps it. */
export interface KeptFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Its name among the files of jobs. */
  readonly place: string;
}

/** The files that jobs left. */
export interface JobFiles {
  /** @param holder names the try: two tries of one job never write one file */
  readonly keep: (job: string, holder: string, file: FileAnswer) => Promise<KeptFile>;
  /** The bytes; null where they are gone. */
  readonly read: (place: string) => Promise<Uint8Array | null>;
  /** Removes files that are older than a day and not among these. */
  readonly sweep: (kept: ReadonlySet<string>) => Promise<void>;
}

/** Files younger than this may belong to a try that is about to be noted as done. */
const YOUNG_MS = 86_400_000;

/** Keeps files in a folder, which processes on several machines must share. */
export function jobFiles(folder: string): JobFiles {
  const known = (place: string) => /^[\w-]+$/.test(place);
  return {
    async keep(job, holder, { name, type, bytes }) {
      const place = `${job}-${holder}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Under its own name only when it is whole.
      await writeFile(join(folder, `${place}.part`), bytes, { mode: 0o600 });
      await rename(join(folder, `${place}.part`), join(folder, place));
      return { name, type, bytes: bytes.byteLength, place };
    },
    async read(place) {
      if (!known(place)) return null;
      return readFile(join(folder, place)).catch((reason: unknown) => {
        if (isMissing(reason)) return null;
        throw reason;
      });
    },
    async sweep(kept) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        if (kept.has(name)) continue;
        const { mtimeMs } = await stat(join(folder, name));
        if (Date.now() - mtimeMs > YOUNG_MS) await rm(join(folder, name), { force: true });
      }
    },
  };
}

function isMissing(reason: unknown): boolean {
  return reason instanceof Error && "code" in reason && reason.code === "ENOENT";
}
