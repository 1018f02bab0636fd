import { describe, expect, test } from "vitest";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import type { BarChart } from "../chart.ts";
import { compareFigure } from "./compareFigure.ts";
import { roleLight } from "./lightColours.ts";
import { gainsAndLossesFigure } from "./gainsAndLossesFigure.ts";
import { listFigure } from "./listFigure.ts";
import { mediaFigure } from "./mediaFigure.ts";
import { mediaYearsFigure } from "./mediaYearsFigure.ts";
import { verticalYearsFigure } from "./verticalYearsFigure.ts";

/** Hotels gain 400 and casinos lose 100 here; the nation has far less on radio. */
const here = walletOf("tv-501", [2023, 2024], {
  radioOta: { hotels: [4000, 4300] },
  cable: { hotels: [1000, 1100], casinos: [3000, 2900] },
});
const nation = walletOf("nation", [2023, 2024], {
  radioOta: { hotels: [1000, 1000] },
  cable: { hotels: [4000, 4000], casinos: [5000, 5000] },
});
const spending = async () => exampleSpending({ view: exampleView(here, nation, { year: 2024, currentYear: 2024 }) });
const bars = (chart: ReturnType<ReturnType<typeof mediaFigure>["chart"]>): BarChart => {
  if (chart?.kind !== "bars") throw new Error("bars were expected");
  return chart;
};

describe("the two lists of media side by side", () => {
  test("do not open with the same sentence", async () => {
    const [ranked, compared] = [
      mediaFigure(await spending(), "mediaAdSpending"),
      compareFigure(await spending(), "mediaAdSpendingMarketCompare"),
    ];
    expect(compared.headline).not.toBe(ranked.headline);
  });

  test("hold a market against the nation alone by bars that go either way from 100", async () => {
    const chart = bars(compareFigure(await spending(), "mediaAdSpendingMarketCompare").chart());
    expect(chart.from).toBe(100);
    expect(chart.categories).toEqual(["Radio OTA", "Cable"]);
    const [radio = null, cable = null] = chart.series[0]?.values ?? [];
    expect(radio).toBeGreaterThan(100);
    expect(cable).toBeLessThan(100);
  });

  test("have no color for each medium: all are grey but what the headline is about", async () => {
    const { colours = [], beside } = bars(mediaFigure(await spending(), "mediaAdSpending").chart());
    const plain = colours.filter((_, at) => !beside?.rows[at]?.told);
    expect(new Set(plain)).toEqual(new Set([roleLight("other")]));
  });
});

test("what gains and what loses is drawn on one scale, in one unit", async () => {
  const [gain, loss] = [
    bars(listFigure(await spending(), "largestGrowthVerticals").chart()),
    bars(listFigure(await spending(), "largestLossVerticals").chart()),
  ];
  expect(gain.reach).toBe(400);
  expect(loss.reach).toBe(gain.reach);
  expect(loss.unit).toBe(gain.unit);
});

test("a table over years names its estimates in the heads, as every file does", async () => {
  const { columns } = mediaYearsFigure(await spending(), "mediaAdSpendingTable").table();
  expect(columns.map(({ head }) => head)).toEqual(expect.arrayContaining(["2023 est.", "2024 est."]));
});

describe("what gains and what loses is one chart", () => {
  test("with zero between them, the largest gain on top and the largest loss at the bottom", async () => {
    const chart = bars(gainsAndLossesFigure(await spending()).chart());
    expect(chart.series[0]?.values).toEqual([400, -100]);
    expect(chart.colours).toEqual([roleLight("rise"), roleLight("fall")]);
    expect(chart.marks?.map(({ id }) => id)).toEqual(["hotels", "casinos"]);
  });

  test("and says the finding of either side", async () => {
    const { headline } = gainsAndLossesFigure(await spending());
    expect(headline).toMatch(/^Biggest gain: .* · Biggest cut: /);
  });

  test("whose table has all that gains and all that loses", async () => {
    const { rows } = gainsAndLossesFigure(await spending()).table();
    expect(rows).toHaveLength(2);
  });
});

test("small multiples share one scale, each with its own amount and growth in words", async () => {
  const figure = verticalYearsFigure(await spending());
  const chart = figure.chart();
  if (chart?.kind !== "panels") throw new Error("panels were expected");
  expect(chart.panels.map(({ values }) => values)).toEqual([[[8000, 8300]]]);
  expect(chart.panels[0]?.says).toMatch(/in 2024, .* a year to 2024$/);
  expect(figure.table().rows).toHaveLength(1);
});
