import { expect, test } from "vitest";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { explainForecast } from "./explainForecast.ts";
import { explainMedia } from "./explainMedia.ts";
import { explainPlatform } from "./explainPlatform.ts";
import { explainPolitical } from "./explainPolitical.ts";
import { explainSubVertical } from "./explainSubVertical.ts";

const YEARS = [2024, 2025, 2026];
const own = walletOf("tv-501", YEARS, {
  tvOta: { legalServices: [200, 210, 220], politicalCandidates: [90, 10, 80] },
  mobile: { legalServices: [100, 120, 130], hotels: [50, 60, 70] },
});
const nation = walletOf("nation", YEARS, {
  tvOta: { legalServices: [3000, 3000, 3000], politicalCandidates: [900, 100, 800] },
  mobile: { legalServices: [1000, 1500, 1600], hotels: [400, 400, 400] },
});
const view = exampleView(own, nation);
const spending = () => exampleSpending({ view, revision: { label: "2026 Q1", sample: true } });

test.each([
  ["dollars", "$180", "Legal services $120 + Hotels & motels $60 = $180"],
  ["share", "45.0%", "$180 ÷ $400 = 45.0%"],
  ["growth", "+20.0%", "$180 ÷ $150 − 1 = +20.0%"],
  ["nationShare", "38.0%", "$1,900 ÷ $5,000 = 38.0%"],
  ["index", "118", "45.0% ÷ 38.0% × 100 = 118"],
  ["perCapita", "$0.00", "$180 ÷ 100,000 = $0.00"],
] as const)("a medium's %s is explained with the actual values", async (measure, value, values) => {
  const explanation = explainMedia(await spending(), {
    market: view.own,
    id: "mobile",
    year: 2025,
    measure,
    within: "total",
  });
  expect(explanation?.value).toBe(value);
  expect(explanation?.formula?.values).toBe(values);
});

test("an explanation names market, source, kind, basis, range and revision", async () => {
  const explanation = explainMedia(await spending(), {
    market: view.own,
    id: "mobile",
    year: 2026,
    measure: "dollars",
    within: "total",
  });
  expect(explanation?.title).toBe("Mobile: spending, 2026");
  expect(explanation?.facts.map(([label, value]) => `${label}: ${value}`)).toEqual([
    "Market: New York",
    "Source: national totals from Example. Allocated to markets and categories by Spotmarket’s model",
    "Kind: Forecast",
    "Basis: modeled",
    "Level: market total",
    expect.stringMatching(/^Likely range: \$\d+ – \$\d+, from how far national forecasts were off/),
    "Revision: 2026 Q1 · Mar 4, 2026 · Open estimate",
  ]);
});

test("average annual growth is explained by its first and last year", async () => {
  const explanation = explainMedia(await spending(), {
    market: view.own,
    id: "tvOta",
    year: 2026,
    measure: "cagr",
    within: "total",
    span: [2024, 2026],
  });
  expect(explanation?.formula?.values).toBe("($220 ÷ $200)^(1/2) − 1 = +4.9%");
});

test("growth from nothing has no formula", async () => {
  const explanation = explainMedia(await spending(), {
    market: view.own,
    id: "mobile",
    year: 2024,
    measure: "growth",
    within: "total",
  });
  expect(explanation).toMatchObject({ value: "n/a", formula: null });
});

test("core is all spending without political", async () => {
  const section = spendingSections.forecastByMedia.compute(view);
  const explanation = explainForecast(await spending(), section, "2024:core");
  expect(explanation?.formula?.values).toBe("$440 − $90 = $350");
});

test("a political month is its weight of the year", async () => {
  const section = spendingSections.politicalSpending.compute({ ...view, year: 2024 });
  expect(explainPolitical(await spending(), section, "month-10")?.formula?.values).toMatch(/^\$90 × 3\d\.\d% = \$3\d$/);
  expect(explainPolitical(await spending(), section, "2026:share_percent")?.formula?.values).toBe("$80 ÷ $500 = 16.0%");
});

test("a category's gain is the difference of two years", async () => {
  const section = spendingSections.largestGrowthVerticals.compute(view);
  const explanation = explainSubVertical(await spending(), section, "legalServices", "delta_dollars");
  expect(explanation).toMatchObject({ value: "+$30", formula: { values: "$330 − $300 = $30" } });
});

test("in the other measures a gain is explained in that measure", async () => {
  const section = spendingSections.largestGrowthVerticals.compute(view);
  const explain = async (measure: "share" | "perCapita") =>
    explainSubVertical({ ...(await spending()), measure }, section, "legalServices", "delta_dollars")?.formula?.values;
  expect(await explain("perCapita")).toBe("($330 − $300) ÷ 100,000 = $0.00");
  expect(await explain("share")).toBe("$330 ÷ $400 − $300 ÷ $440 = +14.32\u00a0pp");
});

test("forecast and political figures are explained per person and as shares", async () => {
  const forecast = spendingSections.forecastByMedia.compute(view);
  const political = spendingSections.politicalSpending.compute({ ...view, year: 2024 });
  const [share, perCapita] = [
    { ...(await spending()), measure: "share" },
    { ...(await spending()), measure: "perCapita" },
  ] as const;
  expect(explainForecast(share, forecast, "2025")?.formula?.values).toBe("$180 ÷ $400 = 45.0%");
  expect(explainForecast(share, forecast, "2024:political")?.formula?.values).toBe("$90 ÷ $440 = 20.5%");
  expect(explainForecast(perCapita, forecast, "2024:core")?.formula?.values).toBe("$350 ÷ 100,000 = $0.00");
  expect(explainPolitical(share, political, "2024:dollars_tvOta")?.formula?.values).toBe("$90 ÷ $440 = 20.5%");
  expect(explainPolitical(perCapita, political, "2024")?.formula?.values).toBe("$90 ÷ 100,000 = $0.00");
});

test("a seller's part is made of the digital media it sells", async () => {
  const section = spendingSections.digitalSpendingByPlatform.compute(view);
  const explanation = explainPlatform(await spending(), section, "google");
  expect(explanation?.formula?.values).toMatch(/^Mobile \$180 × \d+\.\d% = \$\d+$/);
});

test("a figure that is not there is not explained", async () => {
  const section = spendingSections.forecastByMedia.compute(view);
  expect(explainForecast(await spending(), section, "1999:core")).toBeNull();
});
