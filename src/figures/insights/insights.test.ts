import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { arbitrarySpending, type SpendingCase } from "#tests/support/arbitrarySpending.ts";
import { blockInsight } from "./blockInsight.ts";
import { BLOCK_RULES } from "./blockRules.ts";
import { EVERY_RULE } from "#tests/support/everyRule.ts";
import { factsOf } from "./facts.ts";
import { findInsights, shownOf } from "./findInsights.ts";
import type { Insight, InsightFigure, NumberFigure } from "./insight.ts";
import type { InsightWords } from "./insightWords.ts";
import { figureById } from "./recompute/figureById.ts";
import type { Material } from "./material.ts";
import { sentence } from "./sentence.ts";
import { talkingPoints } from "./talkingPoints.ts";
import { cases } from "#tests/support/cases.ts";

/** Figures that come from elsewhere than a wallet: names, seasons, scores, rankings, sums over the quadrant. */
const ELSEWHERE = /\/(name|month|score|seasonPart|hotCount|marketRank|marketCount|attackCount|attackDollars|gapCount)$/;

const isNumber = (figure: InsightFigure): figure is NumberFigure => figure.kind !== "name";
const isPlaced = (figure: InsightFigure): figure is NumberFigure => isNumber(figure) && !ELSEWHERE.test(figure.id);

/** Everything that any rule has to say. */
const everything = ({ view, scope, material }: SpendingCase): Insight[] =>
  EVERY_RULE.flatMap((rule) => findInsights(rule, factsOf(view, scope, material)));

function forEveryInsight(check: (insight: Insight, from: SpendingCase) => void): void {
  const property = fc.property(arbitrarySpending, (one) => {
    for (const insight of everything(one)) check(insight, one);
  });
  fc.assert(property, { numRuns: cases(400) });
}

describe("whatever the wallets hold", () => {
  test("every figure that is named can be worked out again from the wallets", () => {
    forEveryInsight(({ message, figures }, { view }) => {
      for (const { id, value } of Object.values(figures).filter(isPlaced)) {
        const again = figureById(id, view) ?? Number.NaN;
        const apart = Math.abs(again - value);
        expect(apart, `${message}: ${id} is ${again}, not ${value}`).toBeLessThanOrEqual(1e-9 * Math.max(1, value));
      }
    });
  });

  test("a sentence holds for its figures as they are worked out again and printed", () => {
    forEveryInsight(({ rule, message, figures }, { view }) => {
      const again = Object.entries(figures).map(([name, figure]) => [
        name,
        isPlaced(figure) ? { ...figure, value: figureById(figure.id, view) ?? Number.NaN } : figure,
      ]);
      const claim = EVERY_RULE.find(({ name }) => name === rule);
      expect(claim?.supports(message, shownOf(Object.fromEntries(again))), message).toBe(true);
    });
  });

  test("who is said to be first is first: no medium grows faster, no medium takes more", () => {
    forEveryInsight(({ message, figures }, { view }) => {
      const lead = message.startsWith("fastest") ? figures["growth"] : figures["share"];
      if (!/^(fastest(Above|Below|Even)?|largestMedium)$/.test(message) || !lead || !isNumber(lead)) return;
      const [market, subject, , year, measure] = lead.id.split("/");
      for (const medium of view.own.wallet.media) {
        const id = (of: string) => [market, subject, medium, year, of].join("/");
        const weighty = measure === "share" || (figureById(id("part"), view) ?? 0) >= 0.01;
        if (weighty) expect(figureById(id(measure ?? ""), view) ?? 0).toBeLessThanOrEqual(lead.value + 1e-12);
      }
    });
  });

  describe("in every language", () => {
    const words: InsightWords[] = [];
    beforeAll(async () => {
      words.push(...(await Promise.all(LOCALES.map(exampleWords))));
    });

    test("every sentence is whole, and no figure in it is unknown", () => {
      const broken = /NaN|null|undefined|Infinity|∞|\{\{|\}\}|insights\.|n\/a|n\. d\.|k\. A\.|[\uE000\uE001]/;
      forEveryInsight((insight) => {
        for (const language of words) expect(sentence(insight, language)).not.toMatch(broken);
      });
    });

    test("nothing is above or below by nothing", () => {
      forEveryInsight((insight) => {
        const points = insight.figures["points"];
        if (!points) return;
        for (const language of words) {
          const said = sentence({ ...insight, figures: { ...insight.figures, points } }, language);
          expect(said).not.toMatch(/(^|[^\d.,])0[.,]0\u00a0(pp|puntos|Prozentpunkte)/);
        }
      });
    });
  });

  test("talking points are as many as asked for at most, one of a rule, one about a subject, and none without news", () => {
    const count = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(arbitrarySpending, count, ({ view, scope, material }, wanted) => {
        const points = talkingPoints(view, scope, material, wanted);
        expect(points.length).toBeLessThanOrEqual(wanted);
        expect(new Set(points.map(({ rule }) => rule)).size).toBe(points.length);
        expect(new Set(points.map(({ subject }) => subject)).size).toBe(points.length);
        for (const { weight } of points) expect(weight > 0 && weight <= 1).toBe(true);
      }),
    );
  });

  test("gaps are said to those alone who may see them", () => {
    const gaps = ["ownMediumGap", "widestGap", "attack"];
    let said = 0;
    fc.assert(
      fc.property(arbitrarySpending, ({ view, scope, material }) => {
        const rulesOf = (given: Material) => talkingPoints(view, scope, given, 40).map(({ rule }) => rule);
        expect(rulesOf(material).filter((rule) => gaps.includes(rule))).toEqual([]);
        said += rulesOf({ ...material, gaps: true }).filter((rule) => gaps.includes(rule)).length;
      }),
      { numRuns: 1_000 }, // About one case in thirty has a gap worth a sentence.
    );
    expect(said).toBeGreaterThan(0);
  });

  test("the blocks of a market open with a sentence, however little is known", () => {
    const silent = [
      "digitalMarketProspects",
      "seasons",
      "marketRanking",
      "mediumMarketRanks",
      "mediumVerticalRanks",
      "subVerticalGaps",
      "quadrant",
    ];
    fc.assert(
      fc.property(arbitrarySpending, ({ view, material }) => {
        for (const block of Object.keys(BLOCK_RULES).filter(isBlock)) {
          const insight = blockInsight(block, view, { kind: "market" }, material);
          if (!silent.includes(block)) expect(insight, block).not.toBeNull();
        }
      }),
    );
  });
});

function isBlock(name: string): name is keyof typeof BLOCK_RULES {
  return Object.hasOwn(BLOCK_RULES, name);
}

test("what is said of a scenario begins with its name, in every language, and is the same otherwise", async () => {
  const spoken = new Map(
    await Promise.all(LOCALES.map(async (locale) => [locale, await exampleWords(locale)] as const)),
  );
  const property = fc.property(arbitrarySpending, fc.constantFrom(...LOCALES), (one, locale) => {
    const words = spoken.get(locale)!;
    for (const insight of everything(one).slice(0, 5)) {
      const supposed = sentence(insight, { ...words, scenarioName: "Recession" });
      expect(supposed).toContain("Recession");
      expect(supposed.endsWith(` ${sentence(insight, words)}`)).toBe(true);
    }
  });
  fc.assert(property, { numRuns: 30 });
});
