import { Readable } from "node:stream";
import type { Database, Queryable } from "#platform/database/database.ts";
import { addToDraft } from "#platform/database/queries/drafts/addToDraft.ts";
import { insertDraft } from "#platform/database/queries/drafts/insertDraft.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { recordBuild } from "#platform/database/queries/recordBuild.ts";
import { storeWallets } from "#platform/database/queries/storeWallets.ts";
import { ACCESS_FLAGS } from "#domain/access/access.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { addAccount, type NewAccount } from "#platform/identity/accounts.ts";
import { type Customer, saveCustomer } from "#platform/identity/customers.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { importFile } from "#revisions/ingest/importFile.ts";
import { LAYOUTS, type KnownMarket, type LayoutName } from "#revisions/ingest/layout.ts";
import { packWallet } from "#revisions/wallets/packWallet.ts";
import { importedPlatformShares } from "#revisions/platformShares.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { exampleProvenance, exampleWallet } from "./exampleWallet.ts";

/** States facts for a test: a test names what matters to it, the rest is filled in. */
export interface Given {
  /** A customer with all flags and no markets, unless said otherwise. */
  readonly customer: (customer?: Partial<Customer>) => Promise<void>;
  /** A subscriber of that customer with nothing narrowed, unless said otherwise. */
  readonly person: (email: string, person?: Partial<NewAccount>) => Promise<void>;
  /** A published revision with these markets, largest first, each in a county of its own with 1,000 people; answers its id. */
  readonly published: (revision?: Partial<GivenRevision>) => Promise<string>;
}

export interface GivenRevision {
  /** Market ids. */
  readonly markets: readonly string[];
  /** Wallets that matter; the other markets get made-up ones of the same axes, and the nation the sum of the TV markets. */
  readonly wallets: readonly Wallet[];
  readonly sample: boolean;
  readonly label: string;
  /** Years up to it are actual and published, later ones forecasts; 2025 unless said otherwise. */
  readonly currentYear: number;
  /** Contents of import files that it holds too, by layout. */
  readonly files: Partial<Record<LayoutName, string>>;
}

const CUSTOMER = "Example Media";
const CURRENT_YEAR = 2025;
const GEOGRAPHY = ["counties", "markets-tv", "markets-radio", "market-counties", "national-totals", "vertical-mix"];

export function given(database: Database, loadedRevisions: LoadedRevisions): Given {
  async function customer(facts: Partial<Customer> = {}): Promise<void> {
    await saveCustomer(database, { name: CUSTOMER, access: ACCESS_FLAGS, markets: [], ...facts });
    announceRights(database);
  }
  return {
    customer,
    async person(email, facts = {}) {
      const name = facts.customer ?? CUSTOMER;
      const [known] = await database.query("select 1 from customer where name = $1", [name]);
      if (!known) await customer({ name });
      await addAccount(database, { email, name: email, customer: name, role: "Subscriber", ...facts });
    },
    async published({
      markets,
      wallets = [],
      sample = false,
      label = "Example",
      currentYear = CURRENT_YEAR,
      files = {},
    } = {}) {
      const ids = markets ?? wallets.map(({ market }) => market).filter((id) => id !== NATION);
      const more = await importFiles(database, files, ids);
      const revision = await database.transaction(async (store) => {
        const id = await insertDraft(store, { label, basedOn: await publishedRevision(store), createdBy: "test" });
        const imports = await importGeography(store, ids, sample);
        await store.query("delete from revision_import where revision_id = $1", [id]);
        for (const [layout, importId] of [...imports, ...more])
          await addToDraft(store, { revision: id, layout, importId, replaces: true });
        await storeRevision(store, id, completed(ids, wallets), currentYear, more.get("platform-shares") ?? null);
        return id;
      });
      await publish(database, revision);
      await loadedRevisions.refresh();
      return String(revision);
    },
  };
}

