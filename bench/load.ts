import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "#tests/support/postgres.ts";
import { startProduct } from "#tests/support/product.ts";
import { startFloor } from "./http.ts";
import { generateCustomer } from "./load/customer.ts";
import { againstFloor, WALLET } from "./load/floor.ts";
import { CONNECTIONS, type Ground, headersOf, requestsOf, screens } from "./load/ground.ts";
import { herd } from "./load/herd.ts";
import { idle } from "./load/idle.ts";
import { LOOKED_INTO } from "./load/inspector.ts";
import { startClient } from "./load/loadClient.ts";
import type { LoadAnswer } from "./load/orders.ts";
import { overload } from "./load/overload.ts";
import { soak } from "./load/soak.ts";
import { warmRows } from "./load/warm.ts";
import { besideProbe } from "./load/watch.ts";
import type { BenchRow } from "./row.ts";

const MARKETS = 463;
const USERS = 2_000;
const MOST_REQUESTS = 1_000_000;
/** Part of the warm rate at which a soak goes on. */
const SOAK_PART = 0.3;

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

/**
 * A generated customer of the country's size on a product with its usual limits, the clients in a process of their own: screens as browsers
 * ask for them, ten times as many as usual, a new revision under load, idle connections, and a soak where `--minutes` says how long.
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
    // Fifty people ask as often as two thousand would; they are counted, and not refused for it.
    REQUESTS_PER_MINUTE: String(MOST_REQUESTS),
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
    const ground: Ground = {
      origin,
      idleServer: floor.url,
      product,
      customer,
      client,
      seconds: SECONDS,
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

function soakRows(ground: Ground, warm: LoadAnswer): Promise<BenchRow[]> {
  const rate = (requestsOf(warm) / warm.took) * SOAK_PART;
  const load = (seconds: number) => screens(ground, CONNECTIONS, seconds, rate);
  return soak({ product: ground.product, minutes: MINUTES, load });
}

if (import.meta.main) console.table(await bench());
