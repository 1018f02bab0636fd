import type { MediumSpend } from "#domain/spending/sections.ts";
import { percent } from "#domain/figures/rounded.ts";
import { type Facts, isNation } from "../facts.ts";
import { figure, nameFigure, yearFigure } from "../figures.ts";
import { growthDiffers } from "../againstNation.ts";
import { partsApart } from "../printed.ts";
import type { Finding, Rule } from "../rule.ts";

/** Media below this part of the list make no headline: growth from little is no news. */
const NEWSWORTHY = 0.01;

/** Growth beyond this is the mark of a base too small to compare. */
const COMPARABLE = 10;

type Growing = MediumSpend & { readonly growth: number };

/** The medium that grows fastest, against its growth in the nation; where all shrink, the one that holds up best. */
export const fastestMedium: Rule = {
  name: "fastestMedium",
  block: "mediaAdSpending",
  money: "core",
  find: (facts) => {
    const [fastest, next] = growing(facts.section("mediaAdSpending").rows);
    if (!fastest) return [];
    const { medium } = fastest;
    const figures = {
      medium: nameFigure(facts, "medium", medium),
      year: yearFigure(facts, facts.view.year),
      growth: figure(facts, "growth", fastest.growth, { medium }),
      ...(next && { next: figure(facts, "growth", next.growth, { medium: next.medium }) }),
    };
    const shown = percent(fastest.growth) ?? 0;
    if (shown === 0) return [];
    if (shown < 0) {
      return [{ message: "mediaShrink", subject: medium, weight: 0.8, figures }];
    }
    const against = nationGrowth(facts, medium);
    if (
      against === null ||
      Math.max(against, fastest.growth) > COMPARABLE ||
      !growthDiffers(facts, fastest.growth, against)
    ) {
      return [{ message: "fastest", subject: medium, weight: 0.5, figures }];
    }
    return [againstNation(facts, fastest, against, figures)];
  },
  supports: (message, shown) => {
    const leads = !(shown("next") >= shown("growth"));
    if (message === "mediaShrink") return leads && shown("growth") < 0;
    if (!leads || shown("growth") <= 0) return false;
    if (message === "fastestAbove") return shown("points") > 0 && shown("growth") > shown("nation");
    if (message === "fastestBelow") return shown("points") < 0 && shown("growth") < shown("nation");
    return message === "fastest";
  },
};

function growing(rows: readonly MediumSpend[]): Growing[] {
  return rows
    .flatMap((row) => (row.growth !== null && (row.share ?? 0) >= NEWSWORTHY ? [{ ...row, growth: row.growth }] : []))
    .toSorted((a, b) => b.growth - a.growth);
}

function nationGrowth(facts: Facts, medium: string): number | null {
  if (isNation(facts)) return null;
  return facts.nationSection("mediaAdSpending").rows.find((row) => row.medium === medium)?.growth ?? null;
}

function againstNation(facts: Facts, { medium, growth }: Growing, against: number, own: Finding["figures"]): Finding {
  const apart = partsApart(growth, against);
  const nation = figure(facts, "growth", against, { medium, market: facts.view.nation.wallet.market });
  const weight = 0.5 + Math.min(Math.abs(apart) * 3, 0.4);
  const points = figure(facts, "growthGap", apart, { medium });
  return {
    message: apart > 0 ? "fastestAbove" : "fastestBelow",
    subject: medium,
    weight,
    figures: { ...own, nation, points },
  };
}
