import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/openDatabase.ts";
import { insertDraft } from "#platform/database/queries/drafts/insertDraft.ts";
import { recordBuild } from "#platform/database/queries/recordBuild.ts";
import { storeWallets } from "#platform/database/queries/storeWallets.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { accessToken } from "#platform/identity/accessToken.ts";
import { openRights } from "#platform/identity/rights.ts";
import { openDocumentWorker } from "#documents/documentWorker.ts";
import { packWallet } from "#revisions/wallets/packWallet.ts";
import { openLoadedRevisions, type LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { buildApp } from "#app/server/app.ts";
import { readConfig } from "#app/server/config.ts";
import { exampleProvenance, exampleWallet, fullShape } from "#tests/support/exampleWallet.ts";
import { given } from "#tests/support/given.ts";
import { generatedMarkets } from "./load/customer.ts";
import { slope } from "./load/watch.ts";
import { type BenchRow, median } from "./row.ts";

/** Ten times as many of each, and what lies between. */
const MARKETS = [46, 146, 463];
const YEARS = [13, 41, 130];
/** Of the smaller side, so that a revision of ten times the years is still one that fits a small machine. */
const [FEW_MARKETS, FEW_YEARS] = [46, 13];
const CURRENT_YEAR = 2025;
const ROUNDS = 3;
const REQUESTS = 200;
const READER = "reader@load.example";

interface Measured {
  /** Millions of figures. */
  readonly figures: number;
  /** Seconds of processor time from figures in memory to a revision that is served, the store's own included. */
  readonly publishing: number;
  /** Milliseconds of one wallet that the reader has already, and of one that is sent whole, the middle of many. */
  readonly known: number;
  readonly whole: number;
}

/** How publishing and reading grow with the markets and the years of a revision. */
export async function bench(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "spotmarket-scaling-"));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "0" });
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const loadedRevisions = await openLoadedRevisions({ database });
  const rights = await openRights(database);
  const documentWorker = openDocumentWorker();
  const app = await buildApp({ config, database, loadedRevisions, rights, documentWorker });
  try {
    const facts = given(database, loadedRevisions);
    await facts.customer({ markets: generatedMarkets(MARKETS.at(-1) ?? 0) });
    await facts.person(READER);
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    const authorization = `Bearer ${await accessToken(database, config.publicUrl, READER)}`;
    const measure = async (markets: number, years: number): Promise<Measured> => {
      await facts.published({ markets: generatedMarkets(markets), wallets: generated(1, years) });
      const wallets = generated(markets, years);
      const publishing: number[] = [];
      for (let round = 0; round < ROUNDS; round++)
        publishing.push(await publishOnce(database, loadedRevisions, wallets));
      const url = `http://127.0.0.1:${port}/api/v1/revisions/current/wallets/tv-501`;
      const answer = await fetch(url, { headers: { authorization } });
      await answer.arrayBuffer();
      const headers = { authorization, "accept-encoding": "gzip" };
      const time = async (more: Record<string, string>) => {
        const times: number[] = [];
        for (let asked = 0; asked < REQUESTS; asked++) {
          const began = performance.now();
          await (await fetch(url, { headers: { ...headers, ...more } })).arrayBuffer();
          times.push(performance.now() - began);
        }
        return median(times);
      };
      return {
        figures: (markets * fullShape.subVerticals.length * fullShape.media.length * years) / 1e6,
        publishing: median(publishing),
        whole: await time({}),
        known: await time({ "if-none-match": answer.headers.get("etag") ?? "" }),
      };
    };
    const byMarkets: Measured[] = [];
    for (const markets of MARKETS) byMarkets.push(await measure(markets, FEW_YEARS));
    const byYears: Measured[] = [];
    for (const years of YEARS) byYears.push(await measure(FEW_MARKETS, years));
    return [...rowsOf("markets", byMarkets), ...rowsOf("years", byYears)];
  } finally {
    await app.close();
    await documentWorker.close();
    await rights.close();
    await loadedRevisions.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Wallets of the first markets and the nation, with years on both sides of today. */
function generated(markets: number, years: number): Wallet[] {
  const first = CURRENT_YEAR - Math.floor(years / 2);
  const shape = { ...fullShape, years: Array.from({ length: years }, (_, at) => first + at) };
  return [...generatedMarkets(markets), NATION].map((market) => exampleWallet(market, 400_000, shape));
}

/**
 * From figures in memory to a revision that readers are served: packed, stored, published, noticed and loaded. Answers seconds of processor
 * time, which other work on the machine stretches less than the clock's.
 */
async function publishOnce(
  database: Database,
  loadedRevisions: LoadedRevisions,
  wallets: readonly Wallet[],
): Promise<number> {
  const [shape] = wallets;
  if (!shape) throw new Error("A revision needs a market.");
  const { years, media, subVerticals } = shape;
  const basedOn = Number(loadedRevisions.current().revision.id);
  const began = process.cpuUsage();
  const id = await database.transaction(async (store) => {
    const revision = await insertDraft(store, { label: "Scaled", basedOn, createdBy: "bench" });
    const packed = wallets.map((wallet) => ({ market: wallet.market, packed: packWallet(wallet, wallet.dollars) }));
    await storeWallets(store, revision, packed);
    await recordBuild(store, {
      revision,
      shape: { years, media, subVerticals },
      currentYear: CURRENT_YEAR,
      provenance: exampleProvenance(shape),
      platformShares: null,
      report: {},
    });
    return revision;
  });
  await publish(database, id);
  await loadedRevisions.refresh();
  if (loadedRevisions.current().revision.id !== String(id))
    throw new Error(`Revision ${id} is not the one that is served.`);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

function rowsOf(axis: "markets" | "years", measured: readonly Measured[]): BenchRow[] {
  const [least, most] = [measured[0], measured.at(-1)];
  if (!least || !most) throw new Error("Nothing was measured.");
  const exponent = slope(
    measured.map(({ figures, publishing }) => ({ x: Math.log(figures), y: Math.log(publishing) })),
  );
  const steps = measured.map((one) => `${one.figures.toFixed(1)} M figures ${one.publishing.toFixed(2)} s`).join(", ");
  const times = (pick: (one: Measured) => number) => ({
    value: pick(most) / pick(least),
    unit: "×",
    note: `${pick(least).toFixed(2)} to ${pick(most).toFixed(2)} ms`,
  });
  return [
    {
      name: `publishing 10 × the ${axis}: exponent`,
      value: exponent,
      unit: "",
      goal: { atMost: 1.1 },
      note: `${steps}; 1 is linear`,
    },
    { name: `a known wallet, 10 × the ${axis}`, ...times(({ known }) => known), goal: { atMost: 1.5 } },
    // Ten times the years are ten times the bytes.
    {
      name: `a whole wallet, 10 × the ${axis}`,
      ...times(({ whole }) => whole),
      ...(axis === "markets" ? { goal: { atMost: 1.5 } } : {}),
    },
  ];
}

if (import.meta.main) console.table(await bench());
