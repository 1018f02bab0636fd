import { spawn, spawnSync } from "node:child_process";
import { existsSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyFolder } from "../support/emptyFolder.ts";
import { freePort, type OwnProduct, ROOT, startProduct } from "./support/product.ts";

const NODE_24 = process.execPath;
const SERVER = "src/app/server/main.ts";
const COMMAND = "src/app/server/commands/commandLine.ts";
/** A container's view of processes: its own, numbered from 1. */
const CONTAINER = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];
const mayUnshare = spawnSync("unshare", [...CONTAINER.slice(1), "true"]).status === 0;
if (!mayUnshare)
  process.stdout.write("Skipped: two servers in containers of their own, since this account may not unshare.\n");

const folder = emptyFolder();
let holder: OwnProduct;

/** A program of the product, to its end. */
async function run(script: string, words: readonly string[], dataDir: string, before: readonly string[] = []) {
  const [program = "", ...args] = [...before, NODE_24, script, ...words];
  const env = {
    PATH: process.env["PATH"],
    HOME: process.env["HOME"],
    SAMPLE: "never",
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  };
  return await new Promise<{ code: number | null; said: string }>((done) => {
    const child = spawn(program, args, { cwd: ROOT, env });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += String(text)));
    child.once("close", (code) => done({ code, said }));
  });
}

beforeAll(async () => {
  const wrapped = mayUnshare ? CONTAINER : [];
  holder = await startProduct({ dataDir: folder, settings: { SAMPLE: "never" }, wrapped, ready: "/healthz" });
});

afterAll(async () => {
  await holder.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(`${folder}-link`, { force: true });
});

const REFUSED =
  /is in use by the server \(process \d+ on [^,]+, started 20.*\)\. Stop that process, or give this one a data folder/;

test.each([
  ["beside it", [], false],
  ["by a symbolic link", [], true],
  ["in a container of its own", CONTAINER, false],
] as const)(
  "a second server on an embedded store is refused by name: %s",
  async (_, before, linked) => {
    if (before.length > 0 && !mayUnshare) return;
    const link = `${folder}-link`;
    if (linked) symlinkSync(folder, link);
    const { code, said } = await run(SERVER, [], linked ? link : folder, before);
    expect(said).toMatch(REFUSED);
    expect(said).not.toContain("    at ");
    expect(code).toBe(1);
    expect((await fetch(`${holder.url}/healthz`)).status).toBe(200);
  },
  120_000,
);

test("a command is done by the server that has the store, or refused by name", async () => {
  const done = await run(COMMAND, ["revisions"], folder, mayUnshare ? CONTAINER : []);
  expect(done).toMatchObject({ code: 0 });
  // Without its socket the server cannot be asked.
  rmSync(join(folder, "control.sock"));
  const refused = await run(COMMAND, ["revisions"], folder, mayUnshare ? CONTAINER : []);
  expect(refused.said).toMatch(REFUSED);
  expect(refused.code).toBe(1);
}, 120_000);

test("a server that hangs keeps its store, and one that was killed leaves it to the next", async () => {
  const { pid } = holder;
  process.kill(pid, "SIGSTOP");
  const { said } = await run(COMMAND, ["migrate"], folder);
  process.kill(pid, "SIGKILL");
  expect(said).toMatch(REFUSED);
  for (let waited = 0; existsSync(`/proc/${pid}`) && waited < 100; waited++) await after(100);
  expect(await run(COMMAND, ["revisions"], folder)).toMatchObject({ code: 0 });
}, 180_000);
