import { lazy, type ReactNode, Suspense } from "react";
import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { NothingYet } from "#ui/figures/frame/NothingYet.tsx";
import { Deferred } from "#ui/figures/frame/Deferred.tsx";
import { SpendingContext } from "#ui/figures/frame/spending.ts";
import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { ShortGrowthBlock, ShortTopBlock } from "#ui/figures/spending/SubVerticalBlock.tsx";
import { TalkingPoints } from "#ui/figures/talkingPoints/TalkingPoints.tsx";
import { loadMessages } from "#language/text.ts";
import { useText } from "#language/useText.ts";
import { HomeCards } from "./HomeCards.tsx";
import { HomeHead } from "./HomeHead.tsx";
import { HomeList } from "./HomeList.tsx";
import { HomeSkeleton } from "./HomeSkeleton.tsx";
import style from "./HomeOverview.module.css";
import { OutlookBlock } from "./OutlookBlock.tsx";
import { PinnedList } from "./PinnedList.tsx";
import { RecentList } from "./RecentList.tsx";
import { ReleaseBanner } from "./ReleaseBanner.tsx";
import { UnreadList } from "./UnreadList.tsx";

// The figures come without the texts of reports, in which alerts are told.
const AlertsList = lazy(async () => {
  const [list] = await Promise.all([import("./AlertsList.tsx"), loadMessages("reports")]);
  return list;
});

interface HomeOverviewProps {
  /** Whom to greet; null while that is not known. */
  readonly name: string | null;
  /** What to do first, such as the first steps; left out for who has taken them. */
  readonly first: ReactNode;
  /** The ways on that are open to the person. */
  readonly ways: ReactNode;
}

/** `/home`: the market at a glance, what is new in it, and the ways on. */
export function HomeOverview({ name, first, ways }: HomeOverviewProps) {
  return (
    <SpendingScreen skeleton={<HomeSkeleton />}>
      <Overview name={name} first={first} ways={ways} />
    </SpendingScreen>
  );
}

function Overview({ name, first, ways }: HomeOverviewProps) {
  const text = useText();
  const spending = useSpendingOfAddress();
  return (
    <SpendingContext value={spending}>
      <HomeHead name={name} spending={spending} />
      {first}
      <ReleaseBanner spending={spending} />
      {spending.view.own.wallet.dollars.every(Number.isNaN) ? (
        <NothingYet spending={spending} />
      ) : (
        <>
          <HomeCards spending={spending} />
          <TalkingPoints spending={spending} />
          <Chapter title={text("home.chapter.outlook")}>
            <Deferred block={OutlookBlock} columns={7} />
            <div className={style["side"]}>
              <Suspense fallback={<HomeList title={text("home.alerts.title")} items={[]} none="" />}>
                <AlertsList words={spending.words} />
              </Suspense>
              <UnreadList />
              <PinnedList />
              <RecentList />
            </div>
          </Chapter>
          <Chapter title={text("home.chapter.advertisers")}>
            <Deferred block={ShortTopBlock} columns={6} />
            <Deferred block={ShortGrowthBlock} columns={6} />
          </Chapter>
        </>
      )}
      <section className={style["ways"]} aria-label={text("home.chapter.ways")}>
        <h2>{text("home.chapter.ways")}</h2>
        {ways}
      </section>
    </SpendingContext>
  );
}
