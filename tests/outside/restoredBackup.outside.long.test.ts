import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { MINUTES, SELLER, type Settings, saveView, tokenOf, viewsOf, walletsOf } from "./support/operators.ts";
import { command, DEMO_PASSWORD, filledFolder, startProduct } from "./support/product.ts";
import { signIn } from "./support/signIn.ts";

/** A backup made by the command line while people write, and what is of it in another folder and on another engine. */

const settings = { DEMO_PASSWORD, DEMO_ACCOUNTS: "keep" };
const PERSON = "ann@harbor.example";
const PASSWORD = "quiet-harbor-at-seven-4600";
const folder = mkdtempSync(join(tmpdir(), "spotmarket-restored-"));
const file = join(folder, "monday.backup");
const { dataDir, remove } = filledFolder();
afterAll(() => {
  remove();
  rmSync(folder, { recursive: true, force: true });
});

const PAUSE_MS = 200;

let wallets: Record<string, string> = {};
/** Names of views in the order in which they were acknowledged. */
const kept: string[] = [];
let before = 0;
let until = 0;

beforeAll(async () => {
  const product = await startProduct({ dataDir, settings });
  try {
    const access = ["--name", "Ann", "--customer", "Harbor Radio", "--access", "all", "--markets", "tv-501"];
    const added = await command(dataDir, ["user", "add", PERSON, ...access, "--password-stdin"], { input: PASSWORD });
    expect(added.code, added.stderr).toBe(0);
    const token = await tokenOf(product, SELLER, settings);
    wallets = await walletsOf(product.url, token);
    const stop = new AbortController();
    const writing = (async () => {
      for (let at = 0; !stop.signal.aborted; at++) {
        const answer = await saveView(product.url, token, `Written ${at}`, MINUTES);
        expect(answer.status, answer.text).toBe(200);
        kept.push(`Written ${at}`);
        // A person can have so many and no more.
        await after(PAUSE_MS);
      }
    })();
    while (kept.length < 10) await after(50);
    before = kept.length;
    const backup = await command(dataDir, ["backup", file], { settings });
    until = kept.length;
    stop.abort();
    await writing;
    expect(backup.code, backup.stderr).toBe(0);
    expect(until, "writes beside the backup").toBeGreaterThan(before);
    const verified = await command(dataDir, ["backup", "verify", file], { settings });
    expect(verified.code, verified.stderr).toBe(0);
  } finally {
    await product.stop();
  }
}, 20 * MINUTES);

/** Restores into an empty store, starts the product on it, and looks at all that was in the first one. */
async function isAsBefore(own: Settings): Promise<void> {
  const other = mkdtempSync(join(folder, "other-"));
  const restored = await command(other, ["restore", file], { settings: { ...settings, ...own } });
  expect(restored.code, restored.stderr).toBe(0);
  const product = await startProduct({ dataDir: other, settings: { ...settings, ...own } });
  onTestFinished(() => product.stop());
  const { access_token: token } = await signIn(product.url, SELLER, DEMO_PASSWORD);
  expect(await walletsOf(product.url, token)).toEqual(wallets);
  const views = (await viewsOf(product.url, token)).filter((name) => name.startsWith("Written "));
  // All as of one moment: what was acknowledged before it, and nothing that came later.
  expect(views.length).toBeGreaterThanOrEqual(before);
  expect(views.length).toBeLessThanOrEqual(until + 1);
  expect(new Set(views)).toEqual(new Set(kept.slice(0, views.length)));
  await signIn(product.url, PERSON, PASSWORD);
  expect((await saveView(product.url, token, "Afterwards")).status).toBe(200);
  const doctor = await command(other, ["doctor"], { settings: { ...settings, ...own } });
  expect(doctor.code, doctor.stdout + doctor.stderr).toBe(0);
}

test(
  "in another folder: the same dollars, every write from before the backup, people sign in, and doctor finds all sound",
  () => isAsBefore({}),
  20 * MINUTES,
);

if (findPostgres() === null)
  process.stderr.write("Skipped: a backup restored on PostgreSQL, which is not installed.\n");

test.skipIf(findPostgres() === null)(
  "on PostgreSQL: the same dollars, every write from before the backup, people sign in, and doctor finds all sound",
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres?.stop());
    await isAsBefore({ DATABASE_URL: postgres?.url ?? "" });
  },
  20 * MINUTES,
);
