import { lastBreak } from "#domain/wallet/seriesBreaks.ts";
import { LONG_LOOK } from "#domain/ranks/rankList.ts";
import { mediaRanks } from "#domain/ranks/mediaRanks.ts";
import { figure, nameFigure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** Where the reader's own medium stands among all media, and whether it stood better or worse some years ago. */
export const ownMediumRank: Rule = {
  name: "ownMediumRank",
  block: "mediaRanks",
  money: "core",
  find: (facts) => {
    const { medium } = facts.material;
    const { year, years, rows } = mediaRanks(facts.view);
    const own = rows.find(({ id }) => id === medium);
    if (medium === undefined || !own?.dollars || own.rank === null) return [];
    const figures = {
      medium: nameFigure(facts, "medium", medium),
      rank: figure(facts, "sharedRank", own.rank, { medium }),
      number: figure(facts, "mediaCount", rows.length),
    };
    // Not from before the last new definition of a medium: all media are ranked together.
    const from = Math.max(year - LONG_LOOK, years[0] ?? year, lastBreak(facts.view.own.wallet, year));
    const before = own.ranks[years.indexOf(from)] ?? null;
    if (before === null || from === year) return [{ message: "ownRank", subject: medium, weight: 0.4, figures }];
    const message = before > own.rank ? "ownRankRose" : before < own.rank ? "ownRankFell" : "ownRankHeld";
    const then = {
      before: figure(facts, "sharedRank", before, { medium, when: String(from) }),
      from: yearFigure(facts, from),
    };
    return [
      { message, subject: medium, weight: message === "ownRankHeld" ? 0.4 : 0.5, figures: { ...figures, ...then } },
    ];
  },
  supports: (message, shown) => {
    const [rank, before, number] = [shown("rank"), shown("before"), shown("number")];
    if (!(rank >= 1 && rank <= number)) return false;
    switch (message) {
      case "ownRankRose":
        return rank < before;
      case "ownRankFell":
        return rank > before;
      case "ownRankHeld":
        return rank === before;
      default:
        return Number.isNaN(before);
    }
  },
};
