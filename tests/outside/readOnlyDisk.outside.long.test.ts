import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { ask } from "./support/ask.ts";
import {
  ADMIN,
  MINUTES,
  saveView,
  SELLER,
  STACK,
  statusOf,
  tokenOf,
  until,
  viewsOf,
  walletsOf,
} from "./support/operators.ts";
import { command, DEMO_PASSWORD, filledFolder, freePort, ROOT, startProduct } from "./support/product.ts";

/** A disk that may be read and not be written to: before a start, under a running product, and beneath the program itself. */

const isolated = (commands: string) => ["unshare", "--mount", "sh", "-c", `${commands} && exec "$@"`, "sh"];
/** Nobody but what is started so sees it. */
const readOnly = (folder: string) =>
  isolated(`mount --bind '${folder}' '${folder}' && mount -o remount,bind,ro '${folder}' && cd "$PWD"`);
const mayMount = spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;
if (!mayMount) process.stderr.write("Skipped: read-only disks, since this account may not mount.\n");

const PATIENCE = 20_000;
const settings = { DEMO_PASSWORD, DEMO_ACCOUNTS: "keep" };
const { dataDir, remove } = filledFolder();
afterAll(remove);

test.skipIf(!mayMount)(
  "a start and every command on a read-only data folder say so, name the folder and what to do",
  async () => {
    const empty = mkdtempSync(join(tmpdir(), "spotmarket-read-only-"));
    onTestFinished(() => rmSync(empty, { recursive: true }));
    const SAID = "lies on a read-only file system. Mount a volume there, or name another folder with DATA_DIR.";
    const saved = join(tmpdir(), `spotmarket-never-${process.pid}.backup`);
    const tried: readonly (readonly [folder: string, args: readonly string[]])[] = [
      [dataDir, ["src/app/server/main.ts"]],
      [empty, ["src/app/server/main.ts"]],
      [join(empty, "new"), ["src/app/server/main.ts"]],
      [dataDir, ["scripts/spotmarket.mjs", "doctor"]],
      [dataDir, ["scripts/spotmarket.mjs", "revisions"]],
      [dataDir, ["scripts/spotmarket.mjs", "backup", saved]],
      [empty, ["scripts/spotmarket.mjs", "migrate"]],
      [join(empty, "new"), ["scripts/spotmarket.mjs", "migrate"]],
    ];
    const port = await freePort();
    for (const [folder, args] of tried) {
      const [program = "", ...words] = [...readOnly(folder.replace(/\/new$/, "")), process.execPath, ...args];
      const env = { PATH: process.env["PATH"], HOME: process.env["HOME"], DATA_DIR: folder, PORT: String(port) };
      const { status, stdout, stderr } = spawnSync(program, words, { cwd: ROOT, env, encoding: "utf8" });
      expect.soft(`${args.join(" ")}: ${stdout}${stderr}`).toContain(`The data folder ${folder} ${SAID}`);
      expect.soft(stderr).not.toMatch(STACK);
      expect.soft(status, args.join(" ")).toBe(1);
    }
    expect(existsSync(saved)).toBe(false);
  },
  10 * MINUTES,
);

test.skipIf(!mayMount)(
  "a program whose own folder is read-only, as in a container, keeps, exports and imports in its data folder",
  async () => {
    // The image begins with this, and builds nothing.
    const wrapped = isolated(`mount --bind . . && mount -o remount,bind,ro '${ROOT}' && cd '${ROOT}'`);
    const serve = [
      ...wrapped.slice(0, -2),
      wrapped.at(-2)?.replace('exec "$@"', 'exec "$1" src/app/server/main.ts') ?? "",
      "sh",
    ];
    const product = await startProduct({ dataDir, settings, wrapped: serve });
    onTestFinished(() => product.stop());
    expect(spawnSync("nsenter", ["-m", "-t", String(product.pid), "touch", join(ROOT, "touched")]).status).toBe(1);
    const { url } = product;
    const token = await tokenOf(product, ADMIN, settings);
    expect((await saveView(url, token, "Kept in the data folder")).status).toBe(200);
    expect(await viewsOf(url, token)).toContain("Kept in the data folder");
    for (const [path, begins] of [
      ["/markets/tv-501/share-of-wallet.xlsx?medium=tvOta", "PK"],
      ["/markets/tv-501/one-sheet", "%PDF"],
    ] as const) {
      const { status, bytes } = await ask(`${url}/api/v1${path}`, { token, patience: 2 * MINUTES });
      expect.soft(`${path}: ${status} ${bytes.toString("latin1", 0, begins.length)}`).toBe(`${path}: 200 ${begins}`);
    }
    const file = join(dataDir, "spend.csv");
    writeFileSync(file, "market_code,vertical,medium,year,amount_usd\n623,hotels,tvOta,2025,1\n");
    const imported = await command(dataDir, ["import", "spend", file, "--json"]);
    expect(imported.code, imported.stderr).toBe(0);
    expect(product.output()).not.toMatch(/EROFS|read-only/i);
  },
  20 * MINUTES,
);

