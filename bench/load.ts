import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import autocannon from "autocannon";
import { startPostgres } from "#tests/support/postgres.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { startFloor } from "./http.ts";
import { type GeneratedCustomer, generateCustomer } from "./load/customer.ts";
import { type LoadClient, startClient } from "./load/loadClient.ts";
import { REQUESTS_OF_SCREEN } from "./load/screensMix.ts";
import { LOOKED_INTO } from "./load/inspector.ts";
import type { LoadAnswer } from "./load/orders.ts";
import { soak } from "./load/soak.ts";
import { besideProbe, descriptorsOf, type ProbeNotes, residentMemory } from "./load/watch.ts";
import { type BenchRow, median } from "./row.ts";

const MARKETS = 463;
const USERS = 2_000;
const CONNECTIONS = 50;
const OVERLOAD = 10;
const IDLE = 5_000;
const FLOOR_ROUNDS = 5;
/** A publication by command, and some seconds on either side of it. */
const HERD_SECONDS = 20;
const LONGEST_PUBLICATION_MS = 60_000;
const WALLET = "/api/v1/revisions/current/wallets/tv-501";
/** Part of the warm rate at which a soak goes on. */
const SOAK_PART = 0.3;
/** A second of a load counts as recovered below this, in milliseconds. */
const RECOVERED_MS = 300;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "0" },
    seconds: { type: "string", default: "10" },
    only: { type: "string", default: "overload,herd,idle" },
    store: { type: "string", default: "pglite" },
  },
  allowPositionals: true,
  strict: false,
});
/** Minutes of the soak; 0: none. Seconds of each of the other loads. */
const [MINUTES, SECONDS] = [Number(values["minutes"]), Number(values["seconds"])];
/** What is put on the product beside the warm load, in this order. */
const PARTS = { overload, herd, idle } satisfies Record<string, (ground: Ground) => Promise<BenchRow[]>>;
const WANTED = new Set(String(values["only"]).split(","));

interface Ground {
  readonly origin: string;
  readonly product: RunningProduct;
  readonly customer: GeneratedCustomer;
  readonly client: LoadClient;
  readonly env: NodeJS.ProcessEnv;
  /** A bare server that sends one wallet. */
  readonly idleServer: string;
}

/**
 * A generated customer of the country's size on a product with its usual limits, the clients in a process of their own: screens as browsers
 * ask for them, ten times as many as usual, a new edition under load, idle connections, and a soak where `--minutes` says how long.
 */
