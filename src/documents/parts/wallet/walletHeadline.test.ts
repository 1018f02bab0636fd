import { expect, test } from "vitest";
import { NATION_BENCHMARK } from "#domain/shareOfWallet/benchmark.ts";
import { shareOfWallet } from "#domain/shareOfWallet/shareOfWallet.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { walletHeadline } from "./walletHeadline.ts";

const wallet = walletOf("tv-501", [2025], {
  tvOta: { hotels: [50_000_000], newCarDealers: [100_000_000] },
  mobile: { hotels: [50_000_000], newCarDealers: [900_000_000] },
});
const view = exampleView(wallet, { ...wallet, market: "nation" }, { year: 2025 });

async function say(sales: Readonly<Record<string, number>>, locale: (typeof LOCALES)[number] = "en-US") {
  const question = {
    medium: "tvOta",
    focus: { kind: "vertical", id: "automotive" },
    benchmark: NATION_BENCHMARK,
    benchmarks: null,
    ownSales: new Map(Object.entries(sales)),
  } as const;
  const words = await exampleWords(locale);
  return walletHeadline({ share: shareOfWallet(view, question), question, spending: { words } });
}

test("whoever sells nothing there is not said to be level with a share that is small as well", async () => {
  expect(await say({ hotels: 10_000 })).toBe(
    "Automotive: Your organization has none of this wallet yet; as much as its part of TV OTA would bring nationwide would be $7K a year",
  );
});

test("shares that read the same and are not nothing are level", async () => {
  expect(await say({ hotels: 5_000, newCarDealers: 10_000 })).toContain("about the same as");
});

test.each(LOCALES)("is said in %s without a gap", async (locale) => {
  expect(await say({ hotels: 10_000 }, locale)).not.toMatch(/\{\{|undefined|NaN|shareWallet\./);
});
