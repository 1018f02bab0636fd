import type { Queryable } from "#platform/database/database.ts";
import { drawnMarket } from "#platform/database/queries/drawnMarkets.ts";
import { packedWallet } from "#platform/database/queries/packedWallets.ts";
import { revisionRecords } from "#platform/database/queries/revisionRecords.ts";
import { nullIfUnknown, sumKnown } from "#domain/figures/amount.ts";
import { isCustomMarket } from "#domain/markets/market.ts";
import { listedMedia, mediumDollars } from "#domain/spending/listedMedia.ts";
import type { Political } from "#domain/spending/view.ts";
import { sliceWallet } from "#domain/wallet/sliceWallet.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { walletInRevision } from "./customMarkets/walletInRevision.ts";
import { describeRevision } from "./describeRevision.ts";
import { narrowRevision } from "./publishing/narrowRevision.ts";
import { unpackWallet } from "./wallets/packWallet.ts";

/** What a revision says of a market and year as a whole. */
export interface RevisionTotal {
  readonly label: string;
  /** ISO instant. */
  readonly publishedAt: string;
  /** Whole dollars; null where the revision does not have the market or the year. */
  readonly total: number | null;
}

export interface TotalsAsked {
  /** The revision shown; later ones are left out. */
  readonly revision: Revision;
  readonly market: string;
  readonly year: number;
  readonly political: Political;
  readonly verticals: readonly string[] | "all";
}

/** So many revisions, that shown among them. */
const MOST_REVISIONS = 6;

/** The last published revisions with what they say of a market and year, newest first: of each one wallet is read and no more. */
export async function revisionTotals(store: Queryable, asked: TotalsAsked): Promise<RevisionTotal[]> {
  const shown = asked.revision.publishedAt;
  const published = (await revisionRecords(store))
    .map(describeRevision)
    .filter(({ status, publishedAt }) => status !== "draft" && publishedAt !== null && (!shown || publishedAt <= shown))
    .toSorted((a, b) => String(b.publishedAt).localeCompare(String(a.publishedAt)))
    .slice(0, MOST_REVISIONS);
  const totals: RevisionTotal[] = [];
  for (const revision of published)
    totals.push({
      label: revision.label,
      publishedAt: String(revision.publishedAt),
      total: await totalIn(store, revision, asked),
    });
  return totals;
}

async function totalIn(store: Queryable, revision: Revision, asked: TotalsAsked): Promise<number | null> {
  const { market, year, political, verticals } = asked;
  const place = revision.years.indexOf(year);
  const whole = place < 0 ? null : await walletOf(store, revision, market);
  if (!whole) return null;
  const wallet = sliceWallet(whole, { subVerticals: narrowRevision(revision, verticals).subVerticals });
  const amounts = listedMedia(wallet).map((medium) => mediumDollars(wallet, medium.place, place, political));
  return nullIfUnknown(sumKnown(amounts));
}

/** A market's wallet as a revision has it; null where it does not. */
async function walletOf(store: Queryable, revision: Revision, market: string): Promise<Wallet | null> {
  if (isCustomMarket(market)) {
    const drawn = await drawnMarket(store, Number(market.slice("custom-".length)));
    return drawn && walletInRevision(store, revision, drawn);
  }
  const packed = await packedWallet(store, Number(revision.id), market);
  return packed && unpackWallet(packed, revision, revision.id, market);
}
