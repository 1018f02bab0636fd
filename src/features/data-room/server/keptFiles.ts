import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { BytePart } from "#platform/api/fileAnswer.ts";

/** A file that was made before. */
export interface KeptFile {
  readonly path: string;
  readonly bytes: number;
  /** Of its bytes. */
  readonly sha256: string;
}

/** Files that can be made again, in a folder that holds no more than so many bytes: those nobody asked for longest go first. */
export interface KeptFiles {
  readonly find: (name: string) => Promise<KeptFile | null>;
  /** The file of that name, made where it is not there; whoever asks meanwhile waits for the same one. `make` writes to a path and tells the hash. */
  readonly get: (name: string, make: (path: string) => Promise<{ readonly sha256: string }>) => Promise<KeptFile>;
}

/** A file's name: what it is, and the hash of its bytes behind a dot. */
const NAME = /^([\w-]{8,200})\.([0-9a-f]{64})$/;
/** Half-made files of processes that ended. */
const LEFT_OVER_MS = 3_600_000;

export function openKeptFiles(folder: string, mostBytes: number): KeptFiles {
  const making = new Map<string, Promise<KeptFile>>();

  async function listed(): Promise<readonly (KeptFile & { readonly name: string; readonly usedAt: number })[]> {
    const names = await readdir(folder).catch(() => []);
    const found = await Promise.all(
      names.map(async (entry) => {
        const [, name, sha256] = NAME.exec(entry) ?? [];
        const path = join(folder, entry);
        const facts = await stat(path).catch(() => null);
        if (!facts) return [];
        if (name !== undefined && sha256 !== undefined)
          return [{ name, sha256, path, bytes: facts.size, usedAt: facts.mtimeMs }];
        if (Date.now() - facts.mtimeMs > LEFT_OVER_MS) await rm(path, { force: true });
        return [];
      }),
    );
    return found.flat();
  }

  async function find(name: string): Promise<KeptFile | null> {
    const entry = (await readdir(folder).catch(() => [])).find((one) => NAME.exec(one)?.[1] === name);
    if (entry === undefined) return null;
    const path = join(folder, entry);
    const facts = await stat(path).catch(() => null);
    return facts && { path, bytes: facts.size, sha256: NAME.exec(entry)?.[2] ?? "" };
  }

  /** What was asked for last stays. */
  async function makeRoom(): Promise<void> {
    const files = (await listed()).toSorted((a, b) => b.usedAt - a.usedAt);
    let bytes = 0;
    for (const file of files) {
      bytes += file.bytes;
      if (bytes > mostBytes) await rm(file.path, { force: true });
    }
  }

  async function made(name: string, make: (path: string) => Promise<{ readonly sha256: string }>): Promise<KeptFile> {
    const known = await find(name);
    if (known) {
      await utimes(known.path, new Date(), new Date()).catch(() => undefined);
      return known;
    }
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `${randomUUID()}.draft`);
    try {
      const { sha256 } = await make(draft);
      const path = join(folder, `${name}.${sha256}`);
      const { size } = await stat(draft);
      await makeRoom();
      // Under its own name only when it is whole.
      await rename(draft, path);
      return { path, bytes: size, sha256 };
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    find,
    get(name, make) {
      const known = making.get(name);
      if (known) return known;
      const begun = made(name, make).finally(() => making.delete(name));
      making.set(name, begun);
      return begun;
    },
  };
}

/** The bytes of a kept file, or a part of them; they come whole even if the file is removed meanwhile. */
export async function readKept({ path }: KeptFile, part?: BytePart): Promise<AsyncIterable<Uint8Array>> {
  const file = await open(path);
  return createReadStream("", { fd: file, ...(part && { start: part.from, end: part.to }) });
}
