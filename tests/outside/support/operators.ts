import { createHash } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { expect } from "vitest";
import { type Answer, ask } from "./ask.ts";
import { command, type Product } from "./product.ts";

/** What operators look after a fault at: figures to the dollar, what was acknowledged, and what `doctor` says. */

export const ADMIN = "admin@spotmarket.example";
export const SELLER = "seller@spotmarket.example";
/** On two cores that much else runs on. */
export const MINUTES = 60_000;
/** Of the markets: one in so many, which is some fifty. */
const EVERY = 8;
/** Whose figures tests change. */
const DALLAS = "tv-623";
const PATIENCE = 2 * MINUTES;

export type Settings = Readonly<Record<string, string>>;
type Running = Pick<Product, "url" | "dataDir">;

/** An access token that the command line prints; while the product runs, it answers. */
export async function tokenOf({ url, dataDir }: Running, email: string, settings: Settings = {}): Promise<string> {
  const { code, stdout, stderr } = await command(dataDir, ["token", email], {
    settings: { PUBLIC_URL: url, ...settings },
  });
  expect(code, stderr).toBe(0);
  return stdout.trim();
}

/** As programs do: where a busy machine asks for a moment, it is given one. */
export async function askPatiently(url: string, asking: Parameters<typeof ask>[1]): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    const answer = await ask(url, { patience: PATIENCE, ...asking });
    const isBusy = ["overloaded", "took-too-long", "too-many-requests"].some((code) => answer.text.includes(code));
    if (answer.status < 429 || !isBusy || attempt === 20) return answer;
    await after(1_000);
  }
}

/** Saves a view; the answer as it comes. */
export function saveView(url: string, token: string, name: string, patience?: number): Promise<Answer> {
  const body = { name, path: "/market-summary?market=tv-501", revision: "1" };
  return ask(`${url}/api/v1/saved-views`, { token, body, ...(patience ? { patience } : {}) });
}

/** The names of a person's saved views. */
export async function viewsOf(url: string, token: string): Promise<string[]> {
  const { items } = await readJson<{ items: readonly { name: string }[] }>(url, token, "/saved-views");
  return items.map(({ name }) => name);
}

/** The number of the revision that readers see. */
export async function publishedRevisionOf(url: string, token: string): Promise<string> {
  return (await readJson<{ revision: string }>(url, token, "/markets/tv-501/market-summary")).revision;
}

/** The wallets of some fifty markets, or of one in `every`, of the published revision or of this one, by the sum of their bytes: the same ones mean the same dollars. */
export async function walletsOf(
  url: string,
  token: string,
  asked?: string,
  every = EVERY,
): Promise<Record<string, string>> {
  const revision = asked ?? (await publishedRevisionOf(url, token));
  const { items } = await readJson<{ items: readonly { id: string }[] }>(url, token, "/markets");
  const found: Record<string, string> = {};
  for (const { id } of items.filter(({ id: market }, at) => at % every === 0 || market === DALLAS)) {
    const { status, bytes } = await askPatiently(`${url}/api/v1/revisions/${revision}/wallets/${id}`, { token });
    found[id] = `${status} ${createHash("sha256").update(bytes).digest("hex")}`;
  }
  expect(Object.values(found).filter((wallet) => !wallet.startsWith("200 "))).toEqual([]);
  return found;
}

async function readJson<Told>(url: string, token: string, path: string): Promise<Told> {
  const answer = await askPatiently(`${url}/api/v1${path}`, { token });
  expect(answer.status, answer.text.slice(0, 500)).toBe(200);
  return answer.json() as Told;
}

/** Waits until it holds. */
export async function until(what: string, holds: () => Promise<boolean>, limit = 2 * MINUTES): Promise<void> {
  const deadline = Date.now() + limit;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Not within ${limit / 1_000} s: ${what}.`);
    await after(200);
  }
}

/** The status of an address; 0 where nobody answers in ten seconds. */
export function statusOf(url: string, token?: string): Promise<number> {
  return ask(url, { patience: 10_000, ...(token ? { token } : {}) }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** What stands under the stack's beginning in a message that nobody meant for people. */
export const STACK = /^\s+at .+:\d+:\d+\)?$/m;