export async function bench(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "spotmarket-load-"));
  const publicUrl = "http://localhost:4780";
  const postgres = values["store"] === "postgres" ? await startPostgres({ durable: true }) : null;
  if (values["store"] === "postgres" && !postgres) throw new Error("PostgreSQL is not installed here.");
  const place = postgres ? { databaseUrl: postgres.url, dataDir } : { dataDir };
  const customer = await generateCustomer(place, publicUrl, { markets: MARKETS, users: USERS });
  const env = {
    PUBLIC_URL: publicUrl,
    SAMPLE: "never",
    LOG_LEVEL: "error",
    LONGEST_PAUSE_MS: "",
    LONGEST_REQUEST_S: "",
    REQUESTS_PER_MINUTE: "",
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };
  const product = await startProduct({
    dataDir,
    demoPassword: "benchmarks-only-4600",
    env,
    engineOptions: MINUTES > 0 ? LOOKED_INTO : [],
  });
  const client = startClient();
  const origin = product.url.replace("localhost", "127.0.0.1");
  const floor = await startFloor(origin + WALLET, headersOf(customer, 0));
  try {
    const ground = {
      origin,
      idleServer: floor.url,
      product,
      customer,
      client,
      env: { ...env, DATA_DIR: dataDir, PORT: new URL(product.url).port },
    };
    console.log(
      `  ${MARKETS} markets, ${USERS} users on ${postgres ? "PostgreSQL" : "the embedded store"}; load average ${loadavg()
        .map((one) => one.toFixed(1))
        .join(" ")}`,
    );
    const compared = await againstFloor(ground);
    await screens(ground, CONNECTIONS, 3);
    const warm = await besideProbe(ground, screens(ground, CONNECTIONS, SECONDS));
    for (const { path, asked, mean, longest } of warm.made.paths.slice(0, 5))
      console.log(`  ${path}: ${asked} asked, ${mean.toFixed(1)} ms on average, ${longest.toFixed(0)} ms at most`);
    const rows = [...compared.rows, ...warmRows(warm.made, warm.probe, compared.bareRate)];
    for (const [name, part] of Object.entries(PARTS)) if (WANTED.has(name)) rows.push(...(await part(ground)));
    return [
      ...rows,
      ...(MINUTES > 0 ? await soakRows(ground, warm.made) : []),
      { name: "load average of the machine", value: loadavg()[0] ?? 0, unit: "", note: "beside two cores" },
    ];
  } finally {
    floor.stop();
    client.stop();
    await product.stop();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function screens({ client, origin, customer }: Ground, connections: number, seconds: number, rate?: number) {
  const { tokens, markets } = customer;
  return client.order({
    kind: "screens",
    origin,
    tokens,
    markets,
    connections,
    seconds,
    ...(rate === undefined ? {} : { rate }),
  });
}

const headersOf = ({ tokens }: GeneratedCustomer, at: number) => ({
  authorization: `Bearer ${tokens[at % tokens.length]}`,
  "accept-encoding": "gzip",
});

/** The same wallet from the product, from a bare server, and from the store. */
async function againstFloor({ origin, customer, idleServer }: Ground): Promise<{ rows: BenchRow[]; bareRate: number }> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  let people = 0;
  const rate = async (url: string) => {
    const { requests, errors, non2xx } = await autocannon({
      url,
      connections: CONNECTIONS,
      duration: 1,
      // Somebody else on every connection: one person alone would be limited.
      setupClient: (connection) => connection.setHeaders(headersOf(customer, people++ % CONNECTIONS)),
    });
    if (errors + non2xx > 0) throw new Error(`${errors + non2xx} of the wallets were not answered.`);
    return requests.average;
  };
  await rate(origin + WALLET);
  for (let round = 0; round < FLOOR_ROUNDS; round++) {
    ours.push(await rate(origin + WALLET));
    theirs.push(await rate(idleServer));
  }
  const rows = [
    {
      name: "wallets from 50 connections, of a bare server",
      value: median(ours.map((one, at) => one / (theirs[at] ?? Number.NaN))),
      unit: "×",
      goal: { atLeast: 0.5 },
      note: `${Math.round(median(ours))} of ${Math.round(median(theirs))} requests/s`,
    },
    {
      name: "wallets over HTTP, of the store's own answers",
      value: median(ours) / customer.walletsFromStore,
      unit: "×",
      note: `${Math.round(customer.walletsFromStore)} packed wallets/s from the store, one after the other`,
    },
  ];
  return { rows, bareRate: median(theirs) };
}

function warmRows(warm: LoadAnswer, probe: ProbeNotes, bareRate: number): BenchRow[] {
  const refused = refusedOf(warm);
  const note = `${Math.round(requestsOf(warm) / warm.took)} requests/s, ${REQUESTS_OF_SCREEN.toFixed(1)} a screen, ${refused} refused, ${warm.errors} errors`;
  return [
    {
      name: "screens, warm, 50 connections",
      value: warm.screens / warm.took,
      unit: "screens/s",
      goal: { atLeast: 300 },
      note,
    },
    {
      name: "p99 of their requests",
      value: warm.requestP99,
      unit: "ms",
      goal: { atMost: 300 },
      note: `p50 ${warm.requestP50.toFixed(1)} ms; the clients themselves came ${warm.clientLag.toFixed(0)} ms late`,
    },
    {
      name: "p99 of whole screens, one request after the other",
      value: warm.screenP99,
      unit: "ms",
      note: `p50 ${warm.screenP50.toFixed(1)} ms`,
    },
    {
      name: "requests of screens, of what a bare server sends",
      value: requestsOf(warm) / warm.took / bareRate,
      unit: "×",
    },
    {
      name: "health probe meanwhile, the longest",
      value: probe.longest,
      note: probeNote(probe),
      unit: "ms",
      goal: { atMost: 200 },
    },
  ];
}

