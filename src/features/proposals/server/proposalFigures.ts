import { mayReadMarket, mayUse, type Rights } from "#domain/access/access.ts";
import { sixDecimals } from "#domain/figures/rounded.ts";
import { shareOf } from "#domain/figures/share.ts";
import { flagsOfMarket, mediumOfMarket } from "#domain/markets/market.ts";
import type { ProposalContent } from "#domain/proposals/proposal.ts";
import { proposalTotals } from "#domain/proposals/proposalTotals.ts";
import { saidBasis } from "#domain/revisions/provenanceAtLevel.ts";
import { isModelledBook } from "#domain/stations/audience.ts";
import type { Overview, StationRow } from "#domain/stations/overview.ts";
import { mediaSpending } from "#domain/spending/mediaSpending.ts";
import { narrowView } from "#domain/spending/scope.ts";
import { sourcesOf } from "#language/words/sources.ts";
import type { Queryable } from "#platform/database/database.ts";
import { hasPlainEnding, readCallSign } from "#revisions/ingest/cells/callSign.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { spendingView } from "#revisions/spendingView.ts";
import { marketFigures, overviewOf } from "#revisions/stations/marketFigures.ts";
import type { ProposalFigures } from "../contract/proposals.ts";

/** What is read of a proposal. */
type Offer = Pick<ProposalContent, "market" | "subVertical" | "medium" | "lines">;

/** What the published revision says beside a proposal, as far as these rights reach. */
export async function proposalFigures(
  store: Queryable,
  loadedRevision: LoadedRevision | null,
  rights: Rights,
  offer: Offer,
): Promise<ProposalFigures> {
  if (!loadedRevision?.markets.has(offer.market))
    return { revision: null, sample: false, audience: null, wallet: [], sources: [] };
  const { revision } = loadedRevision;
  const wallet = walletYears(loadedRevision, offer);
  return {
    revision: revision.label,
    sample: revision.sample,
    audience: await audienceOf(store, loadedRevision, rights, offer),
    wallet,
    sources: [...new Set(wallet.flatMap(({ year }) => sourcesOf(revision, year)))],
  };
}

/** How much of the category's money in the medium a proposal is, year by year. */
function walletYears(loadedRevision: LoadedRevision, offer: Offer): ProposalFigures["wallet"] {
  return proposalTotals(offer.lines).years.map(({ year, cents }) => {
    const none = { year, cents, dollars: null, share: null, kind: null, basis: null };
    if (!loadedRevision.revision.years.includes(year)) return none;
    const whole = spendingView(loadedRevision, offer.market, { year, political: "with", compare: [], minimum: 0 });
    const view = narrowView(whole, { kind: "subVertical", id: offer.subVertical });
    const found = mediaSpending(view).rows.find(({ medium }) => medium === offer.medium);
    if (!found) return none;
    const share = shareOf(cents / 100, found.dollars);
    return {
      ...none,
      dollars: found.dollars,
      share: share === null ? null : sixDecimals(share),
      kind: found.kind,
      basis: saidBasis(found),
    };
  });
}

/** What the market's latest survey, or what stands in for one, says of the stations of a proposal. */
export async function audienceOf(
  store: Queryable,
  loadedRevision: LoadedRevision,
  rights: Rights,
  { market, lines }: Pick<Offer, "market" | "lines">,
): Promise<ProposalFigures["audience"]> {
  const isOpen = mayReadMarket(rights, market) && mayUse(rights, { access: flagsOfMarket(market) });
  if (mediumOfMarket(market) === null || !isOpen) return null;
  const figures = await marketFigures(store, loadedRevision, market, rights);
  const overview = overviewOf(figures, market, {}, loadedRevision.revision.currentYear);
  const [book] = overview.books;
  if (!book) return null;
  const named = [...new Set(lines.map(({ station }) => station))];
  const found = named.map((station) => ({ station, row: rowOf(overview, station) }));
  return {
    demographic: overview.demographic,
    daypart: overview.daypart,
    ...book,
    modelled: isModelledBook(book.book),
    stations: found.flatMap(({ station, row }) =>
      row
        ? [
            {
              station,
              callSign: row.station.callSign,
              share: row.share,
              aqhPersons: row.aqhPersons,
              cumePersons: row.cumePersons,
            },
          ]
        : [],
    ),
    unknown: found.flatMap(({ station, row }) => (row ? [] : [station])),
  };
}

/** The market's station of that call sign; one that leaves out a plain ending such as `-TV` counts where it is the only one. */
function rowOf({ rows }: Overview, station: string): StationRow | undefined {
  const sign = readCallSign(station);
  const exact = rows.find((row) => readCallSign(row.station.callSign).whole === sign.whole);
  if (exact || !hasPlainEnding(sign)) return exact;
  const [one, another] = rows.filter((row) => {
    const other = readCallSign(row.station.callSign);
    return other.letters === sign.letters && hasPlainEnding(other);
  });
  return another ? undefined : one;
}
