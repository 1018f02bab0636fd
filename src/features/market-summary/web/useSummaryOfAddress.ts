import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { NATION } from "#domain/market.ts";
import { useFormats } from "#i18n/useFormats.ts";
import { useText } from "#i18n/useText.ts";
import { useAddress } from "#ui/address/useAddress.ts";
import { marketNames } from "#ui/filters/marketNames.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { oneMarketQuery } from "#ui/queries/oneMarketQuery.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { walletQuery } from "#ui/queries/walletQuery.ts";
import { readMinimumShare } from "./minimumShare.ts";
import type { Summary } from "./summary.ts";
import { wordsIn } from "./words.ts";

/** Loads what the address asks for and puts it together; suspends while a wallet is on its way. */
export function useSummaryOfAddress(): Summary {
  const { market: id, year, political, measure, compare } = useAddress();
  const [search] = useSearchParams();
  const minimumShare = readMinimumShare(search);
  const text = useText();
  const formats = useFormats();
  const { data: revision } = useSuspenseQuery(revisionQuery());
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { data: market } = useSuspenseQuery(oneMarketQuery(id));
  const { data: nation } = useSuspenseQuery(oneMarketQuery(NATION));
  const ids = [id, NATION, ...compare.filter((other) => other !== id && other !== NATION)];
  const wallets = useSuspenseQueries({
    queries: ids.map((one) => walletQuery(revision.id, one)),
    combine: (results) => results.map(({ data }) => data),
  });

  const words = useMemo(() => wordsIn(text, formats, marketNames(markets, text)), [text, formats, markets]);

  return useMemo(() => {
    const populations = new Map([...markets, market, nation].map(({ id, population }) => [id, population]));
    const [own, whole, ...others] = wallets.map((wallet) => ({
      wallet,
      population: populations.get(wallet.market) ?? 0,
    }));
    if (!own || !whole) throw new Error("A market summary needs the market's and the nation's wallet");
    const view = {
      own,
      nation: whole,
      compared: others,
      year,
      political,
      provenance: revision.provenance,
      currentYear: revision.currentYear,
      minimumShare,
    };
    return { view, market, revision, measure, words };
  }, [wallets, markets, market, nation, year, political, revision, measure, minimumShare, words]);
}