async function overload(ground: Ground): Promise<BenchRow[]> {
  const { made, probe } = await besideProbe(ground, screens(ground, CONNECTIONS * OVERLOAD, SECONDS));
  const after = await screens(ground, CONNECTIONS, 8);
  const recovered = after.seconds.findLastIndex(({ p99, refused }) => p99 > RECOVERED_MS || refused > 0) + 1;
  const note = `${Math.round(requestsOf(made) / made.took)} accepted requests/s, ${refusedOf(made)} refused, ${made.errors} errors; the clients themselves came ${made.clientLag.toFixed(0)} ms late`;
  return [
    {
      name: "10 × the connections: p99 of accepted requests",
      value: made.requestP99,
      unit: "ms",
      goal: { atMost: 1_000 },
      note,
    },
    {
      name: "10 × the connections: health probe, the longest",
      value: probe.longest,
      unit: "ms",
      goal: { atMost: 200 },
      note: probeNote(probe),
    },
    {
      name: "seconds until it is as before",
      value: recovered,
      unit: "s",
      goal: { atMost: 5 },
      note: `p99 then ${after.requestP99.toFixed(0)} ms`,
    },
  ];
}

/** Everybody's answers are new at once: an edition goes out while they read. */
async function herd(ground: Ground): Promise<BenchRow[]> {
  const work = screens(ground, CONNECTIONS, HERD_SECONDS);
  await setTimeout(3_000);
  const began = performance.now();
  const command = promisify(execFile)(process.execPath, ["src/server/commands/commandLine.ts", "rollback"], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, ...ground.env },
  });
  const seen = command.then(() => untilServed(ground, began));
  const { made, probe } = await besideProbe(ground, work);
  const worst = Math.max(...made.seconds.map(({ p99 }) => p99));
  return [
    {
      name: "a new edition under load: p99 of accepted requests",
      value: made.requestP99,
      unit: "ms",
      goal: { atMost: 1_000 },
      note: `${refusedOf(made)} refused, ${made.errors} errors; of the worst second ${worst.toFixed(0)} ms`,
    },
    { name: "a new edition under load: from the command to its figures", value: await seen, unit: "s" },
    {
      name: "a new edition under load: health probe, the longest",
      value: probe.longest,
      unit: "ms",
      note: probeNote(probe),
    },
  ];
}

/** Seconds since then until readers are told of the other edition. */
async function untilServed({ origin, customer }: Ground, began: number): Promise<number> {
  const [other] = customer.revisions;
  for (;;) {
    const answer = await fetch(`${origin}/api/v1/revisions/current`, { headers: headersOf(customer, CONNECTIONS) });
    const { id }: { id?: unknown } = Object(await answer.json());
    if (id === other) return (performance.now() - began) / 1_000;
    if (performance.now() - began > LONGEST_PUBLICATION_MS) throw new Error(`Edition ${other} was never served.`);
    await setTimeout(50);
  }
}

async function idle(ground: Ground): Promise<BenchRow[]> {
  const { client, origin, product } = ground;
  const before = await residentMemory(product.pid);
  const quiet = await screens(ground, CONNECTIONS, 4);
  const { open } = await client.order({ kind: "idle", origin, connections: IDLE });
  const held = await residentMemory(product.pid);
  const { sockets } = await descriptorsOf(product.pid);
  const beside = await screens(ground, CONNECTIONS, 4);
  await client.order({ kind: "close" });
  return [
    {
      name: "idle connections that stand",
      value: open,
      unit: "",
      goal: { atLeast: IDLE },
      note: `${sockets} sockets`,
    },
    { name: "memory of an idle connection", value: ((held - before) * 1024) / open, unit: "kB" },
    {
      name: "p99 of requests beside them, of without",
      value: beside.requestP99 / quiet.requestP99,
      unit: "×",
      goal: { atMost: 2 },
      note: `${beside.requestP99.toFixed(0)} of ${quiet.requestP99.toFixed(0)} ms`,
    },
  ];
}

function soakRows(ground: Ground, warm: LoadAnswer): Promise<BenchRow[]> {
  const rate = (requestsOf(warm) / warm.took) * SOAK_PART;
  const load = (seconds: number) => screens(ground, CONNECTIONS, seconds, rate);
  return soak({ product: ground.product, minutes: MINUTES, load });
}

const probeNote = ({ p99, asked, idleLongest }: ProbeNotes) =>
  `p99 ${p99.toFixed(0)} ms of ${asked}; of an idle bare server ${idleLongest.toFixed(0)} ms`;
const requestsOf = ({ seconds }: LoadAnswer) => seconds.reduce((sum, { accepted }) => sum + accepted, 0);
const refusedOf = ({ seconds }: LoadAnswer) => seconds.reduce((sum, { refused }) => sum + refused, 0);

if (import.meta.main) console.table(await bench());
