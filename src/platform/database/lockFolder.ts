import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { chmod, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Whether a lock of the form that versions before the kernel's lock wrote names a process that lives: one of them may still run while
 * this version is brought in. They knew a process by its number and its start.
 */
function isHeldByEarlierVersion(lock: string): boolean {
  try {
    const { pid, birth }: Record<string, unknown> = JSON.parse(lock);
    if (typeof birth !== "string") return false;
    process.kill(Number(pid), 0);
    return birth === "" || birth === birthOf(Number(pid));
  } catch (reason) {
    return reason instanceof Error && "code" in reason && reason.code === "EPERM";
  }
}

/** A process's start in clock ticks since boot, from Linux; empty elsewhere. */
function birthOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
    return afterName.split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

/** Who holds a data folder, as its file `lock` says. */
export interface LockHolder {
  /** Such as `the server` or `spotmarket backup`. */
  readonly program: string;
  /** As the holder sees itself: in a container another one than here. */
  readonly pid: number;
  readonly host: string;
  readonly startedAt: string;
  /** The kernel it runs on, from one boot to the next, which containers of one machine share. */
  readonly machine: string;
}

/** Another process has the data folder open. PGlite itself takes no lock, and two processes would lose each other's rows. */
export class FolderLocked extends Error {
  readonly folder: string;
  /** null in the moment in which the holder has not said yet who it is. */
  readonly holder: LockHolder | null;

  constructor(folder: string, holder: LockHolder | null, silentMs = 0) {
    const who = holder
      ? `${holder.program} (process ${holder.pid} on ${holder.host}, started ${holder.startedAt})`
      : "a process that is just starting";
    const silent =
      silentMs > SILENT_MS
        ? ` It has given no sign of life for ${Math.round(silentMs / 1000)} seconds: it may hang.`
        : "";
    super(
      `The data folder ${folder} is in use by ${who}.${silent} ` +
        "Stop that process, or give this one a data folder of its own with DATA_DIR.",
    );
    this.name = "FolderLocked";
    this.folder = folder;
    this.holder = holder;
  }
}

/** The disk of the data folder knows no locks, so nothing would keep a second process from it. */
export class FolderNotLockable extends Error {
  override readonly name = "FolderNotLockable";
}

const BEAT_MS = 1_000;
/** A busy holder may miss some beats. */
const SILENT_MS = 30_000;

/** What the kernel locks. It stays empty. */
const FILE = "lock.db";

/** Nothing refers to a lock while it is held, and a collected one would be given back. */
const held = new Set<DatabaseSync>();

/**
 * Takes the folder for this process, or says who has it. The returned function gives it back.
 *
 * The kernel holds the lock: it sees through symbolic links, mounts and containers, and lets go when the process dies, however it dies. Node
 * has no call for that, but SQLite locks its files so, and Node brings SQLite along. Beside it lies `lock`, which says who it is and is
 * touched every second, for machines that share a folder and no kernel.
 *
 * @throws FolderLocked
 * @throws FolderNotLockable
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "lock");
  const kernel = await lockByKernel(folder, path);
  const release = () => {
    if (kernel.isOpen) kernel.close();
    held.delete(kernel);
  };
  try {
    const before = await readHolder(path);
    if (before && (await isHeldElsewhere(path, before))) throw new FolderLocked(folder, before);
    const draft = `${path}.${randomUUID()}`;
    await chmod(join(folder, FILE), 0o600);
    await writeFile(draft, JSON.stringify(self()), { mode: 0o600 });
    await rename(draft, path);
  } catch (reason) {
    release();
    throw reason;
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, BEAT_MS).unref();
  return async () => {
    clearInterval(beat);
    // On a disk that can only be read by now it stays, as after a kill; the kernel's lock is what counts.
    if (kernel.isOpen) await rm(path, { force: true }).catch(() => undefined);
    release();
  };
}

/** The file is never deleted, and nothing else opens it: a process that closes any opening of it would lose its lock. */
async function lockByKernel(folder: string, path: string): Promise<DatabaseSync> {
  const file = join(folder, FILE);
  const kernel = await openedByKernel(file);
  try {
    kernel.exec("pragma journal_mode = memory; begin exclusive");
  } catch (reason) {
    kernel.close();
    if (Reflect.get(Object(reason), "errcode") === SQLITE_BUSY)
      throw new FolderLocked(folder, await readHolder(path), await silence(path));
    const why = reason instanceof Error ? reason.message : String(reason);
    throw new FolderNotLockable(
      `The data folder ${folder} cannot be locked (${why}): its disk knows no file locks, as some network shares do not. ` +
        "Name a folder on a disk of this machine with DATA_DIR, or keep the data in a PostgreSQL with DATABASE_URL.",
      { cause: reason },
    );
  }
  held.add(kernel);
  return kernel;
}

/** SQLite says no more than that a file cannot be opened; asked for another one beside it, the system says why. */
async function openedByKernel(file: string): Promise<DatabaseSync> {
  try {
    return new DatabaseSync(file);
  } catch (reason) {
    const probe = `${file}.${randomUUID()}`;
    await writeFile(probe, "");
    await rm(probe);
    throw reason;
  }
}

const SQLITE_BUSY = 5;

/** Whether somebody has the folder of whom the kernel does not know: an earlier version, or a process of another machine on a shared disk. */
async function isHeldElsewhere(path: string, holder: LockHolder): Promise<boolean> {
  if (holder.machine === machine()) return false;
  if (isHeldByEarlierVersion(await readFile(path, "utf8"))) return true;
  const before = await touchedAt(path);
  await wait(BEAT_MS * 2.5);
  return (await touchedAt(path)) !== before;
}

async function silence(path: string): Promise<number> {
  const at = await touchedAt(path);
  return at === null ? 0 : Date.now() - at;
}

/** null where there is no such file. */
function touchedAt(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

function self(): LockHolder {
  return {
    program: program(process.argv),
    pid: process.pid,
    host: hostname(),
    startedAt: new Date().toISOString(),
    machine: machine(),
  };
}

/** What an operator calls the program that was started by these words. */
function program([, script = "", command = ""]: readonly string[]): string {
  const name = basename(script).replace(/\.[jt]s$/, "");
  if (name === "main") return "the server";
  return name === "commandLine" ? `spotmarket ${command}` : name;
}

/** Linux counts its boots; elsewhere the machine's name must do. */
function machine(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return hostname();
  }
}

async function readHolder(path: string): Promise<LockHolder | null> {
  try {
    const said: Record<string, unknown> = JSON.parse(await readFile(path, "utf8"));
    const word = (name: string) => {
      const value = said[name];
      return typeof value === "string" ? value : "unknown";
    };
    return {
      program: said["program"] ? word("program") : "an earlier version",
      pid: Number(said["pid"]),
      host: word("host"),
      startedAt: word("startedAt"),
      machine: word("machine"),
    };
  } catch {
    return null; // none there
  }
}
