import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startProduct } from "#tests/support/product.ts";
import { type BenchRow, quantile } from "./row.ts";

const ROUNDS = 200;
/** Asked before anything is measured: code that runs for the first time is compiled, and the store is read. */
const WARMING = 30;
const MARKET = "tv-623";
const ASKED: readonly (readonly [string, object])[] = [
  ["find_markets", { query: "dallas" }],
  ["market_summary", { market: MARKET }],
  ["wallet", { market: MARKET }],
  ["forecast", { market: MARKET }],
  ["share_of_wallet", { market: MARKET, medium: "radioOta" }],
];

/** One question of an assistant after the other, over HTTP, of a product that is warm. */
export async function bench(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "spotmarket-bench-"));
  const product = await startProduct({ dataDir, demoPassword: "benchmarks-only-4600" });
  try {
    const key = await readerKey(dataDir, product.url);
    const measured: { readonly tool: string; readonly p99: number }[] = [];
    for (const [tool, given] of ASKED) {
      const times: number[] = [];
      for (let at = 0; at < WARMING + ROUNDS; at++) {
        const start = performance.now();
        await ask(`${product.url}/mcp`, key, tool, given);
        if (at >= WARMING) times.push(performance.now() - start);
      }
      measured.push({ tool, p99: quantile(times, 0.99) });
    }
    return [
      {
        name: "p99 of an assistant's slowest tool",
        value: Math.max(...measured.map(({ p99 }) => p99)),
        unit: "ms",
        goal: { atMost: 100 },
        note: measured.map(({ tool, p99 }) => `${tool} ${p99.toFixed(0)}`).join(", "),
      },
    ];
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function ask(address: string, key: string, tool: string, given: object): Promise<void> {
  const answer = await fetch(address, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: tool, arguments: given } }),
  });
  const said = await answer.text();
  if (answer.status !== 200 || said.includes('"isError":true')) throw new Error(`${tool}: ${answer.status} ${said}`);
}

/** An API key of a demo account, which may read. */
async function readerKey(dataDir: string, publicUrl: string): Promise<string> {
  const words = ["key", "add", "seller@spotmarket.example", "--name", "Bench", "--scopes", "read"];
  const { stdout } = await promisify(execFile)(process.execPath, ["src/app/server/commands/commandLine.ts", ...words], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: publicUrl },
  });
  return stdout.trim().split("\n").at(-1) ?? "";
}
