import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { accessToken } from "#platform/identity/accessToken.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import type { RunningProduct } from "#tests/support/product.ts";
import { startNodes } from "#tests/support/startNodes.ts";
import { type BenchRow, median } from "./row.ts";

/** In all, however many nodes share them. */
const CONNECTIONS = 48;
const ROUNDS = 3;
/** Requests of one measurement: a number rather than a time, so that a busy machine has as much to do as an idle one. */
const FREE = 3_000;
const HELD = 600;
/** Until the nodes' code runs as it does in the middle of a day. */
const WARM = 3_000;
/** The part of a core that a held-back node has. */
const PART = 0.05;
/** A node is let run and held again this often, in milliseconds. */
const PERIOD_MS = 100;

/** What a screen asks: a stored wallet, and sections that are reckoned for each request. */
const PATHS = [
  "/api/v1/revisions/current/wallets/tv-623",
  "/api/v1/markets/tv-623/media-ad-spending",
  "/api/v1/markets/tv-501/media-ad-spending",
];

/**
 * One node against three on one PostgreSQL with the sample set, asked directly. With fewer cores than nodes and client need, whole nodes only share
 * what there is; held back to a part of a core each, they show whether they wait for each other.
 */
export async function bench(): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("     PostgreSQL is not installed here, so nothing is measured of several nodes.");
    return [];
  }
  try {
    const began = performance.now();
    const cluster = await startNodes({ postgres: postgres.url, count: 3, ready: "/readyz" });
    try {
      const seconds = (performance.now() - began) / 1_000;
      const { database, proxy, nodes } = cluster;
      const headers = {
        authorization: `Bearer ${await accessToken(database, proxy.url, "seller@spotmarket.example")}`,
      };
      const revisions = await database.query<{ label: string }>("select label from revision order by revision_id");
      const labels = revisions.map(({ label }) => label).join(", ");
      if (new Set(revisions.map(({ label }) => label)).size !== revisions.length)
        throw new Error(`The sample set was loaded more than once: ${labels}.`);
      const cores = availableParallelism();
      // Of this machine before anything is asked, its other work among it: on a busy one the rates say little, the ratios more.
      const load = (loadavg()[0] ?? 0).toFixed(1);
      await measure(nodes, headers, WARM);
      const free = await inTurns(nodes, headers, FREE);
      const release = nodes.map(({ pid }, at) => holdBack(pid, (at * PERIOD_MS) / nodes.length));
      const held = await inTurns(nodes, headers, HELD).finally(() => release.forEach((letGo) => letGo()));
      return [
        {
          name: "three nodes at once on an empty store, sample set loaded once",
          value: seconds,
          unit: "s",
          note: `revisions: ${labels}`,
        },
        {
          name: "three nodes, of one node's requests",
          value: free.ratio,
          unit: "×",
          // One core for each node and one for who asks.
          ...(cores > 3 ? { goal: { atLeast: 1.7 } } : {}),
          note: `${free.note}; ${cores} cores for three nodes, PostgreSQL and the client; load average ${load} before`,
        },
        {
          name: "processor time of a request, one of three nodes, of a single node's",
          value: free.cost,
          unit: "×",
          // Three nodes at this cost give 1.7 times the requests of one.
          goal: { atMost: 3 / 1.7 },
          note: `with a core each, three nodes then answer up to ${Math.min(nodes.length, nodes.length / free.cost).toFixed(1)} times as much`,
        },
        {
          name: `likewise, each node held to ${PART * 100} % of a core`,
          value: held.ratio,
          unit: "×",
          goal: { atLeast: 1.7 },
          note: held.note,
        },
      ];
    } finally {
      await cluster.stop();
    }
  } finally {
    await postgres.stop();
  }
}

interface Measured {
  /** Requests a second of all nodes together. */
  readonly rate: number;
  /** Seconds of processor time that the nodes spent on one request. */
  readonly cost: number;
}

/** One and three by turns, so that a busy machine slows both. */
async function inTurns(nodes: readonly RunningProduct[], headers: Record<string, string>, amount: number) {
  const rounds: { one: Measured; three: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      one: await measure(nodes.slice(0, 1), headers, amount),
      three: await measure(nodes, headers, amount),
    });
  const of = (pick: (round: { one: Measured; three: Measured }) => number) => median(rounds.map(pick));
  return {
    ratio: of(({ one, three }) => three.rate / one.rate),
    cost: of(({ one, three }) => three.cost / one.cost),
    note: `${Math.round(of(({ three }) => three.rate))} against ${Math.round(of(({ one }) => one.rate))} requests/s`,
  };
}

async function measure(
  nodes: readonly RunningProduct[],
  headers: Record<string, string>,
  amount: number,
): Promise<Measured> {
  const [before, began] = [processorSeconds(nodes), performance.now()];
  const results = await Promise.all(
    nodes.map(({ url }) =>
      autocannon({
        url: url.replace("localhost", "127.0.0.1"),
        connections: CONNECTIONS / nodes.length,
        amount: amount / nodes.length,
        timeout: 60,
        headers: { ...headers, "accept-encoding": "gzip" },
        requests: PATHS.map((path) => ({ path })),
      }),
    ),
  );
  const wrong = results.filter((result) => result.errors > 0 || result.non2xx > 0);
  if (wrong.length > 0) throw new Error(`A node answered with errors: ${JSON.stringify(wrong[0]?.statusCodeStats)}`);
  const answered = results.reduce((sum, { requests }) => sum + requests.total, 0);
  return {
    rate: (answered / (performance.now() - began)) * 1_000,
    cost: (processorSeconds(nodes) - before) / answered,
  };
}

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/** What these processes have spent so far. */
function processorSeconds(nodes: readonly RunningProduct[]): number {
  return nodes.reduce((sum, { pid }) => {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
    const [user = 0, system = 0] = afterName.split(" ").slice(11, 13).map(Number);
    return sum + (user + system) / TICKS;
  }, 0);
}

/** Lets a process run for a part of each period only, until the answered function is called. */
function holdBack(pid: number, after: number): () => void {
  const released = new AbortController();
  const turn = async () => {
    await wait(after);
    while (!released.signal.aborted) {
      process.kill(pid, "SIGCONT");
      await wait(PERIOD_MS * PART);
      process.kill(pid, "SIGSTOP");
      await wait(PERIOD_MS * (1 - PART));
    }
    process.kill(pid, "SIGCONT");
  };
  void turn();
  return () => {
    released.abort();
    process.kill(pid, "SIGCONT");
  };
}

if (import.meta.main) console.table(await bench());
