import { useQuery, useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { use, useEffect, useMemo } from "react";
import { useSearchParams } from "react-router";
import { NATION } from "#domain/markets/market.ts";
import { highlightsOf } from "#domain/highlights.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { narrowView, type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { useAddress } from "#ui/address/useAddress.ts";
import { useShownRevision } from "#ui/address/useShownRevision.ts";
import { marketNames } from "#language/marketNames.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { oneMarketQuery } from "#ui/queries/oneMarketQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { ByQuarter } from "#ui/filters/byQuarter.ts";
import { seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import { walletQuery } from "#ui/queries/walletQuery.ts";
import { useScenario } from "../whatIf/useScenario.ts";
import { readMinimumShare } from "./minimumShare.ts";
import { showSpending } from "./shownSpending.ts";
import { viewOfWallets } from "./viewOfWallets.ts";
import { type Spending, spendingInQuarter } from "#documents/spending.ts";
import { wordsIn } from "#language/words/words.ts";

interface SpendingChoice {
  /** The same object as long as it means the same; the whole market where left out. */
  readonly scope?: Scope;
  /** Whether the screen shows scenarios: then the address may name one, and every figure is of its revision. */
  readonly offersScenarios?: boolean;
}

/** Loads what the address asks for and puts it together, cut down to the scope; suspends while a wallet is on its way. */
export function useSpendingOfAddress({ scope = WHOLE_MARKET, offersScenarios = false }: SpendingChoice = {}): Spending {
  const { market: id, year, quarter: asked, political, measure, compare } = useAddress();
  const byQuarter = use(ByQuarter);
  const quarter = byQuarter ? asked : undefined;
  const [search] = useSearchParams();
  const minimumShare = readMinimumShare(search);
  const text = useText();
  const formats = useFormats();
  const { revision } = useShownRevision();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { data: market } = useSuspenseQuery(oneMarketQuery(id));
  const ids = [id, NATION, ...compare.filter((other) => other !== id && other !== NATION)];
  const wallets = useSuspenseQueries({
    queries: ids.map((one) => walletQuery(revision.id, one)),
    combine: (results) => results.map(({ data }) => data),
  });
  const scenario = useScenario(ids, offersScenarios);
  const [needed] = useSuspenseQueries({ queries: (quarter === undefined ? [] : [revision.id]).map(seasonsQuery) });
  // Asked for ahead, so that a quarter that is chosen waits for nothing.
  useQuery({ ...seasonsQuery(revision.id), enabled: byQuarter });
  const seasons = needed?.data;

  const { data: session } = useSuspenseQuery(sessionQuery());
  const reader = useMemo(() => highlightsOf(session), [session]);
  const words = useMemo(() => wordsIn(text, formats, marketNames(markets, text)), [text, formats, markets]);

  const spending = useMemo((): Spending => {
    const populations = new Map([...markets, market].map(({ id, population }) => [id, population]));
    const filters = { year, political, minimumShare };
    const of = (source: Revision, its: readonly Wallet[]): Spending => {
      const whole = viewOfWallets(source, its, populations, filters);
      return { scope, view: narrowView(whole, scope), whole, market, revision: source, measure, own: reader, words };
    };
    const published = of(revision, wallets);
    const inPeriod = (one: Spending) =>
      quarter !== undefined && seasons ? spendingInQuarter(one, quarter, seasons) : one;
    if (!scenario) return inPeriod(published);
    const { id, name, description } = scenario;
    const supposed = { ...of(scenario.revision, scenario.wallets), words: { ...words, scenarioName: name } };
    return inPeriod({ ...supposed, whatIf: { id, name, description, published } });
  }, [
    scope,
    wallets,
    scenario,
    markets,
    market,
    year,
    quarter,
    seasons,
    political,
    revision,
    measure,
    minimumShare,
    reader,
    words,
  ]);

  useEffect(() => showSpending(spending), [spending]);
  useEffect(() => () => showSpending(null), []);
  return spending;
}
