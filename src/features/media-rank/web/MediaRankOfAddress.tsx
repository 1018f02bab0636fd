import { useMemo } from "react";
import type { DownloadedScreen } from "#ui/figures/exports/downloadedScreen.ts";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { NothingYet } from "#ui/figures/frame/NothingYet.tsx";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import { SpendingContext } from "#ui/figures/frame/spending.ts";
import { WHOLE_MARKET } from "#domain/spending/scope.ts";
import { RankInputs } from "./RankInputs.tsx";
import { RankTabs } from "./RankTabs.tsx";
import { useRankChoice } from "./useRankChoice.ts";

/** The ranker as the address asks to see it. */
export function MediaRankOfAddress() {
  const [choice, change] = useRankChoice();
  const spending = useSpendingOfAddress({ scope: choice.focus });
  const { words, market } = spending;
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
      <ScreenHead
        spending={spending}
        downloads={screen}
        kind={words.text("mediaRank.kind")}
        name={words.text("mediaRank.title", { market: words.market(market.id) })}
        line={words.text("mediaRank.intro")}
      />
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
