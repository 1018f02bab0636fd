import { lazy, type ReactNode } from "react";
import type { Spending } from "#documents/spending.ts";
import { comparesMarkets } from "#domain/spending/comparedMarkets.ts";
import { Deferred } from "../frame/Deferred.tsx";
import { LateBlock } from "../frame/LateBlock.tsx";
import { ScreenLead } from "../frame/ScreenLead.tsx";
import { TalkingPoints } from "../talkingPoints/TalkingPoints.tsx";
import { CompareBlock } from "./CompareBlock.tsx";
import { MediaBlock } from "./MediaBlock.tsx";

interface MediaLeadProps {
  readonly spending: Spending;
  readonly title: string;
  /** The key figures. */
  readonly figures: ReactNode;
}

/** Loaded once markets are compared. */
const ComparedChapter = lazy(() => import("./compared/ComparedChapter.tsx"));

/**
 * What screens of a market, a vertical and a category open with: key figures, the media, talking points, and the mix against the nation's.
 * Who compares markets has asked for that: then it comes first, with the mix among it.
 */
export function MediaLead({ spending, title, figures }: MediaLeadProps) {
  const compares = comparesMarkets(spending.view);
  return (
    <>
      {compares && (
        <LateBlock>
          <ComparedChapter of={spending.scope.kind} />
        </LateBlock>
      )}
      <ScreenLead
        title={title}
        figures={figures}
        block={MediaBlock}
        beside={
          <>
            <TalkingPoints spending={spending} />
            {!compares && <Deferred block={CompareBlock} columns={12} />}
          </>
        }
      />
    </>
  );
}
