import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Who holds a data folder. */
export interface LockHolder {
  readonly pid: number;
  readonly startedAt: string;
  /** Distinguishes this process from a later one with the same number; empty where the system does not tell. */
  readonly birth: string;
}

/** Another process has the data folder open. PGlite itself takes no lock, and two processes would lose each other's rows. */
export class FolderLocked extends Error {
  readonly folder: string;
  readonly holder: LockHolder;

  constructor(folder: string, holder: LockHolder) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid}, started ${holder.startedAt}. ` +
        "Stop that process, or give this one a data folder of its own with DATA_DIR.",
    );
    this.name = "FolderLocked";
    this.folder = folder;
    this.holder = holder;
  }
}

const TAKEOVER_LIMIT_MS = 10_000;

/** Takes the folder's lock file for this process, or says who has it. The returned function gives it back. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "lock");
  const self: LockHolder = { pid: process.pid, startedAt: new Date().toISOString(), birth: birthOf(process.pid) };

  if (!(await createWith(path, JSON.stringify(self)))) {
    const holder = await readHolder(path);
    if (holder && isAlive(holder)) throw new FolderLocked(folder, holder);
    await takeOver(folder, path, JSON.stringify(self));
  }
  return () => rm(path, { force: true });
}

/** Replaces the lock of a dead process. A second file makes sure that only one process does it. */
async function takeOver(folder: string, path: string, content: string): Promise<void> {
  const guard = join(folder, "lock.takeover");
  const age = await stat(guard).then(
    // One that lies ahead was left before the clock was set back.
    (file) => Math.abs(Date.now() - file.mtimeMs),
    () => 0,
  );
  if (age > TAKEOVER_LIMIT_MS) await rm(guard, { force: true });
  const won = await createWith(guard, content);
  const holder = await readHolder(path);
  if (!won || (holder && isAlive(holder))) {
    if (won) await rm(guard, { force: true });
    throw new FolderLocked(folder, holder ?? { pid: 0, startedAt: "just now", birth: "" });
  }
  await rename(guard, path);
}

/** Makes a file with its content in one step, so that nobody ever reads half a lock; false when it is there already. */
async function createWith(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (reason) {
    if (codeOf(reason) === "EEXIST") return false;
    throw reason;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readHolder(path: string): Promise<LockHolder | null> {
  try {
    const { pid, startedAt, birth }: Record<string, unknown> = JSON.parse(await readFile(path, "utf8"));
    return { pid: Number(pid), startedAt: String(startedAt), birth: String(birth) };
  } catch {
    return null; // gone meanwhile, or cut off by a crash: nobody holds it
  }
}

function isAlive(holder: LockHolder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (reason) {
    if (codeOf(reason) === "ESRCH") return false;
  }
  return holder.birth === "" || holder.birth === birthOf(holder.pid);
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

function codeOf(reason: unknown): string {
  return reason instanceof Error && "code" in reason ? String(reason.code) : "";
}
