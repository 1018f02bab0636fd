import { type Facts, isNation } from "../facts.ts";
import { figure, nameFigure } from "../figures.ts";
import type { InsightFigures } from "../insight.ts";

/** Media below this part of the list are left out: an index on little says little. */
const WEIGHTY = 0.02;

export type MediaList = "all" | "digital";

/** A medium with its share here and in the nation. */
export interface IndexedMedium {
  readonly medium: string;
  readonly share: number;
  readonly nation: number;
  readonly index: number;
}

/** The media of a list that weigh something, strongest against the nation first; none for the nation itself. */
export function indexedMedia(facts: Facts, list: MediaList): IndexedMedium[] {
  if (isNation(facts)) return [];
  const { rows } = facts.section(
    list === "digital" ? "digitalAdSpendingMarketCompare" : "mediaAdSpendingMarketCompare",
  );
  return rows
    .flatMap(({ medium, cells }): IndexedMedium[] => {
      const [own, nation] = [cells[0], cells.at(-1)];
      if (!own?.share || !nation?.share || own.index === null || own.share < WEIGHTY) return [];
      return [{ medium, share: own.share, nation: nation.share, index: own.index }];
    })
    .toSorted((a, b) => b.index - a.index);
}

/** What such a medium is told by. */
export function indexFigures(facts: Facts, { medium, ...values }: IndexedMedium, list: MediaList): InsightFigures {
  const market = facts.view.nation.wallet.market;
  const measure = list === "digital" ? "shareOfDigital" : "share";
  return {
    medium: nameFigure(facts, "medium", medium),
    share: figure(facts, measure, values.share, { medium }),
    nation: figure(facts, measure, values.nation, { medium, market }),
    index: figure(facts, list === "digital" ? "indexOfDigital" : "index", values.index, { medium }),
  };
}
