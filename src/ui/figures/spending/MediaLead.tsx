import type { ReactNode } from "react";
import type { Spending } from "#documents/spending.ts";
import { Deferred } from "../frame/Deferred.tsx";
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

/** What screens of a market, a vertical and a category open with: key figures, the media, talking points, and the mix against others. */
export function MediaLead({ spending, title, figures }: MediaLeadProps) {
  return (
    <ScreenLead
      title={title}
      figures={figures}
      block={MediaBlock}
      beside={
        <>
          <TalkingPoints spending={spending} />
          <Deferred block={CompareBlock} columns={12} />
        </>
      }
    />
  );
}
