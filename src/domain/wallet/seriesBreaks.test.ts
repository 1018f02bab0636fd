import { expect, test } from "vitest";
import { exampleView, fullShape, walletOf } from "#tests/support/exampleWallet.ts";
import { mediaSpending } from "../spending/mediaSpending.ts";
import { mediaYears } from "../spending/mediaYears.ts";
import { forecastByMedia } from "../spending/forecastByMedia.ts";
import { largestGrowthVerticals, topSubVerticals } from "../spending/subVerticalList.ts";
import { redefined } from "./seriesBreaks.ts";

const YEARS = [2020, 2021, 2022, 2023];
const spend = {
  tvOta: { hotels: [100, 100, 110, 110], casinos: [100, 100, 110, 110] },
  mobile: { hotels: [100, 100, 200, 210], casinos: [2, 2, 4, 4] },
};
const wallet = { ...walletOf("tv-501", YEARS, spend), breaks: { mobile: [2022] } };
const viewOf = (year: number) => exampleView(wallet, wallet, { year, currentYear: 2023 });

test("no growth of a medium is told into the year in which it begins anew, and of other media and years it is", () => {
  const of = (year: number) =>
    Object.fromEntries(
      mediaSpending(viewOf(year)).rows.map(({ medium, growth, newDefinition }) => [medium, [growth, newDefinition]]),
    );
  expect(of(2022)).toEqual({ tvOta: [expect.closeTo(0.1), false], mobile: [null, true] });
  expect(of(2023)).toEqual({ tvOta: [0, false], mobile: [expect.closeTo(10 / 204), false] });
});

test("a total of which the medium is more than a twentieth grows into no such year, and one of which it is less does", () => {
  expect(mediaSpending(viewOf(2022))).toMatchObject({ growth: null, coreGrowth: null, newDefinition: true });
  expect(forecastByMedia(viewOf(2022)).years.map(({ growth }) => growth !== null)).toEqual([false, true, false, true]);
  const casinos = topSubVerticals(viewOf(2022)).rows.find(({ subVertical }) => subVertical === "casinos");
  expect(casinos).toMatchObject({ growth: expect.closeTo(12 / 102), newDefinition: false });
  const hotels = topSubVerticals(viewOf(2022)).rows.find(({ subVertical }) => subVertical === "hotels");
  expect(hotels).toMatchObject({ growth: null, delta: null, newDefinition: true });
  expect(largestGrowthVerticals(viewOf(2022)).rows.map(({ subVertical }) => subVertical)).toEqual(["casinos"]);
});

test("growth over years stops before such a year, and the year is named", () => {
  const { rows } = mediaYears({ ...viewOf(2020), currentYear: 2020 });
  const told = rows.map(({ id, cagr, breaks }) => [id, cagr !== null, breaks]);
  expect(told).toEqual([
    ["tvOta", true, []],
    ["traditional", true, []],
    ["mobile", false, [2022]],
    ["digital", false, [2022]],
    ["total", false, [2022]],
  ]);
});

test("where nothing begins anew, nothing is ever of another definition", () => {
  expect(redefined(fullShape, () => 1)(0, 12)).toBe(false);
});
