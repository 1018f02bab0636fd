import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findPostgres, startPostgres, type TemporaryPostgres } from "../support/postgres.ts";
import { ask } from "./support/ask.ts";
import { MINUTES, SELLER, saveView, statusOf, tokenOf, until, viewsOf, walletsOf } from "./support/operators.ts";
import { command, DEMO_PASSWORD, type OwnProduct, startProduct } from "./support/product.ts";

/** PostgreSQL that stands still, and one of two servers on it that does. */

const isMissing = findPostgres() === null;
if (isMissing) process.stderr.write("Skipped: PostgreSQL and servers on it that stand still; it is not installed.\n");
const tried = test.skipIf(isMissing);

const FIGURES = "/api/v1/markets/tv-501/market-summary";
const folder = mkdtempSync(join(tmpdir(), "spotmarket-still-"));
let postgres: TemporaryPostgres | null = null;
const products: OwnProduct[] = [];
let settings: Record<string, string> = {};

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  if (!postgres) return;
  settings = { DEMO_PASSWORD, DEMO_ACCOUNTS: "keep", DATABASE_URL: postgres.url };
  // One origin for both, as behind a load balancer: it is part of every token.
  products.push(await startProduct({ dataDir: join(folder, "first"), settings }));
  const [first] = products;
  settings = { ...settings, PUBLIC_URL: first?.url ?? "" };
}, 20 * MINUTES);
afterAll(async () => {
  for (const product of products) {
    process.kill(product.pid, "SIGCONT");
    await product.stop();
  }
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 5 * MINUTES);

async function isSound(): Promise<void> {
  const doctor = await command(join(folder, "first"), ["doctor"], { settings });
  expect(doctor.code, doctor.stdout + doctor.stderr).toBe(0);
}

tried(
  "PostgreSQL stands still for fifteen seconds: the server lives, says that it is not ready, gives figures from memory for a while, and comes back by itself",
  async () => {
    const [product] = products;
    if (!product || !postgres) throw new Error("It did not start.");
    const { url } = product;
    const token = await tokenOf(product, SELLER, settings);
    const wallets = await walletsOf(url, token);
    const summary = await ask(url + FIGURES, { token });
    expect(summary.status).toBe(200);
    const kept = ["Before it stood still"];
    expect((await saveView(url, token, kept[0] ?? "")).status).toBe(200);

    const goOn = postgres.pause();
    const begun = performance.now();
    const seen: { at: number; health: number; ready: string; figures: number; same: boolean }[] = [];
    const writing = saveView(url, token, "While it stood still", 2 * MINUTES);
    try {
      while (performance.now() - begun < 15_000) {
        const at = Math.round(performance.now() - begun);
        const [health, ready, figures] = await Promise.all([
          statusOf(`${url}/healthz`),
          ask(`${url}/readyz`),
          ask(url + FIGURES, { token, patience: MINUTES }),
        ]);
        seen.push({
          at,
          health,
          ready: `${ready.status} ${ready.text.includes("store-unreachable")}`,
          figures: figures.status,
          same: figures.text === summary.text,
        });
      }
    } finally {
      goOn();
    }
    expect(seen.map(({ health }) => health)).toEqual(seen.map(() => 200));
    expect(seen.map(({ ready }) => ready)).toEqual(seen.map(() => "503 true"));
    const [first] = seen;
    expect(first).toMatchObject({ figures: 200, same: true });

    await until("it is ready again", async () => (await statusOf(`${url}/readyz`)) === 200, MINUTES);
    expect((await ask(url + FIGURES, { token })).text).toBe(summary.text);
    const written = await writing;
    if (written.status === 200) kept.push("While it stood still");
    expect((await saveView(url, token, "Afterwards")).status).toBe(200);
    expect(await viewsOf(url, token)).toEqual(expect.arrayContaining([...kept, "Afterwards"]));
    expect(await walletsOf(url, token)).toEqual(wallets);
    await isSound();
    expect(product.output()).not.toContain("Internal error");
  },
  20 * MINUTES,
);

tried(
  "of two servers on one PostgreSQL one stands still: the other reads and writes, and afterwards both have all that either acknowledged",
  async () => {
    const second = await startProduct({ dataDir: join(folder, "second"), settings });
    products.push(second);
    const [first] = products;
    if (!first) throw new Error("It did not start.");
    const direct = /"msg":"Server listening at (http:[^"]+)"/.exec(second.output())?.[1] ?? "";
    const token = await tokenOf(first, SELLER, settings);
    const wallets = await walletsOf(direct, token);
    const kept: string[] = [];
    const stop = new AbortController();
    const write = async (url: string, who: string) => {
      for (let at = 0; !stop.signal.aborted; at++) {
        const name = `${who}, ${at}`;
        const { status } = await saveView(url, token, name, MINUTES).catch(() => ({ status: 0 }));
        if (status === 200) kept.push(name);
        // A person can have so many views and no more.
        await after(250);
      }
    };
    const writing = [write(first.url, "First"), write(direct, "Second")];
    await until("both write", async () =>
      ["First", "Second"].every((who) => kept.some((name) => name.startsWith(who))),
    );

    process.kill(first.pid, "SIGSTOP");
    const before = kept.length;
    const begun = performance.now();
    const figures: number[] = [];
    while (performance.now() - begun < 15_000) {
      figures.push(await statusOf(direct + FIGURES, token));
      await after(200);
    }
    expect(figures).toEqual(figures.map(() => 200));
    expect(kept.slice(before).filter((name) => name.startsWith("Second")).length).toBeGreaterThan(10);
    expect(await statusOf(`${direct}/readyz`)).toBe(200);
    process.kill(first.pid, "SIGCONT");
    const resumed = kept.length;
    await until("the first writes again", async () => kept.slice(resumed).some((name) => name.startsWith("First")));
    stop.abort();
    await Promise.all(writing);
    for (const url of [first.url, direct]) {
      expect(await viewsOf(url, token)).toEqual(expect.arrayContaining(kept));
      expect(await walletsOf(url, token)).toEqual(wallets);
    }
    await isSound();
  },
  20 * MINUTES,
);
