import type { Queryable } from "#platform/database/database.ts";
import { countyRows } from "#platform/database/queries/countyRows.ts";
import { marketCountyRows } from "#platform/database/queries/marketCountyRows.ts";
import { marketRows } from "#platform/database/queries/marketRows.ts";
import { nationalTotalRows } from "#platform/database/queries/nationalTotalRows.ts";
import { packedWallets } from "#platform/database/queries/packedWallets.ts";
import { revisionAssumptions } from "#platform/database/queries/revisionAssumptions.ts";
import { revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { verticalMixRows } from "#platform/database/queries/verticalMixRows.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { revisionFault } from "#domain/revisions/revisionFault.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { checkAdvertisers } from "./checkAdvertisers.ts";
import { checkInputs } from "./checkInputs.ts";
import { type Check, checkWallets } from "./checkWallets.ts";
import { statedTotals } from "../building/statedTotals.ts";
import { marketImports, readComposition } from "../drafts/composition.ts";
import { describeRevision } from "../describeRevision.ts";
import { loadAdvertisers } from "../publishing/loadAdvertisers.ts";
import { unpackWallet } from "../wallets/packWallet.ts";
import { spendAgainstTotals } from "./spendAgainstTotals.ts";

/** Shares of a split county are decimal fractions; their sum may miss 1 by rounding. */
const SHARE_TOLERANCE = 1e-6;

/** Checks a built revision as it stands in the store against everything that must always be true of it. */
export async function checkRevision(store: Queryable, id: number): Promise<Check[]> {
  const record = await revisionRecord(store, id);
  if (!record) throw new Failure("revision-unknown", `There is no revision ${id}.`);
  const revision = describeRevision(record);
  const composition = await readComposition(store, id);
  const markets = await marketRows(store, marketImports(composition));
  const counties = await countyRows(store, composition.counties);
  const fips = new Set(counties.map((county) => county.fips));
  const members = await marketCountyRows(store, composition.marketCounties);

  const totals = statedTotals(
    await nationalTotalRows(store, composition.nationalTotals),
    await verticalMixRows(store, composition.verticalMix),
    await revisionAssumptions(store, id),
  );
  const { raisedTotals } = await spendAgainstTotals(store, id);

  const advertisers = await loadAdvertisers(store, composition, revision.subVerticals);
  const ids = new Set(markets.map((market) => market.id));

  const wallets = new Map<string, Wallet>();
  const damaged: string[] = [];
  for await (const { market, packed } of packedWallets(store, id)) {
    try {
      wallets.set(market, unpackWallet(packed, revision, revision.id, market));
    } catch (reason) {
      damaged.push(reason instanceof Error ? reason.message : String(reason));
    }
  }

  return [
    {
      code: "walletsWhole",
      name: "every stored wallet is whole: header, length and checksum",
      faults: damaged,
    },
    {
      code: "marketsMatched",
      name: "every market has a wallet, and every wallet a market",
      faults: unmatched(new Set([...ids, NATION]), new Set(wallets.keys())),
    },
    { code: "originsKnown", name: "every figure's origin is known", faults: brokenProvenance(revision) },
    {
      code: "countiesOnce",
      name: "every market's counties are known, and no county lies more than once in TV markets",
      faults: [
        ...members
          .filter((row) => !fips.has(row.fips))
          .map((row) => revisionFault("county-unknown", { market: row.market, county: row.fips })),
        ...overfull(members.filter((row) => row.market.startsWith("tv-"))),
      ],
    },
    ...checkWallets(wallets, totals, raisedTotals),
    ...checkAdvertisers(advertisers, revision.platformShares, ids),
    ...(await checkInputs(store, {
      revision: id,
      composition,
      counties,
      markets,
      years: revision.years,
      currentYear: revision.currentYear,
    })),
  ];
}

function unmatched(markets: ReadonlySet<string>, wallets: ReadonlySet<string>): string[] {
  return [
    ...[...markets]
      .filter((id) => !wallets.has(id))
      .map((id) => revisionFault("market-without-wallet", { market: id })),
    ...[...wallets]
      .filter((id) => !markets.has(id))
      .map((id) => revisionFault("wallet-without-market", { market: id })),
  ];
}

function brokenProvenance({ media, years, provenance }: Revision): string[] {
  const missing = media.filter((_, m) => provenance[m]?.length !== years.length);
  return missing.map((medium) => revisionFault("origin-unknown", { medium }));
}

function overfull(rows: readonly { readonly fips: string; readonly share: number }[]): string[] {
  const shares = new Map<string, number>();
  for (const { fips, share } of rows) shares.set(fips, (shares.get(fips) ?? 0) + share);
  return [...shares]
    .filter(([, share]) => share > 1 + SHARE_TOLERANCE)
    .map(([fips, share]) => revisionFault("county-twice", { county: fips, times: share.toFixed(4) }));
}
