import { expect, test } from "vitest";
import { heatStep } from "#figures/charts/heat.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { compareFigure } from "./compareFigure.ts";
import { toldGrowth, toneOf } from "./keyFigure.ts";
import { marketKeyFigures } from "./marketKeyFigures.ts";
import { mediaFigure } from "./mediaFigure.ts";
import { mediaYearsColumns, mediaYearsFigure } from "./mediaYearsFigure.ts";
import { platformFigure } from "./platformFigure.ts";

/** Everything falls but for votes, which double the money of 2024. */
const spend = {
  tvOta: { hotels: [100, 90], politicalCandidates: [0, 90] },
  mobile: { hotels: [100, 90], politicalCandidates: [0, 40] },
};
const wallet = walletOf("tv-501", [2023, 2024], spend);
const spending = async () => exampleSpending({ view: exampleView(wallet, wallet, { year: 2024, currentYear: 2024 }) });

test("the color of a key figure is that of core growth where politics bends growth", async () => {
  const { figures } = marketKeyFigures(await spending());
  expect(figures.find(({ id }) => id === "total")).toMatchObject({
    tone: "fall",
    note: expect.stringContaining("core"),
  });
  expect(toneOf(toldGrowth({ growth: 0.3, coreGrowth: -0.1 }))).toBe("fall");
  expect(toneOf(toldGrowth({ growth: 0.3, coreGrowth: null }))).toBe("rise");
});

test("beside bars, growth that votes bend has no color, and core growth beside it has", async () => {
  for (const figure of [mediaFigure(await spending(), "mediaAdSpending"), platformFigure(await spending())]) {
    const chart = figure.chart();
    if (chart?.kind !== "bars" || !chart.beside) throw new Error("bars have figures beside them");
    const [all, core] = ["YoY", "Core YoY"].map((head) => chart.beside?.heads.indexOf(head) ?? -1);
    const [first] = chart.beside.rows;
    expect(first?.cells[(all ?? 0) - 1]).not.toHaveProperty("tone");
    expect(first?.cells[(core ?? 0) - 1]).toMatchObject({ tone: "fall" });
  }
});

test("the years of a table are shaded by core growth, so that elections draw no stripes", async () => {
  const { section } = mediaYearsFigure(await spending(), "mediaAdSpendingTable");
  const column = mediaYearsColumns(section, await spending()).find(({ key }) => key === "dollars_2024");
  expect(section.rows.map((row) => column?.heat?.(row))).toEqual(section.rows.map(() => heatStep(90 / 100 - 1)));
});

test("markets beside each other have core growth beside theirs", async () => {
  const { columns } = compareFigure(await spending(), "mediaAdSpendingMarketCompare").table();
  expect(columns.map(({ headUnit }) => headUnit)).toEqual(expect.arrayContaining(["YoY", "Core YoY"]));
});
