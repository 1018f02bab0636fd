import { hash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { FileAnswer } from "#platform/api/fileAnswer.ts";
import type { FileStore } from "#platform/files/fileStore.ts";

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

/** Keeps what jobs leave where every process finds it. */
export function jobFiles(store: FileStore): JobFiles {
  return {
    async keep(job, holder, { name, type, bytes }) {
      const place = `${job}-${holder}`;
      await store.put(place, new Blob([new Uint8Array(bytes)]), { type, sha256: hash("sha256", bytes) });
      return { name, type, bytes: bytes.byteLength, place };
    },
    async read(place) {
      const stream = await store.get(place);
      return stream && buffer(stream);
    },
    async sweep(kept) {
      const old = Date.now() - YOUNG_MS;
      for (const { place, keptAt } of await store.list(""))
        if (!kept.has(place) && keptAt < old) await store.delete(place);
    },
  };
}
