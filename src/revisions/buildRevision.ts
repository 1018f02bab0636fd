import type { Database } from "#database/database.ts";
import { countyRows } from "#database/queries/countyRows.ts";
import { marketCountyRows } from "#database/queries/marketCountyRows.ts";
import { marketRows } from "#database/queries/marketRows.ts";
import { nationalTotalRows } from "#database/queries/nationalTotalRows.ts";
import { recordBuild } from "#database/queries/recordBuild.ts";
import { revisionImports } from "#database/queries/revisionImports.ts";
import { lockedRevision } from "#database/queries/revisionRecords.ts";
import { spendRows } from "#database/queries/spendRows.ts";
import { storeWallets } from "#database/queries/storeWallets.ts";
import { verticalMixRows } from "#database/queries/verticalMixRows.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/market.ts";
import { nationWallet } from "#domain/nationWallet.ts";
import type { Wallet } from "#domain/wallet.ts";
import { buildForecast } from "#forecast/forecast.ts";
import type { ForecastReport } from "#forecast/input.ts";
import { checkWallets } from "./checkWallets.ts";
import { marketImports, readComposition } from "./composition.ts";
import { countyDrivers } from "./countyDrivers.ts";
import { countyMarketWallets } from "./countyMarketWallets.ts";
import { marketDrivers } from "./marketDrivers.ts";
import { marketMembership } from "./marketMembership.ts";
import { packWallet } from "./packWallet.ts";
import { importedPlatformShares } from "./platformShares.ts";
import { spendEvidence } from "./spendEvidence.ts";
import { walletAxes } from "./walletAxes.ts";

/** How a revision came about; kept with it. */
export interface BuildReport {
  readonly forecast: ForecastReport;
  readonly tvMarkets: number;
  readonly otherMarkets: number;
  /** Spend lines of markets, media or sub-verticals that the revision does not have: they count for nothing. */
  readonly unplacedSpendLines: number;
}

/**
 * Builds a draft's wallets from the imports it is made of and stores them. Until it is published nobody reads them.
 *
 * @throws Failure `revision-unknown`; `conflict` when it is no draft, lacks a layout, or was changed while being built
 * @throws ForecastError when the imports contradict each other
 */
export async function buildRevision(database: Database, id: number): Promise<BuildReport> {
  const madeOf = await importIds(database, id);
  const composition = await readComposition(database, id);
  const totals = await nationalTotalRows(database, composition.nationalTotals);
  const mix = await verticalMixRows(database, composition.verticalMix);
  const platformShares = await importedPlatformShares(database, composition.platformShares);
  const markets = await marketRows(database, marketImports(composition));
  const counties = countyDrivers(await countyRows(database, composition.counties));
  const membership = marketMembership(await marketCountyRows(database, composition.marketCounties), counties);
  const { currentYear, ...axes } = walletAxes(totals);
  const tvMarkets = markets.filter(({ kind }) => kind === "tv");
  const { evidence, unplacedLines } = spendEvidence(
    await spendRows(database, composition.spend),
    axes,
    new Set(tvMarkets.map((market) => market.id)),
  );

  const forecast = buildForecast({
    ...axes,
    currentYear,
    totals,
    mix: mix.filter(({ medium }) => axes.media.includes(medium)),
    markets: tvMarkets.map((market) => marketDrivers(market, membership)),
    evidence,
  });

  const revision = String(id);
  const wallets = new Map<string, Wallet>();
  for (const [market, dollars] of forecast.wallets) wallets.set(market, { ...axes, revision, market, dollars });
  const others = countyMarketWallets(markets, membership, wallets, { ...axes, revision });
  wallets.set(NATION, nationWallet([...wallets.values()]));
  for (const wallet of others) wallets.set(wallet.market, wallet);

  const faults = checkWallets(wallets, totals, forecast.report.raisedTotals).flatMap((check) => check.faults);
  if (faults.length > 0) throw new Error(`Revision ${id} does not add up: ${faults.slice(0, 5).join(" ")}`);

  const report = {
    forecast: forecast.report,
    tvMarkets: tvMarkets.length,
    otherMarkets: others.length,
    unplacedSpendLines: unplacedLines,
  };
  await database.transaction(async (store) => {
    const record = await lockedRevision(store, id);
    if (record?.status !== "draft") {
      throw new Failure("conflict", `Revision ${id} is not a draft; published revisions never change.`);
    }
    if ((await importIds(store, id)) !== madeOf) {
      throw new Failure("conflict", `Revision ${id} got another import while it was being built. Publish it again.`);
    }
    await storeWallets(store, id, packed(wallets));
    const { provenance } = forecast;
    await recordBuild(store, { revision: id, shape: axes, currentYear, provenance, platformShares, report });
  });
  return report;
}

async function importIds(store: Parameters<typeof revisionImports>[0], id: number): Promise<string> {
  return (await revisionImports(store, id)).map(({ importId }) => importId).join(" ");
}

function* packed(wallets: ReadonlyMap<string, Wallet>) {
  for (const [market, wallet] of wallets) yield { market, packed: packWallet(wallet, wallet.dollars) };
}