/** A disk of its own, in a file. */
interface OwnDisk {
  readonly folder: string;
  /** As the kernel does when a disk beneath it fails: from now on nobody can write to it, whoever has files open. */
  fail(): void;
  /** Takes it away, mends it and brings it back, which takes that nobody has a file on it open. */
  mend(): Promise<void>;
  remove(): void;
}

const MEGABYTES = 1_500;

/** @throws Error where it cannot be mounted */
function ownDisk(): OwnDisk {
  const place = mkdtempSync(join(tmpdir(), "spotmarket-disk-"));
  const [image, folder] = [join(place, "image"), join(place, "disk")];
  mkdirSync(folder);
  run("truncate", ["-s", `${MEGABYTES}M`, image]);
  run("mkfs.ext4", ["-q", "-E", "lazy_itable_init=1,lazy_journal_init=1", image]);
  const mount = () => run("mount", ["-o", "loop,errors=remount-ro", image, folder]);
  mount();
  return {
    folder,
    fail: () => {
      const device = run("findmnt", ["-n", "-o", "SOURCE", folder]).trim();
      // Never the machine's own.
      expect(device).toMatch(/^\/dev\/loop\d+$/);
      const back = run("losetup", ["-n", "-O", "BACK-FILE", device]).trim();
      expect(back).toBe(image);
      writeFileSync(join("/sys/fs/ext4", basename(device), "trigger_fs_error"), "test\n");
    },
    mend: async () => {
      run("umount", [folder]);
      // Whoever has been given a view of mounts of its own meanwhile has this one in it, too.
      await until("nobody has the disk any more", async () => run("losetup", ["-j", image]) === "");
      // Ends with 1 where it has mended something.
      expect(spawnSync("e2fsck", ["-fp", image]).status).toBeLessThan(2);
      mount();
    },
    remove: () => {
      spawnSync("umount", ["-l", folder]);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr ?? ""}${error?.message ?? ""}`);
  return stdout;
}

/** What is missing for a disk that fails. */
function diskMissing(): string | null {
  if (!mayMount) return "this account may not mount";
  try {
    const disk = ownDisk();
    disk.fail();
    disk.remove();
    return null;
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason);
  }
}
const withoutDisk = diskMissing();
if (withoutDisk !== null) process.stderr.write(`Skipped: a disk that becomes read-only: ${withoutDisk}\n`);

test.skipIf(withoutDisk !== null)(
  "a disk that becomes read-only under a running product: figures are read on, writes are refused, and mended all is there",
  async () => {
    const disk = ownDisk();
    onTestFinished(() => disk.remove());
    const own = join(disk.folder, "data");
    cpSync(dataDir, own, { recursive: true });
    const product = await startProduct({ dataDir: own, settings });
    onTestFinished(() => product.stop());
    const { url } = product;
    const token = await tokenOf(product, SELLER, settings);
    const before = await walletsOf(url, token);
    const kept: string[] = [];
    const save = async (name: string) => {
      const answer = await saveView(url, token, name, PATIENCE);
      if (answer.status === 200) kept.push(name);
      return answer;
    };
    // What was copied there is on the disk; what is acknowledged from now on must be by itself.
    run("sync", ["-f", own]);
    for (let at = 0; at < 5; at++) expect((await save(`Before ${at}`)).status).toBe(200);

    disk.fail();
    const figures = () => ask(`${url}/api/v1/markets/tv-501/market-summary`, { token, patience: PATIENCE });
    const refusals = [await save("While it is read-only")];
    // From memory, as long as rights are trusted unconfirmed.
    expect(await figures()).toMatchObject({ status: 200 });
    for (let at = 0; at < 20; at++) {
      refusals.push(await save(`While it is read-only, ${at}`));
      const read = await figures();
      if (read.status !== 200) refusals.push(read);
      expect(await statusOf(`${url}/healthz`)).toBe(200);
      expect(await statusOf(`${url}/readyz`)).toBe(503);
      await after(500);
    }
    for (const { status, text } of refusals) {
      expect(status, text).toBe(503);
      expect(JSON.parse(text)).toMatchObject({
        code: "store-unreachable",
        detail: expect.stringContaining("is read-only right now"),
      });
    }
    expect(product.output()).toMatch(/The embedded store has stopped \([^)]*read-only file system/i);
    expect(product.output()).not.toContain("Internal error");
    await product.stop();
    expect(product.output().split("Stopping: open requests are finished first.").at(-1)?.trim()).toBe("");
    await disk.mend();
    const again = await startProduct({ dataDir: own, settings });
    onTestFinished(() => again.stop());
    const next = await tokenOf(again, SELLER, settings);
    expect(await viewsOf(again.url, next)).toEqual(expect.arrayContaining(kept));
    expect(await walletsOf(again.url, next)).toEqual(before);
    expect((await saveView(again.url, next, "Afterwards")).status).toBe(200);
    const doctor = await command(own, ["doctor"], { settings });
    expect(doctor.code, doctor.stdout + doctor.stderr).toBe(0);
  },
  30 * MINUTES,
);
