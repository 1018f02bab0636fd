import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startProduct } from "#tests/support/product.ts";
import { readerToken } from "./readerToken.ts";
import { type BenchRow, median } from "./row.ts";

const CONNECTIONS = 64;
/** Short turns, many of them: a burst of other work on the machine then spoils single ones, not the median. */
const SECONDS = 1;
const ROUNDS = 11;
const WALLET = "/api/v1/revisions/current/wallets/tv-623";
const MARKET_SUMMARY = "/api/v1/markets/tv-623/media-ad-spending";

interface Load {
  readonly url: string;
  readonly headers: Record<string, string>;
}

interface Measured {
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** One wallet over HTTP, token and entitlement checked, beside a bare `node:http` server that sends the same bytes; both in processes of their own. */
export async function bench(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "spotmarket-bench-"));
  const start = () => startProduct({ dataDir, demoPassword: "benchmarks-only-4600" });
  // The first start loads the sample set, which leaves V8 with code shaped for imports; what is measured is a usual start.
  await (await start()).stop();
  const product = await start();
  try {
    const headers = { authorization: `Bearer ${await readerToken(dataDir, product.url)}`, "accept-encoding": "gzip" };
    const url = product.url.replace("localhost", "127.0.0.1");
    const floor = await startFloor(url + WALLET, headers);
    try {
      return await compare({ url: url + WALLET, headers }, { url: floor.url, headers }, url);
    } finally {
      floor.stop();
    }
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function compare(product: Load, floor: Load, url: string): Promise<BenchRow[]> {
  const { headers } = await fetch(product.url, { headers: product.headers });
  const known = { ...product.headers, "if-none-match": headers.get("etag") ?? "" };
  const full = await inTurns(product, floor);
  const unchanged = await inTurns({ ...product, headers: known }, { ...floor, headers: known });
  const section = await run({ url: url + MARKET_SUMMARY, headers: product.headers });
  return [
    {
      name: "wallet over HTTP, of a bare server",
      value: full.ratio,
      unit: "×",
      goal: { atLeast: 0.6 },
      note: full.note,
    },
    {
      name: "304 over HTTP, of a bare server",
      value: unchanged.ratio,
      unit: "×",
      goal: { atLeast: 0.8 },
      note: unchanged.note,
    },
    {
      name: "p99 of a wallet, of a bare server's",
      value: full.p99,
      unit: "×",
      goal: { atMost: 3 },
      note: `${CONNECTIONS} connections`,
    },
    { name: "a section computed per request", value: section.rate, unit: "requests/s", note: `p99 ${section.p99} ms` },
  ];
}

/** Both servers by turns, so that a busy machine slows both. */
async function inTurns(product: Load, floor: Load): Promise<{ ratio: number; p99: number; note: string }> {
  const rounds: { ours: Measured; theirs: Measured }[] = [];
  await run(product, 1);
  await run(floor, 1);
  for (let round = 0; round < ROUNDS; round++) rounds.push({ theirs: await run(floor), ours: await run(product) });
  const of = (pick: (round: { ours: Measured; theirs: Measured }) => number) => median(rounds.map(pick));
  return {
    ratio: of(({ ours, theirs }) => ours.rate / theirs.rate),
    p99: of(({ ours, theirs }) => ours.p99 / theirs.p99),
    note: `${Math.round(of(({ ours }) => ours.rate))} of ${Math.round(of(({ theirs }) => theirs.rate))} requests/s`,
  };
}

async function run({ url, headers }: Load, duration = SECONDS): Promise<Measured> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration });
  if (result.errors > 0 || result["4xx"] + result["5xx"] > 0)
    throw new Error(`${url} answered with errors: ${JSON.stringify(result.statusCodeStats)}`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

/** A bare server in a process of its own that sends what this address answers. */
export async function startFloor(
  url: string,
  headers: Record<string, string>,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  // fetch would unpack the body; the floor sends it as it came over the wire.
  const { rawBody, sent } = await rawAnswer(url, headers);
  const floor = fork(new URL("./floor.ts", import.meta.url));
  floor.send({ body: rawBody.toString("base64"), headers: sent });
  const [address] = (await once(floor, "message")) as [AddressInfo];
  return { url: `http://127.0.0.1:${address.port}${WALLET}`, stop: () => floor.kill() };
}

async function rawAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<{ rawBody: Buffer; sent: Record<string, string> }> {
  const [response] = (await once(get(url, { headers }), "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk as Uint8Array));
  const kept = ["etag", "content-type", "content-encoding", "cache-control", "vary", "content-length"];
  const sent = Object.fromEntries(kept.map((name) => [name, String(response.headers[name] ?? "")]));
  return { rawBody: Buffer.concat(chunks), sent };
}

if (import.meta.main) console.table(await bench());
