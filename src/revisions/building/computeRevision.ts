import { NATION } from "#domain/markets/market.ts";
import { nationWallet } from "#domain/wallet/nationWallet.ts";
import type { Provenance } from "#domain/revisions/revision.ts";
import type { Wallet, WalletShape } from "#domain/wallet/wallet.ts";
import { buildForecast } from "#forecast/forecast.ts";
import type { ForecastReport } from "#forecast/input.ts";
import { assume } from "#forecast/plan/assume.ts";
import { checkWallets } from "../checks/checkWallets.ts";
import { countyMarketWallets } from "../wallets/countyMarketWallets.ts";
import { packWallet } from "../wallets/packWallet.ts";
import { forecastInput } from "./forecastInput.ts";
import type { RevisionRows } from "./revisionRows.ts";

/** How a revision came about; kept with it. */
export interface BuildReport {
  readonly forecast: ForecastReport;
  readonly tvMarkets: number;
  readonly otherMarkets: number;
  /** Spend lines of markets, media or sub-verticals that the revision does not have: they count for nothing. */
  readonly unplacedSpendLines: number;
  readonly unplacedSpendDollars: number;
  /** Version of the map by which observed spend was read; null where it steered nothing. */
  readonly observedMap: number | null;
}

/** What comes of those rows. */
export interface ComputedRevision {
  readonly axes: WalletShape;
  readonly currentYear: number;
  readonly provenance: Provenance[][];
  readonly wallets: readonly { readonly market: string; readonly packed: Uint8Array }[];
  readonly report: BuildReport;
}

/**
 * Computes every wallet of a revision: some seconds of arithmetic that know no store.
 *
 * @throws ForecastError where rows and assumptions contradict each other; Failure `conflict` where a market has no counties
 */
export function computeRevision(rows: RevisionRows): ComputedRevision {
  const { markets } = rows;
  const { input: files, membership, unplacedLines, unplacedDollars } = forecastInput(rows);
  const input = assume(files, rows.assumptions);
  const { years, media, subVerticals, breaks, currentYear, totals } = input;
  const axes = { years, media, subVerticals, ...(breaks && { breaks }) };
  const { wallets: tvWallets, reported, ...forecast } = buildForecast(input);

  const revision = String(rows.revision);
  const wallets = new Map<string, Wallet>();
  for (const [market, dollars] of tvWallets)
    wallets.set(market, { ...axes, revision, market, dollars, reported: reported.get(market) });
  const others = countyMarketWallets(markets, membership, wallets, { ...axes, revision });
  wallets.set(NATION, nationWallet([...wallets.values()]));
  for (const wallet of others) wallets.set(wallet.market, wallet);

  const faults = checkWallets(wallets, totals, forecast.report.raisedTotals).flatMap((check) => check.faults);
  if (faults.length > 0) throw new Error(`Revision ${revision} does not add up: ${faults.slice(0, 5).join(" ")}`);
  return {
    axes,
    currentYear,
    provenance: forecast.provenance,
    wallets: [...wallets].map(([market, wallet]) => ({
      market,
      packed: packWallet(wallet, wallet.dollars, wallet.reported),
    })),
    report: {
      forecast: forecast.report,
      tvMarkets: tvWallets.size,
      otherMarkets: others.length,
      unplacedSpendLines: unplacedLines,
      unplacedSpendDollars: unplacedDollars,
      observedMap: rows.observedMap,
    },
  };
}
