import { describe, expect, test } from "vitest";
import type { MarketWallet, SpendingView } from "#domain/spending/view.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import type { BarChart, Chart } from "../../chart.ts";
import { roleLight } from "../lightColours.ts";
import { categoriesFigure } from "./categoriesFigure.ts";
import { marketsFigure } from "./marketsFigure.ts";
import { marketYearsFigure } from "./marketYearsFigure.ts";

const YEARS = [2025, 2026, 2027];

/** A market that spends so many millions on hotels, and half of that on casinos, on each of two media. */
function market(id: string, millions: readonly number[], population = 1_000_000): MarketWallet {
  const hotels = millions.map((amount) => amount * 1_000_000);
  const spend = { hotels, casinos: hotels.map((amount) => amount / 2) };
  return { wallet: walletOf(id, YEARS, { tvOta: spend, cable: spend }), population };
}

const phoenix = market("tv-753", [100, 104, 108]);
const nation = market("nation", [9000, 9200, 9400], 90_000_000);
const spendingOf = (compared: readonly MarketWallet[], rest: Partial<SpendingView> = {}, measure?: "perCapita") =>
  exampleSpending({
    view: exampleView(phoenix.wallet, nation.wallet, {
      own: phoenix,
      nation,
      compared,
      year: 2027,
      currentYear: 2025,
      ...rest,
    }),
    ...(measure && { measure }),
  });
const bars = (chart: Chart | null): BarChart => {
  if (chart?.kind !== "bars") throw new Error("bars were expected");
  return chart;
};

describe("markets side by side", () => {
  const dallas = market("tv-623", [300, 310, 320]);

  test("are bars on one scale, the largest first, the own one in color, the nation in the table alone", async () => {
    const figure = marketsFigure(await spendingOf([dallas]));
    const chart = bars(figure.chart());
    expect(chart.categories).toEqual(["tv-623", "tv-753"]);
    expect(chart.colours).toEqual([roleLight("other"), roleLight("own")]);
    expect(chart.series[0]?.values).toEqual([960_000_000, 324_000_000]);
    expect(figure.table().rows.map(({ cells }) => cells[0]?.text)).toEqual(["tv-753", "tv-623", "Nationwide"]);
  });

  test("tell the seller's medium in dollars and share, growth, people and the last year beside each bar", async () => {
    const { beside } = bars(marketsFigure(await spendingOf([dallas])).chart());
    const own = beside?.rows[1]?.cells.map(({ text }) => text) ?? [];
    expect(beside?.heads.slice(1)).toHaveLength(own.length);
    expect(own).toEqual(["324.0", "+3.8%", "162.0", "50.0%", "$324.00", "324.0", "+3.9%"]);
    expect(beside?.heads).toEqual(expect.arrayContaining(["TV, $M", "TV share", "2027, $M"]));
  });

  test("are forecasts where the year is one, and say so in the head", async () => {
    const chart = bars(marketsFigure(await spendingOf([dallas])).chart());
    expect(chart.kinds).toEqual(["forecast", "forecast"]);
    expect(chart.beside?.heads).toContain("$M fcst.");
  });

  test("have the nation among them where dollars are per person", async () => {
    const chart = bars(marketsFigure(await spendingOf([dallas], {}, "perCapita")).chart());
    expect(chart.categories).toEqual(["tv-623", "tv-753", "Nationwide"]);
  });

  test.each([
    [[dallas], "tv-623 spends more than tv-753: $960.0M against $324.0M"],
    [[market("tv-803", [100, 105, 109])], "tv-803 and tv-753 are level: $327.0M and $324.0M"],
    [[dallas, market("tv-803", [20, 21, 22])], "tv-623 spends most: $960.0M, against $324.0M in tv-753"],
    [
      [market("tv-803", [20, 21, 22]), market("tv-504", [10, 11, 12])],
      "tv-753 spends most: $324.0M; next is tv-803 with $66.0M",
    ],
  ])("claim a difference only where the data carry one: %#", async (compared, said) => {
    expect(marketsFigure(await spendingOf(compared)).headline).toBe(said);
  });
});

describe("the years of markets side by side", () => {
  test("are a line for each, without the nation, whose dollars are of another size", async () => {
    const spending = await spendingOf([market("tv-623", [300, 310, 320])]);
    const chart = marketYearsFigure(spending).chart();
    if (chart?.kind !== "lines") throw new Error("lines were expected");
    expect(chart.series.map(({ name }) => name)).toEqual(["tv-753", "tv-623"]);
    expect(chart.kinds).toEqual(["actual", "forecast", "forecast"].map((kind, at) => (at === 0 ? "estimate" : kind)));
  });

  test("are said to move alike where nothing sets them apart", async () => {
    const { headline } = marketYearsFigure(await spendingOf([market("tv-623", [300, 312, 324])]));
    expect(headline).toBe("The markets move alike from 2025 to 2027: +3.9% (core) a year each");
  });
});

test("categories are compared by their shares, with each market's dollars beside them", async () => {
  const chart = categoriesFigure(await spendingOf([market("tv-623", [300, 310, 320])])).chart();
  if (chart?.kind !== "dots") throw new Error("dots were expected");
  expect(chart.categories).toEqual(["Hotels", "Casinos"].map((name) => expect.stringContaining(name)));
  expect(chart.series.map(({ shape }) => shape)).toEqual(["own", "square", "nation"]);
  expect(chart.beside.rows[0]?.cells.map(({ text }) => text)).toHaveLength(3);
  expect(chart.series[0]?.values[0]).toBeCloseTo(2 / 3, 10);
});
