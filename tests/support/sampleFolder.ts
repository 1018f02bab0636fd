import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { promisify } from "node:util";
import { startProduct } from "./product.ts";

/** Of the demo accounts in browser tests. */
export const SAMPLE_PASSWORD = "browser-tests-only-4600";

const COMMANDS = resolve(import.meta.dirname, "../../src/app/server/commands/commandLine.ts");
const SAMPLE_SCENARIOS = 3;
const LONGEST_WAIT_MS = 120_000;

/**
 * Fills an empty folder with the sample set, by starting the product on it once. Browser tests that run in several parts copy it:
 * loading the sample set anew for each costs half a minute of processor time, and so do its what-ifs, which are reckoned in the background.
 * Into `withNobody` goes what the store was before; see `emptyFolder`.
 */
export async function fillSampleFolder(dataDir: string, withNobody?: string): Promise<void> {
  if (withNobody) {
    const env = { SAMPLE: "never" };
    const product = await startProduct({ dataDir, demoPassword: SAMPLE_PASSWORD, env, ready: "/healthz" });
    await product.stop();
    cpSync(dataDir, withNobody, { recursive: true });
  }
  const product = await startProduct({ dataDir, demoPassword: SAMPLE_PASSWORD });
  await whatIfsReckoned(dataDir, product.url);
  await product.stop();
}

async function whatIfsReckoned(dataDir: string, url: string): Promise<void> {
  const settings = { PATH: process.env["PATH"], DATA_DIR: dataDir, PUBLIC_URL: url };
  const command = [COMMANDS, "token", "seller@spotmarket.example"];
  const { stdout: token } = await promisify(execFile)(process.execPath, command, { env: settings });
  const headers = { authorization: `Bearer ${token.trim()}` };
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/api/v1/forecast/offered`, { headers });
    if (!answer.ok) throw new Error(`The what-ifs of the sample set cannot be asked for: ${await answer.text()}`);
    const { items } = (await answer.json()) as { readonly items: readonly unknown[] };
    if (items.length === SAMPLE_SCENARIOS) return;
    await after(500);
  }
  throw new Error("The what-ifs of the sample set were not reckoned in two minutes.");
}

if (import.meta.main) await fillSampleFolder(process.argv[2] ?? "", process.argv[3]);
