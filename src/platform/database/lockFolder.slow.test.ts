import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { FolderLocked, lockFolder } from "./lockFolder.ts";

const here = new URL("lockFolder.ts", import.meta.url).href;
/** Takes the folder, says so or why not, and keeps it until it is ended. */
const TAKE = `import(${JSON.stringify(here)}).then(({ lockFolder }) => lockFolder(process.argv[1])).then(
  () => { console.log("taken"); setInterval(() => {}, 1000); }, (reason) => { console.log(reason.message); process.exit(1); })`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spotmarket-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Another process that tries for the folder; what it says first, and its end. */
async function another(place = folder, before: readonly string[] = []) {
  const [program, ...words] = [...before, process.execPath, "-e", TAKE, place];
  const child = spawn(program, words, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [said] = await once(child.stdout, "data");
  return { said: String(said).trim(), child };
}

test("a second opener is refused and told who has the folder", async () => {
  const unlock = await lockFolder(folder);
  const second = lockFolder(folder);
  await expect(second).rejects.toBeInstanceOf(FolderLocked);
  await expect(second).rejects.toThrow(`process ${process.pid} on ${hostname()}, started 20`);
  expect((await another()).said).toContain(`process ${process.pid} on `);
  await unlock();
  await (await lockFolder(folder))();
});

test("a folder that nothing can be written to is refused with what the system says of it", async () => {
  // Some accounts may write everywhere; where nothing is, nobody can.
  await expect(lockFolder(join(folder, "gone"))).rejects.toMatchObject({ code: "ENOENT", syscall: "open" });
});

test("a folder is the same by every name that leads to it", async () => {
  const unlock = await lockFolder(folder);
  const link = `${folder}-link`;
  symlinkSync(folder, link);
  onTestFinished(() => rmSync(link));
  await expect(lockFolder(link)).rejects.toBeInstanceOf(FolderLocked);
  expect((await another(link)).said).toContain("is in use by");
  await unlock();
});

test("the lock of a process that was killed is taken at once, and that of one that was stopped is not", async () => {
  const { said, child } = await another();
  expect(said).toBe("taken");
  child.kill("SIGSTOP");
  await expect(lockFolder(folder)).rejects.toThrow(`process ${child.pid} `);
  const hours = new Date(Date.now() - 7_200_000);
  utimesSync(join(folder, "lock"), hours, hours);
  await expect(lockFolder(folder)).rejects.toThrow("It has given no sign of life for 7200 seconds: it may hang.");
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(existsSync(join(folder, "lock"))).toBe(true);
  await (await lockFolder(folder))();
});

const namespaces = ["unshare", "--pid", "--fork", "--mount-proc"];
const mayUnshare = spawnSync("unshare", [...namespaces.slice(1), "true"]).status === 0;

test.skipIf(!mayUnshare)(
  "a process that cannot see the holder among its processes is refused all the same",
  async () => {
    const first = await another(folder, [...namespaces, "--kill-child"]);
    expect(first.said).toBe("taken");
    const holder = /process 1 on /;
    expect((await another(folder, [...namespaces, "--kill-child"])).said).toMatch(holder);
    await expect(lockFolder(folder)).rejects.toThrow(holder);
  },
);

test("of many that come at once, in threads of one process as well, one gets the folder", async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const thread = new Worker(
    `const { parentPort } = require("node:worker_threads");
     import(${JSON.stringify(here)}).then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}))
       .then(() => "taken", (reason) => reason.name).then((said) => parentPort.postMessage(said));`,
    { eval: true },
  );
  onTestFinished(async () => void (await thread.terminate()));
  expect(await once(thread, "message")).toEqual(["FolderLocked"]);
  // The threads' refusals have not cost the holder its lock.
  expect((await another()).said).toContain("is in use by");
});

test("a holder gives signs of life, and one on another machine that does is believed where the disk knows no locks", async () => {
  const path = join(folder, "lock");
  const unlock = await lockFolder(folder);
  const self = JSON.parse(readFileSync(path, "utf8"));
  const at = statSync(path).mtimeMs;
  await expect.poll(() => statSync(path).mtimeMs, { timeout: 20_000 }).toBeGreaterThan(at);
  await unlock();
  expect(existsSync(path)).toBe(false);

  writeFileSync(
    path,
    JSON.stringify({ ...self, program: "the server", pid: 7, host: "elsewhere", machine: "another" }),
  );
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), 500);
  await expect(lockFolder(folder)).rejects.toThrow("in use by the server (process 7 on elsewhere, started ");
  clearInterval(beat);
  await (await lockFolder(folder))();
}, 60_000);

test("the lock of an earlier version counts while its process lives", async () => {
  const path = join(folder, "lock");
  const birth = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ")[19];
  const lock = { pid: process.pid, startedAt: "2026-01-01T00:00:00Z", birth };
  writeFileSync(path, JSON.stringify(lock));
  await expect(lockFolder(folder)).rejects.toThrow(`an earlier version (process ${process.pid} `);
  // One that only has the number of the dead one does not keep it.
  writeFileSync(path, JSON.stringify({ ...lock, birth: "1" }));
  await (await lockFolder(folder))();
}, 30_000);