function completed(ids: readonly string[], wallets: readonly Wallet[]): Wallet[] {
  const known = new Map(wallets.map((wallet) => [wallet.market, wallet]));
  const shape = wallets[0];
  const all = ids.map((id) => known.get(id) ?? exampleWallet(id, 1_000_000, shape));
  const nation = known.get(NATION) ?? sumOf(all.filter(({ market }) => market.startsWith("tv-")));
  return nation ? [...all, nation] : all;
}

function sumOf(wallets: readonly Wallet[]): Wallet | undefined {
  const [first] = wallets;
  return (
    first && {
      ...first,
      market: NATION,
      dollars: first.dollars.map((_, at) => wallets.reduce((sum, { dollars }) => sum + (dollars[at] ?? 0), 0)),
    }
  );
}

async function storeRevision(
  store: Queryable,
  revision: number,
  wallets: readonly Wallet[],
  currentYear: number,
  platformShares: number | null,
): Promise<void> {
  const [shape] = wallets;
  if (!shape) throw new Error("A revision needs a market.");
  await storeWallets(
    store,
    revision,
    wallets.map((wallet) => ({ market: wallet.market, packed: packWallet(wallet, wallet.dollars, wallet.reported) })),
  );
  const { years, media, subVerticals } = shape;
  await recordBuild(store, {
    revision,
    shape: { years, media, subVerticals },
    currentYear: years.includes(currentYear) ? currentYear : (years.at(-1) ?? currentYear),
    provenance: exampleProvenance(shape, currentYear),
    platformShares: await importedPlatformShares(store, platformShares),
    report: {},
  });
}

/** Takes files in as the command line does, and answers their imports by layout. */
async function importFiles(
  database: Database,
  files: GivenRevision["files"],
  markets: readonly string[],
): Promise<Map<string, number>> {
  const imports = new Map<string, number>();
  for (const layout of LAYOUTS) {
    const text = files[layout];
    if (text === undefined) continue;
    const report = await importFile({
      database,
      layout,
      stream: Readable.from([Buffer.from(text)]),
      fileName: `${layout}.csv`,
      sample: false,
      startedBy: "test",
      geography: { markets: markets.map(knownMarket), counties: new Set() },
    });
    if (report.status === "refused") throw new Error(`${layout} was refused: ${report.problems[0]?.message}`);
    imports.set(layout, report.importId);
  }
  return imports;
}

function knownMarket(id: string): KnownMarket {
  const [kind, code = ""] = id.split(/-(.*)/s);
  return { id, kind: kind === "radio" ? "radio" : "tv", code, name: `Market ${id}` };
}

/** One accepted import per layout, with a county for each market. */
async function importGeography(
  store: Queryable,
  markets: readonly string[],
  sample: boolean,
): Promise<Map<string, number>> {
  const imports = new Map<string, number>();
  for (const layout of GEOGRAPHY) {
    const [row] = await store.query<{ import_id: number }>(
      `insert into import (layout, file_name, sample, status, started_by) values ($1, $1 || '.csv', $2, 'accepted', 'test') returning import_id`,
      [layout, sample],
    );
    imports.set(layout, row?.import_id ?? 0);
  }
  for (const [at, id] of markets.entries()) {
    const [kind = "", code = ""] = id.split(/-(.*)/s);
    const fips = String(48_001 + 2 * at);
    await store.query(
      "insert into county (import_id, fips, name, state, population, households) values ($1, $2, $3, 'TX', 1000, 400)",
      [imports.get("counties"), fips, `County ${at + 1}`],
    );
    await store.query(
      "insert into market (import_id, market_id, kind, code, name, rank) values ($1, $2, $3, $4, $5, $6)",
      [imports.get(kind === "radio" ? "markets-radio" : "markets-tv"), id, kind, code, `Market ${id}`, at + 1],
    );
    await store.query("insert into market_county (import_id, market_id, fips, share) values ($1, $2, $3, 1)", [
      imports.get("market-counties"),
      id,
      fips,
    ]);
  }
  return imports;
}
