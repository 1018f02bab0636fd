import type { DemographicTopic } from "#domain/demographics/demographicsOf.ts";
import type { ProfileFigure } from "#domain/demographics/profileFigures.ts";
import type { ReportPart } from "../../document.ts";
import { demographicsBlock, shownTopics } from "../../parts/profile/demographicsBlock.ts";
import { growthBlock } from "../../parts/profile/growthBlock.ts";
import { figurePart } from "../../parts/blockFigure.ts";
import { pyramidBlock } from "../../parts/profile/pyramidBlock.ts";
import type { Spending } from "../../spending.ts";

/** Who lives in a market, as its profile shows it. */
export interface MarketPeople {
  readonly figures: readonly ProfileFigure[];
  readonly topics: readonly DemographicTopic[];
}

/** How a market grows and who lives there, the blocks of its profile; what the revision's files do not say is left out. */
export function peopleParts({ figures, topics }: MarketPeople, spending: Spending): ReportPart[] {
  const [first] = shownTopics(topics);
  const blocks = [
    growthBlock(figures, spending),
    first ? demographicsBlock(topics, first.topic, spending) : null,
    pyramidBlock(topics, spending),
  ];
  return blocks.flatMap((block) => (block ? [figurePart(block, spending)] : []));
}
