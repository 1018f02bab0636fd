import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A file that PostgreSQL has open: with the number that the system has given it, or a folder without one. */
interface OpenFile {
  readonly nfd?: number;
  readonly node: object;
}

/** How WebAssembly numbers what the system says of a disk. */
const FAULTS: Readonly<Record<string, number>> = { EDQUOT: 19, ENOSPC: 51, EROFS: 69 };
/** Any other fault of it. */
const EIO = 29;

/** As far as it is used here, and has no types of its own. */
interface NodeFiles {
  stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: object): string;
}

/**
 * What PostgreSQL is started with: PGlite's own parameters without the one that waits for no disk. Of the ways in which PostgreSQL has its log
 * written this is the one that WebAssembly knows; its own choice does nothing there.
 */
export const DURABLE = [...PGlite.defaultStartParams.filter((word) => word !== "-F"), "-c", "wal_sync_method=fsync"];

/**
 * Files in a folder that are on the disk when PostgreSQL has asked for that. Those of PGlite are with the system alone then: what was
 * acknowledged in the last seconds is lost with the machine's power, or when its disk fails.
 */
export class DurableFiles extends NodeFS {
  readonly #sync: (file: number) => void;

  constructor(folder: string, sync: (file: number) => void = fsyncSync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const keep = (module: object) => {
      const files: NodeFiles = Reflect.get(module, "NODEFS");
      keepSynced(files, this.#sync);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [keep, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

function keepSynced(files: NodeFiles, sync: (file: number) => void): void {
  files.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) syncFolder(files.realPath(node), sync);
      else sync(nfd);
      return 0;
    } catch (reason) {
      // PostgreSQL ends then, and what it could not keep was not acknowledged.
      return FAULTS[String(Reflect.get(Object(reason), "code"))] ?? EIO;
    }
  };
}

/** A store that was just made, with all its files: they are unpacked before PostgreSQL asks for anything. */
export function syncStore(folder: string, sync: (file: number) => void = fsyncSync): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) withOpen(path, "r+", sync);
    else if (entry.isDirectory()) syncFolder(path, sync);
  }
  syncFolder(folder, sync);
}

/** So that a file which was made or renamed is found under its name. Not every system can: PostgreSQL goes on without it, too. */
function syncFolder(path: string, sync: (file: number) => void): void {
  try {
    withOpen(path, "r", sync);
  } catch {
    // Nothing else can be done for it.
  }
}

function withOpen(path: string, flags: string, work: (file: number) => void): void {
  const file = openSync(path, flags);
  try {
    work(file);
  } finally {
    closeSync(file);
  }
}
