import { expect, test } from "vitest";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { explainRank } from "./explainRank.ts";
import { verticalRanking } from "#documents/parts/ranks/makeRanking.ts";

const YEARS = [2024, 2025, 2026];
const view = exampleView(
  walletOf("tv-501", YEARS, { tvOta: { hotels: [100, 120, 150], hospitals: [300, 280, 280] } }),
  walletOf("nation", YEARS, { tvOta: { hotels: [1_000, 1_000, 1_000], hospitals: [4_000, 4_000, 4_000] } }),
);

test.each([
  ["share_percent", "30.0%", "$120 ÷ $400 = 30.0%"],
  ["growth_percent", "+20.0%", "$120 ÷ $100 − 1 = +20.0%"],
  ["cagr_percent", "+25.0%", "($150 ÷ $120)^(1/1) − 1 = +25.0%"],
  ["index", "150", "30.0% ÷ 20.0% × 100 = 150"],
])("a vertical's %s in the ranking is explained with the actual values", async (column, value, values) => {
  const spending = await exampleSpending({ view });
  const ranking = verticalRanking(spending, "tvOta");
  const leisure = ranking.list.rows.find(({ dollars }) => dollars === 120)?.id ?? "";
  const explanation = explainRank(ranking, spending, `${leisure}:${column}`);
  expect(explanation?.value).toBe(value);
  expect(explanation?.formula?.values).toBe(values);
});
