import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { highlightsOf } from "#domain/highlights.ts";
import { WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { Reader } from "#domain/usualMedium.ts";
import { addressNow } from "#ui/address/addressNow.ts";
import { useAddress } from "#ui/address/useAddress.ts";
import type { DownloadedScreen } from "#ui/figures/exports/downloadedScreen.ts";
import { NothingYet } from "#ui/figures/frame/NothingYet.tsx";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import { SpendingContext } from "#ui/figures/frame/spending.ts";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { oneMarketQuery } from "#ui/queries/oneMarketQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { lastMedium, rememberMedium } from "#ui/state/lastMedium.ts";
import { type MarketsKind, type RankChoice, readRankChoice, writeRankChoice } from "./rankAddress.ts";
import { RankInputs } from "./RankInputs.tsx";
import { RankTabs } from "./RankTabs.tsx";

/** The ranker as the address asks to see it. */
export function MediaRankOfAddress() {
  const [choice, change] = useRankChoice();
  const spending = useSpendingOfAddress({ scope: choice.focus });
  const { tab, medium, kind } = choice;
  const screen = useMemo(
    (): DownloadedScreen => ({
      screen: "ranker",
      tab,
      choice: { medium, ...(tab === "markets" && { kind }), ...(tab === "verticals" && { scope: WHOLE_MARKET }) },
    }),
    [tab, medium, kind],
  );
  return (
    <SpendingContext value={spending}>
      <ScreenHead spending={spending} downloads={screen} />
      {spending.whole.own.wallet.dollars.every(Number.isNaN) ? (
        <NothingYet spending={spending} />
      ) : (
        <RankTabs
          choice={choice}
          change={change}
          spending={spending}
          inputs={<RankInputs choice={choice} change={change} spending={spending} />}
        />
      )}
    </SpendingContext>
  );
}

/** What the address asks of the ranker, checked and completed, and how to change it. */
function useRankChoice(): readonly [RankChoice, (change: Partial<RankChoice>) => void] {
  const [search, setSearch] = useSearchParams();
  const reader = useReader();
  const home = useHomeKind();
  const choice = useMemo(() => readRankChoice(search, reader(), home), [search, reader, home]);
  const change = useCallback(
    (wanted: Partial<RankChoice>) => {
      const now = addressNow();
      if (wanted.medium) rememberMedium(wanted.medium);
      const next = { ...readRankChoice(now, reader(), home), ...wanted };
      setSearch(writeRankChoice(now, next, home), { preventScrollReset: true });
    },
    [reader, home, setSearch],
  );
  return [choice, change];
}

/** Markets are ranked among their kind; beside the nation stand the TV markets. */
function useHomeKind(): MarketsKind {
  const { market } = useAddress();
  const { data } = useSuspenseQuery(oneMarketQuery(market));
  return data.kind === "nation" ? "tv" : data.kind;
}

function useReader(): () => Reader {
  const { data: session } = useSuspenseQuery(sessionQuery());
  return useCallback(
    () => ({ ownMedia: highlightsOf(session).media, access: session.access, lastMedium: lastMedium() }),
    [session],
  );
}
