import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import {
  ADMIN,
  publishedRevisionOf,
  MINUTES,
  SELLER,
  saveView,
  statusOf,
  tokenOf,
  until,
  viewsOf,
  walletsOf,
} from "./support/operators.ts";
import { command, DEMO_PASSWORD, filledFolder, type OwnProduct, startProduct } from "./support/product.ts";

/** A server that stands still for seconds, as on a machine that swaps, sleeps or is moved, and goes on. */

const settings = { DEMO_PASSWORD, DEMO_ACCOUNTS: "keep" };
const { dataDir, remove } = filledFolder();
afterAll(remove);

let product: OwnProduct;
beforeEach(async () => {
  product = await startProduct({ dataDir, settings });
}, 10 * MINUTES);
afterEach(async () => {
  process.kill(product.pid, "SIGCONT");
  await product.stop();
}, MINUTES);

/** Stops the server with every thread of it, its store's included, and lets it go on. */
async function standStill(seconds: number): Promise<void> {
  process.kill(product.pid, "SIGSTOP");
  await after(seconds * 1_000);
  process.kill(product.pid, "SIGCONT");
}

async function isSound(): Promise<void> {
  const doctor = await command(dataDir, ["doctor"], { settings });
  expect(doctor.code, doctor.stdout + doctor.stderr).toBe(0);
}

test(
  "stopped six times while four people write: each write that was acknowledged is there, once, and the next ones work",
  async () => {
    const token = await tokenOf(product, SELLER, settings);
    const kept: string[] = [];
    const stop = new AbortController();
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let at = 0; !stop.signal.aborted; at++) {
        const name = `Writer ${writer}, ${at}`;
        const answer = await saveView(product.url, token, name, MINUTES);
        if (answer.status === 200) kept.push(name);
        else expect(["overloaded", "took-too-long"]).toContain((answer.json() as { code: string }).code);
        // A person can have so many views and no more.
        await after(500);
      }
    });
    for (const seconds of [1, 7, 0.5, 3, 12, 0.2]) {
      await after(400 + Math.random() * 1_200);
      await standStill(seconds);
      const before = kept.length;
      await until("somebody's write is acknowledged again", async () => kept.length > before, MINUTES);
      expect(await statusOf(`${product.url}/readyz`)).toBe(200);
    }
    stop.abort();
    await Promise.all(writers);
    const views = (await viewsOf(product.url, token)).filter((name) => name.startsWith("Writer "));
    expect(new Set(views).size).toBe(views.length);
    expect(views).toEqual(expect.arrayContaining(kept));
    expect(kept.length).toBeGreaterThan(20);
    await isSound();
  },
  20 * MINUTES,
);

test(
  "stopped four times in the middle of a publication: it comes to its end, whole, and readers see the one or the other revision",
  async () => {
    const token = await tokenOf(product, ADMIN, settings);
    const before = await walletsOf(product.url, token);
    const earlier = await publishedRevisionOf(product.url, token);
    const file = join(dataDir, "hotels.csv");
    writeFileSync(file, "market_code,vertical,medium,year,amount_usd\n623,hotels,tvOta,2025,61400000\n");
    const imported = await command(dataDir, ["import", "spend", file, "--coverage", "whole", "--json"], { settings });
    expect(imported.code, imported.stderr).toBe(0);
    const { revision } = JSON.parse(imported.stdout.trim().split("\n").at(-1) ?? "") as { revision: number };
    let published: Awaited<ReturnType<typeof command>> | null = null;
    const publishing = command(dataDir, ["publish", String(revision)], { settings }).then(
      (ended) => (published = ended),
    );
    let stops = 0;
    for (const seconds of [2, 5, 1, 9]) {
      await after(1_000);
      if (published !== null) break;
      await standStill(seconds);
      stops++;
    }
    const { code, stdout, stderr } = await publishing;
    expect(code, stdout + stderr).toBe(0);
    expect(stops).toBeGreaterThan(1);
    // Readers are led to it by word from the store, a moment later.
    await until(
      "readers see it",
      async () => (await publishedRevisionOf(product.url, token)) === String(revision),
      MINUTES,
    );
    const later = await walletsOf(product.url, token);
    expect(Object.keys(later)).toEqual(Object.keys(before));
    expect(later, stdout).not.toEqual(before);
    await isSound();
    const { code: back, stderr: why } = await command(dataDir, ["rollback"], { settings });
    expect(back, why).toBe(0);
    await until("readers are back", async () => (await publishedRevisionOf(product.url, token)) === earlier, MINUTES);
    expect(await walletsOf(product.url, token)).toEqual(before);
  },
  20 * MINUTES,
);
