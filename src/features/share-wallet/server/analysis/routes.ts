import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import { readBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import { readFocus } from "#domain/shareOfWallet/focus.ts";
import { gapsTable } from "#domain/shareOfWallet/gapsTable.ts";
import { shareInQuarter } from "#domain/shareOfWallet/shareInQuarter.ts";
import { shareOfWallet as answerOf, type WalletQuestion } from "#domain/shareOfWallet/shareOfWallet.ts";
import type { WalletView } from "#domain/shareOfWallet/walletView.ts";
import type { MarketWallet } from "#domain/spending/view.ts";
import { tableInQuarter } from "#domain/tables/inQuarter.ts";
import { benchmarksBody, benchmarksOf, checkMedium } from "#revisions/benchmarksOf.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { benchmarks } from "../../contract/benchmarks.ts";
import { shareOfWallet, type shareOfWalletQuery } from "../../contract/shareOfWallet.ts";

export function shareOfWalletRoutes(app: FastifyInstance): void {
  app.storedEndpoint(benchmarks, ({ params, query }, { loadedRevisions }, encoding) => {
    const current = loadedRevisions.held(params.revision);
    if (current) return benchmarksBody(current, params.market, query.medium, encoding);
    return loadedRevisions
      .byId(params.revision)
      .then((loadedRevision) => benchmarksBody(loadedRevision, params.market, query.medium, encoding));
  });

  app.endpoint(
    shareOfWallet,
    async ({ params, query }, { loadedRevisions }) => {
      const loadedRevision = await loadedRevisions.byId(query.revision);
      const { view, question } = askedShare(loadedRevision, params.market, query);
      const { quarter } = query;
      const { seasons } = loadedRevision.advertisers;
      return quarter === undefined ? answerOf(view, question) : shareInQuarter(view, question, { quarter, seasons });
    },
    { table: (share, { query }) => tableInQuarter(gapsTable(share), query.quarter) },
  );
}

/**
 * The view and the question of a request.
 *
 * @throws Failure `market-unknown`, `invalid-input` for a year, medium, focus or benchmark that means nothing
 */
function askedShare(
  loadedRevision: LoadedRevision,
  market: string,
  query: z.output<typeof shareOfWalletQuery>,
): { readonly view: WalletView; readonly question: WalletQuestion } {
  const { revision } = loadedRevision;
  const { year = revision.currentYear, medium, political } = query;
  if (!revision.years.includes(year)) throw wrong("year", `one of ${revision.years.join(", ")}`);
  checkMedium(loadedRevision, medium);
  const focus = readFocus(query.focus);
  if (!focus) throw wrong("focus", "market, or the id of a vertical or sub-vertical");
  const benchmark = readBenchmark(query.benchmark);
  if (!benchmark) throw wrong("benchmark", "nation, peers, top, or custom: and a percentage such as custom:12.5");
  const read = (id: string): MarketWallet => ({
    wallet: loadedRevision.wallet(id),
    population: loadedRevision.market(id).population,
  });
  const overMarkets = benchmark.kind === "peers" || benchmark.kind === "top";
  return {
    view: { own: read(market), nation: read(NATION), year, political },
    question: {
      medium,
      focus,
      benchmark,
      benchmarks: overMarkets ? benchmarksOf(loadedRevision, market, medium) : null,
      ownSales: null,
    },
  };
}

function wrong(parameter: string, must: string): Failure {
  return new Failure("invalid-input", `The ${parameter} must be ${must}.`, [
    { pointer: `/query/${parameter}`, message: `Must be ${must}.` },
  ]);
}
