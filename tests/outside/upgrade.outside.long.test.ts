import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { ADMIN, MINUTES, saveView, tokenOf, viewsOf, walletsOf } from "./support/operators.ts";
import { command, DEMO_PASSWORD, ROOT, startProduct } from "./support/product.ts";
import { signIn } from "./support/signIn.ts";

/** A product that somebody has run for some days, brought up to date: versions of this repository's own history, each with data of its own. */

const EARLIER = [
  // Two days before, 23 migrations.
  "ecc8f88d",
  // A day before, 46 migrations.
  "54418482",
  // The last one of that day.
  "96a76389",
];
const PASSWORD = "quiet-harbor-at-seven-4600";
const PERSON = "ann@harbor.example";

const builds = mkdtempSync(join(tmpdir(), "spotmarket-earlier-"));
afterAll(() => rmSync(builds, { recursive: true, force: true }));

/** What is missing to make an earlier version. */
function missing(commit: string): string | null {
  const known = spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: ROOT });
  if (known.error) return "git is not installed here";
  if (known.status !== 0) return `${commit} is not in the history of this copy`;
  const asked = spawnSync("npm", ["ping", "--fetch-retries=1", "--fetch-timeout=10000"], { cwd: ROOT });
  return asked.status === 0 ? null : "npm's registry does not answer";
}

/** By the text of package-lock.json: what was installed for one version serves another that asks for the same. */
const installed = new Map([[readFileSync(join(ROOT, "package-lock.json"), "utf8"), join(ROOT, "node_modules")]]);

/** The files of an earlier version in a folder of their own, with what it needs installed. */
function made(commit: string): string {
  const root = join(builds, commit);
  mkdirSync(root);
  const archive = spawnSync("git", ["archive", commit], { cwd: ROOT, maxBuffer: 1e9 });
  expect(spawnSync("tar", ["x"], { cwd: root, input: archive.stdout }).status).toBe(0);
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const shared = installed.get(lock);
  if (shared) symlinkSync(shared, join(root, "node_modules"));
  else {
    // As its own start does, without what only tests need; `npm ci` refuses a lock file without the binaries of other systems.
    const words = ["install", "--no-save", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status, stderr } = spawnSync("npm", words, { cwd: root, encoding: "utf8" });
    expect(status, stderr).toBe(0);
    installed.set(lock, join(root, "node_modules"));
  }
  return root;
}

const skipped = EARLIER.map((commit) => [commit, missing(commit)] as const);
for (const [commit, why] of skipped)
  if (why !== null) process.stderr.write(`Skipped: the upgrade from ${commit}: ${why}.\n`);

test.each(skipped.filter(([, why]) => why === null).map(([commit]) => commit))(
  "the folder of version %s is brought up to date: figures to the dollar, people, keys and saved views are there",
  async (commit) => {
    const dataDir = mkdtempSync(join(tmpdir(), "spotmarket-upgrade-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const root = made(commit);
    const settings = { DEMO_PASSWORD };
    // Its own start but for building the app for browsers, which tells nothing of the store and takes a minute for each.
    const wrapped = [
      "sh",
      "-c",
      '[ -f src/app/server/main.ts ] && exec "$1" src/app/server/main.ts; exec "$1" src/server/main.ts',
      "sh",
    ];
    const old = await startProduct({ dataDir, settings, root, wrapped });
    onTestFinished(() => old.stop());
    const { url } = old;
    const its = { root, settings: { PUBLIC_URL: url } };
    const access = ["--name", "Ann", "--customer", "Harbor Radio", "--access", "all", "--markets", "tv-501,tv-623"];
    const added = await command(dataDir, ["user", "add", PERSON, ...access, "--password-stdin"], {
      ...its,
      input: PASSWORD,
    });
    expect(added.code, added.stderr).toBe(0);
    const keyed = await command(dataDir, ["key", "add", PERSON, "--name", "Nightly", "--scopes", "read,write"], its);
    expect(keyed.code, keyed.stderr).toBe(0);
    const key = keyed.stdout.trim().split("\n").at(-1) ?? "";
    const saved = await saveView(url, key, "Harbor mornings");
    expect(saved.status, saved.text).toBe(200);
    const printed = await command(dataDir, ["token", ADMIN], its);
    const before = await walletsOf(url, printed.stdout.trim());
    await old.stop();

    const today = await startProduct({ dataDir, settings, wrapped });
    onTestFinished(() => today.stop());
    expect(today.output()).toMatch(/Store brought up to date \(\d+ migrations\)/);
    expect(await walletsOf(today.url, await tokenOf(today, ADMIN))).toEqual(before);
    expect(await viewsOf(today.url, key)).toEqual(["Harbor mornings"]);
    expect((await saveView(today.url, key, "Harbor evenings")).status).toBe(200);
    const { access_token } = await signIn(today.url, PERSON, PASSWORD);
    expect((await viewsOf(today.url, access_token)).toSorted()).toEqual(["Harbor evenings", "Harbor mornings"]);
    const doctor = await command(dataDir, ["doctor"], { settings: { PUBLIC_URL: today.url } });
    expect(doctor.code, doctor.stdout + doctor.stderr).toBe(0);
    expect(today.output()).not.toContain("Internal error");
  },
  45 * MINUTES,
);
