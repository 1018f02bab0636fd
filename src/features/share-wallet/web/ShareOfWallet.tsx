import { lazy, Suspense } from "react";
import { focusPlaces } from "#domain/shareOfWallet/focus.ts";
import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { PoliticalOff } from "#ui/figures/frame/PoliticalOff.tsx";
import { NothingYet } from "#ui/figures/frame/NothingYet.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { NoAccess } from "#ui/problem/NoAccess.tsx";
import { WalletBarBlock } from "./bar/WalletBarBlock.tsx";
import { GapsBlock } from "./gaps/GapsBlock.tsx";
import { WalletInputs } from "./inputs/WalletInputs.tsx";
import { QuadrantBlock } from "./quadrant/QuadrantBlock.tsx";
import { ScenarioBar } from "./scenarios/ScenarioBar.tsx";
import { DeferredPart } from "./DeferredPart.tsx";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { focusName } from "#documents/parts/wallet/walletWords.ts";
import style from "./ShareOfWallet.module.css";
import { WalletHead } from "./WalletHead.tsx";
import { WalletPoints } from "./WalletPoints.tsx";

// What is planned stands below what is known, and loads after it.
const PlanChapters = lazy(() => import("./plan/PlanChapters.tsx"));

/** The share of one wallet, from the finding down to the single category, or what hinders it. */
export function ShareOfWallet({ asked }: { readonly asked: ShareSpending }) {
  const { spending } = asked;
  if (spending.whole.own.wallet.dollars.every(Number.isNaN)) return <NothingYet spending={spending} />;
  return (
    <>
      <WalletHead asked={asked} />
      <div className={style["choices"]}>
        <WalletInputs asked={asked} />
        {/* What is kept for oneself stands over what is published. */}
        {!spending.whatIf && <ScenarioBar asked={asked} />}
      </div>
      <Figures asked={asked} />
    </>
  );
}

function Figures({ asked }: { readonly asked: ShareSpending }) {
  const { spending, question } = asked;
  const { revision, words } = spending;
  const { text } = words;
  if (focusPlaces(revision, question.focus, "with").length === 0) return <NoAccess code="vertical-not-entitled" />;
  if (focusPlaces(revision, question.focus, spending.view.political).length === 0) {
    return <PoliticalOff name={focusName(question.focus, spending.market.id, words)} />;
  }
  if (!revision.media.includes(question.medium)) {
    return (
      <EmptyState
        title={text("shareWallet.noMedium.title", { medium: words.medium(question.medium) })}
        hint={text("shareWallet.noMedium.hint", { revision: revision.label })}
      />
    );
  }
  return (
    <>
      <Chapter title={text("shareWallet.chapter.finding")}>
        <div className={style["finding"]}>
          <WalletBarBlock asked={asked} />
          <WalletPoints asked={asked} />
        </div>
      </Chapter>
      <Chapter title={text("shareWallet.chapter.categories")}>
        <DeferredPart part={GapsBlock} asked={asked} className={style["block"]} />
        <DeferredPart part={QuadrantBlock} asked={asked} className={style["block"]} />
      </Chapter>
      <Suspense fallback={null}>
        <PlanChapters asked={asked} />
      </Suspense>
    </>
  );
}
