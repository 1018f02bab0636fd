import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { hasCitus, startCitus } from "../support/citus.ts";
import { ask } from "./support/ask.ts";
import { ADMIN, MINUTES, tokenOf, walletsOf } from "./support/operators.ts";
import {
  command,
  DEMO_PASSWORD,
  filledFolder,
  freePort,
  type OwnProduct,
  ROOT,
  startProduct,
} from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";

/** Between questions of one person, who is held to so many a minute. */
const PACE = 500;
/** That both stores were filled with. */
const REVISION = "1";
/** In which facts are read for a caller. */
const OF_FACTS = "/forecast/ad-intel/categories";

interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly get?: unknown }>>;
}

const document = JSON.parse(readFileSync(join(ROOT, "docs/openapi.json"), "utf8")) as OpenApi;
const PLAIN = Object.keys(document.paths).filter((path) => document.paths[path]?.get && !path.includes("{"));

const get = (url: string, token: string, path: string) => ask(`${url}/api/v1${path}`, { token, patience: 2 * MINUTES });

/** What every GET without parameters answers. */
async function statuses(url: string, token: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const path of PLAIN) found[path] = (await get(url, token, path)).status;
  return found;
}

const wallets = (url: string, token: string) => walletsOf(url, token, REVISION, 1);

if (!hasCitus()) process.stderr.write("Skipped: the product on Citus, which is not installed here.\n");

test.skipIf(!hasCitus())(
  "on a coordinator and two workers every page answers as on the embedded store, through a killed worker and a new one",
  async () => {
    const embedded = sharedProduct();
    const citus = await startCitus({ durable: true });
    if (!citus) return;
    const { dataDir, remove } = filledFolder();
    const port = await freePort();
    const settings = {
      DATABASE_URL: citus.url,
      PUBLIC_URL: `http://localhost:${port}`,
      DEMO_PASSWORD,
      DEMO_ACCOUNTS: "keep",
    };
    const coordinator = new pg.Client({ connectionString: citus.url });
    await coordinator.connect();
    let product: OwnProduct | null = null;
    const start = async () => (product = await startProduct({ dataDir, port, settings }));
    try {
      const loaded = await start();
      await loaded.stop();
      const placed = await command(dataDir, ["scale-out", "--apply"], { settings });
      expect(placed.code, placed.stderr).toBe(0);
      expect(placed.stdout).toContain("10 tables were placed.");

      const { url } = await start();
      const token = await tokenOf({ url, dataDir }, ADMIN, settings);
      const theirs = await tokenOf(embedded, ADMIN);
      const expected = await statuses(embedded.url, theirs);
      expect(await statuses(url, token)).toEqual(expected);
      const expectedWallets = await wallets(embedded.url, theirs);
      expect(Object.keys(expectedWallets).length).toBeGreaterThan(10);
      expect(await wallets(url, token)).toEqual(expectedWallets);

      // A worker that is killed and comes back leaves nothing behind.
      const [first] = citus.workers;
      await first?.restart();
      await expect.poll(async () => (await get(url, token, OF_FACTS)).status, { timeout: MINUTES }).toBe(200);
      expect(await wallets(url, token)).toEqual(expectedWallets);

      // Parts of tables move to a new worker while they are read.
      await citus.addWorker();
      const moved = new AbortController();
      const seen = new Set<number>();
      const reading = (async () => {
        while (!moved.signal.aborted) {
          seen.add((await get(url, token, OF_FACTS)).status);
          await after(PACE);
        }
      })();
      await coordinator.query("select rebalance_table_shards(shard_transfer_mode => 'auto')");
      moved.abort();
      await reading;
      expect([...seen]).toEqual([200]);
      const { rows } = await coordinator.query<{ machines: number }>(
        "select count(distinct nodeport)::int as machines from citus_shards where table_name = 'wallet'::regclass",
      );
      expect(rows).toEqual([{ machines: 3 }]);
      expect(await statuses(url, token)).toEqual(expected);
      expect(await wallets(url, token)).toEqual(expectedWallets);
      const check = await command(dataDir, ["scale-out", "--check"], { settings });
      expect([check.code, check.stdout]).toEqual([0, expect.stringContaining("Every table is where it belongs.")]);
    } finally {
      await (product as OwnProduct | null)?.stop();
      await coordinator.end();
      await citus.stop();
      remove();
    }
  },
  30 * MINUTES,
);
