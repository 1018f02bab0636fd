import { CompaniesToCall } from "#ui/companies/CompaniesToCall.tsx";
import { PoliticalOff } from "#ui/figures/frame/PoliticalOff.tsx";
import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { NothingYet } from "#ui/figures/frame/NothingYet.tsx";
import { Deferred } from "#ui/figures/frame/Deferred.tsx";
import type { Spending } from "#documents/spending.ts";
import { SpendingContext } from "#ui/figures/frame/spending.ts";
import { ForecastBlock } from "#ui/figures/spending/ForecastBlock.tsx";
import { MediaLead } from "#ui/figures/spending/MediaLead.tsx";
import { QuarterBlock } from "#ui/figures/spending/QuarterBlock.tsx";
import { TrendBlock } from "#ui/figures/spending/TrendBlock.tsx";
import { YearsBlock } from "#ui/figures/spending/YearsBlock.tsx";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { SeasonBlock } from "../vertical/season/SeasonBlock.tsx";
import { GapBlock } from "./gaps/GapBlock.tsx";
import { KnowHowBlock } from "./knowHow/KnowHowBlock.tsx";
import { SimilarBlock } from "./similar/SimilarBlock.tsx";
import { SubVerticalFigures } from "./SubVerticalFigures.tsx";

interface SubVerticalProps {
  /** Cut down to the sub-vertical. */
  readonly spending: Spending;
  readonly id: string;
}

/** Everything about one sub-vertical of a market, block by block. */
export function SubVertical({ spending, id }: SubVerticalProps) {
  const { text } = spending.words;
  const { view } = spending;
  const switchedOff = view.political === "without" && isPolitical(id);
  const unknown = view.own.wallet.dollars.every(Number.isNaN);
  return (
    <SpendingContext value={spending}>
      {switchedOff && <PoliticalOff name={spending.words.subVertical(id)} />}
      {!switchedOff && unknown && <NothingYet spending={spending} />}
      {!switchedOff && !unknown && (
        <>
          <MediaLead
            spending={spending}
            title={text("subVertical.chapter.media")}
            figures={<SubVerticalFigures spending={spending} />}
          />
          <Chapter id="gaps" title={text("subVertical.chapter.gaps")}>
            <Deferred block={GapBlock} columns={12} />
            <CompaniesToCall market={spending.market.id} scope={spending.scope} />
          </Chapter>
          <Chapter id="years" title={text("subVertical.chapter.years")}>
            <Deferred block={TrendBlock} columns={7} />
            <Deferred block={ForecastBlock} columns={5} />
            <Deferred block={QuarterBlock} columns={12} ofYear />
            <Deferred block={YearsBlock} columns={12} />
          </Chapter>
        </>
      )}
      <Chapter id="know-how" title={text("subVertical.chapter.knowHow")}>
        <Deferred block={KnowHowBlock} columns={12} ofYear />
        {!switchedOff && !unknown && <Deferred block={SeasonBlock} columns={12} ofYear />}
      </Chapter>
      {!switchedOff && !unknown && (
        <Chapter id="similar" title={text("subVertical.chapter.similar")}>
          <Deferred block={SimilarBlock} columns={12} ofYear />
        </Chapter>
      )}
    </SpendingContext>
  );
}
