import { describe, expect, test } from "vitest";
import { askedFigures } from "#domain/ask/askedFigures.ts";
import type { Asked } from "#domain/ask/asked.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { cellIndex, type Wallet } from "#domain/wallet/wallet.ts";
import { exampleView, exampleWallet } from "#tests/support/exampleWallet.ts";
import { type ExpectedQuestion, questionsIn } from "./expectedQuestion.ts";
import { scoreOf } from "./questionScore.ts";

/** Of a hundred questions so many are understood to the last part at least. */
const RIGHT_PERCENT = 95;

const SETS: readonly (readonly [string, readonly ExpectedQuestion[]])[] = [
  ["that the rules were written with", questionsIn("questions.jsonl")],
  ["that nobody had seen who wrote the rules", questionsIn("moreQuestions.jsonl")],
];

describe.each(SETS)("of the questions %s", (_, questions) => {
  const scored = questions.map(scoreOf);

  test(`at least ${RIGHT_PERCENT} in a hundred are understood as they are meant`, () => {
    const wrong = scored.filter((one) => one.wrong.length > 0);
    const said = wrong.map((one) => `${one.question.ask}: ${one.wrong.join(", ")}`);
    expect([(wrong.length / scored.length) * 100 <= 100 - RIGHT_PERCENT, said]).toEqual([true, said]);
  });

  test("each figure is that of the wallet, added up by hand", () => {
    for (const { asked } of scored) {
      for (const row of askedFigures(
        [viewOf(asked.market, asked), ...asked.compare.map((id) => viewOf(id, asked))],
        asked,
      )) {
        const wallet = exampleWallet(row.market, SCALE);
        for (const figure of row.figures)
          expect([asked, figure.dollars]).toEqual([asked, addedUp(wallet, asked, figure.year)]);
      }
    }
  });
});

const SCALE = 1_000_000;
const nation = exampleWallet("nation", SCALE * 100);

function viewOf(market: string, { year, political }: Asked) {
  return exampleView(exampleWallet(market, SCALE), nation, { year, political });
}

/** Every cell of the wallet that the question is about, one after the other. */
function addedUp(wallet: Wallet, { scope, medium, topic, political }: Asked, year: number): number {
  const isCounted = (subVertical: string) =>
    (scope.kind === "market" || scope.id === (scope.kind === "vertical" ? verticalOf(subVertical) : subVertical)) &&
    (topic === "political" ? isPolitical(subVertical) : political === "with" || !isPolitical(subVertical));
  const group = topic === "platforms" ? "digital" : topic;
  const isGroup = (id: string) => (group === "digital" || group === "traditional" ? mediumGroup(id) === group : true);
  let sum = 0;
  wallet.subVerticals.forEach((subVertical, row) => {
    wallet.media.forEach((id, column) => {
      if (isCounted(subVertical) && (medium === null ? isGroup(id) : id === medium))
        sum += wallet.dollars[cellIndex(wallet, row, column, wallet.years.indexOf(year))] ?? 0;
    });
  });
  return sum;
}
