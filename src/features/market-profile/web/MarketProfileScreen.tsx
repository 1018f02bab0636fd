import { useLocation } from "react-router";
import type { LocalMedium } from "#domain/localMedium/localMedium.ts";
import { useText } from "#language/useText.ts";
import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { Deferred } from "#ui/figures/frame/Deferred.tsx";
import { NothingYet } from "#ui/figures/frame/NothingYet.tsx";
import { SpendingContext } from "#ui/figures/frame/spending.ts";
import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { SpendingSkeleton } from "#ui/figures/frame/SpendingSkeleton.tsx";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { CalendarBlock } from "./calendar/CalendarBlock.tsx";
import { ProfileFigures } from "./head/ProfileFigures.tsx";
import { ProfileHead } from "./head/ProfileHead.tsx";
import { CountiesBlock } from "./map/CountiesBlock.tsx";
import { MediumContext } from "./medium.ts";
import { CategoriesBlock } from "./money/CategoriesBlock.tsx";
import { RevenueBlock } from "./money/RevenueBlock.tsx";
import { DemographicsBlock } from "./people/DemographicsBlock.tsx";
import { GrowthBlock } from "./people/GrowthBlock.tsx";
import { PyramidBlock } from "./people/PyramidBlock.tsx";
import { StatsBlock } from "./people/StatsBlock.tsx";
import { StationsChapter } from "./stations/StationsChapter.tsx";

/** `/tv/market-profile` and `/radio/market-profile`: who lives in a market, what its stations take in, and who shares it. */
export default function MarketProfileScreen() {
  const text = useText();
  const { pathname } = useLocation();
  const medium = pathname.split("/").includes("radio") ? "radio" : "tv";
  return (
    <SpendingScreen
      title={text(`marketProfile.kind.${medium}`)}
      compares={false}
      skeleton={<SpendingSkeleton label={text("marketProfile.loading")} />}
    >
      <ProfileOfAddress medium={medium} />
    </SpendingScreen>
  );
}

/** The profile of the market that the address asks to see. */
function ProfileOfAddress({ medium }: { readonly medium: LocalMedium }) {
  const spending = useSpendingOfAddress();
  const { text } = spending.words;
  return (
    <SpendingContext value={spending}>
      <MediumContext value={medium}>
        <ProfileHead spending={spending} />
        <ProfileFigures spending={spending} />
        <Chapter title={text("marketProfile.chapter.market")}>
          <Deferred block={StatsBlock} columns={7} />
          <Deferred block={GrowthBlock} columns={5} />
          <Deferred block={CountiesBlock} columns={12} />
        </Chapter>
        <Chapter title={text("marketProfile.chapter.people")}>
          <Deferred block={DemographicsBlock} columns={7} />
          <Deferred block={PyramidBlock} columns={5} />
        </Chapter>
        {spending.view.own.wallet.dollars.every(Number.isNaN) ? (
          <NothingYet spending={spending} />
        ) : (
          <Chapter title={text(`marketProfile.chapter.money.${medium}`)}>
            <Deferred block={RevenueBlock} columns={12} />
            <Deferred block={CategoriesBlock} columns={12} />
          </Chapter>
        )}
        <StationsChapter spending={spending} />
        <Chapter title={text("marketProfile.chapter.calendar")}>
          <Deferred block={CalendarBlock} columns={12} />
        </Chapter>
      </MediumContext>
    </SpendingContext>
  );
}
