import { useQuery, useSuspenseQueries } from "@tanstack/react-query";
import { lazy, memo, type ReactNode, Suspense, useMemo } from "react";
import { spendingOf } from "#documents/spending.ts";
import { askAgain, askOfYear, type ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { focusName } from "#documents/parts/wallet/walletWords.ts";
import { focusPlaces } from "#domain/shareOfWallet/focus.ts";
import { useText } from "#language/useText.ts";
import { CompaniesToCall } from "#ui/companies/CompaniesToCall.tsx";
import type { DownloadedScreen } from "#ui/figures/exports/downloadedScreen.ts";
import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { NothingYet } from "#ui/figures/frame/NothingYet.tsx";
import { PoliticalOff } from "#ui/figures/frame/PoliticalOff.tsx";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import { useShownScope } from "#ui/figures/frame/shownSpending.ts";
import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { TalkingPoints } from "#ui/figures/talkingPoints/TalkingPoints.tsx";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { NoAccess } from "#ui/problem/NoAccess.tsx";
import { useWalletAddress } from "./address/useWalletAddress.ts";
import { WalletBarBlock } from "./bar/WalletBarBlock.tsx";
import { WalletFigures } from "./bar/WalletFigures.tsx";
import { benchmarksQuery } from "#ui/queries/benchmarksQuery.ts";
import { DeferredPart } from "./DeferredPart.tsx";
import { GapsBlock } from "./gaps/GapsBlock.tsx";
import { WalletInputs } from "./inputs/WalletInputs.tsx";
import { QuadrantBlock } from "./quadrant/QuadrantBlock.tsx";
import { QuartersBlock } from "./quarters/QuartersBlock.tsx";
import { useOwnSales } from "./revenue/useOwnSales.ts";
import { ScenarioBar } from "./scenarios/ScenarioBar.tsx";
import style from "./ShareOfWalletScreen.module.css";
import { useWalletChoice } from "./useWalletChoice.ts";

/** `/share-wallet`: what part of a wallet is one's own, what it could be, and where the difference lies. */
export default function ShareOfWalletScreen() {
  const text = useText();
  return (
    <SpendingScreen title={text("menu.shareOfWallet")} compares={false} byQuarter skeleton={<WalletSkeleton />}>
      <ShareOfAddress />
    </SpendingScreen>
  );
}

function ShareOfAddress() {
  return <ShareOfWallet asked={useShareOfAddress()} />;
}

const INPUTS = ["focus", "medium", "benchmark"] as const;
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Holds the place of the finding, the bar and the table while wallets load. */
function WalletSkeleton() {
  const text = useText();
  return (
    <output aria-label={text("shareWallet.loading")} className={style["wallet"]}>
      <Skeleton width="100%" height="100px" />
      <span className={style["inputs"]}>
        {INPUTS.map((input) => (
          <Skeleton key={input} width="200px" height="36px" />
        ))}
      </span>
      <Skeleton width="min(100%, 640px)" height="48px" />
      <Skeleton width="min(100%, 880px)" height="150px" />
      <span className={style["rows"]}>
        {ROWS.map((row) => (
          <Skeleton key={row} width="100%" height="24px" />
        ))}
      </span>
    </output>
  );
}

/** What the address asks of the wallet, with its figures; suspends while they are on their way. */
function useShareOfAddress(): ShareSpending {
  const { medium, focus, benchmark, year } = useWalletAddress();
  const spending = useSpendingOfAddress({ offersScenarios: true });
  useShownScope(focus);
  const { revision, market } = spending;
  const known = revision.media.includes(medium);
  const needed = known && (benchmark.kind === "peers" || benchmark.kind === "top");
  const [needs] = useSuspenseQueries({
    queries: (needed ? [medium] : []).map((one) => benchmarksQuery(revision.id, market.id, one)),
  });
  // Asked for ahead, so that a change of the benchmark waits for nothing.
  useQuery({ ...benchmarksQuery(revision.id, market.id, medium), enabled: known && !needed });
  const benchmarks = needs?.data ?? null;
  const sales = useOwnSales({ market: market.id, medium, year });
  return useMemo(
    () => askAgain(spending, { medium, focus, benchmark, benchmarks, ...sales }),
    [spending, medium, focus, benchmark, benchmarks, sales],
  );
}

interface FiguresProps {
  readonly asked: ShareSpending;
  /** The same of the whole year: findings, quarters and plans are of years alone. */
  readonly ofYear: ShareSpending;
}

/** What to say of the wallet in focus: its gaps first, then whatever else is new there. */
const WalletPoints = memo(function WalletPoints({ asked, ofYear }: FiguresProps) {
  const { spending, question } = asked;
  const { share } = ofYear;
  const { focus, medium } = question;
  const inFocus = useMemo(() => spendingOf(spending, focus), [spending, focus]);
  const material = useMemo(() => ({ medium, wallet: share }), [medium, share]);
  return <TalkingPoints spending={inFocus} material={material} />;
});

/** What can be taken away of it, with what was chosen. */
const WalletHead = memo(function WalletHead({ asked }: { readonly asked: ShareSpending }) {
  const { spending, question } = asked;
  const choice = useWalletChoice(question);
  const screen = useMemo((): DownloadedScreen => ({ screen: "wallet", choice }), [choice]);
  return <ScreenHead spending={spending} offersScenarios downloads={screen} />;
});

// What is planned stands below what is known, and loads after it.
const PlanChapters = lazy(() => import("./plan/PlanChapters.tsx"));

/** The share of one wallet, from the finding down to the single category, or what hinders it. */
function ShareOfWallet({ asked }: { readonly asked: ShareSpending }) {
  const { spending } = asked;
  const ofYear = useMemo(() => askOfYear(asked), [asked]);
  if (spending.whole.own.wallet.dollars.every(Number.isNaN)) return <NothingYet spending={spending} />;
  return (
    <>
      <WalletHead asked={asked} />
      <Figures asked={asked} ofYear={ofYear} />
    </>
  );
}

/** What stands in place of a share that cannot be told; null where it can. */
function whyMissing({ spending, question }: ShareSpending): ReactNode {
  const { revision, view, market, words } = spending;
  const { text } = words;
  if (focusPlaces(revision, question.focus, "with").length === 0) return <NoAccess code="vertical-not-entitled" />;
  if (focusPlaces(revision, question.focus, view.political).length === 0) {
    return <PoliticalOff name={focusName(question.focus, market.id, words)} />;
  }
  if (revision.media.includes(question.medium)) return null;
  return (
    <EmptyState
      title={text("shareWallet.noMedium.title", { medium: words.medium(question.medium) })}
      hint={text("shareWallet.noMedium.hint", { revision: revision.label })}
    />
  );
}

/** What is asked of the wallet, and what is kept of it. */
function Choices({ asked, ofYear }: FiguresProps) {
  return (
    <div className={style["choices"]}>
      <WalletInputs asked={asked} />
      {/* What is kept for oneself stands over what is published. */}
      {!asked.spending.whatIf && <ScenarioBar asked={ofYear} />}
    </div>
  );
}

/** The share of the wallet in focus, or why there is none; the choices stand where they lead out of it. */
function Figures({ asked, ofYear }: FiguresProps) {
  const { text } = asked.spending.words;
  const choices = <Choices asked={asked} ofYear={ofYear} />;
  const missing = whyMissing(asked);
  if (missing) {
    return (
      <>
        {choices}
        {missing}
      </>
    );
  }
  return (
    <>
      <div className={style["figures"]}>
        <WalletFigures asked={asked} />
      </div>
      {choices}
      <h2 className={style["title"]}>{text("shareWallet.chapter.finding")}</h2>
      <div className={style["finding"]}>
        <WalletBarBlock asked={asked} />
        <WalletPoints asked={asked} ofYear={ofYear} />
      </div>
      <Chapter id="quarters" title={text("shareWallet.chapter.quarters")}>
        <DeferredPart part={QuartersBlock} asked={ofYear} className={style["block"]} />
      </Chapter>
      <Chapter id="categories" title={text("shareWallet.chapter.categories")}>
        <DeferredPart part={GapsBlock} asked={asked} className={style["block"]} />
        <DeferredPart part={QuadrantBlock} asked={asked} className={style["block"]} />
        <CompaniesToCall market={asked.spending.market.id} scope={asked.question.focus} />
      </Chapter>
      <Suspense fallback={null}>
        <PlanChapters asked={ofYear} />
      </Suspense>
    </>
  );
}
