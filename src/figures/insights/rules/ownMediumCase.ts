import { amountAt } from "#domain/figures/amount.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { bandsApart, growthDiffers, shareDiffers } from "../againstNation.ts";
import type { Facts } from "../facts.ts";
import { figure, nameFigure, subjectOf, yearFigure } from "../figures.ts";
import type { Finding, Rule } from "../rule.ts";
import { indexedMedia, indexFigures } from "./indexedMedia.ts";

/** That a medium of the reader's has more of the money here than in the nation, as far as the data carry it. */
export const ownStronger: Rule = {
  name: "ownStronger",
  block: "mediaAdSpending",
  find: (facts) => stronger(facts).slice(0, 1),
  supports: (_, shown) => shown("index") > 100 && shown("share") > shown("nation"),
};

/** That one grows faster than all media together. */
export const ownGrows: Rule = {
  name: "ownGrows",
  block: "mediaAdSpending",
  money: "core",
  find: (facts) => growing(facts).slice(0, 1),
  supports: (_, shown) => shown("growth") > 0 && shown("growth") > shown("whole"),
};

/** Who buys most of the first of them: where nothing else speaks for it, a seller's page begins with what she sells. */
export const ownBuyer: Rule = {
  name: "ownBuyer",
  block: "mediumVerticalRanks",
  money: "core",
  find: buyer,
  // The next one may print the same: the first still buys more, and her page begins with what she sells.
  supports: (_, shown) => shown("money") > 0 && !(shown("next") > shown("money")),
};

/** What speaks for the reader's own media, as far as it is true. */
export const OWN_CASE: readonly Rule[] = [ownStronger, ownGrows, ownBuyer];

function ownMedia({ material: { medium, ownMedia = [] } }: Facts): string[] {
  return [...new Set([...(medium === undefined ? [] : [medium]), ...ownMedia])].filter(isMedium);
}

function stronger(facts: Facts): Finding[] {
  const own = ownMedia(facts);
  return indexedMedia(facts, "all")
    .filter(({ medium, share, nation }) => own.includes(medium) && share > nation && shareDiffers(facts, share, nation))
    .map(
      (one): Finding => ({
        message: "ownStronger",
        subject: one.medium,
        weight: 0.6 + Math.min((one.index - 100) / 250, 0.35),
        figures: indexFigures(facts, one, "all"),
        bands: bandsApart(facts, one.share, one.nation),
      }),
    );
}

function growing(facts: Facts): Finding[] {
  const { rows, growth: whole } = facts.section("mediaAdSpending");
  const own = ownMedia(facts);
  return rows.flatMap(({ medium, growth }): Finding[] => {
    if (!own.includes(medium) || growth === null || whole === null || growth <= Math.max(whole, 0)) return [];
    if (!growthDiffers(facts, growth, whole)) return [];
    const figures = {
      medium: nameFigure(facts, "medium", medium),
      year: yearFigure(facts, facts.view.year),
      growth: figure(facts, "growth", growth, { medium }),
      whole: figure(facts, "growth", whole),
    };
    return [{ message: "ownGrows", subject: medium, weight: 0.6, figures }];
  });
}

function buyer(facts: Facts): Finding[] {
  const [medium] = ownMedia(facts);
  if (medium === undefined || facts.scope.kind !== "market") return [];
  const [first, next] = buyers(facts, medium);
  if (!first) return [];
  const money = (id: string, dollars: number) =>
    figure(facts, "dollars", dollars, { medium, subject: subjectOf(facts, id) });
  const figures = {
    medium: nameFigure(facts, "medium", medium),
    vertical: nameFigure(facts, "vertical", first[0]),
    money: money(...first),
    ...(next && { next: money(...next) }),
  };
  return [{ message: "ownBuyer", subject: first[0], weight: 0.5, figures }];
}

/** What the verticals spend on a medium in the year looked at, most first. */
function buyers({ view }: Facts, medium: string): (readonly [vertical: string, dollars: number])[] {
  const { wallet } = view.own;
  const [column, year] = [wallet.media.indexOf(medium), wallet.years.indexOf(view.year)];
  const sums = new Map<string, number>();
  for (const [place, id] of wallet.subVerticals.entries()) {
    const dollars = column < 0 ? Number.NaN : amountAt(wallet.dollars, cellIndex(wallet, place, column, year));
    const vertical = verticalOf(id);
    if (!(dollars > 0) || !verticalById(vertical) || (view.political === "without" && isPolitical(id))) continue;
    sums.set(vertical, (sums.get(vertical) ?? 0) + dollars);
  }
  return [...sums].toSorted(([, one], [, other]) => other - one);
}
