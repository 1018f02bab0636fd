import { describe, expect, test } from "vitest";
import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { figureText } from "#figures/insights/figureText.ts";
import type { Insight, NumberFigure } from "#figures/insights/insight.ts";
import { sentence } from "#figures/insights/sentence.ts";
import { talkingPoints } from "#figures/insights/talkingPoints.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { exampleView, exampleWallet } from "#tests/support/exampleWallet.ts";
import type { Spending } from "#documents/spending.ts";
import { explainPoint } from "./explainPoint.ts";
import { figureLabel } from "./figureLabel.ts";
import { pointsText } from "./pointsText.ts";

const own = exampleWallet("tv-501", 4_000_000);
const view = exampleView(own, exampleWallet("nation", 90_000_000));
const SCOPES: readonly Scope[] = [
  WHOLE_MARKET,
  { kind: "vertical", id: "automotive" },
  { kind: "subVertical", id: "newCarDealers" },
];

async function points(locale: Locale, scope: Scope): Promise<{ spending: Spending; found: Insight[] }> {
  const spending = await exampleSpending({ locale, scope, view, revision: { label: "2026 Q1", sample: true } });
  return { spending, found: talkingPoints(view, scope, { medium: "tvOta", gaps: true }, 8) };
}

function numbersOf({ figures }: Insight): NumberFigure[] {
  return Object.values(figures).flatMap((figure) => (figure.kind === "name" ? [] : [figure]));
}

describe.each(LOCALES)("talking points in %s", (locale) => {
  test.each(SCOPES)("explain every figure by what the sentence shows: %o", async (scope) => {
    const { spending, found } = await points(locale, scope);
    expect(found.length).toBeGreaterThan(3);
    for (const point of found) {
      for (const figure of numbersOf(point)) {
        const { value, facts } = explainPoint(spending, point, figure);
        expect(facts.length, figure.id).toBeGreaterThan(0);
        expect(digits(value), figure.id).toContain(digits(figureText(figure, spending.words)).slice(0, 2));
      }
    }
  });

  test("call the figures they stand on by their names", async () => {
    const { spending, found } = await points(locale, WHOLE_MARKET);
    for (const figure of found.flatMap(numbersOf)) {
      const label = figureLabel(figure.id, "tv-501", spending.words);
      expect(label).not.toMatch(/\/|undefined|insights\.|tvOta|tv-501/);
    }
  });
});

test("copied talking points say what they are about, where they come from, and that sample data is sample data", async () => {
  const { spending, found } = await points("en-US", WHOLE_MARKET);
  const [first] = found;
  if (!first) throw new Error("The example has talking points");
  expect(pointsText([sentence(first, spending.words)], spending).split("\n")).toEqual([
    "New York, 2025",
    `• ${sentence(first, spending.words)}.`,
    "Data: 2026 Q1 · Open estimate",
  ]);
});

/** Dollars are explained to the last one, so their first digits have to do. */
function digits(text: string): string {
  return text.replace(/\D/g, "");
}
