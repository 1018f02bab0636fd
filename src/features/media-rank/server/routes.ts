import type { FastifyInstance } from "fastify";
import { mediumTotalsFor } from "#revisions/reader/mediumTotalsFor.ts";
import type { Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { type MarketKind, NATION } from "#domain/markets/market.ts";
import { marketRanks as rankMarkets } from "#domain/ranks/marketRanks.ts";
import { mediaRanks as rankMedia, type RanksView } from "#domain/ranks/mediaRanks.ts";
import { mediumTotals as totalsOf } from "#domain/ranks/mediumTotals.ts";
import { rankTable } from "#domain/ranks/rankTable.ts";
import { verticalRanks as rankVerticals } from "#domain/ranks/verticalRanks.ts";
import { provenanceAtLevel, provenanceOfWallet } from "#domain/revisions/provenanceAtLevel.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { readFocus } from "#domain/shareOfWallet/focus.ts";
import { narrowWallet, type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { Political } from "#domain/spending/view.ts";
import { yearKind } from "#domain/yearKind.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { marketRanks, mediaRanks, mediumTotals, verticalRanks } from "../contract.ts";

export function mediaRankRoutes(app: FastifyInstance): void {
  app.endpoint(
    mediaRanks,
    async ({ params, query }, { loadedRevisions }) => {
      const loadedRevision = await loadedRevisions.byId(query.revision);
      return rankMedia(ranksView(loadedRevision, params.market, query, knownFocus(query.focus)));
    },
    { table: (output) => rankTable(output, "medium") },
  );

  app.endpoint(
    verticalRanks,
    async ({ params, query }, { loadedRevisions }) => {
      const loadedRevision = await loadedRevisions.byId(query.revision);
      checkMedium(loadedRevision.revision, query.medium);
      return rankVerticals(ranksView(loadedRevision, params.market, query, WHOLE_MARKET), query.medium);
    },
    { table: (output) => rankTable(output, "vertical") },
  );

  app.endpoint(
    marketRanks,
    async ({ params, query }, { caller, loadedRevisions }) => {
      const loadedRevision = await loadedRevisions.byId(params.revision);
      const { revision } = loadedRevision;
      const { markets, nation } = mediumSums(loadedRevision, query, caller.rights);
      const { years, currentYear } = revision;
      const provenance = provenanceAtLevel(revision.provenance, "market");
      const ranking = {
        year: knownYear(revision, query.year),
        political: query.political,
        currentYear,
        kinds: years.map((_, at) => yearKind(provenance, at)),
      };
      return rankMarkets(markets, nation, ranking);
    },
    { table: (output) => rankTable(output, "market") },
  );

  app.endpoint(mediumTotals, async ({ params, query }, { caller, loadedRevisions }) => {
    const loadedRevision = await loadedRevisions.byId(params.revision);
    return { revision: loadedRevision.revision.id, ...mediumSums(loadedRevision, query, caller.rights).markets };
  });
}

interface AskedSums {
  readonly medium: string;
  readonly kind: MarketKind;
  readonly focus: string;
}

/** What the caller's markets of a kind spend on a medium, and the nation beside them. */
function mediumSums(loadedRevision: LoadedRevision, query: AskedSums, rights: Rights) {
  const { revision } = loadedRevision;
  checkMedium(revision, query.medium);
  const { medium, kind } = query;
  const scope = knownFocus(query.focus);
  const nation = { market: loadedRevision.market(NATION), wallet: loadedRevision.wallet(NATION) };
  return {
    markets: mediumTotalsFor(loadedRevision, { medium, kind, scope }, rights),
    nation: totalsOf([nation], { medium, scope, years: revision.years }),
  };
}

function ranksView(
  loadedRevision: LoadedRevision,
  market: string,
  { year, political }: { readonly year?: number | undefined; readonly political: Political },
  scope: Scope,
): RanksView {
  const { revision } = loadedRevision;
  const read = (id: string) => ({
    wallet: narrowWallet(loadedRevision.wallet(id), scope),
    population: loadedRevision.market(id).population,
  });
  const own = read(market);
  return {
    own,
    nation: read(NATION),
    year: knownYear(revision, year),
    political,
    provenance: provenanceOfWallet(revision, own.wallet, political),
    currentYear: revision.currentYear,
  };
}

/** @throws Failure `invalid-input` for a year that the revision does not have */
function knownYear({ years, currentYear }: Revision, year = currentYear): number {
  if (years.includes(year)) return year;
  const message = `The year must be one of ${years.join(", ")}; it was ${year}.`;
  throw new Failure("invalid-input", message, [{ pointer: "/query/year", message }]);
}

/** @throws Failure `invalid-input` for what is neither the market nor a vertical nor a sub-vertical */
function knownFocus(text: string): Scope {
  const focus = readFocus(text);
  if (focus) return focus;
  const message = "Must be market, or the id of a vertical or sub-vertical.";
  throw new Failure("invalid-input", message, [{ pointer: "/query/focus", message }]);
}

/** @throws Failure `invalid-input` for a medium that the revision does not have */
function checkMedium({ id, media }: Revision, medium: string): void {
  if (media.includes(medium)) return;
  const message = "Must be the id of a medium.";
  throw new Failure("invalid-input", `Revision ${id} has no medium "${medium}".`, [
    { pointer: "/query/medium", message },
  ]);
}
