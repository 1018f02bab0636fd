import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router";
import { NATION } from "#domain/market.ts";
import { ownOf } from "#domain/own.ts";
import { narrowView, type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { useFormats } from "#i18n/useFormats.ts";
import { useText } from "#i18n/useText.ts";
import { useAddress } from "#ui/address/useAddress.ts";
import { useShownRevision } from "#ui/address/useShownRevision.ts";
import { marketNames } from "#i18n/marketNames.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { oneMarketQuery } from "#ui/queries/oneMarketQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { walletQuery } from "#ui/queries/walletQuery.ts";
import { readMinimumShare } from "./minimumShare.ts";
import { showSpending } from "./shownSpending.ts";
import type { Spending } from "#reports/spending.ts";
import { wordsIn } from "#words/words.ts";

/**
 * Loads what the address asks for and puts it together, cut down to the scope; suspends while a wallet is on its way.
 * The scope has to be the same object as long as it means the same.
 */
export function useSpendingOfAddress(scope: Scope = WHOLE_MARKET): Spending {
  const { market: id, year, political, measure, compare } = useAddress();
  const [search] = useSearchParams();
  const minimumShare = readMinimumShare(search);
  const text = useText();
  const formats = useFormats();
  const { revision } = useShownRevision();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { data: market } = useSuspenseQuery(oneMarketQuery(id));
  const { data: nation } = useSuspenseQuery(oneMarketQuery(NATION));
  const ids = [id, NATION, ...compare.filter((other) => other !== id && other !== NATION)];
  const wallets = useSuspenseQueries({
    queries: ids.map((one) => walletQuery(revision.id, one)),
    combine: (results) => results.map(({ data }) => data),
  });

  const { data: session } = useSuspenseQuery(sessionQuery());
  const reader = useMemo(() => ownOf(session), [session]);
  const words = useMemo(() => wordsIn(text, formats, marketNames(markets, text)), [text, formats, markets]);

  const spending = useMemo((): Spending => {
    const populations = new Map([...markets, market, nation].map(({ id, population }) => [id, population]));
    const [own, nationwide, ...others] = wallets.map((wallet) => ({
      wallet,
      population: populations.get(wallet.market) ?? 0,
    }));
    if (!own || !nationwide) throw new Error("A screen of spending needs the market's and the nation's wallet");
    const whole = {
      own,
      nation: nationwide,
      compared: others,
      year,
      political,
      provenance: revision.provenance,
      platformShares: revision.platformShares,
      currentYear: revision.currentYear,
      minimumShare,
    };
    return { scope, view: narrowView(whole, scope), whole, market, revision, measure, own: reader, words };
  }, [scope, wallets, markets, market, nation, year, political, revision, measure, minimumShare, reader, words]);

  useEffect(() => showSpending(spending), [spending]);
  useEffect(() => () => showSpending(null), []);
  return spending;
}
