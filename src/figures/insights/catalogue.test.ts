import fc from "fast-check";
import { expect, test } from "vitest";
import { shareOfWallet } from "#domain/shareOfWallet/shareOfWallet.ts";
import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { ALL_MESSAGES } from "#language/messages/all.ts";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { arbitrarySpending, type SpendingCase } from "#tests/support/arbitrarySpending.ts";
import { exampleView, exampleWallet } from "#tests/support/exampleWallet.ts";
import { EVERY_RULE } from "#tests/support/everyRule.ts";
import { factsOf } from "./facts.ts";
import { findInsights } from "./findInsights.ts";
import type { Insight } from "./insight.ts";
import { sentence } from "./sentence.ts";

const SCOPES: readonly Scope[] = [
  WHOLE_MARKET,
  { kind: "vertical", id: "automotive" },
  { kind: "subVertical", id: "newCarDealers" },
];

/** Markets of the size of real ones, in every year and mode; after them whatever chance brings, the same every time. */
function* cases(): Generator<SpendingCase> {
  const nation = exampleWallet("nation", 90_000_000);
  for (const market of ["tv-501", "tv-803", "tv-623", "tv-504"]) {
    for (const year of [2023, 2024, 2025, 2026, 2027]) {
      for (const political of ["with", "without"] as const) {
        const view = exampleView(exampleWallet(market, 4_000_000), nation, { year, political });
        for (const scope of SCOPES) yield { view, scope, material: { medium: "tvOta" } };
      }
    }
  }
  const view = exampleView({ ...nation, market: "tv-501" }, nation);
  yield { view, scope: WHOLE_MARKET, material: {} };
  // Nearly all of the money is of media that begin anew in 2025.
  const breaks = Object.fromEntries(nation.media.map((medium) => [medium, [2025]]));
  const anew = exampleView({ ...nation, market: "tv-501", breaks }, { ...nation, breaks }, { year: 2025 });
  yield { view: anew, scope: WHOLE_MARKET, material: {} };
  const asked = { medium: "tvOta", focus: WHOLE_MARKET, benchmarks: null };
  for (const ownSales of [null, new Map([["hotels", 100_000_000]])]) {
    const { total } = shareOfWallet(view, { ...asked, ownSales, benchmark: { kind: "custom", share: 0.5 } });
    for (const share of [0.0001, 0.5, total.share ?? 0]) {
      const wallet = shareOfWallet(view, { ...asked, ownSales, benchmark: { kind: "custom", share } });
      yield { view, scope: WHOLE_MARKET, material: { wallet } };
    }
  }
  yield* fc.sample(arbitrarySpending, { numRuns: 6000, seed: 4 });
}

/** The first insight found for each message. */
const examples = new Map<string, Insight>();
for (const { view, scope, material } of cases()) {
  const facts = factsOf(view, scope, material);
  for (const insight of EVERY_RULE.flatMap((rule) => findInsights(rule, facts))) {
    if (!examples.has(insight.message)) examples.set(insight.message, insight);
  }
}

test("every sentence of the catalogue is said of some market", () => {
  const unsaid = Object.keys(ALL_MESSAGES["en-US"].insights.says).filter((message) => !examples.has(message));
  expect(unsaid).toEqual([]);
});

test.each(LOCALES)("the catalogue reads well in %s", async (locale) => {
  const words = await exampleWords(locale);
  const said = Object.keys(ALL_MESSAGES["en-US"].insights.says).map((message) => {
    const insight = examples.get(message);
    return `${message}: ${insight ? sentence(insight, words) : ""}`;
  });
  expect(said.join("\n")).toMatchSnapshot();
});
