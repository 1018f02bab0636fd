import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { startProduct } from "#tests/support/product.ts";
import { readerToken } from "./readerToken.ts";
import { type BenchRow, median } from "./row.ts";

/** Readers who go on reading while somebody prints: so many at a time, so many requests a second together. */
const READERS = 8;
const RATE = 100;
const SECONDS = 5;
const TURNS = 5;
const WALLET = "/api/v1/revisions/current/wallets/tv-623";
const REPORT = "/api/v1/markets/tv-623/report/file";
const FORMATS = ["pdf", "pptx", "xlsx"];

interface Turn {
  /** Milliseconds. */
  readonly p99: number;
  readonly printed: number;
}

/** How long others wait for a wallet while one reader has report after report printed, beside how long they wait when nobody does. */
export async function besideReports(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "spotmarket-bench-"));
  const start = () => startProduct({ dataDir, demoPassword: "benchmarks-only-4600" });
  // The first start loads the sample set, which leaves V8 with code shaped for imports; what is measured is a usual start.
  await (await start()).stop();
  const product = await start();
  try {
    const headers = { authorization: `Bearer ${await readerToken(dataDir, product.url)}`, "accept-encoding": "gzip" };
    const url = product.url.replace("localhost", "127.0.0.1");
    await turn(url, headers, true);
    const turns: { quiet: Turn; busy: Turn }[] = [];
    for (let at = 0; at < TURNS; at++)
      turns.push({ quiet: await turn(url, headers, false), busy: await turn(url, headers, true) });
    const quiet = median(turns.map((one) => one.quiet.p99));
    const busy = median(turns.map((one) => one.busy.p99));
    const printed = turns.reduce((sum, one) => sum + one.busy.printed, 0);
    return [
      {
        name: "p99 of others' wallets while reports are printed, of a quiet one",
        value: median(turns.map((one) => one.busy.p99 / one.quiet.p99)),
        unit: "×",
        goal: { atMost: 3 },
        note: `${busy} ms of ${quiet} ms, ${printed} reports`,
      },
    ];
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const TOO_MANY = 429;
const PAUSE_MS = 500;

async function turn(url: string, headers: Record<string, string>, printing: boolean): Promise<Turn> {
  const stop = new AbortController();
  const prints = printing ? print(url, headers, stop.signal) : Promise.resolve(0);
  const { latency, errors, non2xx } = await autocannon({
    url: url + WALLET,
    headers,
    connections: READERS,
    overallRate: RATE,
    duration: SECONDS,
  });
  stop.abort();
  const printed = await prints;
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} wallets were not answered.`);
  return { p99: latency.p99, printed };
}

/** One report after the other until it is stopped; answers how many were printed. */
async function print(url: string, headers: Record<string, string>, stop: AbortSignal): Promise<number> {
  let printed = 0;
  while (!stop.aborted) {
    const answer = await fetch(`${url}${REPORT}?format=${FORMATS[printed % FORMATS.length]}`, { headers });
    if (answer.status === TOO_MANY) {
      // One address may ask for so many in a minute; the next one is due when it is let in again.
      await setTimeout(PAUSE_MS);
      continue;
    }
    if (!answer.ok) throw new Error(`The report was answered with ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    printed += 1;
  }
  return printed;
}

if (import.meta.main) console.table(await besideReports());
