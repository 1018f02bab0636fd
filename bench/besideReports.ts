import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import autocannon, { type Result } from "autocannon";
import { startProduct } from "#tests/support/product.ts";
import { readerToken } from "./readerToken.ts";
import { type BenchRow, median } from "./row.ts";

/** Readers who go on reading while somebody prints: so many at a time, so many requests a second together. */
const READERS = 8;
const RATE = 100;
const SECONDS = 5;
const TURNS = 5;
/** As many as one person may ask for within a minute, and some more. */
const AT_ONCE = 28;
const MINUTE_MS = 60_000;
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
    // Nobody is held to a minute in which she has printed before.
    await setTimeout(MINUTE_MS);
    const before = await turn(url, headers, false);
    const crowd = await beside(url, headers, AT_ONCE);
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
      {
        name: `the same while ${AT_ONCE} reports are asked for at once`,
        value: crowd.p99 / before.p99,
        unit: "×",
        goal: { atMost: 3 },
        note: `${crowd.p99} ms of ${before.p99} ms, ${crowd.printed} reports in ${crowd.seconds.toFixed(0)} s`,
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
  const p99 = p99Of(await autocannon({ ...reading(url, headers), duration: SECONDS }));
  stop.abort();
  return { p99, printed: await prints };
}

/** Reading goes on until the last of so many reports is printed. */
async function beside(url: string, headers: Record<string, string>, reports: number) {
  const begun = performance.now();
  const readers = autocannon({ ...reading(url, headers), duration: MINUTE_MS }, () => undefined);
  const read = once(readers, "done") as Promise<[Result]>;
  const answers = await Promise.all(
    Array.from({ length: reports }, async () => {
      const answer = await fetch(`${url}${REPORT}?format=pdf`, { headers });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  readers.stop();
  const seconds = (performance.now() - begun) / 1_000;
  return { p99: p99Of((await read)[0]), printed: answers.filter((status) => status === 200).length, seconds };
}

function reading(url: string, headers: Record<string, string>) {
  return { url: url + WALLET, headers, connections: READERS, overallRate: RATE };
}

function p99Of({ latency, errors, non2xx }: Result): number {
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} wallets were not answered.`);
  return latency.p99;
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
