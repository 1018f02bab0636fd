import { useQuery, useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Asked, SHARE_OF_WALLET } from "#domain/ask/asked.ts";
import { highlightsOf } from "#domain/highlights.ts";
import { NATION } from "#domain/markets/market.ts";
import { narrowView } from "#domain/spending/scope.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import type { Spending } from "#documents/spending.ts";
import { marketNames } from "#language/marketNames.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { wordsIn } from "#language/words/words.ts";
import { readMinimumShare } from "../figures/frame/minimumShare.ts";
import { viewOfWallets } from "../figures/frame/viewOfWallets.ts";
import { seasonsQuery } from "../queries/advertiserQueries.ts";
import { benchmarksQuery } from "../queries/benchmarksQuery.ts";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { revisionQuery } from "../queries/revisionQuery.ts";
import { sessionQuery } from "../queries/sessionQuery.ts";
import { walletQuery } from "../queries/walletQuery.ts";

/** What a question is answered from: the spending that the screen would show, and a view of each market that is asked about. */
export interface AskedSpending {
  readonly spending: Spending;
  /** Of whole markets: the one asked about, then those it is held against. */
  readonly views: readonly SpendingView[];
}

const USUAL_MINIMUM = readMinimumShare(new URLSearchParams());

/** Loads the wallets that a question asks about; suspends while one is on its way. */
export function useAskedSpending({ market: id, compare, year, political, measure, scope }: Asked): AskedSpending {
  const [text, formats] = [useText(), useFormats()];
  const { data: revision } = useSuspenseQuery(revisionQuery());
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { data: session } = useSuspenseQuery(sessionQuery());
  const ids = [...new Set([id, NATION, ...compare])];
  const wallets = useSuspenseQueries({
    queries: ids.map((one) => walletQuery(revision.id, one)),
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(() => {
    const populations = new Map(markets.map((one) => [one.id, one.population]));
    const filters = { year, political, minimumShare: USUAL_MINIMUM };
    const of = (market: string) => wallets.filter((wallet) => wallet.market === market);
    const viewOf = (one: string) => viewOfWallets(revision, [...of(one), ...of(NATION)], populations, filters);
    const whole = viewOf(id);
    const views = [whole, ...compare.map(viewOf)];
    const market = markets.find((one) => one.id === id);
    if (!market) throw new Error(`${id} is none of the markets that the person may read`);
    const words = wordsIn(text, formats, marketNames(markets, text));
    const own = highlightsOf(session);
    return { views, spending: { scope, view: narrowView(whole, scope), whole, market, revision, measure, own, words } };
  }, [revision, markets, session, wallets, id, compare, year, political, measure, scope, text, formats]);
}

/** When categories advertise, where a question is about that; nothing else waits for it. */
export function useAskedSeasons({ topic }: Asked) {
  const { data: revision } = useSuspenseQuery(revisionQuery());
  return useQuery({ ...seasonsQuery(revision.id), enabled: topic === "season" }).data;
}

/** The shares that other markets have, where a question is held against them. */
export function useAskedBenchmarks({ screen, benchmark, market }: Asked, medium: string) {
  const { data: revision } = useSuspenseQuery(revisionQuery());
  const isNeeded = screen === SHARE_OF_WALLET && (benchmark.kind === "peers" || benchmark.kind === "top");
  return useQuery({ ...benchmarksQuery(revision.id, market, medium), enabled: isNeeded }).data;
}
